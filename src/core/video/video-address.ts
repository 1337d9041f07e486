import type { YoutubeVideo } from './parse-video';

/** YouTube's privacy-enhanced host: it sets no cookie before the video plays. */
export const YOUTUBE_EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/** Where YouTube keeps its thumbnails. */
export const YOUTUBE_THUMBNAIL_ORIGIN = 'https://i.ytimg.com';

/** The address of the player; without autoplay the visitor starts it. `origin` is another host for tests. */
export function embedAddress(
  { id, list }: YoutubeVideo,
  { autoplay = true, origin = YOUTUBE_EMBED_ORIGIN }: { autoplay?: boolean; origin?: string } = {},
): string {
  const parameters = [
    ...(autoplay ? ['autoplay=1'] : []),
    'playsinline=1',
    'rel=0',
    ...(list === undefined ? [] : [`list=${list}`]),
  ];
  return `${origin}/embed/${id === '' ? 'videoseries' : id}?${parameters.join('&')}`;
}

/** Our own address of a video's thumbnail, or null when the link names no video. */
export function thumbnailPath({ id }: YoutubeVideo): string | null {
  return id === '' ? null : `/media/video/${id}.jpg`;
}

/** The provider's addresses of the thumbnail, best first: the large one does not exist for every video. */
export function thumbnailSources(id: string, origin = YOUTUBE_THUMBNAIL_ORIGIN): string[] {
  return ['maxresdefault', 'hqdefault'].map((name) => `${origin}/vi/${id}/${name}.jpg`);
}
