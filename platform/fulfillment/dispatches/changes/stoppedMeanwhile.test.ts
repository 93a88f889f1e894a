import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../tests/support/postgres.ts';
import { openDatabase } from '../../../foundation/database/connections/connection.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let world: DispatchWorld;
beforeAll(async () => {
  server = await startPostgres({ isEmpty: true });
  world = await startDispatches({ databaseUrl: server.url });
});
afterAll(async () => {
  await world?.platform.close();
  await server?.stop();
});

const LINKS = { kind: 'download_links', quantities: [{ sku: CARD, quantity: 2 }] };

/** Asks for links while somebody's change of the promotion is not committed yet, and answers what came of it. */
async function askedBeside(change: ReturnType<typeof sql>) {
  const other = await openDatabase({ databaseUrl: server.url, databaseFolder: ':memory:' });
  try {
    let answer: ReturnType<DispatchWorld['dispatch']> | undefined;
    await other.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.staff', 'on', true)`);
      await tx.execute(sql`select from promotions where id = ${world.downloads} for no key update`);
      await tx.execute(change);
      answer = world.dispatch(world.downloads, LINKS);
      const waiting = () =>
        world.rows(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share of p%'`,
        );
      await expect.poll(waiting).toHaveLength(1);
    });
    return await answer;
  } finally {
    await other.close();
  }
}

test('PROMO-41: a reward that is stopped while links of it are asked for gives none', async () => {
  const answer = await askedBeside(
    sql`update promotion_rewards set status = 'paused' where promotion_id = ${world.downloads} and sku = ${CARD}`,
  );
  expect(answer?.body.error_name).toBe('reward_not_live');
  await world.run(
    sql`update promotion_rewards set status = 'enabled' where promotion_id = ${world.downloads}`,
  );
});

test('PROMO-46: a promotion that is disabled while links of it are asked for gives none', async () => {
  const answer = await askedBeside(
    sql`update promotions set status = 'disabled' where id = ${world.downloads}`,
  );
  expect(answer?.body.error_name).toBe('promotion_not_running');
  expect(await world.rows(sql`select 1 from redemptions`)).toEqual([]);
  await world.run(sql`update promotions set status = 'enabled' where id = ${world.downloads}`);
});
