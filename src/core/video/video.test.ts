import { describe, expect, it } from 'vitest';
import { parseVideo } from './parse-video';
import { embedAddress, thumbnailPath, thumbnailSources } from './video-address';
import { withoutTime } from './without-time';

const ID = 'dQw4w9WgXcQ';

describe('parseVideo', () => {
  it('finds the 11-character id in every form of link (C62)', () => {
    for (const link of [
      `https://www.youtube.com/watch?v=${ID}`,
      `https://www.youtube.com/watch?app=desktop&v=${ID}&t=5`,
      `youtube.com/watch?v=${ID}`,
      `http://m.youtube.com/watch?v=${ID}#t=90`,
      `https://music.youtube.com/watch?v=${ID}`,
      `https://youtu.be/${ID}?si=x`,
      `https://www.youtu.be/${ID}`,
      `//youtu.be/${ID}`,
      `https://www.youtube.com/shorts/${ID}`,
      `https://www.youtube.com/live/${ID}?feature=share`,
      `https://www.youtube.com/embed/${ID}`,
      `https://www.youtube.com/v/${ID}`,
      `https://www.youtube-nocookie.com/embed/${ID}`,
      `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    ]) {
      expect([link, parseVideo(link)]).toEqual([link, { provider: 'youtube', id: ID }]);
    }
    expect(parseVideo('https://youtu.be/-abc_def-12')).toMatchObject({ id: '-abc_def-12' });
    expect(parseVideo('https://youtu.be/_abc_def-12')).toMatchObject({ id: '_abc_def-12' });
  });

  it('keeps the playlist', () => {
    expect(parseVideo(`https://www.youtube.com/watch?list=PLx1&v=${ID}`)).toEqual({
      provider: 'youtube',
      id: ID,
      list: 'PLx1',
    });
    const playlist = { provider: 'youtube', id: '', list: 'PLx1' };
    expect(parseVideo('https://www.youtube.com/playlist?list=PLx1')).toEqual(playlist);
    expect(parseVideo('https://www.youtube.com/embed/videoseries?list=PLx1')).toEqual(playlist);
  });

  it('takes direct links to mp4 and webm files over https, and the site’s own', () => {
    expect(parseVideo('https://cdn.example/a/b.MP4?x=1')).toEqual({
      provider: 'file',
      src: 'https://cdn.example/a/b.MP4?x=1',
      type: 'video/mp4',
    });
    expect(parseVideo('/media/m1/clip.webm')).toEqual({
      provider: 'file',
      src: '/media/m1/clip.webm',
      type: 'video/webm',
    });
    expect(parseVideo('http://cdn.example/b.mp4')).toBeNull();
  });

  it('takes nothing else', () => {
    for (const link of [
      '',
      null,
      'https://www.youtube.com/',
      'https://www.youtube.com/watch?v=short',
      `https://www.youtube.com/?v=${ID}`,
      `https://www.youtube.com/results?v=${ID}`,
      `https://www.youtube.com/playlist?v=${ID}`,
      `https://www.youtube.com/watch?v=${ID}x`,
      `https://www.youtube.com/watch?xv=${ID}`,
      `https://evil.example/watch?v=${ID}`,
      `https://youtube.com.evil.example/watch?v=${ID}`,
      `https://youtube.com@evil.example/watch?v=${ID}`,
      'https://www.youtube.com/embed/"onload="',
      `javascript:alert("youtube.com/watch?v=${ID}")`,
      'https://cdn.example/page.html?x=.mp4',
    ]) {
      expect([link, parseVideo(link)]).toEqual([link, null]);
    }
  });
});

describe('withoutTime', () => {
  it('removes only the parameter named t, in query and fragment (C64)', () => {
    const base = `https://youtu.be/${ID}`;
    for (const end of ['?t=90', '?t=1m30s', '#t=90', '?t=1#t=2', '']) {
      expect(withoutTime(base + end)).toBe(base);
    }
    expect(withoutTime(`https://x.example/watch?v=${ID}&t=25s`)).toBe(
      `https://x.example/watch?v=${ID}`,
    );
    expect(withoutTime(`?list=PLx&v=${ID}&t=5`)).toBe(`?list=PLx&v=${ID}`);
    expect(withoutTime(`?at=1&v=${ID}`)).toBe(`?at=1&v=${ID}`);
    expect(withoutTime('?t=1&start=5&xt=2')).toBe('?start=5&xt=2');
    expect(withoutTime('/clip.mp4#t=10,20&x=1')).toBe('/clip.mp4#x=1');
    expect(withoutTime('/clip.mp4#top')).toBe('/clip.mp4#top');
  });
});

describe('addresses', () => {
  it('embed from the privacy-enhanced host', () => {
    expect(embedAddress({ provider: 'youtube', id: ID })).toBe(
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
    );
    expect(
      embedAddress(
        { provider: 'youtube', id: '', list: 'PLx1' },
        { autoplay: false, origin: 'http://localhost:1' },
      ),
    ).toBe('http://localhost:1/embed/videoseries?playsinline=1&rel=0&list=PLx1');
  });

  it('show a thumbnail from the site’s own host', () => {
    expect(thumbnailPath({ provider: 'youtube', id: ID })).toBe(`/media/video/${ID}.jpg`);
    expect(thumbnailPath({ provider: 'youtube', id: '', list: 'PLx1' })).toBeNull();
    expect(thumbnailSources(ID)[1]).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`);
  });
});
