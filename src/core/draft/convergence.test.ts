import { describe, expect, it } from 'vitest';
import { isAppError } from '../errors';
import type { Draft } from './draft';
import { applyEdit, ownEdit, type Edit } from './edits/edit';
import { History } from './history';
import { PAGES } from './place-index';
import { readDocument } from './read-document';
import { fork, makeDraft, sync } from './testing/test-site';

/** A small seeded generator (mulberry32), so that a failing run can be repeated from its printed seed. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  return { below, pick };
}
type Random = ReturnType<typeof randomOf>;

const WORDS = ['valve', 'pump', '👩‍👩‍👧', 'ä', '你好', ' ', ''];

/** Some edit that could be made in the draft as it stands. */
function randomEdit(draft: Draft, { below, pick }: Random): Edit | undefined {
  const pages = draft.childrenOf(PAGES).map(([id]) => id);
  const page = pick(pages) ?? 'home';
  const [component, place] = pick(draft.childrenOf(`page:${page}`)) ?? [];
  const word = `${pick(WORDS) ?? ''}${pick(WORDS) ?? ''}`;
  if (component === undefined || place === undefined)
    return { edit: 'addSection', page, section: pick(['Plain', 'Plans']) ?? 'Plain' };
  const plan = pick(draft.childrenOf(`${component}/plans`))?.[0];
  const index = below(6);
  switch (below(11)) {
    case 0:
      return { edit: 'addSection', page, section: pick(['Plain', 'Plans']) ?? 'Plain', index };
    case 1:
      return { edit: 'moveSection', component, index, page: pick(pages) ?? page };
    case 2:
      return { edit: 'removeSection', component };
    case 3:
      return { edit: 'duplicateSection', component };
    case 4:
      return {
        edit: 'setSection',
        component,
        values: { status: pick(['published', 'hidden'] as const) },
      };
    case 5:
      return { edit: 'addPage', values: { path: `/p${below(50)}` } };
    case 6:
      return { edit: 'removePage', page };
    case 7:
      return { edit: 'setTheme', values: { textSize: below(101) } };
    default:
  }
  if (place.section !== 'Plans' || plan === undefined) {
    return {
      edit: 'setText',
      component,
      path: ['title'],
      text: word,
      ...(below(2) ? { lang: 'sv' } : {}),
    };
  }
  const edits: Edit[] = [
    { edit: 'addItem', component, path: ['plans'], index },
    { edit: 'moveItem', component, path: ['plans', plan], index },
    { edit: 'removeItem', component, path: ['plans', plan] },
    { edit: 'duplicateItem', component, path: ['plans', plan] },
    { edit: 'setText', component, path: ['plans', plan, 'cardTitle'], text: word },
    { edit: 'addItem', component, path: ['plans', plan, 'options'], value: word },
    { edit: 'setValue', component, path: ['plans', plan, 'buttonUrl'], value: `/x${index}` },
  ];
  return pick(edits);
}

/** Every item of every list, to see that none is doubled and, where nothing was removed, none lost. */
function allIds(draft: Draft): string[] {
  const document = readDocument(draft);
  const ids: string[] = [];
  for (const page of document.pages) {
    ids.push(page.id);
    for (const component of page.components) {
      ids.push(component.id);
      const plans = component.data['plans'];
      for (const plan of Array.isArray(plans)
        ? (plans as { id: string; options: { id: string }[] }[])
        : []) {
        ids.push(
          `${component.id}/${plan.id}`,
          ...plan.options.map((option) => `${component.id}/${plan.id}/${option.id}`),
        );
      }
    }
  }
  return ids;
}

const START = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

describe(`three people at once (SEED=${START})`, () => {
  it.each(Array.from({ length: 25 }, (_, run) => START + run))(
    'converge, whatever they do (seed %i)',
    (seed) => {
      const random = randomOf(seed);
      const first = makeDraft();
      const people = [first, fork(first, 'x'), fork(first, 'y')] as const;
      const histories = people.map((person) => new History(person));
      for (let round = 0; round < 6; round++) {
        people.forEach((person, number) => {
          for (let step = 0; step < 8; step++) {
            const history = histories[number];
            if (history === undefined) continue;
            if (random.below(8) === 0) history.undo();
            else if (random.below(12) === 0) history.redo();
            else {
              const one = randomEdit(person, random);
              try {
                if (one) history.apply(ownEdit(one));
              } catch (error) {
                // A limit may refuse a random edit; anything else is a fault.
                if (!isAppError(error)) throw error;
              }
            }
            readDocument(person);
          }
        });
        sync(...people);
        const [a, b, c] = people.map((person) => readDocument(person));
        expect(b).toEqual(a);
        expect(c).toEqual(a);
        const ids = allIds(first);
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );

  it.each(Array.from({ length: 10 }, (_, run) => START + run))(
    'lose and double nothing while they move (seed %i)',
    (seed) => {
      const random = randomOf(seed);
      const first = makeDraft();
      for (let count = 0; count < 4; count++)
        applyEdit(first, { edit: 'addItem', component: 'c2', path: ['plans'] });
      const before = allIds(first).sort();
      const people = [first, fork(first, 'x'), fork(first, 'y')] as const;
      for (let round = 0; round < 5; round++) {
        for (const person of people) {
          for (let step = 0; step < 5; step++) {
            const plan = random.pick(person.childrenOf('c2/plans'))?.[0] ?? '';
            applyEdit(person, {
              edit: 'moveItem',
              component: 'c2',
              path: ['plans', plan],
              index: random.below(6),
            });
            applyEdit(person, {
              edit: 'moveSection',
              component: 'c1',
              index: random.below(3),
              page: random.pick(['home', 'about']) ?? 'home',
            });
          }
        }
        sync(...people);
        for (const person of people) expect(allIds(person).sort()).toEqual(before);
        expect(readDocument(people[1])).toEqual(readDocument(first));
        expect(readDocument(people[2])).toEqual(readDocument(first));
      }
    },
  );

  it.each(Array.from({ length: 5 }, (_, run) => START + run))(
    'come back to the start by undoing fifty edits (seed %i)',
    (seed) => {
      const random = randomOf(seed);
      const draft = makeDraft();
      const start = JSON.stringify(readDocument(draft));
      const history = new History(draft);
      for (let made = 0; made < 50;) {
        const one = randomEdit(draft, random);
        try {
          if (one) history.apply(ownEdit(one));
          made++;
        } catch (error) {
          if (!isAppError(error)) throw error;
        }
      }
      while (history.canUndo) history.undo();
      expect(JSON.stringify(readDocument(draft))).toBe(start);
    },
  );
});
