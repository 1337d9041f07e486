import { memo, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Input, SearchField } from 'react-aria-components';
import { CATEGORIES, type Category, type SectionDefinition } from '../../core/catalogue/section';
import type { Draft } from '../../core/draft/draft';
import { isSectionUsed } from '../../core/draft/edits/sections';
import type { PageInfo } from '../../parts/page-context';
import { api } from '../app/api';
import { useEditing } from '../editing/editing-context';
import { newSectionData } from '../editing/new-section';
import { placeForNew } from '../editing/section-place';
import { announce } from '../ui/announce';
import { closeAfterPaint, isClosing, LargeDialog } from '../ui/dialog';
import { revealPlace } from './reveal';
import { secondLandmarkNote } from './second-landmark';
import { SectionPicture } from './section-picture';
import { setUi, useUi } from './ui-state';
import { say, term } from '../words/say';
import { sectionWords } from '../tools/section-words';
import styles from './add-section.module.css';

const NAMES: Readonly<Record<Category, string>> = {
  header: term('Headers'),
  feature: term('Features'),
  pricing: term('Plans'),
  client: term('Clients'),
  cta: term('Calls to action'),
  contact: term('Contact'),
  rsvp: term('Events'),
  privacyPolicy: term('Policies'),
  footer: term('Footers'),
  others: term('Others'),
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

interface CatalogueProps {
  pageId: string;
  info: PageInfo;
  canvas: Document | null;
}

/** The catalogue: its pictures at once, then each section as it will look in the site's own theme. */
export function AddSection(props: CatalogueProps) {
  const addAt = useUi((ui) => ui.addAt);
  const [index, setIndex] = useState(0);
  // While it closes it stays as it was.
  if (addAt !== null && addAt !== index) setIndex(addAt);
  return (
    <LargeDialog
      title={say('Add a section')}
      isOpen={addAt !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setUi({ addAt: null });
      }}
    >
      <Catalogue {...props} index={index} />
    </LargeDialog>
  );
}

/** Not rendered once more when it closes: that would stand between the choice and the section on the page. */
const Catalogue = memo(function Catalogue(props: CatalogueProps & { index: number }) {
  const { pageId, info, canvas, index } = props;
  const { draft } = useEditing();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const pictures = usePictures();
  const definitions = [...draft.draft.catalogue.values()];
  const categories = ORDER.filter((one) => definitions.some((each) => each.category === one));
  const found = definitions.filter(
    (each) => (category === null || each.category === category) && isNamed(each, words),
  );
  const isTaken = ({ unique, name }: SectionDefinition) =>
    unique && isSectionUsed(draft.draft, name);
  const root = useRef<HTMLDivElement>(null);
  const add = (definition: SectionDefinition) => {
    if (isClosing(root.current)) return;
    const { id } = draft.edit({
      edit: 'addSection',
      page: pageId,
      section: definition.name,
      index: placeForNew(draft.draft, pageId, definition.name, index).index,
      data: newSectionData(draft.draft, definition.name, info.media),
    });
    const close = () => setUi({ addAt: null });
    if (id === undefined) return close();
    closeAfterPaint(root.current, close);
    revealPlace(canvas, [id]);
    announce(say('{name} added', { name: say(definition.label) }));
  };
  return (
    <div ref={root} className={styles['catalogue']}>
      <div className={styles['head']}>
        <SearchField
          aria-label={say('Find a section')}
          className={styles['search'] ?? ''}
          value={words}
          onChange={setWords}
          onSubmit={() => {
            const [only, ...others] = found;
            if (only !== undefined && others.length === 0 && !isTaken(only)) add(only);
          }}
          // A finger's keyboard would cover the pictures.
          {...(matchMedia('(pointer: fine)').matches ? { autoFocus: true } : {})}
        >
          <Search />
          <Input placeholder={say('Find a section')} />
        </SearchField>
        <p className={styles['place']}>{placeOf(draft.draft, pageId, index)}</p>
      </div>
      <div className={styles['categories']} role="group" aria-label={say('Categories')}>
        {[null, ...categories].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={one === category}
            onClick={() => setCategory(one)}
          >
            {one === null ? say('All') : say(NAMES[one])}
          </button>
        ))}
      </div>
      <div className={styles['groups']}>
        {found.length === 0 && (
          <p className={styles['nothing']}>
            {say('No section is called that. Try “plans” or “form”.')}
          </p>
        )}
        {categories.map((one) => (
          <Group
            key={one}
            name={say(NAMES[one])}
            note={secondLandmarkNote(draft.draft, pageId, one, index)}
          >
            {found
              .filter((each) => each.category === one)
              .map((definition) => (
                <Choice
                  key={definition.name}
                  {...{ definition, info }}
                  picture={pictures[definition.name] ?? ''}
                  isTaken={isTaken(definition)}
                  onChoose={() => add(definition)}
                />
              ))}
          </Group>
        ))}
      </div>
    </div>
  );
});

function Group(props: { name: string; note: string; children: ReactNode[] }) {
  const { name, note, children } = props;
  if (children.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h3>{name}</h3>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      <div className={styles['choices']}>{children}</div>
    </section>
  );
}

function Choice(props: {
  definition: SectionDefinition;
  info: PageInfo;
  picture: string;
  isTaken: boolean;
  onChoose: () => void;
}) {
  const { definition, info, picture, isTaken, onChoose } = props;
  return (
    <button type="button" className={styles['choice']} disabled={isTaken} onClick={onChoose}>
      <SectionPicture {...{ definition, info, picture }} />
      <span className={styles['label']}>
        {say(definition.label)}
        {isTaken && <small>{say('Already on this site; it can stand there once')}</small>}
      </span>
    </button>
  );
}

/** Whether a section's label, its category or what else people call it holds all the words. */
function isNamed({ label, name, category }: SectionDefinition, words: string): boolean {
  const text = `${say(label)} ${name} ${say(NAMES[category])} ${sectionWords(name)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Where the new section will stand, in words. */
function placeOf(draft: Draft, pageId: string, index: number): string {
  const [, before] = draft.childrenOf(`page:${pageId}`)[index - 1] ?? [];
  const section = before?.section ?? '';
  if (before === undefined) return say('At the top of the page');
  return say('After “{label}”', {
    label: say(draft.catalogue.get(section)?.label ?? section),
  });
}

interface SectionAnswer {
  name: string;
  thumbnails: { desktop: string };
}

const NONE: Readonly<Record<string, string>> = {};

/** Addresses of the catalogue's pictures, by section. */
function usePictures(): Readonly<Record<string, string>> {
  const { data } = useQuery({
    queryKey: ['sections'],
    queryFn: () => api.get<SectionAnswer[]>('/sections'),
    staleTime: Infinity,
    select: (sections) =>
      Object.fromEntries(sections.map(({ name, thumbnails }) => [name, thumbnails.desktop])),
  });
  return data ?? NONE;
}
