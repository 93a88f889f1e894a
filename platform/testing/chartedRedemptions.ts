import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionState } from '../../schema/foundation/transitions.ts';
import { ledgerDatabase, retailerScope } from '../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../foundation/access/scope.ts';
import { foldStats } from '../reports/stats/fold.ts';

/** What is done to the redemptions of an advertiser: some are made, half of them change their state, half of those in a state are removed, or changes are summed up. */
export interface Change {
  what: 'new' | 'move' | 'remove' | 'sum up';
  advertiser: 1 | 2 | 3;
  state: RedemptionState;
  /** ISO 8601. */
  at: string;
  testing: boolean;
}

/** A database with three advertisers of one organization (1 to 3), one of another (1000), a promotion of each of the three, and no redemptions yet. */
export async function chartedRedemptions(engine: 'pglite' | 'postgres') {
  const opened = await ledgerDatabase(engine, 3);
  const { database } = opened;
  const system = () => systemScope(database);
  const run = (statement: SQL) => system().write(async (tx) => void (await tx.execute(statement)));
  await run(
    sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('two', 'Two', '{}', '{}')`,
  );
  await run(
    sql`insert into advertisers (id, organization_id, name, locale, billing_currency) values (1000, 2, 'Other', 'en', 'EUR')`,
  );
  await run(sql`insert into brands (id, sku, name) values ('A', 'AAA', 'A')`);
  await run(
    sql`insert into skus (sku, brand_sku, name, face_value, currency) values ('AAA-1', 'AAA', 'Card', 1000, 'EUR')`,
  );
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) select n, n, 'P', now() from generate_series(1, 3) n`,
  );

  function make({ what, advertiser, state, at, testing }: Change): Promise<void> {
    const some = sql`advertiser_id = ${advertiser} and id % 2 = 0`;
    if (what === 'sum up') return system().write(foldStats);
    if (what === 'remove') return run(sql`delete from redemptions where ${some} and state = ${state}`);
    if (what === 'move')
      return run(
        sql`update redemptions set state = ${state}, redeemed_at = ${at}, updated_at = ${at} where ${some}`,
      );
    return run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at, testing)
      select ${advertiser}, ${advertiser}, 'AAA-1', ${state}, 1, 'EUR', ${at}::timestamptz - interval '1 hour', ${at}::timestamptz + n * interval '13 minutes',
        ${at}::timestamptz + n * interval '3 hours', ${testing} from generate_series(1, 4) n`);
  }

  return {
    database,
    system,
    run,
    make,
    scopeOf: (...ids: string[]) => retailerScope(database, ids),
    /** Who sees these, and so many others without redemptions that all are counted as a set. */
    manyScope: (...ids: string[]) =>
      retailerScope(database, [...ids, ...Array.from({ length: 500 }, (_, n) => String(5000 + n))]),
    close: () => opened.close(),
  };
}
