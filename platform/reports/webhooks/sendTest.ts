import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { TEST_EVENT } from '../../../schema/reports/webhooks.ts';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { insertAttempts } from './attempts.ts';
import type { WebhookTools } from './create.ts';
import { webhookById, webhookRow } from './read.ts';
import { liveSecrets } from './secrets.ts';
import { sendEvent } from './send.ts';
import { attempt, type TestedWebhookJson } from './shape.ts';

/** Milliseconds that the caller waits for the receiver. The gateway waits for five seconds, the receiver has ten. */
const WAIT_MS = 3500;

/**
 * Sends a test event at once, also for a webhook that is disabled, and answers how it ended; a slow receiver's outcome is found in the log. It is not
 * repeated. A dry run sends nothing.
 */
export async function testWebhook(
  scope: Scope,
  id: string,
  { database, box, fetcher }: WebhookTools & { database: Database },
): Promise<TestedWebhookJson> {
  const { row, secrets } = await scope.read(async (tx) => ({
    row: await webhookRow(tx, scope, { id }),
    secrets: await liveSecrets(tx, id, box),
  }));
  const event = {
    id: randomUUID(),
    type: TEST_EVENT,
    subject_id: id,
    advertiser_id: row.advertiser_id,
    at: new Date().toISOString(),
    data: { webhookId: id },
  };
  const done = scope.isDryRun ? Promise.resolve([]) : send();
  done.catch(() => undefined); // who waits no longer is not told
  const [first] = await Promise.race([done, setTimeout(WAIT_MS, [], { ref: false })]);
  return {
    webhook: await scope.read((tx) => webhookById(tx, scope, id)),
    attempt: first ? attempt.json(first, scope) : null,
    effects: effectsWithoutMoney(),
  };

  async function send() {
    const result = await sendEvent(fetcher, { url: row.url, secrets }, event);
    return systemScope(database, scope).write(async (tx) => {
      const outcome = result.isDelivered ? ('delivered' as const) : ('given_up' as const);
      const ids = await insertAttempts(tx, { id, url: row.url }, [
        { event, result, trigger: 'test', attempt: 1, outcome, restSeconds: null },
      ]);
      await recordEvent(tx, scope, {
        noun: 'webhooks',
        nounId: id,
        action: 'tested',
        advertiserId: row.advertiser_id,
        after: { status: result.status, problem: result.problem },
      });
      return attempt.rows(tx, sql`from webhook_attempts t where t.id = ${ids[0] ?? '0'}`);
    });
  }
}
