import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startTestPlatform } from './testPlatform.ts';

/** Only for tests: a platform and the calls that budgets answer. */
export async function startBudgets() {
  const platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const path = (id: string) => `/api/advertisers/${id}/budget`;
  return {
    platform,
    path,
    read: (id = '1', query = '', login = 'retailer') => platform.call(login, 'GET', `${path(id)}${query}`),
    lines: (id = '1', query = '') => platform.call('retailer', 'GET', `${path(id)}/line_items${query}`),
    change: (
      body: unknown,
      { id = '1', login = 'retailer', key = randomUUID() as string | null, query = '' } = {},
    ) =>
      platform.call(login, 'PUT', path(id) + query, {
        body,
        ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
      }),
    /** Gives advertiser 1 an open allocation, 900, that holds so many cents. */
    async allocate(cents: string) {
      await platform.database.db.execute(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount)
        values (1, 900, 'open', 'enabled', 'EUR', ${cents})`);
      const posting = { advertiser_id: '1', currency: 'EUR', kind: 'allocate', amount: cents };
      await platform.database.db.execute(
        sql`select ledger_post(${JSON.stringify([{ ...posting, allocation_id: '900', floor: '0' }])}::jsonb)`,
      );
    },
  };
}
export type Budgets = Awaited<ReturnType<typeof startBudgets>>;

/** The body of a credit. */
export const credit = (amount: string, more: object = {}) => ({
  type: 'credit',
  amount,
  description: 'Funding',
  ...more,
});

/** The body of a debit. */
export const debit = (amount: string, more: object = {}) => ({ ...credit(amount, more), type: 'debit' });
