import type { DispatchChange } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { type ChangeKey, runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { effectsOf, LedgerRefused } from '../../../money/interface.ts';
import { allowLarge } from '../accept/checks/largeLimits.ts';
import { announcedDone } from '../batches/announcedDone.ts';
import type { ReportProgress } from '../contract.ts';
import { type OwnedDispatch, ownedDispatch } from '../ownedDispatch.ts';
import { type ChangedDispatchJson, withoutOpen } from '../shape.ts';
import { dispatchById } from '../store.ts';
import { cancelDispatch } from './cancel.ts';
import type { ClosedLines } from './closeLines.ts';
import { recallDispatch } from './recall.ts';
import { refuseChanging } from './refuseChanging.ts';
import { refuseStopped } from './refuseStopped.ts';
import { releaseDispatch } from './release.ts';
import { retryDispatch } from './retry.ts';

type Work<Answer> = (change: Change, of: OwnedDispatch, progress?: ReportProgress) => Promise<Answer>;

/** Adapts a change without lines to report: its dry run writes its lines, or its batches tell everything. */
const withoutReport =
  (work: Work<void>): Work<ClosedLines[]> =>
  async (...of) => {
    await work(...of);
    return [];
  };

/** The changes of an existing dispatch, by name. Each answers the lines that a dry run would close and has not written. */
const CHANGES: Record<DispatchChange, Work<ClosedLines[]>> = {
  recall: withoutReport(recallDispatch),
  release: withoutReport(async (change, dispatch, progress) => {
    const { tx, scope } = change;
    const { advertiserId, id, lines } = dispatch;
    if (dispatch.state === 'held') await refuseStopped(change, dispatch);
    await progress?.({ stage: 'saving', linesDone: 0, lines });
    if (!(await releaseDispatch(tx, scope, { advertiserId, dispatchId: id, isNow: true })))
      throw refused(scope, 'not_held');
  }),
  cancel: async (change, dispatch, progress) => {
    const closed = await cancelDispatch(change, dispatch, progress);
    return change.scope.isDryRun ? closed : [];
  },
  retry: withoutReport(retryDispatch),
};

/** The request to change a dispatch. */
export interface ChangeRequest {
  id: string;
  what: DispatchChange;
  key: string;
}

/** The idempotency key of a change and its body. */
export const changeKeyOf = (scope: Scope, { id, what, key }: ChangeRequest): ChangeKey => ({
  key,
  body: { [`${what}Dispatch`]: id },
  advertiserId: async (tx: Queries) => (await ownedDispatch(tx, scope, { id })).advertiserId,
});

/** How a change runs: `requestId` is the request that a job works on, `progress` is told how far it is. */
interface ChangeRun {
  requestId?: string;
  progress?: ReportProgress;
}

/**
 * Takes back, releases, cancels or retries a dispatch, at most once a key. Its row is the first that is locked (`lockOrder.ts`); a dry run gives way.
 * @throws Refusal not_found, dispatch_changing, account_frozen, and those of the change
 */
export function changeDispatch(
  scope: Scope,
  request: ChangeRequest,
  { requestId, progress }: ChangeRun = {},
): Promise<ChangedDispatchJson> {
  const { id, what } = request;
  return runChange({ scope, keyed: changeKeyOf(scope, request) }, async (change) => {
    const { tx } = change;
    change.about({ noun: 'dispatches', nounId: id });
    await refuseChanging(tx, scope, { id, requestId });
    const owned = await ownedDispatch(tx, scope, { id, isLocked: true });
    await allowLarge(tx, owned.lines);
    // A cancellation can finish a dispatch: its creator is notified at once, or when the remaining lines are done.
    const before = what === 'cancel' ? await announcedDone(tx, { dispatchIds: [id] }) : null;
    const unwritten = await CHANGES[what](change, owned, progress).catch((error: unknown) => {
      if (error instanceof LedgerRefused && error.reason === 'account_frozen')
        throw refused(scope, 'account_frozen');
      throw error;
    });
    const mails = before ?? (await announcedDone(tx, { dispatchIds: [id] }));
    const dispatch = withoutOpen(await dispatchById(tx, scope, id), unwritten);
    // `changing` is null, because this change ends with its response.
    return { dispatch: { ...dispatch, changing: null }, effects: await effectsOf(change, { mails }) };
  });
}
