import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { trailSums } from '../../platform/money/explain/trail.ts';
import { figuresOf } from '../../platform/money/ledger/figures.ts';
import { budgetFormula } from '../../platform/money/ledger/formulas.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../support/ledgerDatabase.ts';

// Each statement of a read saw what had been committed by then: an explanation's entries did not add up to its figure under traffic.

let opened: LedgerDatabase;
beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 1);
});
afterAll(() => opened?.close());

const owner = { advertiserId: '1', currency: 'EUR' };
const credit = () =>
  systemScope(opened.database).write((tx) => post(tx, [{ ...owner, kind: 'credit', amount: 500n }]));

test('what is committed between two statements of a read changes neither', async () => {
  await credit();
  const scope = retailerScope(opened.database, ['1']);
  const seen = await scope.read(async (tx) => {
    const figures = await figuresOf(tx, [owner]);
    await credit();
    const sums = await trailSums(tx, { ...owner, formula: budgetFormula('total', false) });
    return [figures.get('1')?.total, sums[0]?.amount];
  });
  expect(seen).toEqual([500n, 500n]);
  expect((await scope.read((tx) => figuresOf(tx, [owner]))).get('1')?.total).toBe(1000n);
});

test('a read still cannot write', async () => {
  const scope = retailerScope(opened.database, ['1']);
  await expect(scope.read((tx) => post(tx, [{ ...owner, kind: 'credit', amount: 1n }]))).rejects.toThrow();
});
