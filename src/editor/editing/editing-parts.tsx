/** The parts as an owner edits them: the same elements and classes as a visitor's, with texts to write in. */
import type { RefObject } from 'react';
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
import { useFields } from './use-fields';

/** Elements that hold paragraphs, not a line. */
const MULTILINE: ReadonlySet<string> = new Set(['p', 'div', 'li', 'dd']);

function EditText({ field, as, className, alignment }: TextProps) {
  const { id, source, titleLevel } = useSection();
  const path = usePath(field);
  const alignPath = usePath(alignment ?? `${field}Alignment`);
  const align = alignmentOf(source.useValue(alignPath));
  // All of them are HTML elements with the same attributes; a ref's type differs for each.
  const Element = elementOf(as, titleLevel) as 'p';
  const { ref, ...editable } = useEditable<HTMLElement>({
    component: id,
    fields: useFields(),
    path,
    field,
    isMultiline: MULTILINE.has(as),
    tag: Element,
  });
  return (
    <Element
      {...editable}
      ref={ref as RefObject<HTMLParagraphElement | null>}
      className={className}
      data-align={align}
      data-alignment={alignPath}
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
};
