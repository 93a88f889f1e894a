import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { post } from '../../money/ledger/post.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { Refusal } from '../http/refusals/refusal.ts';
import { type KeyedAnswer, runIdempotent } from './runIdempotent.ts';

describe.each(['pglite', 'postgres'] as const)('a key on %s', (engine) => {
  let opened: LedgerDatabase;

  beforeAll(async () => {
    opened = await ledgerDatabase(engine, 12);
  });
  afterAll(() => opened.close());

  /** Credits 10 under a key, as a money route does. */
  function credit(
    advertiserId: string,
    key: string,
    more: { body?: unknown; caller?: string; fails?: boolean } = {},
  ) {
    const { body = { amount: '10' }, caller = '1', fails = false } = more;
    return retailerScope(opened.database, [advertiserId]).write((tx) =>
      runIdempotent(tx, { advertiserId, caller, key, body }, async () => {
        const [id] = await post(tx, [{ advertiserId, currency: 'EUR', kind: 'credit', amount: 10n }]);
        if (fails) throw new Refusal('illegal_transition');
        return { status: 201, body: { id, amount: '10' } };
      }),
    );
  }

  async function credits(advertiserId: string): Promise<number> {
    const scope = retailerScope(opened.database, [advertiserId]);
    const rows = await scope.read((tx) => storedRows(tx, sql`select from ledger_txns`));
    return rows.length;
  }

  const nameOf = (reason: unknown) => (reason instanceof Refusal ? reason.name : reason);

  it('does the work once and answers the same ten times', async () => {
    const answers: KeyedAnswer[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) answers.push(await credit('1', 'ten'));
    expect(await credits('1')).toBe(1);
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, ...Array(9).fill(true)]);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
  });

  it('has one effect when twenty come at once: the same answer or in flight, and the answer afterwards', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => credit('2', 'twenty')));
    expect(await credits('2')).toBe(1);
    const fulfilled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [nameOf(result.reason)] : [],
    );
    expect(fulfilled.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['idempotency_in_flight'] : []));
    expect(await credit('2', 'twenty')).toEqual({
      ...fulfilled.find(({ isReplay }) => !isReplay),
      isReplay: true,
    });
  });

  it('refuses the key for another body, whatever the order of its keys', async () => {
    await credit('3', 'body', { body: { amount: '10', note: 'a' } });
    const same = await credit('3', 'body', { body: { note: 'a', amount: '10' } });
    expect(same.isReplay).toBe(true);
    await expect(credit('3', 'body', { body: { amount: '11', note: 'a' } })).rejects.toMatchObject({
      name: 'idempotency_mismatch',
      status: 422,
    });
    expect(await credits('3')).toBe(1);
  });

  it('keeps callers and advertisers apart', async () => {
    await credit('4', 'shared', { caller: '1' });
    await credit('4', 'shared', { caller: '2' });
    await credit('5', 'shared', { caller: '1' });
    expect([await credits('4'), await credits('5')]).toEqual([2, 1]);
  });

  it('forgets a key whose work was refused, together with its effect', async () => {
    await expect(credit('6', 'fails', { fails: true })).rejects.toMatchObject({ name: 'illegal_transition' });
    expect(await credits('6')).toBe(0);
    expect(await credit('6', 'fails')).toMatchObject({ status: 201, isReplay: false });
  });
});
