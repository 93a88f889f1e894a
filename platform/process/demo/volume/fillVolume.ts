import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../../../schema/foundation/signIn.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { type Database, rowsOf } from '../../../foundation/database/connections/connection.ts';
import { hashPassword } from '../../../people/signIn/password.ts';
import { fillUnnoted } from '../../../reports/activityReport/rollup/fold.ts';
import { volumeAdvertisers } from './advertisers.ts';
import { dropIndexes } from './dropIndexes.ts';
import { volumeHistory } from './history.ts';
import { volumeLines } from './lines.ts';
import { volumeMoney } from './money.ts';
import { volumeRedemptions } from './redemptions.ts';
import { VOLUME_RETAILER, type VolumeSize } from './volumeSize.ts';

/** Totals after filling, and the milliseconds it took. */
export interface Filled {
  advertisers: number;
  lines: number;
  redemptions: number;
  postings: number;
  milliseconds: number;
}

/**
 * Adds advertisers, budgets, redemptions and what hangs on them to a database with demo data. The database makes the rows itself, set by
 * set: the same size gives the same rows, and the books tie. Throws where it was done before.
 */
export async function fillVolume(database: Database, size: VolumeSize): Promise<Filled> {
  const start = performance.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await systemScope(database).write(async (tx) => {
    const before = await rowsOf(tx, sql`select from accounts where login = ${VOLUME_RETAILER}`);
    if (before.length > 0) throw new Error('The database holds the volume already. Start from a fresh one.');
    const steps = [
      ...volumeAdvertisers(size, passwordHash),
      ...volumeLines(size),
      ...volumeRedemptions(size),
      ...volumeMoney(),
      ...volumeHistory(),
    ];
    const dropped = await dropIndexes(tx);
    await fillUnnoted(tx, async () => {
      for (const step of steps) await tx.execute(step);
      for (const step of dropped) await tx.execute(step);
    });
  });
  await database.script(async (db) => {
    await db.execute(sql`vacuum analyze`);
  });
  const [counted] = await systemScope(database).read((tx) =>
    rowsOf<Omit<Filled, 'milliseconds'>>(
      tx,
      sql`select (select count(*)::int from advertisers) as advertisers, (select count(*)::int from budget_lines) as lines,
        (select count(*)::int from redemptions) as redemptions, (select count(*)::int from ledger_txns) as postings`,
    ),
  );
  if (!counted) throw new Error('The database did not answer.');
  return { ...counted, milliseconds: Math.round(performance.now() - start) };
}
