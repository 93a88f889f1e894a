import { and, eq } from 'drizzle-orm';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { lineById } from './lines.ts';
import { type BudgetLineRow, type BudgetLineUpdateJson, budgetLineJson } from './shape.ts';
import { budgetLines } from './table.ts';

/** A new reference of a line, and the version last received. */
export interface ReferenceChange {
  version: number;
  description: string;
}

/** Saves the reference of a line (BUDGET-47); stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateBudgetLine(
  scope: Scope,
  { id: advertiserId, lineId }: { id: string; lineId: string },
  { version, description }: ReferenceChange,
): Promise<BudgetLineUpdateJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    await requireAdvertiser(tx, scope, advertiserId);
    const isMeant = and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, lineId));
    const [row] = await tx.select().from(budgetLines).where(isMeant).for('no key update');
    if (!row) throw notFound();
    const answer = async () => {
      const line = (await lineById(tx, advertiserId, lineId)) as BudgetLineRow;
      return budgetLineJson(line, null);
    };
    await change.checkVersion(row, answer);
    await updateRow(change, {
      table: budgetLines,
      row,
      values: { description },
      noun: 'budget_lines',
      advertiserId,
    });
    return { line: await answer(), effects: await effectsOf(change) };
  });
}
