import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { number, rowsOf } from '../database/rows.ts';
import { businessNow, setClock } from './clock.ts';
import { clockShift } from './clockShift.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['+40d', 40 * DAY],
  ['+12h', DAY / 2],
  ['2026-11-23T12:00:00Z', DAY],
  ['2026-11-21T12:00:00Z', null],
  ['40d', null],
  ['-1d', null],
  ['tomorrow', null],
])('a demo sets its clock by %s', (text, shift) => {
  expect(clockShift(text, now)).toBe(shift);
});

test('only a demo has a clock to set; the refusal names it', () => {
  const demo = { DATA_DIR: ':memory:', GUERDON_CLOCK: '+1d' };
  expect(readConfig(demo).clockShift).toBe(DAY);
  expect(readConfig({ DATA_DIR: ':memory:' }).clockShift).toBe(0);
  expect(() => readConfig({ ...demo, GUERDON_CLOCK: 'soon' })).toThrow(
    'GUERDON_CLOCK: expected +40d, +12h or an instant to come',
  );
  const real = { ...demo, DATABASE_URL: 'postgres://localhost/x', OIDC_ISSUER: 'https://id.example' };
  expect(() => readConfig(real)).toThrow('GUERDON_CLOCK: demo mode only');
});

test('the clock is set for all that business goes by, and real time stays what it is', async () => {
  const database = await migratedDatabase();
  try {
    const ahead = async () => (await businessNow(database.db)).getTime() - Date.now();
    await setClock(database, 40 * DAY);
    expect(Math.abs((await ahead()) - 40 * DAY)).toBeLessThan(5000);
    const [row] = await rowsOf(
      database.db,
      { days: number },
      sql`select extract(day from guerdon_now() - now())::int as days`,
    );
    expect(row).toEqual({ days: 40 });
    await setClock(database, 0);
    expect(Math.abs(await ahead())).toBeLessThan(5000);
  } finally {
    await database.close();
  }
});
