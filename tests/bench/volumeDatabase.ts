import { openScope, type Scope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { migrate } from '../../platform/foundation/database/migrate.ts';
import { seedDemo } from '../../platform/process/demo/seed.ts';
import { fillVolume } from '../../platform/process/demo/volume/fillVolume.ts';
import { ABILITIES } from '../../schema/foundation/abilities.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';

/** Content of the volume besides redemptions. */
export const SIZE = { advertisers: 20_000, retailer: 4000, lines: 200_000 };

/** Fills a database with the demo and as many redemptions. */
export async function fill(database: Database, redemptions: number): Promise<void> {
  await migrate(database);
  await seedDemo(database, { size: 'full', seed: 20260, today: dayIn(DEFAULT_TIME_ZONE) });
  await fillVolume(database, { ...SIZE, redemptions });
}

/** The user who sees everything. */
export const staffOf = (database: Database): Scope => scopeOf(database, { isStaff: true, advertiserIds: [] });

/** The users who see these advertisers. */
export const retailerOf = (database: Database, advertiserIds: string[]): Scope =>
  scopeOf(database, { isStaff: false, advertiserIds });

const scopeOf = (database: Database, who: { isStaff: boolean; advertiserIds: string[] }): Scope =>
  openScope(database, {
    caller: 'account:1',
    accountId: '1',
    organizationId: null,
    roles: [],
    abilities: new Set(ABILITIES),
    locale: 'en',
    timezone: DEFAULT_TIME_ZONE,
    requestId: 'bench',
    ...who,
  });
