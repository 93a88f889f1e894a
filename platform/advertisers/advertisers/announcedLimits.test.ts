import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { post } from '../../money/ledger/post.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.database.db.execute(
    sql`insert into account_settings (account_id, budget_alerts, budget_alerts_state) values (2, 'on', 'confirmed')`,
  );
  const posting = { advertiserId: '1', currency: 'EUR', kind: 'credit', amount: 8500n } as const;
  await systemScope(platform.database).write((tx) => post(tx, [posting]));
});
afterAll(() => platform.close());

/** The mails that this limit would bring about. */
async function tried(id: string, alert_1: string): Promise<unknown> {
  const path = `/api/advertisers/${id}/budget_alerts?dry_run=true`;
  const { body } = await platform.call('operator', 'PUT', path, { body: { alert_1 }, version: 1 });
  return body.effects?.mails;
}

test.each(['1', '001'])('ADV-13: the limits of advertiser %s are held against its balance', async (id) => {
  expect(await tried(id, '100')).toEqual([
    { recipient: 'retailer', subject: 'The balance of Alpha is €85.00' },
  ]);
  expect(await tried(id, '80')).toEqual([]);
});

test('ADV-13: whoever may not see the balance is told of no mail that says it', async () => {
  await platform.database.db.execute(sql`update accounts set roles = '{platform_admin}' where id = 1`);
  platform.app.authentication.forget('1');
  expect(await tried('1', '100')).toEqual([]);
});
