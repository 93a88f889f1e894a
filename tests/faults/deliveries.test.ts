import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import { isNightly } from '../money/seeded.ts';
import { batchRuns } from '../support/batchRuns.ts';
import { engineJobs } from '../support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const { rounds, poisoned } = isNightly ? { rounds: 5, poisoned: 10_000 } : { rounds: 1, poisoned: 300 };
/** Lines whose messages are under way when their worker is frozen. */
const LINES = 30;

let world: EngineWorld;
let sink: SmtpSink;
const workers: PlatformProcess[] = [];
beforeAll(async () => {
  world = await startEngineWorld();
  sink = await startSmtpSink();
});
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await world?.close();
  await sink?.close();
});

function startWorker(): PlatformProcess {
  const worker = startPlatformProcess({
    ...world.environment,
    PLATFORM_ROLE: 'worker',
    SMTP_URL: sink.url,
    PUBLIC_URL: 'https://x.example',
  });
  workers.push(worker);
  return worker;
}

const states = () =>
  world.rows<{ state: string; n: number }>(
    sql`select state, count(*)::int as n from deliveries group by 1 order by 1`,
  );

test.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  'E7: a worker frozen in the middle of its mails is replaced, and what it says when it wakes is not written (round %i)',
  async (round) => {
    sink.answer = null; // mails are taken and not answered for
    const { batchId } = await world.dispatch(LINES, { kind: 'send_links' });
    const frozen = startWorker();
    const firstMail = sink.received();
    await world.scope.write((tx) =>
      enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
    );
    await firstMail;
    frozen.child.kill('SIGSTOP');
    const before = sink.messages.length;
    sink.answer = '250 taken';
    const next = startWorker();
    await expect.poll(states, { interval: 200 }).toEqual([{ state: 'sent', n: round * LINES }]);
    const written = await world.rows(sql`select id, sent_at, fence from deliveries order by id`);
    // It wakes to answers that it had waited for, and has lost its job.
    sink.takeWaiting();
    frozen.child.kill('SIGCONT');
    await expect.poll(() => frozen.log()).toContain('job taken over by another worker');
    expect(await world.rows(sql`select id, sent_at, fence from deliveries order by id`)).toEqual(written);
    // A key's message may come again to the server, and is then the same one.
    const letters = sink.messages.slice(before).filter((text) => /^To: .*r\d+-\d+@x\.example/m.test(text));
    const ids = letters.map((text) => /^Message-ID: <([^@]+)@/im.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(LINES);
    expect(ids.length).toBeLessThanOrEqual(LINES + 30);
    expect(await Promise.all([frozen.stop(), next.stop()])).toEqual([0, 0]);
  },
);

test(`E7: a line that cannot be worked, and one that cannot be written to, fail alone: ${poisoned - 2} are done, two say why`, async () => {
  const jobs = engineJobs(world);
  const { begin, linesOf, batchOf } = batchRuns(world, jobs);
  const dispatch = await world.dispatch(poisoned, { sku: SKUS.issued });
  const [broken, unreachable] = [
    dispatch.ids[Math.floor((poisoned * 2) / 3)] as string,
    dispatch.ids[7] as string,
  ];
  await world.run(sql`update recipients p set email = 'nobody@x@y' from redemptions r
    where r.advertiser_id = p.advertiser_id and r.recipient_id = p.id and r.id = ${unreachable}`);
  await world.run(
    sql.raw(`create function break_one() returns trigger language plpgsql as $$ begin
      if new.redemption_id = ${broken} then raise exception 'of the test'; end if; return new; end $$`),
  );
  await world.run(
    sql`create trigger break_one before insert on redemption_codes for each row execute function break_one()`,
  );
  await begin(dispatch);
  // Attempts that failed are due at once.
  for (let n = 0; n < 4; n += 1) {
    await jobs.work();
    await world.run(sql`update jobs set run_at = now() where kind = 'batchWork' and state = 'queued'`);
  }
  expect(await linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'redeemed', n: poisoned - 2 },
    { stage: 'failed', error: 'unworkable', state: 'failed', n: 1 },
    // Its message reaches nobody.
    { stage: 'failed', error: null, state: 'redeemed', n: 1 },
  ]);
  expect(await batchOf(dispatch)).toMatchObject({
    state: 'done',
    done: poisoned - 2,
    failed: 2,
    dispatch: 'done',
  });
  expect(jobs.alerts).toContain('line_unworkable');
  expect(new Set(jobs.mails.map(({ mail }) => mail.to.address)).size).toBe(poisoned - 2);
  const undelivered = await world.rows(
    sql`select redemption_id::text as id, reason from deliveries where batch_id = ${dispatch.batchId} and state <> 'sent'`,
  );
  expect(undelivered).toEqual([{ id: unreachable, reason: 'unknown_address' }]);
  expect(await world.findings()).toEqual([]);
}, 600_000);
