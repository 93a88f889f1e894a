import type { Change } from '../../../foundation/changes/change.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { stopOfDispatch } from '../batches/watchDispatches.ts';
import type { OwnedDispatch } from '../ownedDispatch.ts';

/** Refusal code for each reason that stops a dispatch. */
const STOPPED = {
  advertiser_disabled: 'advertiser_stops_dispatch',
  promotion_not_running: 'promotion_stops_dispatch',
  maker_revoked: 'maker_stops_dispatch',
} as const;

/** Refuses to send lines that the worker would only cancel, or let fail again. @throws Refusal advertiser_stops_dispatch and others */
export async function refuseStopped(
  change: Change,
  dispatch: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<void> {
  const stop = await stopOfDispatch(change, dispatch);
  if (stop) throw refused(change.scope, STOPPED[stop]);
}
