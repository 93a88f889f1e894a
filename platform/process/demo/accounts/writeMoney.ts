import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { allocatedRewards, allocations } from '../../../money/allocations/table.ts';
import { budgetLines } from '../../../money/budgets/table.ts';
import { type Posting, post } from '../../../money/ledger/post.ts';
import { insertRows } from '../rows.ts';
import type { DemoWorld } from '../world.ts';

/** Postings per call of the ledger. */
const LIST = 1000;

/** Writes allocations, postings and the budget lines that name them; `onProgress` gets the share of postings written, from 0 to 1. */
export async function writeMoney(
  tx: Queries,
  { allocations: made, postings, lines }: DemoWorld,
  onProgress: (share: number) => void,
): Promise<void> {
  await insertRows(
    tx,
    allocations,
    made.allocations.map(({ row }) => row),
  );
  await insertRows(
    tx,
    allocatedRewards,
    made.allocations.flatMap(({ row, rewards }) => {
      const first = lines.find((line) => line.row.allocationId === row.id);
      return rewards.map((reward) => ({ ...reward, lineId: first?.row.id ?? null }));
    }),
  );
  const ids = new Map<Posting, string>();
  for (let start = 0; start < postings.length; start += LIST) {
    const list = postings.slice(start, start + LIST);
    const written = await post(tx, list);
    for (const [index, posting] of list.entries()) ids.set(posting, written[index] as string);
    onProgress(start / postings.length);
  }
  await insertRows(
    tx,
    budgetLines,
    lines.map(({ row, posting }) => ({ ...row, txnId: posting && (ids.get(posting) ?? null) })),
  );
}
