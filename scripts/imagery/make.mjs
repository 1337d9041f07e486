// Draws the sites' files: node scripts/imagery/make.mjs [logos] [drawings] [pictures] [films] [templates], all without words.
// Only at authoring time: the results are committed. The films need ffmpeg.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { films } from './films.mjs';
import { FILES, grain, raster, svg, words } from './lib.mjs';
import { logos, mark } from './logos.mjs';
import { isolationBoundary, pipingLines } from './piping.mjs';
import * as dusk from './scene.mjs';
import * as bakery from './templates/bakery.mjs';
import * as event from './templates/event.mjs';
import * as studio from './templates/studio.mjs';
import * as valve from './valve.mjs';

const SOCIAL = { width: 1200, height: 630 };

const save = (name, content, folder = FILES) => writeFileSync(path.join(folder, name), content);

async function photograph(name, { source, width, height, seed, folder = FILES }) {
  const noise = await grain(width, height, 18, seed);
  const jpeg = await raster(source, width, height)
    .composite([{ input: noise }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  save(name, jpeg, folder);
}

const scene = () => svg(dusk.WIDTH, dusk.HEIGHT, dusk.scene(), dusk.defs);

/** The dusk scene, darkened at its start, with the mark and the promise. */
function social() {
  const height = (dusk.WIDTH * SOCIAL.height) / SOCIAL.width;
  const lines = ['Nothing opens', 'until every isolation', 'is proven'];
  return svg(
    dusk.WIDTH,
    height,
    dusk.scene() +
      `<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#04161c" stop-opacity=".88"/><stop offset=".55" stop-color="#04161c" stop-opacity=".5"/><stop offset=".85" stop-color="#04161c" stop-opacity="0"/></linearGradient>` +
      `<rect width="${dusk.WIDTH}" height="${height}" fill="url(#shade)"/>` +
      mark({ ink: '#fff', x: 132, y: 120, scale: 2.6 }) +
      words('display', 'Lockstep', { x: 290, y: 226, size: 88, fill: '#fff' }) +
      lines
        .map((text, index) =>
          words('display', text, {
            x: 136,
            y: 620 + index * 168,
            size: 158,
            tracking: -0.02,
            fill: '#fff',
          }),
        )
        .join(''),
    dusk.defs,
  );
}

const STEPS = {
  logos: () => Object.entries(logos()).forEach(([name, source]) => save(name, source)),
  drawings: () => {
    save('isolation-boundary.svg', isolationBoundary());
    save('piping-lines.svg', pipingLines());
  },
  pictures: async () => {
    const { WIDTH: width, HEIGHT: height } = dusk;
    await photograph('hero-dusk.jpg', { source: scene(), width, height, seed: 3 });
    await photograph('locked-valve.jpg', {
      source: svg(valve.SIZE, valve.SIZE, valve.lockedValve(), valve.defs),
      width: valve.SIZE,
      height: valve.SIZE,
      seed: 9,
    });
    await photograph('social.jpg', { source: social(), ...SOCIAL, seed: 4 });
  },
  films: () => films(FILES),
  templates: async () => {
    await template('event', event, {
      logo: event.logo,
      favicon: event.favicon,
      social: event.social,
      ink: '#141233',
      squares: { lanterns: event.lanterns },
    });
    await template('bakery', bakery, {
      logo: bakery.logo,
      favicon: bakery.favicon,
      social: bakery.social,
      ink: '#3a1e0b',
      squares: { loaf: bakery.loaf, buns: bakery.buns },
    });
    await template('studio', studio, {
      logo: studio.logo,
      favicon: studio.favicon,
      social: studio.social,
      ink: '#15171c',
      squares: {
        'dune-house': studio.duneHouse,
        'reading-room': studio.readingRoom,
        stair: studio.stair,
      },
    });
  },
};

/** One template's files: its scene, its square pictures, its marks, and the picture for shared links. */
async function template(name, drawn, { ink, squares, logo, favicon, social: shared }) {
  const folder = path.join(FILES, '../../templates', name, 'files');
  mkdirSync(folder, { recursive: true });
  const { WIDTH: width, HEIGHT: height, SQUARE, defs } = drawn;
  const source = svg(width, height, drawn.scene(), defs);
  await photograph('scene.jpg', { source, width, height, seed: 3, folder });
  for (const [file, draw] of Object.entries(squares)) {
    const square = svg(SQUARE, SQUARE, draw(), defs);
    const size = { width: SQUARE, height: SQUARE };
    await photograph(`${file}.jpg`, { source: square, ...size, seed: 9, folder });
  }
  const card = shared((width * SOCIAL.height) / SOCIAL.width);
  await photograph('social.jpg', { source: card, ...SOCIAL, seed: 4, folder });
  save('logo.svg', logo(ink), folder);
  save('logo-light.svg', logo('#fff'), folder);
  save('favicon.svg', favicon(), folder);
}

mkdirSync(FILES, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length === 0 || wanted.includes(name)) await step();
}
