import { useEditing } from '../editing/editing-context';
import { CATEGORIES, type Category } from '../../core/catalogue/section';
import { isSectionUsed } from '../../core/draft/edits/sections';
import type { PageInfo } from '../../parts/page-context';
import { LargeDialog } from '../ui/dialog';
import { SectionPicture } from './section-picture';
import { setUi, useUi } from './ui-state';
import styles from './add-section.module.css';

const NAMES: Readonly<Record<Category, string>> = {
  header: 'Headers',
  feature: 'Features',
  pricing: 'Plans',
  client: 'Clients',
  cta: 'Calls to action',
  contact: 'Contact',
  rsvp: 'Events',
  privacyPolicy: 'Policies',
  footer: 'Footers',
  others: 'Others',
};
const ORDER: readonly Category[] = [
  'header',
  'feature',
  'pricing',
  'client',
  'cta',
  'contact',
  'rsvp',
  'privacyPolicy',
  'footer',
  ...CATEGORIES.filter((category) => category === 'others'),
];

/** The catalogue: each section drawn as it will look, in the site's own theme. */
export function AddSection({ pageId, info }: { pageId: string; info: PageInfo }) {
  const addAt = useUi((ui) => ui.addAt);
  return (
    <LargeDialog
      title="Add a section"
      isOpen={addAt !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setUi({ addAt: null });
      }}
    >
      <Catalogue {...{ pageId, info }} index={addAt ?? 0} />
    </LargeDialog>
  );
}

function Catalogue({ pageId, info, index }: { pageId: string; info: PageInfo; index: number }) {
  const { draft } = useEditing();
  const definitions = [...draft.draft.catalogue.values()];
  const add = (section: string) => {
    const { id } = draft.edit({ edit: 'addSection', page: pageId, section, index });
    setUi({ addAt: null, ...(id === undefined ? {} : { selected: id }) });
  };
  return (
    <div className={styles['catalogue']}>
      {ORDER.map((category) => {
        const choices = definitions.filter((definition) => definition.category === category);
        if (choices.length === 0) return null;
        return (
          <section key={category} className={styles['group']}>
            <h3>{NAMES[category]}</h3>
            <div className={styles['choices']}>
              {choices.map((definition) => {
                const isTaken = definition.unique && isSectionUsed(draft.draft, definition.name);
                return (
                  <button
                    key={definition.name}
                    type="button"
                    className={styles['choice']}
                    disabled={isTaken}
                    onClick={() => add(definition.name)}
                  >
                    <SectionPicture {...{ definition, info }} />
                    <span className={styles['label']}>
                      {definition.label}
                      {isTaken && <small>Once per site</small>}
                    </span>
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
