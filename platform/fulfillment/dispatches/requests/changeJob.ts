import { isDispatchChange } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { changeDispatch } from '../changes/change.ts';
import { callerScope } from './callerScope.ts';
import { type StoredRequest, workRequest } from './workRequest.ts';

/** Changes a large dispatch, or tries to, in its caller's name, by the code that changes small ones. */
export const dispatchChanger =
  (staffDomains: readonly string[]): JobHandler =>
  (work) =>
    workRequest(work, {
      async run(stored, progress) {
        const { id: requestId, key } = stored;
        const scope = await callerScope(work, stored, staffDomains);
        return changeDispatch(scope, { ...changeOf(stored), key }, { requestId, progress });
      },
      // Its release has waited for the recall (`releaseDispatch`).
      async onRefused(tx, stored) {
        const { id: dispatchId, what } = changeOf(stored);
        const { advertiserId } = work.job;
        if (what !== 'recall' || advertiserId === null) return;
        await enqueue(tx, { kind: 'release', payload: { advertiserId, dispatchId }, advertiserId });
      },
    });

function changeOf({ action, dispatchId }: StoredRequest) {
  if (!isDispatchChange(action) || dispatchId === null)
    throw new Error('The request is about a new dispatch');
  return { id: dispatchId, what: action };
}
