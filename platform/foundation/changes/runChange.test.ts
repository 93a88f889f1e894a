import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { effectsOf, postIn } from '../../money/ledger/changeMoney.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { systemScope } from '../access/scope.ts';
import { json, rowsOf } from '../database/rows.ts';
import { Refusal } from '../http/refusals/refusal.ts';
import type { Change } from './change.ts';
import { type ChangeRequest, runChange } from './runChange.ts';

let opened: LedgerDatabase;
beforeAll(async () => {
  opened = await ledgerDatabase('pglite', 2);
});
afterAll(() => opened.close());
beforeEach(() => opened.database.db.execute(sql`delete from idempotency_keys`));

const scope = () => retailerScope(opened.database, ['1']);
const events = async () => (await storedRows(opened.database.db, sql`select from events`)).length;
const postings = async () => (await storedRows(opened.database.db, sql`select from ledger_txns`)).length;
const nameOf = (error: unknown) => (error instanceof Refusal ? error.name : error);

/** Credits 10.00 and records it, as a money route does. */
async function credit(change: Change) {
  await postIn(change, [{ advertiserId: '1', currency: 'EUR', kind: 'credit', amount: 1000n }]);
  await change.record({ noun: 'budgets', nounId: '1', action: 'credited', advertiserId: '1' });
  return { effects: await effectsOf(change) };
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
    const actual = await ask({ keyed: keyed('tried', 'another body, since the key is free') });
    expect(tried.effects).toEqual(actual.effects);
  });

  test('MONEY-3: that is tried with a used key is judged anew, with its own content or another', async () => {
    const original = await ask({ keyed: keyed('used') });
    const since = await ask({ keyed: keyed('since') });
    const before = { events: await events(), postings: await postings() };
    const tried = await ask({ scope: scope().dryRun(), keyed: keyed('used') });
    expect(tried.effects.figures).not.toEqual(original.effects.figures);
    expect(tried.effects.figures[0]?.before).toEqual(since.effects.figures[0]?.after);
    const other = await ask({ scope: scope().dryRun(), keyed: keyed('used', 'other') });
    expect(other).toEqual(tried);
    expect({ events: await events(), postings: await postings() }).toEqual(before);
    expect(await ask({ keyed: keyed('used') })).toEqual(original);
  });

  test('MONEY-3: that is only tried is not found where its caller may not see the advertiser', async () => {
    const hidden = { ...keyed('hidden'), advertiserId: () => Promise.reject(new Refusal('not_found')) };
    expect(await ask({ scope: scope().dryRun(), keyed: hidden }).catch(nameOf)).toBe('not_found');
  });

  test('that the platform makes in a name uses the keys of that name', async () => {
    const named = systemScope(opened.database, { caller: 'account:9' });
    const first = await ask({ scope: named, keyed: keyed('named') });
    expect(await ask({ scope: named, keyed: keyed('named') })).toEqual(first);
    expect((await ask({ scope: systemScope(opened.database), keyed: keyed('named') })).effects).not.toEqual(
      first.effects,
    );
  });

  test('MONEY-10: names its record beside its key: the first one it recorded, or the one it says', async () => {
    const stored = () =>
      storedRows(opened.database.db, sql`select key, noun, noun_id as id from idempotency_keys order by key`);
    await ask({ keyed: keyed('a') });
    await runChange({ scope: scope(), keyed: keyed('b') }, async (change) => {
      change.about({ noun: 'redemptions', nounId: '7' });
      return credit(change);
    });
    expect(await stored()).toEqual([
      { key: 'a', noun: 'budgets', id: '1' },
      { key: 'b', noun: 'redemptions', id: '7' },
    ]);
  });

  test('MONEY-10: that is refused leaves its reason for its key, and a refusal of the key itself none', async () => {
    const refusals = () =>
      storedRows(
        opened.database.db,
        sql`select key, error_name as name from idempotency_refusals order by key`,
      );
    const refuse = (of: Partial<ChangeRequest>) =>
      runChange({ scope: scope(), ...of }, async () => {
        throw new Refusal('illegal_transition', { errorName: 'wrong_state' });
      }).catch(nameOf);
    expect(await refuse({ keyed: keyed('refused') })).toBe('wrong_state');
    await refuse({ keyed: keyed('tried'), scope: scope().dryRun() });
    await ask({ keyed: keyed('made') });
    expect(await refuse({ keyed: keyed('made', 'other') })).toBe('idempotency_mismatch');
    expect(await refusals()).toEqual([{ key: 'refused', name: 'wrong_state' }]);
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
    const keyRows = await rowsOf(
      opened.database.db,
      { answer: json<object>() },
      sql`select answer from idempotency_keys`,
    );
    expect(keyRows).toEqual([{ answer: {} }]);
    const again = runChange(request, async () => ({ secret: 'gsk_2' }));
    expect(await again.catch(nameOf)).toBe('secret_already_shown');
    const tried = runChange({ ...request, scope: request.scope.dryRun() }, async () => ({ secret: null }));
    expect(await tried).toEqual({ secret: null });
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
    expect(await storedRows(opened.database.db, sql`select from idempotency_keys`)).toEqual([]);
  });
});
