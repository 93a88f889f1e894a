import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EngineJobs, engineJobs, plainView } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import type { NewDeliveries } from './queueDeliveries.ts';
import { queueDeliveries } from './queueDeliveries.ts';
import { takeDeliveries } from './takeDeliveries.ts';
import { writeOutcomes } from './writeOutcomes.ts';

let world: EngineWorld;
let jobs: EngineJobs;
/** What the mail server says to an address. */
let refuse: (address: string) => JobFailed | null;
let poison = '';
beforeAll(async () => {
  world = await startEngineWorld();
  const mails: EngineJobs['mails'] = [];
  jobs = engineJobs(world, {
    more: {
      mailer: {
        async send(id, mail) {
          const error = refuse(mail.to.address);
          if (error) throw error;
          mails.push({ id, mail });
        },
        close: () => {},
      },
      viewOf: async (tx, of) => {
        if (of.redemptionId === poison) await tx.execute(sql`select 1 / 0`);
        return plainView(tx, of);
      },
    },
  });
  jobs = { ...jobs, mails };
});
afterAll(() => world?.close());
beforeEach(() => {
  refuse = () => null;
  poison = '';
  jobs.mails.length = 0;
  jobs.texts.length = 0;
});

async function pending(count: number): Promise<string[]> {
  const { ids } = await world.dispatch(count, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  return ids;
}
const queue = (ids: readonly string[], more: Partial<NewDeliveries> = {}) =>
  world.scope.write((tx) =>
    queueDeliveries(tx, {
      advertiserId: '1',
      kind: 'activation',
      channel: 'email',
      redemptionIds: ids,
      dedupe: (id) => `activation:${id}:email`,
      ...more,
    }),
  );
const due = () =>
  world.run(sql`update deliveries set due_at = now() - interval '2 seconds' where state = 'queued'`);
const jobsDue = () =>
  world.run(sql`update jobs set run_at = now() where kind = 'deliver' and state = 'queued'`);
const of = (ids: readonly string[]) =>
  world.rows<{ state: string; reason: string | null; n: number }>(
    sql`select state, reason, count(*)::int as n from deliveries where redemption_id = any (${`{${ids.join(',')}}`}::bigint[]) group by 1, 2 order by 1, 2`,
  );

test('E7: one message a key, however often it is queued and worked', async () => {
  const ids = await pending(250);
  expect(await queue(ids)).toBe(250);
  expect(await queue(ids)).toBe(0);
  const deliveries = await world.rows<{ id: string }>(sql`select id::text as id from deliveries`);
  // The same deliveries by three jobs, in another order.
  for (let n = 0; n < 3; n += 1)
    await world.run(sql`insert into jobs (kind, payload, advertiser_id) values ('deliver',
      ${JSON.stringify({ advertiserId: '1', deliveryIds: deliveries.map(({ id }) => id).reverse() })}::jsonb, 1)`);
  await jobs.work(['deliver']);
  expect(jobs.mails).toHaveLength(250);
  expect(new Set(jobs.mails.map(({ id }) => id)).size).toBe(250);
  expect(await of(ids)).toEqual([{ state: 'sent', reason: null, n: 250 }]);
});

test('E7: a worker that wakes after another took over writes nothing', async () => {
  const ids = await pending(1);
  await queue(ids);
  const [row] = await world.rows<{ id: string }>(
    sql`select id::text as id from deliveries where redemption_id = ${ids[0]}`,
  );
  const take = (isRepeated: boolean) =>
    world.scope.write((tx) => takeDeliveries(tx, { advertiserId: '1', ids: [row?.id ?? ''], isRepeated }));
  const [first] = await take(false);
  expect(await take(false)).toEqual([]);
  const [second] = await take(true);
  const end = (delivery: typeof first, outcome: Parameters<typeof writeOutcomes>[2][number]['outcome']) =>
    world.scope.write((tx) => writeOutcomes(tx, '1', delivery ? [{ delivery, outcome }] : []));
  await end(second, { kind: 'sent' });
  await end(first, { kind: 'failed', reason: 'unreachable' });
  expect(await of(ids)).toEqual([{ state: 'sent', reason: null, n: 1 }]);
});

test('E7: one that cannot be written fails alone, with a reason', async () => {
  const ids = await pending(30);
  poison = ids[7] as string;
  const log = process.stderr.write;
  process.stderr.write = () => true;
  await queue(ids);
  for (let n = 0; n < 6; n += 1) {
    await jobs.work(['deliver']);
    await due();
    await jobsDue();
  }
  process.stderr.write = log;
  expect(await of(ids)).toEqual([
    { state: 'failed', reason: 'too_many_attempts', n: 1 },
    { state: 'sent', reason: null, n: 29 },
  ]);
});

test('what a server refuses for good is told with its reason; what it cannot take now is tried five times in a day', async () => {
  const ids = await pending(4);
  const answers: Record<string, JobFailed> = {
    1: new JobFailed('smtp_550', { isFinal: true }),
    2: new JobFailed('smtp_552', { isFinal: true }),
    3: new JobFailed('smtp_421'),
  };
  refuse = (address) => answers[/-(\d+)@/.exec(address)?.[1] ?? ''] ?? null;
  await queue(ids);
  const waits: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await jobs.work(['deliver']);
    const [row] = await world.rows<{ wait: number }>(
      sql`select extract(epoch from due_at - clock_timestamp())::float as wait from deliveries where redemption_id = ${ids[2]} and state = 'queued'`,
    );
    if (row) waits.push(row.wait);
    await due();
    await jobsDue();
  }
  expect(waits.map((wait) => Math.round(wait / 60))).toEqual([1, 10, 60, 360]);
  expect(await of(ids)).toEqual([
    { state: 'failed', reason: 'mailbox_full', n: 1 },
    { state: 'failed', reason: 'too_many_attempts', n: 1 },
    { state: 'failed', reason: 'unknown_address', n: 1 },
    { state: 'sent', reason: null, n: 1 },
  ]);
});

test('an address that would begin another header is refused before any server sees it', async () => {
  const ids = await pending(1);
  await world.run(
    sql`update recipients set email = ${'a@x.example\r\nBcc: b@x.example'} where id = (select recipient_id from redemptions where id = ${ids[0]})`,
  );
  await queue(ids);
  await jobs.work(['deliver']);
  expect(jobs.mails).toEqual([]);
  expect(await of(ids)).toEqual([{ state: 'failed', reason: 'unknown_address', n: 1 }]);
});

test('WIZSET-35: a mail comes from the promotion’s sender, via us where that is said; without one from us', async () => {
  const senderOf = async (assignments: ReturnType<typeof sql>) => {
    await world.run(sql`update promotions set ${assignments} where id = 1`);
    await queue(await pending(1));
    await jobs.work(['deliver']);
    return jobs.mails.at(-1)?.mail.letter?.sender;
  };
  expect(await senderOf(sql`email_sender_name = 'Aurora', email_via = true`)).toEqual({
    name: 'Aurora',
    isVia: true,
  });
  expect(await senderOf(sql`email_via = false`)).toEqual({ name: 'Aurora', isVia: false });
  expect(await senderOf(sql`email_sender_name = null`)).toBeNull();
});

test('SMS go to the number, from the name of the promotion', async () => {
  const ids = await pending(1);
  await world.run(sql`update promotions set sms_sender_name = 'Aurora' where id = 1`);
  await queue(ids, { channel: 'sms', dedupe: (id) => `activation:${id}:sms` });
  await jobs.work(['deliverSms']);
  expect(jobs.texts).toMatchObject([{ sms: { from: 'Aurora', to: { number: '+33600000001' } } }]);
});

test('who has no address is a delivery that failed, or none where that is left out', async () => {
  const ids = await pending(1);
  await world.run(
    sql`update recipients set phone_number = null where id = (select recipient_id from redemptions where id = ${ids[0]})`,
  );
  const sms = { channel: 'sms', dedupe: (id: string) => `reward:${id}:sms` } as const;
  expect(await queue(ids, { ...sms, skipsMissing: true })).toBe(0);
  expect(await queue(ids, sms)).toBe(1);
  expect(await of(ids)).toEqual([{ state: 'failed', reason: 'no_address', n: 1 }]);
});

test('a message about a redemption that was canceled meanwhile is dropped', async () => {
  const ids = await pending(2);
  await queue(ids);
  await world.move({ ids: ids.slice(0, 1), step: 'cancel' });
  await jobs.work(['deliver']);
  expect(await of(ids)).toEqual([
    { state: 'dropped', reason: null, n: 1 },
    { state: 'sent', reason: null, n: 1 },
  ]);
});

test('G2: a message with codes is written down as a read before; without that none is sent', async () => {
  const ids = await pending(2);
  await world.move({ ids, step: 'redeem' });
  await queue(ids, { kind: 'reward', dedupe: (id) => `reward:${id}:email` });
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  await jobs.work(['deliver']);
  expect(jobs.mails).toEqual([]);
  await world.run(sql`alter table code_reads_away rename to code_reads`);
  await world.run(sql`update jobs set run_at = now() where kind = 'deliver' and state = 'queued'`);
  await jobs.work(['deliver']);
  expect(jobs.mails).toHaveLength(2);
  expect(await world.rows(sql`select what, codes, caller like 'job:%' as job from code_reads`)).toEqual([
    { what: 'recipient', codes: 2, job: true },
  ]);
});
