import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { writeOrTry } from '../../changes/dryRun.ts';
import { NO_EFFECTS } from '../../changes/effects.ts';
import { differences, recordEvent } from '../../changes/recordEvent.ts';
import { notFound, stale } from '../../http/refusal.ts';
import { lineById } from './lines.ts';
import { ownerOf } from './read.ts';
import { type BudgetLineRow, type BudgetLineUpdateJson, budgetLineJson } from './shape.ts';
import { budgetLines } from './table.ts';

/** A new reference of a line: the version last received, and whether it is only tried. */
export interface ReferenceChange {
  version: number;
  description: string;
  isDryRun: boolean;
}

/** Saves the reference of a line (BUDGET-47); stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateBudgetLine(
  scope: Scope,
  { id: advertiserId, lineId }: { id: string; lineId: string },
  { version, description, isDryRun }: ReferenceChange,
): Promise<BudgetLineUpdateJson> {
  return writeOrTry(scope, isDryRun, async (tx) => {
    await ownerOf(tx, scope, advertiserId);
    const isMeant = and(eq(budgetLines.advertiserId, advertiserId), eq(budgetLines.id, lineId));
    const [row] = await tx.select().from(budgetLines).where(isMeant).for('no key update');
    if (!row) throw notFound();
    const answer = async () => {
      const line = (await lineById(tx, advertiserId, lineId)) as BudgetLineRow;
      return budgetLineJson(line, null);
    };
    if (row.version !== version) throw stale(await answer());
    const changed = differences(row, { description });
    if (changed) {
      await tx
        .update(budgetLines)
        .set({ description, version: sql`${budgetLines.version} + 1` })
        .where(isMeant);
      const nounId = row.id;
      await recordEvent(tx, scope, {
        noun: 'budget_lines',
        nounId,
        action: 'updated',
        advertiserId,
        ...changed,
      });
    }
    return { line: await answer(), effects: NO_EFFECTS };
  });
}
