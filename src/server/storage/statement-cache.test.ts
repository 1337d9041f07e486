import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withStatementCache } from './statement-cache';

let database: BetterSqlite.Database;

beforeEach(() => {
  database = new BetterSqlite(':memory:');
  database.exec(`create table things (id integer primary key, name text);
    insert into things (name) values ('first'), ('second')`);
});
afterEach(() => {
  database.close();
});

test('a statement is compiled once, and answers anew each time', () => {
  const prepare = vi.spyOn(database, 'prepare');
  const { prepare: cached } = withStatementCache(database);
  const byId = 'select name from things where id = ?';
  expect(cached(byId).all([1])).toEqual([{ name: 'first' }]);
  cached('update things set name = ? where id = ?').run(['other', 1]);
  expect(cached(byId).all([1])).toEqual([{ name: 'other' }]);
  expect(cached(byId).all([2])).toEqual([{ name: 'second' }]);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('one that failed can be asked again', () => {
  const { prepare: cached } = withStatementCache(database);
  const add = 'insert into things (id, name) values (?, ?)';
  expect(() => cached(add).run([1, 'again'])).toThrow('UNIQUE');
  expect(cached(add).run([3, 'third']).changes).toBe(1);
});

test('what changes the tables is seen by what was asked before', () => {
  const { prepare: cached } = withStatementCache(database);
  const all = 'select * from things where id = 1';
  expect(cached(all).all([])).toEqual([{ id: 1, name: 'first' }]);
  cached("alter table things add column colour text default 'red'").run([]);
  expect(cached(all).all([])).toEqual([{ id: 1, name: 'first', colour: 'red' }]);
});

test('statements of any shape don’t pile up', () => {
  const prepare = vi.spyOn(database, 'prepare');
  const { prepare: cached } = withStatementCache(database);
  const first = 'select 0';
  for (let shape = 0; shape < 600; shape += 1) cached(`select ${shape}`);
  cached(first);
  expect(prepare).toHaveBeenCalledTimes(601);
});
