/** A section in a small picture of it: what it has no content for yet shows as an example, in the theme's colours. */
import type { PageInfo } from '../../parts/page-context';
import { InterfaceIcon } from '../../parts/interface-icon';
import { liveParts } from '../../parts/live-parts';
import type { PartSet, PictureProps, PlayButtonProps } from '../../parts/parts';
import { LivePicture } from '../../parts/picture/picture';
import play from '../../parts/play-button/play-button.module.css';
import { usePath, useSection } from '../../parts/section-context';
import { Lines } from '../../parts/text';
import { say } from '../words/say';

export const exampleParts: PartSet = {
  ...liveParts,
  Picture: ExamplePicture,
  PlayButton: ExamplePlayButton,
};

const exampleLinks = () =>
  [say('About'), say('Plans'), say('Contact')].map((text) => ({ id: text, text, link: '#' }));

/** The page around a picture: a site that has no links yet shows some, or its bar and its footer are empty strips. */
export function exampleInfo(info: PageInfo): PageInfo {
  const { header, footer, bar } = info.navigation;
  return {
    ...info,
    mode: 'preview',
    navigation: {
      ...info.navigation,
      header: header.length > 0 ? header : exampleLinks(),
      footer: footer.length > 0 ? footer : exampleLinks(),
      bar: { ...bar, isFixed: false },
    },
  };
}

function ExamplePicture(props: PictureProps) {
  const { source } = useSection();
  const path = usePath(props.field);
  const address = source.useValue(path);
  if (typeof address === 'string' && address !== '') return <LivePicture {...props} />;
  return (
    <span className={`canvas-example ${props.className ?? ''}`}>
      {props.dimensions === 'logoDimensions' ? <Mark path={path} /> : <Scene />}
    </span>
  );
}

/** Hills under a low sun; canvas.css has their colours. */
function Scene() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h400v300H0z" />
      <circle cx="268" cy="128" r="42" />
      <path d="M0 206q70-62 136-24t128-14q66-46 136 6v126H0z" />
      <path d="M0 254q84-52 176-20t224-30v96H0z" />
    </svg>
  );
}

/** Signs of the example's companies, by their place in the list. */
const SIGNS = [
  'M2 9a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  'M2 18 11 0l9 18z',
  'M2 0h8v8H2zM12 10h8v8h-8z',
  'M2 6h18v4H2zM2 0h12v3H2zM2 13h12v5H2z',
];

/** A company's mark in the ink of the words: its sign and a line for its name. */
function Mark({ path }: { path: string }) {
  const [list = '', item = ''] = path.split('/#');
  const ids = useSection().source.useItems(list);
  const sign = SIGNS[Math.max(0, ids.indexOf(item.split('/')[0] ?? '')) % SIGNS.length];
  return (
    <svg viewBox="0 0 88 18" fill="currentColor" opacity="0.62">
      <path d={`${sign}M30 5h54v8H30z`} />
    </svg>
  );
}

function ExamplePlayButton({ text, className }: PlayButtonProps) {
  const label = useSection().source.useText(usePath(text));
  if (label.trim() === '') return null;
  return (
    <span className={[play['play'], className].filter(Boolean).join(' ')}>
      <span className={play['disc']}>
        <InterfaceIcon name="play" />
      </span>
      <span dir="auto">
        <Lines text={label} />
      </span>
    </span>
  );
}
