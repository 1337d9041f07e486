import { useMemo } from 'react';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { readDocument } from '../../core/draft/read-document';
import type { PageInfo } from '../../parts/page-context';
import { catalogue } from '../../sections/catalogue';
import type { PageTemplate } from '../../sections/page-templates/page-template';
import { DrawnPicture } from '../canvas/drawn-picture';
import { useEditing } from '../editing/editing-context';
import { templateHeader } from './template-edits';
import styles from './add-page.module.css';

/** A picture shows a page from its top, drawn as narrow as its links still stand in its bar: what is small has to be seen. */
const SIZE = { width: 1024, height: 1280 };

/** A hero is as high as its window, which here is the whole picture: it would hide all that follows. */
const LOW_HERO = '[data-section] > * { min-block-size: 0 !important; }';

/** A page as it will look when it is added. */
export function PagePicture({ template, info }: { template: PageTemplate; info: PageInfo }) {
  const { draft } = useEditing();
  const components = useMemo(
    () => componentsOf(draft.draft, template, info.media),
    [draft, template, info.media],
  );
  return (
    <DrawnPicture
      title={template.name}
      {...{ info, components }}
      size={SIZE}
      css={LOW_HERO}
      className={styles['picture'] ?? ''}
    />
  );
}

/** The template's sections with their content, from a draft of their own. */
function componentsOf(site: Draft, template: PageTemplate, media: PageInfo['media']) {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'page', values: { path: '/' } });
  for (const { section, data } of [templateHeader(site, template, media), ...template.sections]) {
    // A template is plain data.
    applyEdit(draft, { edit: 'addSection', page: 'page', section, data: data as never });
  }
  return readDocument(draft).pages[0]?.components ?? [];
}
