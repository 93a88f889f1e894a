import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import type { JobComponents } from '../../platform/foundation/jobs/work.ts';
import { startWorker, type Worker } from '../../platform/foundation/jobs/worker.ts';
import type { Mailer } from '../../platform/foundation/mail/mailer.ts';
import { queueMail } from '../../platform/foundation/mail/queue.ts';
import { mailSender } from '../../platform/foundation/mail/send.ts';
import { smtpMailer } from '../../platform/foundation/mail/smtp.ts';
import { deliverer } from '../../platform/fulfillment/deliveries/deliverJob.ts';
import { queueDeliveries } from '../../platform/fulfillment/deliveries/queueDeliveries.ts';
import { closeSent } from '../../platform/fulfillment/dispatches/batches/closeSent.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { isNightly } from '../money/seeded.ts';
import { engineJobs, silentLog } from '../support/engineJobs.ts';
import { type EngineWorld, startEngineWorld } from '../support/engineWorld.ts';
import { type RestartablePostgres, restartablePostgres } from '../support/restartablePostgres.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const ROUNDS = isNightly ? 10 : 2;
/** Mails and messages of a round; those under way at the crash are as many as the workers have slots. */
const EACH = 20;
/** Seconds: of a lease, and for which the database is away. */
const LEASE = 5;
const AWAY = 6;

let postgres: RestartablePostgres;
let world: EngineWorld;
let sink: SmtpSink;
const databases: Database[] = [];
const workers: Worker[] = [];
let mailer: Mailer;
beforeAll(async () => {
  postgres = await restartablePostgres();
  world = await startEngineWorld('postgres', postgres.url);
  await world.run(sql`update accounts set accepted_at = now()`);
  sink = await startSmtpSink();
  mailer = smtpMailer({ url: sink.url, from: 'Guerdon <no-reply@x.example>' });
  for (let n = 0; n < 2; n += 1) {
    const database = await openDatabase({ databaseUrl: world.url, databaseFolder: '' });
    databases.push(database);
    const components: JobComponents = { database, log: silentLog };
    const { tools } = engineJobs({ database, box: world.box }, { more: { mailer } });
    const handlers = {
      mail: mailSender(mailer, { publicUrl: 'https://x.example', links: {} }),
      deliver: deliverer({ ...tools, closeSent }),
    };
    const settings = { handlers, leaseSeconds: LEASE, restSeconds: 0.1, recurringSeconds: null, slots: 8 };
    workers.push(startWorker(components, settings));
  }
});
afterAll(async () => {
  await postgres?.start().catch(() => undefined); // it runs, unless a round failed
  await Promise.all(workers.map((worker) => worker.drain()));
  mailer?.close();
  await Promise.all(databases.map((database) => database.close()));
  await sink?.close();
  await world?.close();
  await postgres?.close();
});

const idOf = (text: string) => /^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? '';

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'E2: mails that were taken while PostgreSQL crashed are not sent again, and none is lost (round %i)',
  async (round) => {
    const before = sink.messages.length;
    sink.answer = null;
    const { ids } = await world.dispatch(EACH, { kind: 'send_links' });
    await world.move({ ids, step: 'activate' });
    const firstMail = sink.received();
    await world.scope.write(async (tx) => {
      for (let n = 0; n < EACH; n += 1)
        await queueMail(tx, {
          accountId: '1',
          template: 'budget_alerts_confirmation',
          params: {},
          dedupeKey: `${round}:${n}`,
        });
      const deliveries = {
        advertiserId: '1',
        kind: 'activation',
        channel: 'email',
        redemptionIds: ids,
      } as const;
      await queueDeliveries(tx, { ...deliveries, dedupe: (id) => `activation:${id}` });
    });
    await firstMail;
    // Under way are those whose senders wait for an answer.
    await expect.poll(() => sink.connections()).toBeGreaterThan(8);
    await postgres.stop('immediate');
    const stopped = performance.now();
    sink.answer = '250 taken';
    sink.takeWaiting();
    // Longer than a lease, so that every one has passed when it is back.
    await expect.poll(() => performance.now() - stopped, { interval: 50 }).toBeGreaterThan(AWAY * 1000);
    await postgres.start();
    const open = () =>
      systemScope(world.database)
        .read((tx) =>
          storedRows(
            tx,
            sql`select kind, state, error from jobs where state <> 'done' and kind in ('mail', 'deliver')`,
          ),
        )
        .catch(String);
    await expect.poll(open, { interval: 100 }).toEqual([]);
    const sent = sink.messages.slice(before).map(idOf);
    expect(new Set(sent).size).toBe(2 * EACH);
    expect(sent.length - new Set(sent).size).toBe(0);
  },
);
