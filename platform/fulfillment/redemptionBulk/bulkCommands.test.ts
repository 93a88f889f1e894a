import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkRuns, bulkRuns } from '../../../tests/support/bulkRuns.ts';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { openScope } from '../../foundation/access/scope.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { moveByCommand } from '../redemptionActions/commands/moveByCommand.ts';
import { stopBulk } from './routes.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let bulk: BulkRuns;
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
  bulk = await bulkRuns(world, jobs);
});
afterAll(() => world?.close());

/** Redemptions with links that wait to be redeemed. */
async function pending(lines: number) {
  const { ids } = await world.dispatch(lines, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  return ids;
}

const cancel = (ids: readonly string[]) => ({ action: 'cancel_redemptions', redemption_list: ids });

/** Works a batch, and leaves its messages in their queue. */
async function workBatch(batchId: string): Promise<void> {
  const payload = { advertiserId: '1', batchId };
  await world.scope.write((tx) => enqueue(tx, { kind: 'batchWork', payload, advertiserId: '1' }));
  await jobs.work(['batchWork']);
}

test('BULK-5: comments are for operator staff alone, so who is not staff begins none, not even a try', async () => {
  const ids = await pending(1);
  const outsider = openScope(world.database, { ...bulk.support, isStaff: false, advertiserIds: ['1'] });
  const request = { action: 'add_comment', data: { comment: 'Looked at' }, redemption_list: ids };
  for (const isDryRun of [true, false])
    await expect(bulk.ask(request, { scope: outsider, isDryRun })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('operator staff'),
    });
  expect((await bulk.ask(cancel(ids), { scope: outsider, isDryRun: true })).bulk.progress.open).toBe(1);
});

test('BULK-3: a retry orders each reward again as the command on one does: by its batch, and once', async () => {
  const { ids, batchId } = await world.dispatch(3, { kind: 'send_codes', sku: SKUS.pool });
  await workBatch(batchId);
  await world.fillPool(3);
  const { bulk: made } = await bulk.ask({ action: 'retry_redemptions', redemption_list: ids });
  await bulk.work();
  expect(await bulk.outcomes(made.id)).toEqual([{ outcome: 'done', reason: null, n: 3 }]);
  const open = await world.rows(
    sql`select kind, count(*)::int as n from jobs where state = 'queued' and kind in ('batchWork', 'redeem') group by 1`,
  );
  expect(open).toEqual([{ kind: 'batchWork', n: 1 }]);
  await jobs.work();
  const of = sql`${`{${ids.join(',')}}`}::bigint[]`;
  expect(
    await world.rows(
      sql`select r.state, l.stage, count(c.*)::int as codes from redemptions r join batch_lines l on l.redemption_id = r.id
        left join redemption_codes c on c.redemption_id = r.id where r.id = any (${of}) group by 1, 2`,
    ),
  ).toEqual([{ state: 'redeemed', stage: 'done', codes: 3 }]);
  expect(await world.findings()).toEqual([]);
});

test('BULK-4: what is canceled in bulk closes its line and its link, and its messages that wait are dropped', async () => {
  const { ids, batchId } = await world.dispatch(2, { kind: 'send_links' });
  await workBatch(batchId);
  await bulk.ask(cancel(ids));
  await bulk.work();
  expect(
    await world.rows(sql`select distinct l.stage, (select count(*)::int from recipient_links k where k.redemption_id = l.redemption_id and k.revoked_at is null) as links,
      (select array_agg(state) from deliveries m where m.redemption_id = l.redemption_id) as messages from batch_lines l where l.batch_id = ${batchId}`),
  ).toEqual([{ stage: 'canceled', links: 0, messages: ['dropped'] }]);
});

test('BULK-6: who has no address for any channel of the promotion is counted as left before, not only after', async () => {
  await world.run(sql`update promotions set activation_notification_channels = '{email}'`);
  const [reached, mute] = await pending(2);
  await world.run(sql`update recipients p set email = null, phone_number = '+33612345678' from redemptions r
    where r.id = ${mute} and p.advertiser_id = r.advertiser_id and p.id = r.recipient_id`);
  const request = { action: 'resend_activation_notification', redemption_list: [reached, mute] };
  const { bulk: counted } = await bulk.ask(request, { isDryRun: true });
  expect(counted.progress).toMatchObject({ open: 1, left: 1 });
  expect(counted.outcomes).toContainEqual({ outcome: 'left', reason: 'no_contact', count: 1 });
});

test('BULK-6: who lacks the name that the message uses is counted as left, and gets no message', async () => {
  await world.run(sql`update promotions set activation_notification_channels = '{email}'`);
  const ids = await pending(2);
  const [named, nameless] = ids;
  await world.run(sql`update recipients p set first_name = case when r.id = ${named} then 'Ada' end, last_name = null from redemptions r
    where r.id = any (${`{${ids.join(',')}}`}::bigint[]) and p.advertiser_id = r.advertiser_id and p.id = r.recipient_id`);
  await world.run(
    sql`update batch_lines set first_name = null, last_name = null where redemption_id = ${nameless}`,
  );
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select distinct r.advertiser_id, r.promotion_id, null, 'email_activation', coalesce(p.locale, m.locale), '{"title": "Hello {{recipient_name}}"}'::jsonb
    from redemptions r join promotions m on m.id = r.promotion_id join recipients p on p.id = r.recipient_id
    where r.id = any (${`{${ids.join(',')}}`}::bigint[])`);
  const request = { action: 'resend_activation_notification', redemption_list: ids };
  const { bulk: counted } = await bulk.ask(request, { isDryRun: true });
  expect(counted.outcomes).toContainEqual({ outcome: 'left', reason: 'no_name', count: 1 });
  const { bulk: made } = await bulk.ask(request);
  await bulk.work();
  expect(await bulk.outcomes(made.id)).toEqual([
    { outcome: 'done', reason: null, n: 1 },
    { outcome: 'left', reason: 'no_name', n: 1 },
  ]);
  expect(await world.rows(sql`select 1 from deliveries where redemption_id = ${nameless}`)).toEqual([]);
  await world.run(sql`delete from screen_texts`);
});

test('BULK-3: a retry, of one or of many, leaves who lacks the name that the message of the reward uses', async () => {
  await world.run(sql`update promotions set notification_channels = '{email}'`);
  const ids = await pending(2);
  const of = sql`${`{${ids.join(',')}}`}::bigint[]`;
  const [named, nameless = ''] = ids;
  await world.run(sql`update recipients p set first_name = case when r.id = ${named} then 'Ada' end, last_name = null from redemptions r
    where r.id = any (${of}) and p.advertiser_id = r.advertiser_id and p.id = r.recipient_id`);
  await world.run(
    sql`update batch_lines set first_name = null, last_name = null where redemption_id = any (${of})`,
  );
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select distinct r.advertiser_id, r.promotion_id, null, 'email_delivery', coalesce(p.locale, m.locale), '{"title": "Hello {{recipient_name}}"}'::jsonb
    from redemptions r join promotions m on m.id = r.promotion_id join recipients p on p.id = r.recipient_id
    where r.id = any (${of})`);
  const { bulk: made } = await bulk.ask({ action: 'retry_redemptions', redemption_list: ids });
  await bulk.work();
  expect(await bulk.outcomes(made.id)).toEqual([
    { outcome: 'done', reason: null, n: 1 },
    { outcome: 'left', reason: 'no_name', n: 1 },
  ]);
  const retry = { command: 'retry', key: 'nameless' } as const;
  await expect(moveByCommand(bulk.support, nameless, retry)).rejects.toMatchObject({ name: 'no_name' });
  await world.run(sql`delete from screen_texts`);
  await moveByCommand(bulk.support, nameless, { ...retry, key: 'nameless again' });
});

test('BULK-1: who asked stops the rest; nobody else does, and what is over cannot be stopped', async () => {
  const ids = await pending(3);
  const { bulk: made } = await bulk.ask(cancel(ids));
  await expect(stopBulk(bulk.ada, made.id, world.database)).rejects.toMatchObject({ name: 'not_found' });
  // TRY-2: a try of it stops nothing, although the platform writes in its own name.
  expect(await stopBulk(bulk.support.dryRun(), made.id, world.database)).toMatchObject({ state: 'stopped' });
  expect(await bulk.outcomes(made.id)).toEqual([{ outcome: 'waiting', reason: null, n: 3 }]);
  const stopped = await stopBulk(bulk.support, made.id, world.database);
  expect(stopped).toMatchObject({ state: 'stopped', progress: { open: 0, stopped: 3 } });
  await bulk.work();
  expect(await bulk.outcomes(made.id)).toEqual([{ outcome: 'stopped', reason: 'stopped_by_person', n: 3 }]);
  expect(
    await world.rows(sql`select account_id::text as by from events where noun = 'bulk_actions' and noun_id = ${made.id}
    and action = 'stopped'`),
  ).toEqual([{ by: '2' }]);
  const { bulk: over } = await bulk.ask(cancel(ids));
  await bulk.work();
  await expect(stopBulk(bulk.support, over.id, world.database)).rejects.toMatchObject({ name: 'bulk_over' });
});
