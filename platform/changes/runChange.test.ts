import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../access/scope.ts';
import { rowsOf } from '../database/connection.ts';
import { Refusal } from '../http/refusal.ts';
import type { Change } from './change.ts';
import { type ChangeRequest, runChange } from './runChange.ts';

let opened: LedgerDatabase;
beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 2);
});
afterAll(() => opened.close());
beforeEach(() => opened.database.db.execute(sql`delete from idempotency_keys`));

const scope = () => retailerScope(opened.database, ['1']);
const events = async () => (await rowsOf(opened.database.db, sql`select from events`)).length;
const postings = async () => (await rowsOf(opened.database.db, sql`select from ledger_txns`)).length;
const nameOf = (error: unknown) => (error instanceof Refusal ? error.name : error);

/** Credits 10.00 and records it, as a money route does. */
async function credit(change: Change) {
  await change.post([{ advertiserId: '1', currency: 'EUR', kind: 'credit', amount: 1000n }]);
  await change.record({ noun: 'budgets', nounId: '1', action: 'credited', advertiserId: '1' });
  return { effects: await change.effects() };
}
const ask = (more: Partial<ChangeRequest> = {}) => runChange({ scope: scope(), ...more }, credit);
const keyed = (key: string, body: unknown = 'credit') => ({ key, body, advertiserId: async () => '1' });

describe('a change', () => {
  test('tells its postings and the figures they changed, and leaves its event', async () => {
    const before = { events: await events(), postings: await postings() };
    const { effects } = await ask();
    expect(effects.postings).toMatchObject([{ kind: 'credit', amount: '10.00', currency: 'EUR' }]);
    expect(effects.figures.map(({ name }) => name)).toEqual(['total', 'unallocated', 'balance']);
    expect(await events()).toBe(before.events + 1);
    expect(await postings()).toBe(before.postings + 1);
  });

  test('that is only tried is answered alike and leaves nothing, its key included', async () => {
    const before = { events: await events(), postings: await postings() };
    const tried = await ask({ scope: scope().dryRun(), keyed: keyed('tried') });
    expect({ events: await events(), postings: await postings() }).toEqual(before);
    const made = await ask({ keyed: keyed('tried', 'another body, since the key is free') });
    expect(tried.effects).toEqual(made.effects);
  });

  test('MONEY-3: that is tried with a used key is answered as its repetition would be', async () => {
    const made = await ask({ keyed: keyed('used') });
    await ask({ keyed: keyed('since') });
    const before = { events: await events(), postings: await postings() };
    expect(await ask({ scope: scope().dryRun(), keyed: keyed('used') })).toEqual(made);
    const other = ask({ scope: scope().dryRun(), keyed: keyed('used', 'other') });
    expect(await other.catch(nameOf)).toBe('idempotency_mismatch');
    expect({ events: await events(), postings: await postings() }).toEqual(before);
  });

  test('MONEY-3: that the platform tries in a name finds the keys of that name', async () => {
    const named = systemScope(opened.database, { caller: 'account:9' });
    const made = await ask({ scope: named, keyed: keyed('named') });
    expect(await ask({ scope: named.dryRun(), keyed: keyed('named') })).toEqual(made);
    expect((await ask({ scope: systemScope(opened.database), keyed: keyed('named') })).effects).not.toEqual(
      made.effects,
    );
  });

  test('with a key is made once and answered alike; another body is refused', async () => {
    const before = await postings();
    const first = await ask({ keyed: keyed('once') });
    expect(await ask({ keyed: keyed('once') })).toEqual(first);
    expect(await postings()).toBe(before + 1);
    expect(await ask({ keyed: keyed('once', 'other') }).catch(nameOf)).toBe('idempotency_mismatch');
  });

  test('whose answer holds a secret keeps none of it, and refuses a repetition', async () => {
    const refuseRepetition = () => new Refusal('illegal_transition', { errorName: 'secret_already_shown' });
    const request = { scope: scope(), keyed: { ...keyed('secret'), refuseRepetition } };
    const answer = await runChange(request, async () => ({ secret: 'gsk_1' }));
    expect(answer).toEqual({ secret: 'gsk_1' });
    const kept = await rowsOf<{ answer: object }>(
      opened.database.db,
      sql`select answer from idempotency_keys`,
    );
    expect(kept).toEqual([{ answer: {} }]);
    const again = runChange(request, async () => ({ secret: 'gsk_2' }));
    expect(await again.catch(nameOf)).toBe('secret_already_shown');
    const tried = runChange({ ...request, scope: request.scope.dryRun() }, async () => ({ secret: 'gsk_3' }));
    expect(await tried.catch(nameOf)).toBe('secret_already_shown');
  });

  test('of a version that is no longer the row’s is refused with the row as it is', async () => {
    const save = (version: number) =>
      runChange({ scope: scope(), version }, (change) =>
        change.checkVersion({ version: 3 }, () => ({ name: 'Alpha' })),
      );
    await expect(save(3)).resolves.toBeUndefined();
    const error = await save(2).catch((refusal: unknown) => refusal as Refusal);
    expect(error).toMatchObject({ kind: 'stale_version', detail: { current: { name: 'Alpha' } } });
  });

  test('that is refused at its end leaves neither posting, event nor key', async () => {
    const before = { events: await events(), postings: await postings() };
    const refused = runChange({ scope: scope(), keyed: keyed('refused') }, async (change) => {
      await credit(change);
      throw new Refusal('illegal_transition');
    });
    expect(await refused.catch(nameOf)).toBe('illegal_transition');
    expect({ events: await events(), postings: await postings() }).toEqual(before);
    expect(await rowsOf(opened.database.db, sql`select from idempotency_keys`)).toEqual([]);
  });
});
