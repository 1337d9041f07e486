/** The parts as an owner edits them: the same elements and classes as a visitor's, with texts to write in. */
import { LiveBackground } from '../../parts/background/background';
import type { AnchorProps, PartSet, TextProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { alignmentOf, elementOf } from '../../parts/text-element';
import { useEditable } from '../text/use-editable';
import { EditButton, EditPlayButton } from './edit-button';
import { EditIcon } from './edit-icon';
import { EditInput } from './edit-input';
import { EditItems } from './edit-items';
import { EditLogo } from './edit-logo';
import { EditLinks } from './edit-links';
import { EditLine } from './editing-line';
import { EditPicture } from './edit-picture';
import { EditSocials } from './edit-socials';

/** Elements that hold paragraphs, not a line. */
const MULTILINE: ReadonlySet<string> = new Set(['p', 'div', 'li', 'dd']);

function EditText({ field, as, className, alignment }: TextProps) {
  const { source, titleLevel } = useSection();
  const usual = `${field}Alignment`;
  const alignPath = usePath(alignment ?? usual);
  // All of them are HTML elements with the same attributes.
  const Element = elementOf(as, titleLevel) as 'p';
  return (
    <Element
      {...useEditable({ field, isMultiline: MULTILINE.has(as) })}
      className={className}
      data-align={alignmentOf(source.useValue(alignPath))}
      data-alignment={alignment === undefined || alignment === usual ? undefined : alignPath}
    />
  );
}

function EditAnchor({ link, text, className, children }: AnchorProps) {
  const path = usePath(link);
  if (text === undefined) {
    return (
      <span className={className} data-link={path}>
        {children}
      </span>
    );
  }
  return <EditLine field={text} link={link} className={className} />;
}

export const editingParts: PartSet = {
  Text: EditText,
  Picture: EditPicture,
  Button: EditButton,
  Items: EditItems,
  Icon: EditIcon,
  Anchor: EditAnchor,
  Logo: EditLogo,
  Socials: EditSocials,
  Links: EditLinks,
  Input: EditInput,
  Background: LiveBackground,
  PlayButton: EditPlayButton,
  // Nothing runs while it is edited.
  Island: ({ children }) => children,
};
