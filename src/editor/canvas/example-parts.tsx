/** A section in a small picture of it: what it has no content for yet shows as its place, as it will on the page. */
import { isBlank } from '../../core/text/is-blank';
import type { PageInfo } from '../../parts/page-context';
import { InterfaceIcon } from '../../parts/interface-icon';
import { liveParts } from '../../parts/live-parts';
import type { PartSet, PictureProps, PlayButtonProps, TextProps } from '../../parts/parts';
import { LivePicture } from '../../parts/picture/picture';
import { LivePlayButton } from '../../parts/play-button/play-button';
import { usePath, useSection } from '../../parts/section-context';
import { LiveText } from '../../parts/text';
import { elementOf } from '../../parts/text-element';
import { say } from '../words/say';

export const exampleParts: PartSet = {
  ...liveParts,
  Text: ExampleText,
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

function ExampleText(props: TextProps) {
  const { source, titleLevel } = useSection();
  if (!isBlank(source.useText(usePath(props.field)))) return <LiveText {...props} />;
  const Element = elementOf(props.as, titleLevel);
  return <Element className={props.className}>{say('Your text')}</Element>;
}

function ExamplePicture(props: PictureProps) {
  const { source } = useSection();
  const path = usePath(props.field);
  const address = source.useValue(path);
  if (typeof address === 'string' && address !== '') return <LivePicture {...props} />;
  const isLoose = !path.includes('/#');
  return (
    <span
      className={isLoose ? 'canvas-slot' : `canvas-slot ${props.className ?? ''}`}
      data-loose={isLoose ? '' : undefined}
    >
      <span>{say('Add picture')}</span>
    </span>
  );
}

function ExamplePlayButton(props: PlayButtonProps) {
  const { source } = useSection();
  const label = source.useText(usePath(props.text));
  const own = source.useValue(usePath(props.video));
  const other = source.useValue(usePath(props.fallbackVideo ?? props.video));
  if (own !== '' || other !== '') return <LivePlayButton {...props} />;
  if (isBlank(label)) return null;
  return (
    <span className="canvas-button" data-loose="">
      <InterfaceIcon name="play" />
      <span dir="auto">{label}</span>
    </span>
  );
}
