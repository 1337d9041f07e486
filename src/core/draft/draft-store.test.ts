import { describe, expect, it, vi } from 'vitest';
import { DraftStore } from './draft-store';
import { edit, fork, makeDraft, sync } from './testing/test-site';

describe('whoever follows a record', () => {
  it('hears of anything that changes in it, once for each change, and of nothing else', () => {
    const draft = makeDraft();
    const store = new DraftStore(draft);
    const listener = vi.fn();
    const stop = store.subscribeRecord('c1', listener);
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New' });
    expect(listener).toHaveBeenCalledTimes(1);
    edit(draft, { edit: 'setSection', component: 'c1', values: { status: 'hidden' } });
    expect(listener).toHaveBeenCalledTimes(2);
    edit(draft, { edit: 'setText', component: 'c2', path: ['title'], text: 'Other' });
    edit(draft, { edit: 'setSettings', values: { name: 'Site' } });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Newer' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('whoever follows a record’s values', () => {
  it('hears of one that is set, and not of texts or other records, and can tell that it missed one', () => {
    const draft = makeDraft();
    const store = new DraftStore(draft);
    const listener = vi.fn();
    const stop = store.subscribeValues('c1', listener);
    const before = store.valuesVersion('c1');
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New' });
    edit(draft, { edit: 'setSettings', values: { name: 'Site' } });
    expect(listener).not.toHaveBeenCalled();
    expect(store.valuesVersion('c1')).toBe(before);
    edit(draft, { edit: 'setSection', component: 'c1', values: { status: 'hidden' } });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    const heard = store.valuesVersion('c1');
    edit(draft, { edit: 'setSection', component: 'c1', values: { status: 'published' } });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.valuesVersion('c1')).not.toBe(heard);
  });
});

describe('whoever follows a text', () => {
  it('learns where it changed, which of equal characters is new', () => {
    const draft = makeDraft();
    const other = fork(draft, 'b');
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'One\n\nTwo' });
    sync(draft, other);
    const deltas: unknown[] = [];
    new DraftStore(draft).subscribe('c1/title', (delta) => deltas.push(delta?.()));
    const text = 'One\n\n\nTwo';
    edit(other, { edit: 'setText', component: 'c1', path: ['title'], text, caret: 4 });
    sync(draft, other);
    expect(draft.textIn('en', 'c1/title')).toBe(text);
    expect(deltas).toEqual([[{ retain: 3 }, { insert: '\n' }]]);
  });

  it('hears when another language becomes the primary one, for it may read differently', () => {
    const draft = makeDraft();
    const store = new DraftStore(draft);
    edit(draft, { edit: 'addLanguage', code: 'fi' });
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Hei', lang: 'fi' });
    const text = vi.fn();
    const record = vi.fn();
    store.subscribe('c1/title', text);
    store.subscribeRecord('c1', record);
    edit(draft, { edit: 'setLanguage', code: 'fi', values: { isPrimary: true } });
    expect(text).toHaveBeenCalled();
    expect(record).toHaveBeenCalled();
    expect(store.text('c1/title')).toBe('Hei');
  });
});

describe('whoever follows everything', () => {
  it('hears the keys of what changed', () => {
    const draft = makeDraft();
    const store = new DraftStore(draft);
    const heard: string[] = [];
    store.subscribeAll((keys) => heard.push(...keys));
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New' });
    expect(heard).toEqual(['c1/title']);
  });
});
