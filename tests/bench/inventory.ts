import { sql } from 'drizzle-orm';
import { openScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { inventoryFile } from '../../platform/reports/inventoryReport/file.ts';
import {
  inventoryFileQuery,
  inventoryQuery,
  listInventory,
} from '../../platform/reports/inventoryReport/list.ts';
import { best } from './best.ts';
import { measureFile } from './reportFiles.ts';
import type { Measure } from './table.ts';
import { SIZE, staffOf } from './volumeDatabase.ts';

/** The first page of the inventory report, as operator staff and a retailer of 4,000 advertisers read it, and its file. */
export async function measureInventory(database: Database, url: string): Promise<Measure[]> {
  const staff = staffOf(database);
  const { ids, codes } = await staff.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      { id: text },
      sql`select id::text as id from advertisers order by id limit ${SIZE.retailer}`,
    );
    const [pools] = await rowsOf(
      tx,
      { codes: text },
      sql`select coalesce(sum(stock + delayed), 0)::text as codes from guerdon_pools()`,
    );
    return { ids: rows.map(({ id }) => id), codes: pools?.codes ?? '0' };
  });
  const retailer = openScope(database, { ...staff, isStaff: false, advertiserIds: ids });
  const page = (scope: typeof staff, query: Record<string, string> = {}) =>
    best(() => listInventory(scope, inventoryQuery.parse(query)));
  return [
    {
      name: `inventory: first page for staff, ${codes} free codes`,
      value: await page(staff),
      unit: 'ms',
      goal: 300,
    },
    {
      name: 'inventory: the same for staff in New York',
      value: await page({ ...staff, timezone: 'America/New_York' }),
      unit: 'ms',
      goal: 300,
    },
    {
      name: `inventory: first page of ${ids.length} advertisers`,
      value: await page(retailer),
      unit: 'ms',
      goal: 300,
    },
    ...(await measureFile('inventory', {
      url,
      scope: staff,
      file: (scope) => inventoryFile(scope, inventoryFileQuery.parse({})),
    })),
  ];
}
