// "Done" means that the messages have left; counts, charges and mails say what became of every line.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilOneWaits } from '../../../../tests/money/atOnce.ts';
import { type EngineJobs, engineJobs } from '../../../../tests/support/engineJobs.ts';
import { type EngineWorld, PIECE, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import { JobFailed } from '../../../foundation/jobs/work.ts';
import { takeDeliveries } from '../../deliveries/takeDeliveries.ts';
import { writeOutcomes } from '../../deliveries/writeOutcomes.ts';
import { cancelDispatch } from '../changes/cancel.ts';
import { retryDispatch } from '../changes/retry.ts';
import { closeSent } from './closeSent.ts';

let world: EngineWorld;
let jobs: EngineJobs;
/** Addresses that the mail server refuses for good. */
const refused = new Set<string>();
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world, {
    more: {
      mailer: {
        async send(_id, { to }) {
          if (refused.has(to.address)) throw new JobFailed('smtp_550', { isFinal: true });
        },
        close: () => {},
      },
    },
  });
});
afterAll(() => world?.close());
beforeEach(() => refused.clear());

interface Standing {
  state: string;
  done: number;
  failed: number;
  canceled: number;
  charge: number;
  dispatch: string;
  told: { done: string; failed: string; canceled: string } | null;
}
async function standing(dispatchId: string): Promise<Standing | undefined> {
  const [row] = await world.rows<Standing>(
    sql`select b.state, b.done, b.failed, b.canceled, b.charge::float8 / ${Number(PIECE)} as charge, d.state as dispatch,
        (select (j.payload -> 'params') - '{advertiserId,advertiser,promotion,promotionId,dispatchId}'::text[] from jobs j
          where j.kind = 'mail' and (j.payload -> 'params') ->> 'dispatchId' = d.id::text order by j.id desc limit 1) as told
      from dispatches d join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id where d.id = ${dispatchId}`,
  );
  return row;
}
const stages = async (batchId: string) =>
  world.rows<{ stage: string; n: number }>(
    sql`select stage, count(*)::int as n from batch_lines where batch_id = ${batchId} group by 1 order by 1`,
  );
const work = (batchId: string) =>
  world.run(sql`insert into jobs (kind, payload, advertiser_id)
    values ('batchWork', jsonb_build_object('advertiserId', '1', 'batchId', ${batchId}::text), 1)`);

test('BATCH-18: a batch whose messages wait is not done, and its maker is told nothing yet', async () => {
  const { dispatchId, batchId } = await world.dispatch(30, { kind: 'send_links' });
  await work(batchId);
  await jobs.work(['batchWork']);
  expect(await stages(batchId)).toEqual([{ stage: 'sending', n: 30 }]);
  expect(await standing(dispatchId)).toEqual({
    state: 'working',
    done: 0,
    failed: 0,
    canceled: 0,
    charge: 30,
    dispatch: 'released',
    told: null,
  });
  await jobs.work();
  expect(await standing(dispatchId)).toEqual({
    state: 'done',
    done: 30,
    failed: 0,
    canceled: 0,
    charge: 30,
    dispatch: 'done',
    told: { done: '30', failed: '0', canceled: '0' },
  });
});

test('BATCH-18: a line whose messages end in two transactions at once is closed by the later one', async () => {
  const { dispatchId, batchId, ids } = await world.dispatch(2, { kind: 'send_links' });
  await work(batchId);
  await jobs.work(['batchWork']);
  await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, state, dedupe_key)
    select advertiser_id, gen_random_uuid(), redemption_id, batch_id, kind, 'sms', 'mobile', '+33600000000', 'queued', dedupe_key || ':sms'
    from deliveries where redemption_id = any (${`{${ids.join(',')}}`}::bigint[])`);
  const send = async (channel: string, beforeCommit?: () => Promise<void>) => {
    const deliveries = await world.rows<{ id: string }>(
      sql`select id::text as id from deliveries where channel = ${channel} and redemption_id = any (${`{${ids.join(',')}}`}::bigint[])`,
    );
    const deliveriesToSend = await world.scope.write((tx) =>
      takeDeliveries(tx, { advertiserId: '1', ids: deliveries.map(({ id }) => id) }),
    );
    await world.scope.write(async (tx) => {
      await writeOutcomes(
        tx,
        '1',
        deliveriesToSend.map((delivery) => ({ delivery, outcome: { kind: 'sent' } as const })),
      );
      await closeSent(tx, { advertiserId: '1', redemptionIds: ids });
      await beforeCommit?.();
    });
  };
  let later: Promise<void> | undefined;
  await send('email', async () => {
    later = send('sms');
    await Promise.race([later, untilOneWaits(world.database)]);
  });
  await later;
  expect(await stages(batchId)).toEqual([{ stage: 'done', n: 2 }]);
  await jobs.work();
  expect(await standing(dispatchId)).toMatchObject({ state: 'done', done: 2, dispatch: 'done' });
});

test('a cancellation in between is in the counts, the charge and the mail', async () => {
  const { dispatchId, batchId, ids } = await world.dispatch(20, { kind: 'send_links' });
  await work(batchId);
  await jobs.work(['batchWork']);
  const sent = ids.slice(0, 5);
  await world.scope.write(async (tx) => {
    const deliveries = await world.rows<{ id: string }>(
      sql`select id::text as id from deliveries where redemption_id = any (${`{${sent.join(',')}}`}::bigint[])`,
    );
    const deliveriesToSend = await takeDeliveries(tx, {
      advertiserId: '1',
      ids: deliveries.map(({ id }) => id),
    });
    await writeOutcomes(
      tx,
      '1',
      deliveriesToSend.map((delivery) => ({ delivery, outcome: { kind: 'sent' } as const })),
    );
    await closeSent(tx, { advertiserId: '1', redemptionIds: sent });
  });
  await world.scope.write((tx) =>
    cancelDispatch(openChange(tx, { scope: world.scope }), {
      advertiserId: '1',
      id: dispatchId,
      state: 'released',
      lines: 20,
    }),
  );
  expect(await standing(dispatchId)).toEqual({
    state: 'done',
    done: 5,
    failed: 0,
    canceled: 15,
    charge: 5,
    dispatch: 'done',
    told: { done: '5', failed: '0', canceled: '15' },
  });
  await jobs.work();
  expect(await standing(dispatchId)).toMatchObject({ done: 5, canceled: 15, charge: 5 });
  expect(await world.findings()).toEqual([]);
});

test('a canceled batch costs nothing', async () => {
  const { dispatchId } = await world.dispatch(4, { kind: 'download_links', channel: null });
  await world.run(sql`update dispatches set state = 'done' where id = ${dispatchId}`);
  await world.scope.write((tx) =>
    cancelDispatch(openChange(tx, { scope: world.scope }), {
      advertiserId: '1',
      id: dispatchId,
      state: 'done',
      lines: 4,
    }),
  );
  expect(await standing(dispatchId)).toMatchObject({ state: 'canceled', canceled: 4, charge: 0 });
});

test('a message that reaches nobody is a failed line; once it is sent again, the line is done', async () => {
  const { dispatchId, batchId, ids } = await world.dispatch(3, { kind: 'send_codes' });
  const [row] = await world.rows<{ email: string }>(
    sql`select p.email from recipients p join redemptions r on r.recipient_id = p.id where r.id = ${ids[1]}`,
  );
  refused.add(row?.email ?? '');
  await work(batchId);
  await jobs.work();
  expect(await standing(dispatchId)).toEqual({
    state: 'done',
    done: 2,
    failed: 1,
    canceled: 0,
    charge: 3,
    dispatch: 'done',
    told: { done: '2', failed: '1', canceled: '0' },
  });
  refused.clear();
  await world.scope.write((tx) =>
    retryDispatch(openChange(tx, { scope: world.scope }), {
      advertiserId: '1',
      id: dispatchId,
      state: 'done',
      lines: 3,
    }),
  );
  await jobs.work();
  expect(await standing(dispatchId)).toMatchObject({
    state: 'done',
    done: 3,
    failed: 0,
    charge: 3,
    dispatch: 'done',
    told: { done: '3', failed: '0' },
  });
  expect(await world.findings()).toEqual([]);
});
