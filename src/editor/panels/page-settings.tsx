import { ArrowLeft } from 'lucide-react';
import type { SiteAnswer } from '../../core/api/site';
import { pageFields } from '../../core/document/records';
import type { Field, TextMeta } from '../../core/fields/field';
import { useChildIds, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { FieldControls } from '../inspector/field-controls';
import { PictureValue } from '../inspector/picture-value';
import { Button } from '../ui/button';
import { setUi } from '../workspace/ui-state';
import { DraftTextField } from './draft-text-field';
import { PagePath } from './page-path';
import { PagePreviews } from './page-previews';
import { usePageName } from './use-page-name';
import { say } from '../words/say';
import styles from './panels.module.css';

const META: Readonly<Record<string, Field>> = pageFields.meta.fields ?? {};

function textMeta(name: string): TextMeta {
  const meta = META[name]?.meta;
  if (meta?.kind !== 'text') throw new Error(`A page has no text "${name}".`);
  return meta;
}

/** One page: its path, and what search engines and networks show of it. */
export function PageSettings({ page, site }: { page: string; site: SiteAnswer }) {
  const { draft, mayEdit } = useEditing();
  const { store } = draft;
  const record = `page:${page}`;
  const pages = useChildIds(store, 'pages');
  const path = String(useDraftValue(store, `${record}/path`) ?? '/');
  const name = usePageName(page);
  const sharedFrom = useDraftValue(store, `page:${pages[0] ?? ''}/meta/useForAll`);
  const isShared = sharedFrom === true && pages[0] !== page;
  const { useForAll, isHidden } = META;
  return (
    <fieldset className={styles['panel']} disabled={!mayEdit}>
      <div className={styles['back']}>
        <Button variant="quiet" onPress={() => setUi({ pageSettings: null })}>
          <ArrowLeft />
          {say('All pages')}
        </Button>
      </div>
      <h3 className={styles['subject']} dir="auto">
        {name}
      </h3>
      <PagePath key={path} page={page} path={path} />
      {isShared && (
        <p className={styles['muted']}>
          {say('The first page’s title, keywords and description are used for all pages.')}
        </p>
      )}
      <DraftTextField
        {...{ record }}
        path={['meta', 'title']}
        meta={textMeta('title')}
        hint={say('Shown in tabs and search results.')}
      />
      <DraftTextField
        {...{ record }}
        path={['meta', 'description']}
        meta={textMeta('description')}
        isMultiline
        hint={say('Two sentences that say what the page is about.')}
      />
      <DraftTextField {...{ record }} path={['meta', 'keywords']} meta={textMeta('keywords')} />
      {pages[0] === page && useForAll !== undefined && (
        <FieldControls
          siteId={site.id}
          record={record}
          keyPrefix={`${record}/meta`}
          fields={{ useForAll }}
        />
      )}
      <PictureValue
        label={say('Social image')}
        siteId={site.id}
        valueKey={`${record}/meta/socialImage`}
      />
      {isHidden !== undefined && (
        <FieldControls
          siteId={site.id}
          record={record}
          keyPrefix={`${record}/meta`}
          fields={{ isHidden }}
        />
      )}
      <PagePreviews {...{ page, site, path }} from={isShared ? (pages[0] ?? page) : page} />
    </fieldset>
  );
}
