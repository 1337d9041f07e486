/** What the palette finds. */
import type { Draft } from '../../core/draft/draft';
import type { Fields } from '../../core/fields/field';
import { navigationFields, settingsFields, widgetsFields } from '../../core/document/records';
import { isSectionUsed } from '../../core/draft/edits/sections';
import { placeAfter, placeForNew } from '../editing/section-place';
import { setUi, useUi, type Device, type PanelName } from '../workspace/ui-state';
import { pageName } from '../workspace/place-name';
import type { SitePlace } from '../workspace/show-place';
import { zoomName, ZOOMS } from '../workspace/view-choices';
import type { Command } from './find-commands';
import { languageName } from '../words/format';
import { sectionWords } from '../tools/section-words';
import { say, term } from '../words/say';

/** What the commands do beyond changing what is open. */
export interface CommandContext {
  draft: Draft;
  pageId: string;
  /** Whether the page that is asked for is there. */
  hasPage: boolean;
  /** Who came by a link has none. */
  hasAccount: boolean;
  /** What whoever looks is offered, as by the bar and the rail. */
  may: { edit: boolean; publish: boolean; readInbox: boolean };
  show: (place: SitePlace) => void;
  openPage: (page: string) => void;
  goTo: (screen: 'inbox' | 'releases' | 'sites' | 'account') => void;
  /** Puts a new section on the page that is open. */
  add: (section: string, index: number) => void;
  preview: () => void;
  undo: () => void;
  redo: () => void;
  text: (key: string) => string;
}

/** Everything that can be found now, in the order in which it is listed. */
export function commandsOf(context: CommandContext): Command[] {
  return [
    ...actions(context),
    ...pages(context),
    ...sections(context),
    ...newSections(context),
    ...languages(context),
    ...settings(context),
  ];
}

const PANELS: readonly (readonly [PanelName, string])[] = [
  ['pages', term('Pages')],
  ['sections', term('Sections')],
  ['theme', term('Theme')],
  ['languages', term('Languages')],
  ['media', term('Media')],
  ['settings', term('Settings')],
];
const DEVICES: readonly (readonly [Device, string])[] = [
  ['phone', term('Show as on a phone')],
  ['tablet', term('Show as on a tablet')],
  ['desktop', term('Show as on a desktop')],
];

function actions(context: CommandContext): Command[] {
  const { draft, pageId, hasPage, hasAccount, may, preview, undo, redo, goTo } = context;
  const group = term('Actions');
  const adding: Command = {
    id: 'add',
    group,
    label: say('Add a section'),
    words: say('insert new block'),
    run: () => setUi({ addAt: placeAfter(draft, pageId, useUi.getState().selected) }),
  };
  const editing: Command[] = [
    ...(hasPage ? [adding] : []),
    { id: 'undo', group, label: say('Undo'), run: undo },
    { id: 'redo', group, label: say('Redo'), run: redo },
  ];
  const publishing: Command[] = [
    {
      id: 'publish',
      group,
      label: say('Publish'),
      words: say('release go live online'),
      run: () => setUi({ publishing: 'asked' }),
    },
    {
      id: 'review',
      group,
      label: say('Changes and checks'),
      words: say('publish live release errors warnings'),
      run: () => setUi({ publishing: 'review' }),
    },
  ];
  const account: Command[] = [
    {
      id: 'share',
      group,
      label: say('Share'),
      words: say('invite people members links preview editors roles leave'),
      run: () => setUi({ overlay: { kind: 'sharing' } }),
    },
    {
      id: 'account',
      group,
      label: say('Your account'),
      words: say('password name'),
      run: () => goTo('account'),
    },
  ];
  const inbox: Command = {
    id: 'inbox',
    group,
    label: say('Inbox'),
    words: say('messages'),
    run: () => goTo('inbox'),
  };
  return [
    ...(may.edit ? editing : []),
    ...(hasPage
      ? [{ id: 'preview', group, label: say('Preview'), words: say('visitor look'), run: preview }]
      : []),
    ...(may.publish ? publishing : []),
    ...PANELS.map(([panel, name]) => ({
      id: `panel ${panel}`,
      group,
      label: say('Open {name}', { name: say(name) }),
      words: say('panel'),
      run: () => setUi({ panel, pageSettings: null }),
    })),
    ...DEVICES.map(([device, name]) => ({
      id: `device ${device}`,
      group,
      label: say(name),
      words: say('width device'),
      run: () => setUi({ device, pageWidth: null }),
    })),
    ...ZOOMS.map((zoom) => ({
      id: `zoom ${zoom}`,
      group,
      label: say('Zoom: {zoom}', { zoom: zoomName(zoom) }),
      words: say('scale larger smaller'),
      run: () => setUi({ zoom }),
    })),
    {
      id: 'keys',
      group,
      label: say('Keyboard shortcuts'),
      note: '?',
      words: say('help'),
      run: () => setUi({ overlay: { kind: 'shortcuts' } }),
    },
    ...(may.readInbox ? [inbox] : []),
    {
      id: 'releases',
      group,
      label: say('Releases'),
      words: say('history versions restore'),
      run: () => goTo('releases'),
    },
    {
      id: 'sites',
      group,
      label: say('Your sites'),
      words: say('dashboard'),
      run: () => goTo('sites'),
    },
    ...(hasAccount ? account : []),
  ];
}

function pages({ draft, text, openPage }: CommandContext): Command[] {
  const group = term('Pages');
  return draft.childrenOf('pages').flatMap(([page]): Command[] => {
    const path = String(draft.values.get(`page:${page}/path`) ?? '/');
    const label = pageName(draft, page);
    // It may be looked for as search engines call it.
    const title = text(`page:${page}/meta/title`);
    return [
      { id: `page ${page}`, group, label, note: path, words: title, run: () => openPage(page) },
      {
        id: `page settings ${page}`,
        group,
        label: say('Settings of {label}', { label }),
        note: path,
        words: say('path title description keywords search engines social image'),
        run: () => setUi({ panel: 'pages', pageSettings: page }),
      },
    ];
  });
}

function sections({ draft, pageId, text, show }: CommandContext): Command[] {
  const ids = draft.childrenOf('pages').map(([page]) => page);
  const ordered = [pageId, ...ids.filter((page) => page !== pageId)];
  return ordered.flatMap((page) =>
    draft.childrenOf(`page:${page}`).map(([id, { section = '' }]): Command => {
      const label = say(draft.catalogue.get(section)?.label ?? section);
      const path = String(draft.values.get(`page:${page}/path`) ?? '/');
      const title = text(`${id}/title`);
      return {
        id: `section ${id}`,
        group: term('Sections'),
        label: title === '' ? label : title,
        note: [title === '' ? '' : label, page === pageId ? '' : path].filter(Boolean).join(' · '),
        run: () => show({ record: id, path: [], page }),
      };
    }),
  );
}

/** Every section of the catalogue, found by its name once somebody types; added after the selected section. */
function newSections({ draft, pageId, hasPage, may, add }: CommandContext): Command[] {
  if (!may.edit || !hasPage) return [];
  const free = [...draft.catalogue.values()].filter(
    ({ name, unique }) => !unique || !isSectionUsed(draft, name),
  );
  return free.map(({ name, label }): Command => ({
    id: `new ${name}`,
    group: term('Sections'),
    label: say('Add {item}', { item: `“${say(label)}”` }),
    words: `${say('insert new block')} ${sectionWords(name)}`,
    isOnlyFound: true,
    run: () => {
      const wanted = placeAfter(draft, pageId, useUi.getState().selected);
      add(name, placeForNew(draft, pageId, name, wanted).index);
    },
  }));
}

function languages({ draft }: CommandContext): Command[] {
  const primary = draft.primaryLanguage();
  return draft.languageCodes().flatMap((code): Command[] => {
    const name = languageName(code, draft.values.get(`lang:${code}/name`));
    const write: Command = {
      id: `write ${code}`,
      group: term('Languages'),
      label: say('Write in {name}', { name }),
      words: say('translate edit language'),
      run: () => setUi({ language: code === primary ? undefined : code, text: null }),
    };
    if (code === primary) return [write];
    const table: Command = {
      id: `table ${code}`,
      group: term('Languages'),
      label: say('Translate into {name}', { name }),
      note: say('Table of texts'),
      words: say('missing outdated'),
      run: () => setUi({ overlay: { kind: 'translations', language: code } }),
    };
    return [write, table];
  });
}

function settings({ show }: CommandContext): Command[] {
  const records: readonly (readonly [string, string, Fields])[] = [
    ['settings', term('Site'), settingsFields],
    ['navigation', term('Navigation'), navigationFields],
    ['widgets', term('Widgets'), widgetsFields],
  ];
  return records.flatMap(([record, name, fields]) =>
    Object.entries(fields).map(([field, { meta, fields: inner = {} }]): Command => ({
      id: `setting ${record}/${field}`,
      group: term('Settings'),
      label: say(meta.label),
      note: say(name),
      words: Object.values(inner)
        .map((one) => say(one.meta.label))
        .join(' '),
      run: () => show({ record, path: [field] }),
    })),
  );
}
