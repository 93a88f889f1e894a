import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueMany } from '../../platform/foundation/jobs/enqueue.ts';
import { queueMail } from '../../platform/foundation/mail/queue.ts';
import { queueDeliveries } from '../../platform/fulfillment/deliveries/queueDeliveries.ts';
import { queueMessage } from '../../platform/promotions/promotionScreens/messages.ts';
import { type EngineWorld, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

/** Mails of each kind that hang, and milliseconds within which everything else is done: less than the server has for one mail. */
const MAILS = 30;
const PROMPT = 20_000;

let world: EngineWorld;
let sink: SmtpSink;
let worker: PlatformProcess;
const folder = mkdtempSync(join(tmpdir(), 'guerdon-hanging-'));
beforeAll(async () => {
  world = await startEngineWorld();
  sink = await startSmtpSink();
  sink.answer = null; // mails are taken and never answered for
  await world.run(sql`update accounts set accepted_at = now(), phone_number = '+33612345678'`);
});
afterAll(async () => {
  worker?.child.kill('SIGKILL');
  await sink?.close();
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

test(`E5: ${MAILS} mails of each kind to a server that hangs keep no other work waiting, SMS neither`, async () => {
  const about = { advertiserId: '1', accountId: '1' };
  const { ids } = await world.dispatch(MAILS, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  await world.scope.write(async (tx) => {
    for (let n = 0; n < MAILS; n += 1) {
      const mail = { template: 'budget_alerts_confirmation', params: {}, dedupeKey: `hangs:${n}` } as const;
      await queueMail(tx, { ...about, ...mail });
      const letter = {
        channel: 'email',
        locale: 'en',
        subject: 'One',
        html: '<p>One</p>',
        text: 'One',
      } as const;
      await queueMessage(tx, { ...about, ...letter, sender: { name: 'One', isVia: false } });
    }
    const delivery = { advertiserId: '1', kind: 'activation', redemptionIds: ids } as const;
    for (const id of ids)
      await queueDeliveries(tx, {
        ...delivery,
        redemptionIds: [id],
        channel: 'email',
        dedupe: (one) => `email:${one}`,
      });
    await queueDeliveries(tx, { ...delivery, channel: 'sms', dedupe: (one) => `sms:${one}` });
    await queueMessage(tx, { ...about, channel: 'sms', from: 'One', text: 'One' });
    await enqueueMany(
      tx,
      (['budgetAlert', 'reconcile', 'purge', 'indexEntry', 'sweep', 'activityFold'] as const).map((kind) => ({
        kind,
        payload: { advertiserId: '1', productIds: [] },
        advertiserId: '1',
      })),
    );
  });
  worker = startPlatformProcess({
    ...world.environment,
    PLATFORM_ROLE: 'worker',
    SMTP_URL: sink.url,
    PUBLIC_URL: 'https://x.example',
    DATA_DIR: folder,
  });
  await worker.address;
  const waiting = () =>
    world.rows<{ kind: string; n: number }>(
      sql`select kind, count(*)::int as n from jobs where state in ('queued', 'running') group by 1 order by 1`,
    );
  await expect
    .poll(async () => (await waiting()).map(({ kind }) => kind), { timeout: PROMPT, interval: 100 })
    .toEqual(['deliver', 'mail', 'message']);
  // The check of budgets has asked for a mail of its own.
  for (const { n } of await waiting()) expect(n).toBeGreaterThanOrEqual(MAILS);
  expect(readdirSync(join(folder, 'sms'))).toHaveLength(MAILS + 1);
  expect(sink.messages).toEqual([]);
});
