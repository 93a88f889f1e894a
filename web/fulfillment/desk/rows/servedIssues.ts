import type { RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { DeskIssue } from '../file/fileMessages.ts';
import type { DeskFacts } from '../file/suggestions.ts';

interface Sent {
  /** Numbers of the sent rows, in their order. */
  order: readonly number[];
  facts: DeskFacts;
  rowAt: (n: number) => RecipientRow | undefined;
}

/** The platform's messages about the sent rows, mapped to the original rows. */
export function servedIssues(
  errors: readonly DeskIssue[],
  { order, facts, rowAt }: Sent,
): Map<number, DeskIssue[]> {
  const served = new Map<number, DeskIssue[]>();
  for (const error of errors) {
    const n = error.n === null ? undefined : order[error.n - 1];
    if (n === undefined) continue;
    // A missing order ID or a refused row has no column. It is reported at the column that identifies the row.
    const column = facts.channel === 'sms' ? ('phone_number' as const) : ('email' as const);
    const isWritten = error.rule !== 'order_id_sent' || (facts.orderId === null && rowAt(n)?.orderId != null);
    const issue = error.rule.startsWith('refused_row_')
      ? { ...error, n, column }
      : isWritten
        ? { ...error, n }
        : { ...error, n, column, rule: facts.orderId === null ? 'row_sent' : 'prefix_sent' };
    served.set(n, [...(served.get(n) ?? []), issue]);
  }
  return served;
}
