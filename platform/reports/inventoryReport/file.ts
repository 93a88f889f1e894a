import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  PROVIDER_PAYMENT_TYPES,
  REWARD_SOURCES,
} from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { HORIZON_DAYS } from '../../../schema/reports/runOut.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { csvAmount, csvText, csvZone } from '../../foundation/database/files/csvCells.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { type inventoryFileQuery, orderOf } from './list.ts';
import { readPeriod } from './readPeriod.ts';
import { inventoryRows } from './rows.ts';

/** A word by its number. */
const wordOf = (number: SQL, words: readonly string[]): SQL =>
  sql`(${`{${words.join(',')}}`}::text[])[${number} + 1]`;

const sources = Object.keys(REWARD_SOURCES);

/** The whole report under the same filters, in the same order, as a file (INVREP-9). */
export async function inventoryFile(
  scope: Scope,
  query: z.output<typeof inventoryFileQuery>,
): Promise<CsvFile> {
  const period = await scope.read((tx) => readPeriod(tx, scope.timezone));
  const source = sql`concat_ws(' ', case f.type when 'stock' then ${wordOf(sql`f.source_id::int - 1`, sources)} end,
    f.provider_name, case f.type when 'budget' then f.currency end)`;
  const cells: [name: string, cell: SQL][] = [
    ['type', sql`f.type`],
    ['source', csvText(source)],
    ['payment type', sql`coalesce(${wordOf(sql`f.payment_type`, PROVIDER_PAYMENT_TYPES)}, '')`],
    ['reward', csvText(sql`f.caption`)],
    ['sku', csvText(sql`f.sku`)],
    ['face value', csvAmount(sql`f.face_value`, sql`f.currency`, scope.locale)],
    ['currency', sql`f.currency`],
    ['stock', sql`f.stock`],
    ['delayed stock', sql`f.delayed`],
    ['total stock', sql`f.total_stock`],
    ['budget', csvAmount(sql`f.budget`, sql`f.currency`, scope.locale)],
    ['used in 7 days', sql`f.last_7`],
    ['used in 30 days', sql`f.last_30`],
    ['estimated in 7 days', sql`f.next_7`],
    ['estimated in 30 days', sql`f.next_30`],
    [
      'runs out on',
      sql`case when ceil(f.days_left) <= ${sql.raw(String(HORIZON_DAYS))} then ${period.today}::date + ceil(f.days_left)::int end`,
    ],
    ['timezone', csvZone(scope.timezone)],
  ];
  return {
    name: `inventory-${period.today}.csv`,
    columns: cells.map(([name]) => name),
    lines: () =>
      scope.csv({
        cells: cells.map(([, cell]) => cell),
        from: sql`from (${inventoryRows(scope, period, query)}) f ${orderOf(query)}`,
      }),
  };
}
