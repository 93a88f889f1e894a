import fc from 'fast-check';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import { Refusal } from '../../platform/foundation/http/refusals/refusal.ts';
import { createAllocation } from '../../platform/money/allocations/request.ts';
import { decideRequest } from '../../platform/money/allocations/requests/decisions/decide.ts';
import { updateBudget } from '../../platform/money/budgets/update.ts';
import type { LedgerKind } from '../../platform/money/ledger/kinds.ts';
import { LedgerRefused, post } from '../../platform/money/ledger/post.ts';
import { formatMinor } from '../../schema/foundation/money/money.ts';
import { approve, credit, debit, type Model, move } from './model.ts';

/** The product the commands are given to, as two operators and the platform itself see it. */
export interface Real {
  advertiserId: string;
  operator: Scope;
  second: Scope;
  system: Scope;
  /** A key nobody used yet. */
  key(): string;
  /** Compares every figure with the model. */
  compare(model: Model): Promise<void>;
}

type Act = (model: Model, real: Real) => Promise<void>;
type Possible = (model: Readonly<Model>) => boolean;

/** One thing that somebody does, and what it should come to. */
class Step implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #act: Act;
  readonly #isPossible: Possible;

  constructor(name: string, act: Act, isPossible: Possible = () => true) {
    this.#name = name;
    this.#act = act;
    this.#isPossible = isPossible;
  }
  check = (model: Readonly<Model>) => this.#isPossible(model);
  async run(model: Model, real: Real): Promise<void> {
    await this.#act(model, real);
    await real.compare(model);
  }
  toString = () => this.#name;
}

/** Whether it was done; false where the product said no. Anything else fails the run. */
async function isDone(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof LedgerRefused) return false;
    throw error;
  }
}

function same(actual: boolean, expected: boolean): void {
  if (actual !== expected)
    throw new Error(expected ? 'It should have been done' : 'It should have been refused');
}

const money = (amount: bigint) => formatMinor(amount, 'EUR');
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt(1n, 15_000n) },
  { weight: 1, arbitrary: fc.bigInt(1n, 99_999_999_900n) },
);

const budget = (type: string, by: bigint) =>
  new Step(`${type} ${by}`, async (model, real) => {
    const body = { type, amount: money(by), description: 'Random' };
    const change = { key: real.key(), body };
    const isAccepted = await isDone(updateBudget(real.operator, real.advertiserId, change));
    same(isAccepted, type === 'credit' ? credit(model, by) : debit(model, by));
  });

const budgets = fc.tuple(fc.constantFrom('credit', 'debit'), amount).map(([type, by]) => budget(type, by));

const tries = amount.map(
  (by) =>
    new Step(`try credit ${by}`, async (_model, real) => {
      const body = { type: 'credit', amount: money(by), description: 'Random' };
      await isDone(updateBudget(real.operator.dryRun(), real.advertiserId, { key: real.key(), body }));
    }),
);

const request = (amount: bigint) =>
  new Step(`request ${amount}`, async (model, real) => {
    const body = { type: 'open', amount: money(amount), no_expiration: true } as never;
    // Whether it may be asked is the request's own matter: what counts here is that asking moves nothing.
    const answers: { allocation: { id: string }; request: { id: string } }[] = [];
    const asking = createAllocation(real.operator, real.advertiserId, {
      key: real.key(),
      body,
    });
    const isAccepted = await isDone(asking.then((answer) => answers.push(answer)));
    const [answer] = answers;
    if (!isAccepted || !answer) return;
    model.allocationId = answer.allocation.id;
    model.requests.push({ id: answer.request.id, amount });
  });

const requests = fc
  .tuple(fc.boolean(), fc.bigInt(100n, 3000n))
  .map(([gives, by]) => request(gives ? by : -by));

const decision = (verdict: 'approved' | 'rejected', at: number, who = 1) =>
  new Step(
    `${verdict} ${at}${who === 0 ? ' by its requester' : ''}`,
    async (model, real) => {
      const request = model.requests[at % model.requests.length];
      if (!request) return;
      const decisionInput = { id: request.id, verdict, reason: null, version: 1, key: real.key() };
      const isAccepted = await isDone(decideRequest(who === 0 ? real.operator : real.second, decisionInput));
      if (who === 0) return same(isAccepted, false);
      same(isAccepted, verdict === 'rejected' || approve(model, request.amount));
      if (isAccepted) model.requests = model.requests.filter((other) => other !== request);
    },
    (model) => model.requests.length > 0,
  );

const decisions = fc
  .tuple(fc.constantFrom('approved' as const, 'approved' as const, 'rejected' as const), fc.nat(9), fc.nat(9))
  .map(([verdict, at, who]) => decision(verdict, at, who));

const withdrawal = (at: number) =>
  new Step(
    `withdraw ${at}`,
    async (model, real) => {
      const request = model.requests[at % model.requests.length];
      if (!request) return;
      const withdrawalInput = {
        id: request.id,
        verdict: 'withdrawn',
        reason: null,
        version: 1,
      } as const;
      same(await isDone(decideRequest(real.operator, { ...withdrawalInput, key: real.key() })), true);
      model.requests = model.requests.filter((other) => other !== request);
    },
    (model) => model.requests.length > 0,
  );

const withdrawals = fc.nat(9).map(withdrawal);

const KINDS: LedgerKind[] = [
  'book',
  'book',
  'book',
  'redeem',
  'redeem',
  'cancel',
  'deny',
  'expire',
  'recredit',
  'refund',
  'reverse',
];

const redemptions = fc.tuple(fc.constantFrom(...KINDS), fc.bigInt(1n, 900n), fc.boolean()).map(
  ([kind, by, fromAllocation]) =>
    new Step(`${kind} ${by}${fromAllocation ? ' of the allocation' : ''}`, async (model, real) => {
      const isCharged = fromAllocation && model.isOpen && model.allocationId !== null;
      const source = isCharged && model.allocationId ? { allocationId: model.allocationId } : {};
      const { advertiserId } = real;
      const posting = { advertiserId, currency: 'EUR', kind, amount: by, ...source };
      const isAccepted = await isDone(real.system.write((tx) => post(tx, [posting])));
      same(isAccepted, move(model, kind, by, isCharged));
    }),
);

/** Any of it, in the mix in which it happens. */
export const anyCommand = [
  budgets,
  budgets,
  tries,
  requests,
  requests,
  decisions,
  decisions,
  withdrawals,
  redemptions,
  redemptions,
  redemptions,
];

/** Done before anything random: money, and an allocation that holds some of it. */
export const opening = [budget('credit', 20_000n), request(8000n), decision('approved', 0)];
