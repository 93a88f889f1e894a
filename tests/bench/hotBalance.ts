import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import type { Measured } from './grown.ts';
import type { Measure } from './table.ts';

const OPERATOR = 'operator@guerdon.example';
/** Milliseconds for which each is measured, and the number of concurrent callers. */
const TIME = 5000;
const ASKING = 16;

/**
 * Credits over REST, as tooling makes them: on one hot balance beside as many advertisers as callers, which separates the cost of the lock from the other costs of a request.
 * Every commit is on the disk before the response.
 */
export async function measureHotBalance(world: Measured, advertiserId: string): Promise<Measure[]> {
  const { database } = world;
  const others = await rowsOf(
    database.db,
    { id: text },
    sql`select id from advertisers where status = 'enabled' and id <> ${advertiserId} and billing_currency = 'EUR' order by id limit ${ASKING}`,
  );
  const headers = {
    authorization: `Bearer ${await world.tokenFor(OPERATOR)}`,
    'content-type': 'application/json',
  };
  const pool = new Pool(world.platformUrl, { connections: ASKING });
  const credit = async (id: string) => {
    const { statusCode, body } = await pool.request({
      method: 'PUT',
      path: `/api/advertisers/${id}/budget`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ type: 'credit', amount: '1.00', description: 'One' }),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`A credit was answered ${statusCode} ${text.slice(0, 200)}`);
  };
  const rate = async (asking: number, idOf: (asker: number) => string) => {
    let credits = 0;
    const start = performance.now();
    const again = async (asker: number) => {
      while (performance.now() - start < TIME) {
        await credit(idOf(asker));
        credits += 1;
      }
    };
    await Promise.all(Array.from({ length: asking }, (_, asker) => again(asker)));
    return (credits * 1000) / (performance.now() - start);
  };
  try {
    const spread = await rate(ASKING, (asker) => others[asker]?.id ?? '');
    const hot = await rate(ASKING, () => advertiserId);
    const alone = await rate(1, () => advertiserId);
    const { drifts, unbalanced } = await recount(database);
    return [
      {
        name: `credits over REST by ${ASKING} at once: of ${ASKING} balances beside one (${spread.toFixed(0)} and ${hot.toFixed(0)} a second, by one after the other ${alone.toFixed(0)})`,
        value: spread / hot,
        unit: '×',
        goal: 2,
      },
      {
        name: 'accounts and postings that do not tie',
        value: drifts.length + unbalanced.length,
        unit: '',
        goal: 0,
      },
    ];
  } finally {
    await pool.close();
  }
}
