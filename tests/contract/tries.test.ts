import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import { OPERATIONS, takes } from '../support/contract.ts';

/** Bytes of a file, and questions that are sent by POST. */
const NO_CHANGES = ['sendUpload', 'searchIndex', 'publicCatalogue'];

test('TRY-1: every change of the REST API can be tried', () => {
  const changes = OPERATIONS.filter(
    ({ method, operationId }) => method !== 'GET' && !NO_CHANGES.includes(operationId),
  );
  expect(changes.length).toBeGreaterThan(80);
  expect(changes.filter((one) => !takes(one, 'dry_run')).map(({ operationId }) => operationId)).toEqual([]);
});

/** Changes of all kinds as somebody who may do them asks: created, saved, several at once, mailed. */
const CHANGES: [login: string, method: string, url: string, body?: object, version?: number][] = [
  [
    'operator',
    'POST',
    '/api/accounts',
    {
      name: 'Tried',
      invoice_type: 'prepayment',
      locale: 'en',
      debit_pending: false,
      allow_committed_allocation: false,
    },
  ],
  ['operator', 'PUT', '/api/advertisers/1/budget', { type: 'credit', amount: '5.00', description: 'Tried' }],
  ['operator', 'PUT', '/api/advertisers/1/discounts', { product_id: 'ABC-AA0001', discount: '5' }, 0],
  ['operator', 'POST', '/api/brands', { id: 'TRY', name: 'Tried' }],
  [
    'operator',
    'POST',
    '/api/saved_views',
    { screen: 'advertisers', name: 'Tried', query: 'search=a', is_shared: false },
  ],
  ['operator', 'PUT', '/api/default_views/advertisers', { view_id: null }],
];

test('TRY-2: a try answers as the change would, and leaves every table and the outbox as they were', async () => {
  const world: AllocationWorld = await startAllocationWorld('pglite');
  try {
    const seen = async () => {
      const counts: Record<string, number> = {};
      const tables = await rowsOf(
        world.database.db,
        { name: text },
        sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition order by 1`,
      );
      expect(tables.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['advertisers', 'brands', 'events', 'jobs']),
      );
      for (const { name } of tables) {
        const [row] = await rowsOf(
          world.database.db,
          { n: number },
          sql`select count(*)::int as n from ${sql.identifier(name)}`,
        );
        counts[name] = row?.n ?? -1;
      }
      return counts;
    };
    const before = await seen();
    for (const [login, method, url, body, version] of CHANGES) {
      const headers = { 'idempotency-key': `try ${url}` };
      const answer = await world.call(login, method, `${url}?dry_run=true`, {
        ...(body ? { body } : {}),
        ...(version === undefined ? {} : { version }),
        headers,
      });
      expect([url, answer.status < 300, answer.text.slice(0, 200)]).toEqual([url, true, expect.anything()]);
    }
    expect(await seen()).toEqual(before);
    for (const [login, method, url, body, version] of CHANGES) {
      const headers = { 'idempotency-key': `done ${url}` };
      expect(
        (
          await world.call(login, method, url, {
            ...(body ? { body } : {}),
            ...(version === undefined ? {} : { version }),
            headers,
          })
        ).status,
      ).toBeLessThan(300);
    }
    expect(await seen()).not.toEqual(before);
  } finally {
    await world.close();
  }
});
