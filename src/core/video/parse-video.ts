/**
 * Links to videos: YouTube's watch, embed, short, shorts, live and playlist links, and direct links to mp4 and webm
 * files. Spec section 5; nothing else is a video.
 */
import { normaliseAddress } from '../links/normalise-address';
import { splitAddress } from '../links/split-address';

/** A video at YouTube. `id` is empty for a playlist that names no video. */
export interface YoutubeVideo {
  provider: 'youtube';
  id: string;
  list?: string;
}

/** A file that a browser plays itself. */
export interface VideoFile {
  provider: 'file';
  src: string;
  type: 'video/mp4' | 'video/webm';
}

export type Video = YoutubeVideo | VideoFile;

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set(
  'youtube.com www.youtube.com m.youtube.com music.youtube.com youtube-nocookie.com www.youtube-nocookie.com'.split(
    ' ',
  ),
);
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const LIST_ID = /^[A-Za-z0-9_-]{2,64}$/;
const ID_FOLDERS: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v']);

/** The video that a link leads to, or null. A link without a scheme counts as one with it. */
export function parseVideo(raw: unknown): Video | null {
  const checked = normaliseAddress(raw);
  if (!checked.isValid) return null;
  const { path, query } = splitAddress(checked.address);
  const [, scheme = '', host = '', rest = ''] =
    /^(https?:)?\/\/(?:www\.(?=youtu\.be))?([^/]+)(.*)$/i.exec(path) ?? [];
  if (host === '') return path.startsWith('/') ? fileVideo(checked.address, path) : null;
  const youtube = youtubeVideo(host.toLowerCase(), rest, query);
  if (youtube !== undefined) return youtube;
  // A page is served over https, where a browser refuses to load from http.
  return scheme === 'https:' ? fileVideo(checked.address, rest) : null;
}

/** Undefined: not at YouTube; null: at YouTube, but no video. */
function youtubeVideo(host: string, path: string, query: string): YoutubeVideo | null | undefined {
  const isShort = host === 'youtu.be';
  if (!isShort && !YOUTUBE_HOSTS.has(host)) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const list = parameter(query, 'list');
  const id = isShort ? segments[0] : idOf(segments, query);
  const hasList = list !== undefined && LIST_ID.test(list);
  if (id !== undefined && VIDEO_ID.test(id) && id !== 'videoseries') {
    return { provider: 'youtube', id, ...(hasList ? { list } : {}) };
  }
  const isPlaylist = segments[0] === 'playlist' || segments[1] === 'videoseries';
  return hasList && isPlaylist ? { provider: 'youtube', id: '', list } : null;
}

function idOf([first = '', second]: readonly string[], query: string): string | undefined {
  if (ID_FOLDERS.has(first)) return second;
  return first === 'watch' ? parameter(query, 'v') : undefined;
}

function fileVideo(src: string, path: string): VideoFile | null {
  const extension = /\.(mp4|webm)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === undefined) return null;
  return { provider: 'file', src, type: extension === 'mp4' ? 'video/mp4' : 'video/webm' };
}

function parameter(query: string, name: string): string | undefined {
  const found = query
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
