// Makes the icon sets in src/parts/icons/ from the icon packages: `node scripts/icons.mjs`. The sets are
// chosen, not complete: a few hundred drawings that fit what sites are about, and the brands that people link to.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as path from 'node:path';
import * as simple from 'simple-icons';
import { pathOfShapes } from './lib/shape-paths.mjs';

const lucide = path.resolve('node_modules/lucide-react/dist/esm/icons');
const folder = 'src/parts/icons';

const BLOCKS = `
accessibility activity air-vent alarm-clock alarm-smoke anchor angry aperture app-window apple archive armchair arrow-down
arrow-left arrow-right arrow-up arrow-up-right atom audio-lines award axe baby backpack badge badge-alert badge-check
badge-percent ban banana bandage banknote bar-chart barcode bath battery battery-charging beaker bean bed beef beer bell
bell-ring bike bird blocks bluetooth bolt bone book book-check book-open bookmark bot box boxes braces brain brick-wall
briefcase briefcase-business brush bug building building-2 bus cable cake calculator calendar calendar-check calendar-clock
calendar-days camera candy car carrot castle cat cctv chart-area chart-bar chart-column chart-line chart-no-axes-column chart-pie
check check-check chef-hat cherry chevron-down chevron-right circle circle-alert circle-check circle-dashed circle-dot circle-gauge
circle-help circle-play circle-slash circle-x citrus clapperboard clipboard clipboard-check clipboard-list clipboard-pen clock
clock-alert cloud cloud-lightning cloud-rain cloud-sun cloudy clover code coffee cog coins columns-3 compass component
construction container contact cookie cooking-pot copy cpu credit-card croissant crop cross crown cuboid cup-soda
database diamond dices dna dog dollar-sign door-closed door-open download drama drill droplet droplets drum dumbbell ear egg
equal euro expand external-link eye eye-off factory fan fast-forward feather fence file file-badge file-chart-column file-check file-clock
file-lock file-pen file-search file-text files film filter fingerprint fire-extinguisher fish flag flame flashlight
flask-conical flower flower-2 folder folder-check folder-lock folder-open footprints forklift fuel gamepad-2 gauge gavel gem ghost
gift git-branch git-fork git-merge glass-water glasses globe globe-lock goal grab graduation-cap grape grid-3x3 group guitar hammer hand
hand-coins hand-heart hand-helping handshake hard-drive hard-hat hash headphones headset heart heart-handshake heart-pulse heater
hexagon highlighter history hop hospital hotel hourglass house house-plug ice-cream-cone id-card image inbox infinity info
key key-round key-square keyboard lamp lamp-desk landmark languages laptop laptop-minimal layers layers-2 layout-dashboard layout-grid leaf library
life-buoy lightbulb link list list-checks list-ordered list-todo list-tree loader lock lock-keyhole lock-open log-in log-out luggage
magnet mail mail-check map map-pin map-pin-check martini maximize medal megaphone menu message-circle message-square
messages-square mic microscope microwave milestone milk minimize minus monitor monitor-check monitor-smartphone moon
mountain mouse move music navigation network newspaper notebook notebook-pen notepad-text nut octagon-alert octagon-x
package package-check package-open paint-bucket paint-roller paintbrush palette panel-top paperclip party-popper pause paw-print pen
pen-tool pencil percent person-standing phone phone-call piano pickaxe pie-chart pill pin pipette pizza plane plane-takeoff play plug
plug-zap plus pocket podcast popcorn pound-sterling power power-off presentation printer puzzle qr-code quote rabbit radar radiation radio
radio-tower rainbow rat receipt recycle refresh-cw refrigerator repeat replace reply ribbon rocket roller-coaster rotate-ccw route router rows-3 ruler
sailboat salad sandwich satellite save scale scale-3d scan scan-line school scissors scroll scroll-text search send server server-cog settings
settings-2 shapes share-2 shell shield shield-alert shield-ban shield-check shield-half shield-off shield-plus shield-user ship shirt
shopping-bag shopping-basket shopping-cart shovel shower-head shrub shuffle shield-x sigma signature signal signpost siren skull sliders-horizontal
smartphone smartphone-charging smile snail snowflake sofa soup sparkle speaker speech sprout square square-check square-function square-stack
stamp star stethoscope sticker sticky-note store sun sun-medium sunrise sunset swords syringe table table-properties tablet tag tags target telescope
tent terminal test-tube test-tubes thermometer thermometer-snowflake thermometer-sun thumbs-up ticket timer timer-reset toggle-left toggle-right toilet tornado tower-control toy-brick tractor traffic-cone
train-front transgender trash-2 tree-palm tree-pine trees trending-down trending-up triangle triangle-alert trophy truck tv umbrella undo-2
unlink unplug upload usb user user-check user-cog user-lock user-plus user-round user-round-check users users-round utensils vault vegan
venetian-mask video volleyball volume-2 vote wallet wallet-cards wand-sparkles warehouse washing-machine watch waves webcam weight wheat wifi wind
wind-arrow-down wine workflow worm wrench x zap zap-off zoom-in
`;
const INTERFACE =
  'check chevron-down circle-check circle-x cookie menu message-circle play send triangle-alert x arrow-up';
const BRANDS = `
behance bluesky dribbble discord facebook github gitlab google googlemaps googleplay appstore instagram line
mastodon medium messenger patreon pinterest reddit signal snapchat soundcloud spotify substack
telegram threads tiktok trustpilot tumblr twitch viber vimeo vk wechat whatsapp x xing yelp youtube
`;

/** What sections begin with, and the networks that most link to: as in src/editor/canvas/canvas-icons.ts. */
const COMMON =
  'chart-line circle-check circle-dashed clipboard-check compass facebook instagram link linkedin message-square rocket shield-check users youtube';
/** The others come in groups of a few KB each, when the first of a group is shown. */
const GROUPS = 24;

const words = (text) => [...new Set(text.trim().split(/\s+/))].sort();

async function drawing(name) {
  const data = await iconData(path.join(lucide, `${name}.mjs`)).catch(() => undefined);
  return data && pathOfShapes(data.node);
}

async function iconData(file) {
  const module = await import(pathToFileURL(file).href);
  return module.__iconData ?? aliased(file);
}

// A renamed icon's file only hands on that of its new name.
async function aliased(file) {
  const target = /from '\.\/([\w-]+\.mjs)'/.exec(readFileSync(file, 'utf8'))?.[1];
  const module = await import(pathToFileURL(path.join(lucide, target)).href);
  return module.__iconData;
}

async function drawings(names) {
  const found = {};
  for (const name of words(names)) {
    const d = await drawing(name);
    if (d !== undefined) found[name] = d;
    else console.warn(`no icon ${name}`);
  }
  return found;
}

function brandDrawings() {
  const found = {};
  for (const slug of words(BRANDS)) {
    const icon = Object.values(simple).find((entry) => entry.slug === slug);
    if (icon) found[slug] = { title: icon.title, viewBox: '0 0 24 24', path: icon.path };
    else console.warn(`no brand ${slug}`);
  }
  const linkedin = readFileSync('node_modules/bootstrap-icons/icons/linkedin.svg', 'utf8');
  found.linkedin = {
    title: 'LinkedIn',
    viewBox: '0 0 16 16',
    path: /\sd="([^"]+)"/.exec(linkedin)[1],
  };
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function json(set, space = '') {
  const lines = Object.entries(set).map(
    ([key, value]) => `${space}${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${space.slice(2)}}`;
}

function writeInterface(set) {
  writeFileSync(path.join(folder, 'interface.json'), `${json(set)}\n`);
}

/** One group of both sets, with those names that `isIn` says. */
function writeGroup(file, blocks, brands, isIn) {
  const part = (set) => Object.fromEntries(Object.entries(set).filter(([name]) => isIn(name)));
  const text = `{\n  "blocks": ${json(part(blocks), '    ')},\n  "brands": ${json(part(brands), '    ')}\n}\n`;
  writeFileSync(path.join(folder, file), text);
}

/** The group that an icon is in: as `groupOf` in src/parts/icon-set.ts. */
function groupOf(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % GROUPS;
  return sum;
}

const blocks = await drawings(BLOCKS);
const brands = brandDrawings();
const common = new Set(words(COMMON));
writeInterface(await drawings(INTERFACE));
writeGroup('common.json', blocks, brands, (name) => common.has(name));
for (let group = 0; group < GROUPS; group += 1) {
  const file = `groups/${String(group).padStart(2, '0')}.json`;
  writeGroup(file, blocks, brands, (name) => !common.has(name) && groupOf(name) === group);
}
