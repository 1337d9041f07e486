import { isBlank } from '../../core/text/is-blank';
import { siteEdit } from '../../core/draft/edits/site-edits';
import { CopyPlus, File } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { normalisePath } from '../../core/paths/page-path';
import { pathFromTitle, slugFrom } from '../../core/paths/suggested-path';
import { allPathsOf } from '../../core/draft/edits/all-paths';
import { pageTemplates } from '../../sections/page-templates/page-templates';
import { useCanvasPageInfo } from '../canvas/canvas-page-info';
import { useChildIds } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { navigate } from '../app/navigation';
import { useMedia } from '../app/use-media';
import { announce } from '../ui/announce';
import { Button } from '../ui/button';
import { closeAfterPaint } from '../ui/dialog';
import { Toggle } from '../ui/choice';
import { Radios, type RadioOption } from '../ui/radios';
import { Field } from '../ui/field';
import { setUi } from '../workspace/ui-state';
import { pathHint, usePathProblem } from './page-path';
import { PagePicture } from './page-picture';
import { copyEdits, MENU, MENU_MAX, menuEdit } from './new-page-edits';
import { templateEdits } from './template-edits';
import { say } from '../words/say';
import styles from './add-page.module.css';

const BLANK = 'blank';
const COPY = 'copy';

/** What a new page starts with, and what it is called. Its title gives its path until one is typed. */
export function AddPage(props: { siteId: string; pageId: string; onDone: () => void }) {
  const { siteId, pageId, onDone } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const problemOf = usePathProblem();
  const [start, setStart] = useState(BLANK);
  const [title, setTitle] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // What was sent stands until the dialog is gone, and is checked no more: the page that has its path by now is its own.
  const [sent, setSent] = useState<string | null>(null);
  const [isInMenu, setInMenu] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const template = pageTemplates.find(({ id }) => id === start);
  const shownTitle = title ?? say(template?.name ?? '');
  const language = draft.draft.primaryLanguage();
  const surroundings = {
    otherPaths: allPathsOf(draft.draft),
    languageCodes: draft.draft.languageCodes(),
  };
  const suggested =
    title === null && template !== undefined
      ? pathFromTitle(template.slug, language, surroundings)
      : isBlank(shownTitle)
        ? ''
        : `/${slugFrom(shownTitle, language)}`;
  const path = sent ?? typed ?? suggested;
  const problem = path === '' || sent !== null ? undefined : problemOf(path);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined || path === '' || sent !== null) return;
    const id = draft.draft.newId();
    const place = { page: id, path: normalisePath(path), title: shownTitle.trim() };
    const values = { path: place.path, meta: { title: place.title } };
    const added =
      template !== undefined
        ? templateEdits(draft.draft, template, place, info.media)
        : start === COPY
          ? copyEdits(pageId, place)
          : [siteEdit({ edit: 'addPage', id, values })];
    const [result] = draft.editAll([...added, ...(isInMenu ? [menuEdit(place)] : [])]);
    if (result === undefined) return;
    setSent(path);
    closeAfterPaint(form.current, onDone);
    const { leftOut = [] } = result;
    setUi({
      selected: null,
      ...(leftOut.length > 0
        ? {
            notice: say('Left out, once per site: {names}', {
              names: leftOut.map((name) => say(name)).join(', '),
            }),
          }
        : {}),
    });
    announce(say('Page {title} added', { title: place.title || place.path }));
    navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId: id } });
  };
  const info = useCanvasPageInfo({
    store,
    siteId,
    pageId,
    language,
    media: useMedia(siteId),
  });
  const options: RadioOption<string>[] = [
    [
      BLANK,
      <Card key={BLANK} name={say('Blank')} note={say('Nothing on it yet')} icon={<File />} />,
      say('Blank'),
    ],
    [
      COPY,
      <Card
        key={COPY}
        name={say('A copy')}
        note={say('As the page shown now')}
        icon={<CopyPlus />}
      />,
      say('Copy of the page shown'),
    ],
    ...pageTemplates.map((one): RadioOption<string> => [
      one.id,
      <Card key={one.id} name={say(one.name)} note={say(one.note)}>
        <PagePicture template={one} info={info} />
      </Card>,
      say(one.name),
    ]),
  ];
  const label = useId();
  const hasRoomInMenu = useChildIds(store, MENU).length < MENU_MAX;
  return (
    <form
      ref={form}
      className={styles['dialog']}
      onSubmit={handleSubmit}
      aria-label={say('New page')}
    >
      <div className={styles['starts']}>
        <h3 id={label}>{say('Start with')}</h3>
        <Radios
          className={styles['cards']}
          optionClassName={styles['card']}
          labelledBy={label}
          options={options}
          value={start}
          onChange={setStart}
        />
      </div>
      <div className={styles['names']}>
        <Field
          label={say('Title')}
          value={shownTitle}
          onChange={setTitle}
          maxLength={120}
          hint={say('Stands in tabs and search results.')}
        />
        <Field
          label={say('Path')}
          value={path}
          onChange={setTyped}
          error={problem}
          hint={pathHint(path)}
          placeholder="/about"
          isRequired
        />
        {hasRoomInMenu && (
          <Toggle label={say('Show in the menu')} value={isInMenu} onChange={setInMenu} />
        )}
        <Button type="submit" variant="primary" isDisabled={path === '' || problem !== undefined}>
          {say('Add page')}
        </Button>
      </div>
    </form>
  );
}

function Card(props: { name: string; note: string; icon?: ReactNode; children?: ReactNode }) {
  const { name, note, icon, children } = props;
  return (
    <>
      {children ?? <span className={styles['picture']}>{icon}</span>}
      <span className={styles['words']}>
        <span>{name}</span>
        <small>{note}</small>
      </span>
    </>
  );
}
