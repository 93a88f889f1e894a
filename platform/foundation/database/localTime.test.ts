import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTimeZone, TIME_ZONES } from '../../../schema/foundation/dates/dates.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { localTime } from './localTime.ts';
import { listOf, rowsOf, text } from './rows.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

const MOMENTS = ['2026-01-15T22:30:00Z', '2026-07-15T22:30:00Z'];
const OTHERS = [
  '+02:00',
  '-03:30',
  '+0545',
  '+14',
  'CET',
  'EET',
  'MET',
  'WET',
  'Asia/Calcutta',
  'Europe/Kiev',
];

const expected = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(
    new Date(moment),
  );

test('FMT-1: the database reads the clock of every zone that an account can have as the product does', async () => {
  const zones = [...TIME_ZONES, ...OTHERS].filter(isTimeZone);
  const cells = zones.flatMap((zone) =>
    MOMENTS.map(
      (moment) => sql`to_char(${localTime(sql`${moment}::timestamptz`, zone)}, 'YYYY-MM-DD HH24:MI:SS')`,
    ),
  );
  const [row] = await rowsOf(
    platform.database.db,
    { times: listOf(text) },
    sql`select array[${sql.join(cells, sql`, `)}] as times`,
  );
  const expectedTimes = zones.flatMap((zone) =>
    MOMENTS.map((moment) => `${zone}: ${expected(moment, zone)}`),
  );
  const read = zones.flatMap((zone, at) =>
    MOMENTS.map((_, n) => `${zone}: ${row?.times[at * MOMENTS.length + n]}`),
  );
  expect(read).toEqual(expectedTimes);
});
