import { sql } from 'drizzle-orm';
import { maxBudget } from '../../../schema/foundation/money/money.ts';
import type { AllocationFigure, BudgetFigure } from '../../../schema/money/figures.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { account } from '../budgets/read.ts';
import { type Figures, figuresOf } from '../ledger/figures.ts';
import { allocationFormula, budgetFormula, type Formula } from '../ledger/formulas.ts';
import { pendingRequests } from './pendingRequests.ts';
import { type ExplainedTerm, type ExplanationJson, explanationJson, sumOf } from './shape.ts';
import { type TrailEntry, trailEntries, trailSums } from './trail.ts';
import type { TrailOf } from './trailAccounts.ts';

/** The figure to explain, its time, and the page of its entries. */
export interface FigureQuery<Figure> {
  figure: Figure;
  asOf: Date | undefined;
  page: number;
  size: number;
}

/** Explains a figure of a budget; not found when there is no such advertiser or the caller may not see it. */
export function explainBudget(
  scope: Scope,
  advertiserId: string,
  query: FigureQuery<BudgetFigure>,
): Promise<ExplanationJson> {
  return scope.read(async (tx) => {
    const owner = await requireAdvertiser(tx, scope, advertiserId);
    const currency = owner.billingCurrency;
    const { asOf } = query;
    const of = { advertiserId: owner.id, currency, asOf };
    if (query.figure === 'requested')
      return requestsAsEntries(await pendingRequests(tx, of), currency, query);
    const figuresById = await figuresOf(tx, [account(owner)], asOf);
    const limit = maxBudget(currency);
    const figures = { ...(figuresById.get(owner.id) as Figures), limit };
    const formula = budgetFormula(query.figure, owner.allowCommittedAllocation);
    const terms = formula.terms
      .map((term) => ({
        ...term,
        isFigure: term.name !== 'limit' && term.name !== 'committed',
        amount: figures[term.name as keyof typeof figures],
      }))
      .filter(({ name, amount }) => name !== 'committed' || amount !== 0n);
    const amount = terms.length > 0 ? total(terms) : figures[query.figure as keyof Figures];
    return explain(tx, { ...of, formula }, { ...query, amount, terms });
  });
}

/** Explains a figure of an allocation; not found when there is none or the caller may not see its advertiser. */
export function explainAllocation(
  scope: Scope,
  { advertiserId, allocationId }: { advertiserId: string; allocationId: string },
  query: FigureQuery<AllocationFigure>,
): Promise<ExplanationJson> {
  return scope.read(async (tx) => {
    const [allocation] = await rowsOf(
      tx,
      { currency: text },
      sql`select currency from allocations
        where advertiser_id = ${advertiserId} and id = ${allocationId} and ${isVisibleAdvertiser(scope, sql`advertiser_id`)}`,
    );
    if (!allocation) throw notFound();
    const of = { advertiserId, allocationId, currency: allocation.currency, asOf: query.asOf };
    if (query.figure === 'amount_pending')
      return requestsAsEntries(await pendingRequests(tx, of), of.currency, query);
    const formula = allocationFormula(query.figure);
    const terms = await Promise.all(
      formula.terms.map(async ({ name, sign }) => {
        const part = allocationFormula(name as 'amount' | 'amount_used');
        return { name, sign, isFigure: true, amount: sumOf(await trailSums(tx, { ...of, formula: part })) };
      }),
    );
    return explain(tx, { ...of, formula }, { ...query, terms });
  });
}

interface ExplainedFigure extends FigureQuery<BudgetFigure | AllocationFigure> {
  /** The displayed amount; absent if only the entries tell it. */
  amount?: bigint;
  terms: readonly ExplainedTerm[];
}

async function explain(
  tx: Queries,
  trail: TrailOf & { formula: Formula },
  figure: ExplainedFigure,
): Promise<ExplanationJson> {
  const sums = await trailSums(tx, trail);
  const entries = await trailEntries(tx, trail, figure);
  const amount = figure.amount ?? sumOf(sums);
  const terms = figure.terms.length > 0 ? figure.terms : sums.map(asTerm);
  return explanationJson({
    ...figure,
    currency: trail.currency,
    amount,
    terms,
    sums,
    entries,
    isRequest: false,
  });
}

/** The trail of a pending figure: requests in place of entries, because they move no money. */
function requestsAsEntries(
  requests: readonly TrailEntry[],
  currency: string,
  query: FigureQuery<BudgetFigure | AllocationFigure>,
): ExplanationJson {
  const sums = Object.values(
    requests.reduce<Record<string, { kind: string; count: number; amount: bigint }>>(
      (byKind, { kind, amount }) => {
        const sum = byKind[kind] ?? { kind, count: 0, amount: 0n };
        byKind[kind] = { kind, count: sum.count + 1, amount: sum.amount + amount };
        return byKind;
      },
      {},
    ),
  );
  const start = (query.page - 1) * query.size;
  return explanationJson({
    ...query,
    currency,
    amount: sumOf(sums),
    terms: sums.map(asTerm),
    sums,
    entries: requests.slice(start, start + query.size),
    isRequest: true,
  });
}

function asTerm({ kind, amount }: { kind: string; amount: bigint }): ExplainedTerm {
  const sign = amount < 0n ? -1 : 1;
  return { name: kind, isFigure: false, sign, amount: amount * BigInt(sign) };
}

function total(terms: readonly ExplainedTerm[]): bigint {
  return terms.reduce((sum, { sign, amount }) => sum + BigInt(sign) * amount, 0n);
}
