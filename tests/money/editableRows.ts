import { sql } from 'drizzle-orm';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, open, REWARDS } from '../support/allocationWorld.ts';
import { PLAIN_NOUNS } from '../support/plainNouns.ts';

/** The rows that two editors have open. */
interface Rows {
  allocation: string;
  line: string;
  promotion: string;
  /** Another one, for its screens. */
  screened: string;
  /** Redemption that somebody was given, where its line is read, and who it is. */
  recipient: { id: string; lines: string; user: string };
  /** A quota, and the list that it stands in. */
  quota: { id: string; url: string; list: string };
  /** Id of each plain noun, by its row. */
  plain: Record<string, string>;
}

/** Gives a first discount; makes a waiting allocation, a line of a budget, a promotion and one of each plain noun, all of advertiser 1. */
export async function editableRows(world: AllocationWorld): Promise<Rows> {
  const of1 = '/api/advertisers/1';
  await world.fund('1', 100_000);
  const allocationRequest = (await world.ask(open('100'))).body;
  const added = await world.call('operator', 'PUT', `${of1}/budget`, {
    body: { type: 'credit', amount: '5.00', description: 'Order' },
    headers: { 'idempotency-key': 'editables' },
  });
  const plain: Record<string, string> = {};
  for (const { path, row } of PLAIN_NOUNS) {
    const answer = await world.call('operator', 'POST', `${of1}/${path}`, { body: { name: 'Till' } });
    plain[row] = String(answer.body[row]?.id);
  }
  const first = { product_id: 'ABC-AA0001', discount: '1' };
  await world.call('operator', 'PUT', `${of1}/discounts`, { body: first, version: 0 });
  const campaign = async (name: string) => {
    const rewards = [{ sku: REWARDS.fine }];
    const channels = { activation_notification_channels: ['email'] };
    const body = { name, ui_id: name.toLowerCase(), experience: { id: '1' }, rewards, ...channels };
    const answer = await world.call('retailer', 'POST', `${of1}/promotions`, { body });
    return `/api/promotions/${answer.body.id}`;
  };
  const sent = await world.call('retailer', 'POST', `${await campaign('Autumn')}/dispatches`, {
    body: {
      kind: 'send_links',
      undo_seconds: 86_400,
      rows: [{ sku: REWARDS.fine, value: '10', email: 'r0@customers.example' }],
    },
    headers: { 'idempotency-key': 'editables' },
  });
  if (sent.status !== 201) throw new Error(sent.text);
  const lines = `/api/dispatches/${sent.body.dispatch?.id}/lines`;
  const dispatchLines = (await world.call('retailer', 'GET', lines)).body.items as unknown as Json[];
  const limited = await world.call('platform_admin', 'POST', `${of1}/redemptions_quotas`, {
    body: { sku: REWARDS.fine, nb_redemptions_allowed: 9 },
    headers: { 'idempotency-key': 'editables-quota' },
  });
  if (limited.status !== 201) throw new Error(limited.text);
  const quota = String(limited.body.redemptions_quota_id);
  // Another recipient than the one whose address is corrected: that one may become somebody else.
  const [named] = await rowsOf(
    world.database.db,
    { id: text },
    sql`insert into recipients (advertiser_id, provider, uid, email) values (1, 'email', 'named@customers.example', 'named@customers.example') returning id::text as id`,
  );
  return {
    recipient: { id: String(dispatchLines[0]?.redemption_id), lines, user: String(named?.id) },
    quota: {
      id: quota,
      url: `${of1}/redemptions_quotas/${quota}`,
      list: `${of1}/product/ABC-AA0001/redemptions_quotas`,
    },
    allocation: `${of1}/allocations/${allocationRequest.allocation?.id}`,
    line: String(added.body.lines?.[0]?.id),
    promotion: await campaign('Summer'),
    screened: await campaign('Winter'),
    plain,
  };
}
