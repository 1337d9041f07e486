import { expect, it } from 'vitest';
import { makeTurns } from './turns';

it('lets only so many be under way, in the order of asking', () => {
  const turns = makeTurns(2);
  const begun: string[] = [];
  const ask = (name: string) => turns.ask(() => begun.push(name));
  const ends = ['a', 'b', 'c', 'd', 'e'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  ends[1]?.();
  expect(begun).toEqual(['a', 'b', 'c']);
  // Given up before its turn came.
  ends[3]?.();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends[0]?.();
  expect(begun).toEqual(['a', 'b', 'c', 'e']);
});

it('counts a turn that is ended twice once', () => {
  const turns = makeTurns(1);
  const begun: string[] = [];
  const ask = (name: string) => turns.ask(() => begun.push(name));
  const end = ask('a');
  ask('b');
  ask('c');
  end();
  end();
  expect(begun).toEqual(['a', 'b']);
});
