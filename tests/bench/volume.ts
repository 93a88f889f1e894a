import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { fillVolume } from '../../platform/process/demo/volume/fillVolume.ts';
import { VOLUME_RETAILER } from '../../platform/process/demo/volume/volumeSize.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { startWorld, type World } from '../support/world.ts';
import { timeLists } from './lists.ts';
import type { Measure } from './table.ts';

const SIZE = { advertisers: 20_000, retailer: 4000, lines: 200_000, redemptions: 105_000 };
const OPERATOR = 'operator@guerdon.example';
const RETAILER = 'retailer@northwind.example';

/** Every list over HTTP at the demo's size and among twenty thousand advertisers: for staff, and for a retailer of eight beside one of 4000. */
export async function measureVolume(): Promise<Measure[]> {
  const worlds: World[] = [];
  try {
    const start = async () => {
      const world = await startWorld({ engine: 'postgres', size: 'full' });
      worlds.push(world);
      return world;
    };
    const [small, large] = [await start(), await start()];
    await fillVolume(large.database, SIZE);
    for (const { database } of worlds) await settle(database);
    const asker = (world: World, login: string) => ({
      platformUrl: world.platformUrl,
      token: () => world.tokenFor(login),
    });
    const logins = { staff: [OPERATOR, OPERATOR], retailer: [RETAILER, VOLUME_RETAILER] } as const;
    const measures: Measure[] = [];
    for (const [who, [few, many]] of Object.entries(logins))
      for (const time of await timeLists({ small: asker(small, few), large: asker(large, many) }))
        measures.push({
          name: `${who}: ${time.list.replace('/api/', '')} (${time.small.toFixed(1)} → ${time.large.toFixed(1)} ms)`,
          value: time.large / time.small,
          unit: '×',
          goal: 3,
        });
    return measures;
  } finally {
    for (const world of worlds) await world.close();
  }
}

/** Runs the database's delayed maintenance now, so that it does not disturb the measurement. */
async function settle({ script, db }: Database): Promise<void> {
  await script(async (session) => {
    await session.execute(sql`vacuum analyze`);
    await session.execute(sql`checkpoint`);
  });
  const isBusy = () =>
    storedRows(db, sql`select from pg_stat_activity where backend_type = 'autovacuum worker'`);
  while ((await isBusy()).length > 0) await setTimeout(100);
}
