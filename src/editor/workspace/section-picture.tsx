import { useMemo } from 'react';
import * as Y from 'yjs';
import type { SectionDefinition } from '../../core/catalogue/section';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readDocument } from '../../core/draft/read-document';
import type { PageInfo } from '../../parts/page-context';
import { DrawnPicture } from '../canvas/drawn-picture';
import { useEditing } from '../editing/editing-context';
import { newSectionData } from '../editing/new-section';
import { say } from '../words/say';
import styles from './add-section.module.css';

/** Width at which a section is drawn before it is made small, px. */
const DRAWN_WIDTH = 1200;
/** Height over width of the strip that a section without a catalogue's picture is. */
const STRIP_RATIO = 0.12;
/** A picture is never higher than this part of its width: what follows below is more of the same. */
const MAX_RATIO = 0.66;

/** The section fills its picture: what is lower stands in the middle of it, what is higher is cut at its foot. */
const FILLING = `
  html { overflow: hidden; }
  [data-section] > * { box-sizing: border-box; min-block-size: 100vh; align-content: center; }
`;

/** A section as it will look when it is added; until it is drawn, its shapes from the catalogue's picture. */
export function SectionPicture(props: {
  definition: SectionDefinition;
  info: PageInfo;
  /** Address of the catalogue's picture; empty where it has none. */
  picture: string;
}) {
  const { definition, info, picture } = props;
  const { draft } = useEditing();
  const components = useMemo(
    () => newComponents(definition, newSectionData(draft.draft, definition.name, info.media)),
    [definition, draft, info.media],
  );
  const ratio = Math.min(definition.thumbnailRatio ?? STRIP_RATIO, MAX_RATIO);
  return (
    <DrawnPicture
      title={say(definition.label)}
      {...{ info, components }}
      size={{ width: DRAWN_WIDTH, height: DRAWN_WIDTH * ratio }}
      css={FILLING}
      className={styles['picture'] ?? ''}
    >
      {picture !== '' && <img src={picture} alt="" loading="lazy" />}
    </DrawnPicture>
  );
}

/** The section with the content that it starts with. */
function newComponents(definition: SectionDefinition, data: Record<string, never>) {
  const draft = new Draft(new Y.Doc(), new Map([[definition.name, definition]]));
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'page', values: { path: '/' } });
  const section = definition.name;
  applyEdit(draft, { edit: 'addSection', id: 'section', page: 'page', section, data });
  return readDocument(draft).pages[0]?.components ?? [];
}
