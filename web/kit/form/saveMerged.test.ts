import { expect, test, vi } from 'vitest';
import { saved, saveMerged, stale } from './saveMerged.ts';

interface Row {
  version: number;
  name: string;
  city: string | null;
}

const base: Row = { version: 1, name: 'Acme', city: null };
const fieldsOf = ({ name, city }: Row) => ({ name, city });

/** Answers with these rows in turn: a row of another version is what somebody else saved. */
function service(...rows: Row[]) {
  return vi.fn(async (version: number) => {
    const row = rows.shift() ?? base;
    return row.version > version + 1 || rows.length > 0 ? stale(row) : saved(row);
  });
}

test('API-7: changes of different fields both stand: it is saved once more, on top of theirs', async () => {
  const send = service({ ...base, version: 5, city: 'Lyon' }, { version: 6, name: 'Mine', city: 'Lyon' });
  const outcome = await saveMerged({ base, changes: { name: 'Mine' }, fieldsOf, send });
  expect(outcome).toEqual({ kind: 'saved', row: { version: 6, name: 'Mine', city: 'Lyon' } });
  expect(send.mock.calls.map(([version]) => version)).toEqual([1, 5]);
});

test('API-7: a field that both changed is left for the person, and nothing is sent again', async () => {
  const theirs = { ...base, version: 5, name: 'Theirs', city: 'Lyon' };
  const send = service(theirs);
  const outcome = await saveMerged({ base, changes: { name: 'Mine', city: null }, fieldsOf, send });
  expect(outcome).toMatchObject({ kind: 'disputed', current: theirs, fields: ['name', 'city'] });
  expect(send).toHaveBeenCalledTimes(1);
});

test('two who change a field to the same value have nothing to decide', async () => {
  const send = service({ ...base, version: 5, name: 'Same' }, { ...base, version: 6, name: 'Same' });
  const outcome = await saveMerged({ base, changes: { name: 'Same' }, fieldsOf, send });
  expect(outcome?.kind).toBe('saved');
});

test('a service that calls its own version stale is not asked for ever', async () => {
  const send = vi.fn(async () => stale(base));
  const outcome = await saveMerged({ base, changes: { name: 'Mine' }, fieldsOf, send });
  expect(outcome).toMatchObject({ kind: 'disputed', fields: ['name'] });
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was told elsewhere ends the save', async () => {
  expect(await saveMerged({ base, changes: { name: 'x' }, fieldsOf, send: async () => null })).toBeNull();
});
