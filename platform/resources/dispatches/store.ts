import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import type { Queries } from '../../database/connection.ts';
import { notFound, refused } from '../../http/refusal.ts';
import { LedgerRefused } from '../../ledger/post.ts';
import { announcedDone } from '../batches/announcedDone.ts';
import { cancelDispatch } from './cancel.ts';
import { allowLarge } from './largeLimits.ts';
import { type OwnedDispatch, ownedDispatch } from './ownedDispatch.ts';
import { recallDispatch } from './recall.ts';
import { refuseStopped } from './refuseStopped.ts';
import { releaseDispatch } from './release.ts';
import { retryDispatch } from './retry.ts';
import { type ChangedDispatchJson, type DispatchJson, dispatch, dispatchSource } from './shape.ts';

/** The actions on an existing dispatch, by name. */
const CHANGES = {
  recall: recallDispatch,
  release: async (change: Change, dispatch: OwnedDispatch) => {
    const { tx, scope } = change;
    const { advertiserId, id } = dispatch;
    if (dispatch.state === 'held') await refuseStopped(change, dispatch);
    if (!(await releaseDispatch(tx, scope, { advertiserId, dispatchId: id, isNow: true })))
      throw refused(scope, 'not_held');
  },
  cancel: cancelDispatch,
  retry: retryDispatch,
} as const satisfies Record<string, (change: Change, of: OwnedDispatch) => Promise<void>>;
export type DispatchChange = keyof typeof CHANGES;

/** One dispatch with how far it got; not found where the caller may not see it. */
export function readDispatch(scope: Scope, id: string): Promise<DispatchJson> {
  return scope.read((tx) => dispatchById(tx, scope, id));
}

/** The same within a running transaction. */
export async function dispatchById(tx: Queries, scope: Scope, id: string): Promise<DispatchJson> {
  const [row] = await dispatch.rows(
    tx,
    sql`${dispatchSource()} where d.id = ${id} and ${isVisibleAdvertiser(scope, sql`d.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return dispatch.json(row, scope);
}

/** Takes back, releases, cancels or retries a dispatch, at most once a key. */
export function changeDispatch(
  scope: Scope,
  id: string,
  { what, key }: { what: DispatchChange; key: string },
): Promise<ChangedDispatchJson> {
  const keyed = {
    key,
    body: { [`${what}Dispatch`]: id },
    advertiserId: async (tx: Queries) => (await ownedDispatch(tx, scope, { id })).advertiserId,
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    change.about({ noun: 'dispatches', nounId: id });
    const owned = await ownedDispatch(tx, scope, { id, isLocked: true });
    await allowLarge(tx, owned.lines);
    // A cancellation ends what still works: its maker is told at once, or once the rest has left.
    const before = what === 'cancel' ? await announcedDone(tx, { dispatchIds: [id] }) : null;
    await CHANGES[what](change, owned).catch((error: unknown) => {
      if (error instanceof LedgerRefused && error.reason === 'account_frozen')
        throw refused(scope, 'account_frozen');
      throw error;
    });
    const mails = before ?? (await announcedDone(tx, { dispatchIds: [id] }));
    return { dispatch: await dispatchById(tx, scope, id), effects: await change.effects({ mails }) };
  });
}
