import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { ownerOf } from '../commands/lockJudged.ts';
import { annotate } from './annotate.ts';
import { readEntry } from './history.ts';
import type { HistoryEntryJson } from './historyShape.ts';

/** Adds a comment to a redemption and returns the entry. A repeated key adds nothing. @throws Refusal not_found */
export async function addComment(
  scope: Scope,
  id: string,
  { content, key }: { content: string; key: string | undefined },
): Promise<HistoryEntryJson> {
  const advertiserId = (tx: Queries) => ownerOf(tx, scope, id);
  const keyed =
    key === undefined ? undefined : { key, body: { comment: content, redemptionId: id }, advertiserId };
  return runChange({ scope, keyed }, async ({ tx, about }) => {
    about({ noun: 'redemptions', nounId: id });
    const owner = await advertiserId(tx);
    const [eventId = ''] = await annotate(tx, scope, { advertiserId: owner, redemptionIds: [id], content });
    return readEntry(tx, { advertiserId: owner, id, eventId });
  });
}
