// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { History } from '../../core/draft/history';
import { catalogue } from '../../sections/catalogue';
import { EditingProvider, type EditableDraft, type Editing } from '../editing/editing-context';
import { editableOf } from '../text/text-events';
import { CanvasPage } from './canvas-page';
import { useCanvasPageInfo } from './canvas-page-info';
import { showWidget } from './widget-preview';

const SITE: readonly Edit[] = [
  { edit: 'addLanguage', code: 'en' },
  { edit: 'addLanguage', code: 'sv' },
  { edit: 'addPage', id: 'home', values: { path: '/' } },
  { edit: 'addSection', id: 'hero', page: 'home', section: 'Header53' },
  { edit: 'addSection', id: 'plans', page: 'home', section: 'Pricing7' },
  { edit: 'addSection', id: 'cta', page: 'home', section: 'CTA1' },
  { edit: 'addSection', id: 'form', page: 'home', section: 'Contact3' },
  { edit: 'addSection', id: 'foot', page: 'home', section: 'Footer3' },
];

function openPage(options: Partial<Editing> = {}, more: readonly Edit[] = []) {
  const draft = new Draft(new Y.Doc(), catalogue);
  for (const edit of [...SITE, ...more]) applyEdit(draft, edit);
  const store = new DraftStore(draft);
  const history = new History(draft);
  const editable: EditableDraft = {
    draft,
    store,
    edit: (edit, group) => history.apply(edit, group),
    editAll: (edits) => history.applyAll(edits),
    giveUp: (group) => history.giveUp(group),
    flush: () => undefined,
    undo: () => history.undo(),
    redo: () => history.redo(),
  };
  const editing: Editing = {
    draft: editable,
    mayEdit: true,
    language: undefined,
    onText: () => undefined,
    onUndo: () => history.undo(),
    onRedo: () => history.redo(),
    ...options,
  };
  const onRender = vi.fn();
  const pageIn = (language: string | undefined) => (
    <EditingProvider value={{ ...editing, language }}>
      <Profiler id="page" onRender={onRender}>
        <Page store={store} language={language ?? 'en'} />
      </Profiler>
    </EditingProvider>
  );
  const { rerender } = render(pageIn(options.language));
  onRender.mockClear();
  const showIn = (language: string) => rerender(pageIn(language));
  return { draft, editing, edit: editable.edit, onRender, showIn };
}

function Page({ store, language }: { store: DraftStore; language: string }) {
  const info = useCanvasPageInfo({
    store,
    siteId: 's1',
    pageId: 'home',
    language,
    media: NO_MEDIA,
  });
  return <CanvasPage info={info} pageId="home" />;
}

const NO_MEDIA = {};
const section = (id: string) => {
  const root = document.getElementById(`comp-${id}`);
  if (root === null) throw new Error(`There is no section ${id}.`);
  return root;
};
const text = (id: string, field: string) => {
  const element = section(id).querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (element === null) throw new Error(`There is no text ${field}.`);
  return element;
};
const type = (element: HTMLElement, data: string) => {
  element.focus();
  document.getSelection()?.selectAllChildren(element);
  document.getSelection()?.collapseToEnd();
  const event = { inputType: 'insertText', data, bubbles: true, cancelable: true };
  element.dispatchEvent(new InputEvent('beforeinput', event));
};

afterEach(cleanup);

describe('the page in the canvas', () => {
  it('has the ids, names and landmarks that it has when published', () => {
    openPage();
    const names = [...document.querySelectorAll('[data-section]')].map(
      (root) => `${root.id} ${root.getAttribute('data-section')}`,
    );
    expect(names).toEqual([
      'comp-hero Header53',
      'comp-plans Pricing7',
      'comp-cta CTA1',
      'comp-form Contact3',
      'comp-foot Footer3',
    ]);
    expect(section('hero').parentElement?.tagName).toBe('HEADER');
    expect(section('plans').parentElement?.tagName).toBe('MAIN');
    expect(section('foot').parentElement?.tagName).toBe('FOOTER');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has its texts as text boxes with a name', () => {
    openPage();
    const title = within(section('hero')).getByRole('textbox', { name: 'Title' });
    expect(title.getAttribute('contenteditable')).toBe('true');
    expect(title.getAttribute('aria-multiline')).toBe('true');
    expect(title.dataset['field']).toBe('title');
    for (const box of screen.getAllByRole('textbox')) {
      expect(box.getAttribute('aria-label')).toBeTruthy();
      expect(box.dataset['field']).toBeTruthy();
    }
  });

  it('marks the items of lists', () => {
    openPage();
    const plans = section('plans').querySelectorAll('[data-item="plans"]');
    expect(plans).toHaveLength(3);
    expect(plans[0]?.querySelectorAll('[data-item="options"]')).toHaveLength(2);
    expect(plans[0]?.querySelector('[data-field="cardTitle"]')?.textContent).toBe('Starter');
  });

  it('has the form’s placeholders to write in, and nothing to fill in', () => {
    openPage();
    expect(text('form', 'email').textContent).toBe('Enter your email');
    expect(
      section('form').querySelectorAll('input:not([type="hidden"]):not([tabindex="-1"])'),
    ).toHaveLength(0);
  });

  it('shows empty texts with their hint, and an empty list with its first step', () => {
    openPage({}, [{ edit: 'setText', component: 'cta', path: ['title'], text: '' }]);
    expect(text('cta', 'title').hasAttribute('data-empty')).toBe(true);
    expect(text('cta', 'title').getAttribute('aria-placeholder')).toBe('Your text');
    act(() => within(section('hero')).getByRole('button', { name: 'Add social link' }).click());
    expect(within(section('hero')).queryByRole('button', { name: 'Add social link' })).toBeNull();
  });

  it('can only be read by whoever may not edit', () => {
    openPage({ mayEdit: false });
    const title = text('hero', 'title');
    expect(title.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Add social link' })).toBeNull();
  });
});

describe('what is pressed', () => {
  const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex], [contenteditable]';
  const PRESSED = 'a[href], button, [role="button"], [role="link"], [role="slider"]';
  const more = (name: string): Edit[] => [
    { edit: 'addSection', id: 'more', page: 'home', section: name, index: 0 },
  ];

  it.each([...catalogue.keys()])('holds nothing else to press or to write in: %s', (name) => {
    openPage({}, more(name));
    const nested = [...section('more').querySelectorAll(FOCUSABLE)].filter((element) =>
      element.parentElement?.closest(PRESSED),
    );
    expect(nested.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('is met once: a logo for itself and for its handle', () => {
    openPage();
    const logo = section('hero').querySelector('.canvas-logo');
    const stops = [...(logo?.querySelectorAll(FOCUSABLE) ?? [])];
    expect(stops.map((stop) => [stop.role, stop.ariaLabel])).toEqual([
      ['button', 'Add logo'],
      ['slider', 'Logo width'],
    ]);
  });

  it('is a place that takes no room, where visitors see no logo', () => {
    openPage({}, more('Footer5'));
    const place = within(section('more')).getByRole('button', { name: 'Add logo' });
    expect(place.dataset['loose']).toBe('logo');
    expect(section('more').querySelector('svg[role="img"]')).toBeNull();
  });
});

describe('the logo', () => {
  const handle = () => within(section('hero')).getByRole('slider', { name: 'Logo width' });
  const drag = (type: string, clientX: number) =>
    act(() => {
      handle().dispatchEvent(new MouseEvent(type, { clientX, bubbles: true, cancelable: true }));
    });

  it('is drawn wider at its corner; the width is written when the drag ends', () => {
    const { draft } = openPage();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 160, 40),
    );
    window.innerWidth = 1280;
    drag('pointerdown', 160);
    drag('pointermove', 260);
    expect(draft.values.get('hero/logoWidth')).toBeUndefined();
    drag('pointerup', 260);
    expect(draft.values.get('hero/logoWidth')).toBe(260);
    vi.restoreAllMocks();
  });

  it('of a bar alone is drawn wider too, from the width that it has while none is set', () => {
    const { draft } = openPage({}, [
      { edit: 'addSection', id: 'more', page: 'home', section: 'NoHeader' },
    ]);
    const slider = within(section('more')).getByRole('slider', { name: 'Logo width' });
    expect(slider.getAttribute('aria-valuenow')).toBe('160');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 160, 40),
    );
    window.innerWidth = 1280;
    fireEvent.keyDown(slider, { key: 'ArrowUp' });
    expect(draft.values.get('more/logoWidth')).toBe(170);
    vi.restoreAllMocks();
  });

  it('stays within its bounds (spec section 5: 400 px wide, 115 high)', () => {
    const { draft } = openPage();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 160, 80),
    );
    window.innerWidth = 1280;
    drag('pointerdown', 160);
    drag('pointermove', 900);
    drag('pointerup', 900);
    expect(draft.values.get('hero/logoWidth')).toBe(230);
    vi.restoreAllMocks();
  });
});

describe('a keystroke', () => {
  it('renders nothing: the text’s element is its own', () => {
    const { draft, onRender } = openPage();
    const title = text('hero', 'title');
    act(() => type(title, '!'));
    expect(draft.textIn('en', 'hero/title')).toBe('Say what you do in one line!');
    expect(onRender).not.toHaveBeenCalled();
  });

  it('of somebody else shows, and renders nothing either', () => {
    const { draft, onRender } = openPage();
    const title = text('cta', 'title');
    act(() => {
      applyEdit(draft, { edit: 'setText', component: 'cta', path: ['title'], text: 'New' });
    });
    expect(title.textContent).toBe('New');
    expect(onRender).not.toHaveBeenCalled();
  });
});

describe('edits', () => {
  it('of a list add, move and take away items without touching the others', () => {
    const { draft, edit } = openPage();
    const ids = draft.childrenOf('plans/plans').map(([id]) => id);
    const first = section('plans').querySelector('[data-item="plans"]');
    act(() => {
      edit({ edit: 'moveItem', component: 'plans', path: ['plans', ids[0] ?? ''], index: 2 });
    });
    const plans = [...section('plans').querySelectorAll('[data-item="plans"]')];
    expect(plans[2]).toBe(first);
    expect(plans[2]?.querySelector('[data-field="cardTitle"]')?.textContent).toBe('Starter');
    act(() => {
      edit({ edit: 'removeItem', component: 'plans', path: ['plans', ids[1] ?? ''] });
    });
    expect(section('plans').querySelectorAll('[data-item="plans"]')).toHaveLength(2);
  });

  it('are taken back in reverse order across texts and lists (C10)', () => {
    const { draft, edit, editing } = openPage();
    act(() => type(text('hero', 'title'), '1'));
    act(() => type(text('cta', 'title'), '2'));
    act(() => void edit({ edit: 'addItem', component: 'plans', path: ['plans'] }));
    const count = () => section('plans').querySelectorAll('[data-item="plans"]').length;
    expect(count()).toBe(4);
    const undone: unknown[] = [];
    const undo = () => act(() => void undone.push(editing.draft.undo()));
    undo();
    expect(count()).toBe(3);
    undo();
    undo();
    expect(undone).toEqual([
      { record: 'plans', path: ['plans'] },
      { record: 'cta', path: ['title'] },
      { record: 'hero', path: ['title'] },
    ]);
    expect(draft.textIn('en', 'hero/title')).toBe('Say what you do in one line');
    expect(text('hero', 'title').textContent).toBe('Say what you do in one line');
  });

  it('that make a title the first of its page leave its words, and bind it to them (C10)', () => {
    const { edit } = openPage();
    const before = text('plans', 'title').textContent;
    expect(text('plans', 'title').tagName).toBe('H2');
    act(() => void edit({ edit: 'removeSection', component: 'hero' }));
    expect(text('plans', 'title').tagName).toBe('H1');
    expect(text('plans', 'title').textContent).toBe(before);
    act(() => type(text('plans', 'title'), ' now'));
    expect(text('plans', 'title').textContent).toBe(`${before} now`);
  });

  it('of sections move and hide them', () => {
    const { edit } = openPage();
    act(() => void edit({ edit: 'moveSection', component: 'cta', index: 1 }));
    expect(section('cta').nextElementSibling?.id).toBe('comp-plans');
    act(() => void edit({ edit: 'setSection', component: 'cta', values: { status: 'hidden' } }));
    expect(section('cta').dataset['status']).toBe('hidden');
    // Said in words, for a fade may be a section's own look.
    expect(section('cta').firstElementChild?.textContent).toBe('Hidden');
  });
});

describe('a translation', () => {
  it('that is missing is empty, and nothing is written into it (C58)', () => {
    const { draft } = openPage({ language: 'sv' });
    const title = text('hero', 'title');
    expect(title.textContent).toBe('');
    act(() => {
      title.focus();
      title.blur();
    });
    expect(draft.textIn('sv', 'hero/title')).toBeUndefined();
    act(() => type(title, 'Hej'));
    expect(draft.textIn('sv', 'hero/title')).toBe('Hej');
    expect(draft.textIn('en', 'hero/title')).toBe('Say what you do in one line');
  });
});

describe('a required text', () => {
  it('is restored when its siblings are empty too, and may be empty beside others', () => {
    openPage({}, [{ edit: 'setText', component: 'cta', path: ['paragraph'], text: '' }]);
    const title = text('cta', 'title');
    const before = title.textContent;
    const clear = (element: HTMLElement) => {
      element.focus();
      document.getSelection()?.selectAllChildren(element);
      const event = { inputType: 'deleteContentBackward', bubbles: true, cancelable: true };
      element.dispatchEvent(new InputEvent('beforeinput', event));
      element.blur();
    };
    act(() => clear(title));
    expect(title.textContent).toBe(before);
    const heading = text('plans', 'title');
    act(() => clear(heading));
    expect(heading.textContent).toBe('');
    expect(editableOf(heading)).toBeDefined();
  });
});

it('shows the cookie banner in the language that is written in', async () => {
  const banner = { gdprBanner: { isVisible: true, consentText: 'We use cookies' } };
  const path = ['gdprBanner', 'consentText'];
  const { showIn } = openPage({}, [
    { edit: 'setWidgets', values: banner },
    { edit: 'setText', scope: 'widgets', path, text: 'Vi använder kakor', lang: 'sv' },
  ]);
  act(() => showWidget('banner'));
  await expect.poll(() => screen.queryByText('We use cookies')).not.toBeNull();
  showIn('sv');
  await expect.poll(() => screen.queryByText('Vi använder kakor')).not.toBeNull();
  // What nobody has written is said as on a published page.
  expect(screen.queryByText('Godkänn')).not.toBeNull();
  act(() => showWidget(null));
});
