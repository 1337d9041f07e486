/** The hero's loop and the film behind the play button: frames drawn here, encoded by ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { filmFrame, FILM_SECONDS } from './film-story.mjs';
import { raster, svg } from './lib.mjs';
import {
  defs,
  depths,
  FLARE,
  flame,
  HEIGHT,
  HORIZON,
  mirror,
  quay,
  sky,
  steam,
  water,
  WIDTH,
} from './scene.mjs';

export const FRAME = { width: 1280, height: 720, rate: 24 };
const SCALE = FRAME.width / WIDTH;
const LOOP_SECONDS = 8;

const turn = (phase) => Math.sin(2 * Math.PI * phase);

async function layer(content) {
  const source = svg(WIDTH, HEIGHT, content, defs);
  const { data } = await raster(source, FRAME.width, FRAME.height)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** The scene in pieces that move apart. */
export async function loadScene() {
  const { far, mid, near } = depths();
  const haze = (y, h, opacity) =>
    `<rect x="-50" y="${y}" width="${WIDTH + 100}" height="${h}" fill="url(#haze)" opacity="${opacity}"/>`;
  const lampGroups = (lamps) =>
    [0, 1, 2].map((group) => lamps.filter((_, index) => index % 3 === group).join(''));
  const standing =
    `<g opacity=".85">${far.shapes.join('')}</g>` +
    [mid, near].map(({ shapes, lamps }) => shapes.join('') + lamps.join('')).join('');
  const below = `<clipPath id="below"><rect y="${HORIZON + 46}" width="${WIDTH}" height="${HEIGHT}"/></clipPath><g clip-path="url(#below)">${mirror(standing)}</g>`;
  return {
    sky: await layer(sky()),
    far: await layer(
      `<g opacity=".72" filter="url(#soft)">${far.shapes.join('')}${far.lamps.join('')}</g>`,
    ),
    steam: await layer(steam()),
    haze: await layer(haze(560, HORIZON - 556, 0.8)),
    mid: await layer(mid.shapes.join('')),
    midLamps: await Promise.all(lampGroups(mid.lamps).map(layer)),
    nearHaze: await layer(haze(700, HORIZON - 690, 0.55)),
    near: await layer(near.shapes.join('')),
    nearLamps: await Promise.all(lampGroups(near.lamps).map(layer)),
    water: await layer(water() + below),
    quay: await layer(quay()),
  };
}

/** One frame of the dusk scene at a phase of its loop (0 to 1). */
export async function sceneFrame(layers, phase) {
  const frame = Buffer.from(layers.sky);
  const sway = turn(phase);
  put(frame, layers.far, { dx: 2 * sway });
  for (const half of [0, 0.5]) {
    const at = (phase + half) % 1;
    put(frame, layers.steam, { dx: -34 * at, opacity: Math.sin(Math.PI * at) });
  }
  put(frame, layers.haze, {});
  put(frame, layers.mid, { dx: 4 * sway });
  layers.midLamps.forEach((lamps, group) =>
    put(frame, lamps, {
      dx: 4 * sway,
      opacity: 0.82 + 0.18 * turn(phase * (group + 2) + group / 3),
    }),
  );
  await putFlame(frame, phase, 4 * sway);
  put(frame, layers.nearHaze, {});
  put(frame, layers.near, { dx: 7 * sway });
  layers.nearLamps.forEach((lamps, group) =>
    put(frame, lamps, {
      dx: 7 * sway,
      opacity: 0.85 + 0.15 * turn(phase * (group + 1) + group / 3),
    }),
  );
  put(frame, layers.water, {
    dx: 7 * sway,
    ripple: (y) =>
      (y / FRAME.height - 0.7) * 9 * turn(phase * 3 - y / 23) + turn(phase * 5 + y / 9),
  });
  put(frame, layers.quay, { dx: 15 * sway });
  return frame;
}

async function putFlame(frame, phase, dx) {
  const source = svg(WIDTH, HEIGHT, flame(phase), defs);
  const box = {
    left: Math.floor((FLARE.x - 280) * SCALE),
    top: Math.max(0, Math.floor((FLARE.y - 300) * SCALE)),
    width: FRAME.width - Math.floor((FLARE.x - 280) * SCALE),
    height: 300,
  };
  const data = await raster(source, FRAME.width, FRAME.height)
    .extract(box)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const shift = Math.round(dx);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const to = x + box.left + shift;
      if (to < 0 || to >= FRAME.width) continue;
      blend(frame, ((y + box.top) * FRAME.width + to) * 4, data, (y * box.width + x) * 4, 1);
    }
}

function blend(to, at, from, index, opacity) {
  const alpha = (from[index + 3] / 255) * opacity;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++)
    to[at + channel] += (from[index + channel] - to[at + channel]) * alpha;
}

/** Lays a layer over a frame, moved sideways by parts of a pixel; its edge pixels go on outwards. */
export function put(frame, pixels, { dx = 0, opacity = 1, ripple }) {
  const { width, height } = FRAME;
  for (let y = 0; y < height; y++) {
    const move = dx + (ripple ? ripple(y) : 0);
    const whole = Math.floor(move);
    const part = move - whole;
    for (let x = 0; x < width; x++) {
      const right = Math.min(width - 1, Math.max(0, x - whole));
      const left = Math.max(0, right - 1);
      const a = (y * width + right) * 4;
      const b = (y * width + left) * 4;
      const alphaA = pixels[a + 3] * (1 - part);
      const alphaB = pixels[b + 3] * part;
      const alpha = alphaA + alphaB;
      if (alpha === 0) continue;
      const at = (y * width + x) * 4;
      const share = (alpha / 255) * opacity;
      for (let channel = 0; channel < 3; channel++) {
        const color = (pixels[a + channel] * alphaA + pixels[b + channel] * alphaB) / alpha;
        frame[at + channel] += (color - frame[at + channel]) * share;
      }
    }
  }
}

async function encode(file, seconds, quality, draw) {
  const { width, height, rate } = FRAME;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba'],
      ...['-s', `${width}x${height}`, '-r', String(rate), '-i', '-', '-an'],
      ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality), '-row-mt', '1'],
      ...['-pix_fmt', 'yuv420p', '-deadline', 'good', '-cpu-used', '2', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  const count = Math.round(seconds * rate);
  for (let index = 0; index < count; index++) {
    if (!ffmpeg.stdin.write(await draw(index / count))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** Writes both films. */
export async function films(folder) {
  const layers = await loadScene();
  await encode(`${folder}/hero-loop.webm`, LOOP_SECONDS, 32, (at) => sceneFrame(layers, at));
  await encode(`${folder}/lockstep-film.webm`, FILM_SECONDS, 36, (at) =>
    filmFrame({
      seconds: at * FILM_SECONDS,
      dusk: (phase) => sceneFrame(layers, phase),
      ...FRAME,
    }),
  );
}
