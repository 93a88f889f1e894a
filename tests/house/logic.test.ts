import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readLogicFiles } from '../../platform/foundation/database/logic.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { runsDatabase } from '../../platform/testing/migratedDatabase.ts';
import { projectFiles } from './tree.ts';

/** A definition in a `logic.sql`. */
interface Definition {
  path: string;
  name: string;
  isFunction: boolean;
  /** True if a comment stands directly above it. */
  hasComment: boolean;
  /** Of a function. */
  body: string;
}

const HEAD = /^create (?:or replace )?(?:constraint )?(function|trigger) (\w+)/gm;

const files = await readLogicFiles();
const definitions: Definition[] = files.flatMap(({ path, text }) =>
  [...text.matchAll(HEAD)].map(({ 1: kind, 2: name = '', index }) => ({
    path,
    name,
    isFunction: kind === 'function',
    hasComment: /(^|\n)-- [^\n]+\n(drop trigger [^\n]+\n)?$/.test(text.slice(0, index)),
    body: text.slice(index).split('$$')[1] ?? '',
  })),
);
const namesOf = (isFunction: boolean) =>
  definitions
    .filter((definition) => definition.isFunction === isFunction)
    .map(({ name }) => name)
    .sort();

test('the migration runner applies every logic.sql', () => {
  const all = projectFiles().filter((path) => path.endsWith('/logic.sql'));
  expect(files.map(({ path }) => `platform/${path}`).sort()).toEqual(all);
});

test('in a logic.sql, functions stand before triggers, each below a sentence that says what it keeps true', () => {
  const wrong = definitions.filter(
    ({ path, isFunction, hasComment }, index) =>
      !hasComment ||
      (isFunction && definitions.slice(0, index).some((other) => other.path === path && !other.isFunction)),
  );
  expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every function and trigger of a migrated database stands in exactly one logic.sql, with the same body', async () => {
  const database = await runsDatabase();
  try {
    const functions = await rowsOf(
      database.db,
      { name: text, body: text },
      sql`select p.proname as name, p.prosrc as body from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    const triggers = await rowsOf(
      database.db,
      { name: text },
      sql`select tgname as name from pg_trigger where not tgisinternal`,
    );
    expect(namesOf(true)).toEqual(functions.map(({ name }) => name).sort());
    expect(namesOf(false)).toEqual(triggers.map(({ name }) => name).sort());
    const bodies = Object.fromEntries(functions.map(({ name, body }) => [name, body]));
    const others = definitions.filter(({ isFunction, name, body }) => isFunction && bodies[name] !== body);
    expect(others.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  } finally {
    await database.close();
  }
});
