import type { DispatchPromotionFragment } from '../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { type DispatchKind, isKindOffered } from '../../../schema/fulfillment/dispatchKinds.ts';

/** Why nothing can be sent, downloaded or activated; `closed` names the status or state. */
export type Unavailable =
  | { reason: 'advertiser_disabled' | 'not_offered' | 'no_reward' }
  | { reason: 'not_running'; closed: string };

/** The platform's reason to refuse any dispatch of this kind, before the form is filled in; null if there is none. */
export function unavailable(
  promotion: DispatchPromotionFragment,
  kind: DispatchKind,
  hasReward: boolean,
): Unavailable | null {
  const { status, state, advertiser, experience, ...channels } = promotion;
  if (advertiser?.status === 'disabled') return { reason: 'advertiser_disabled' };
  if (status !== 'enabled') return { reason: 'not_running', closed: status };
  if (state !== 'ready') return { reason: 'not_running', closed: state };
  const modules = experience?.options.modules;
  const isOffered = isKindOffered(kind, {
    ...channels,
    hasBulkRedemption: Boolean(modules?.bulkRedemption),
    hasActivationLinks: Boolean(modules?.activationLinks),
    hasBulkActivation: Boolean(modules?.bulkActivation),
  });
  if (!isOffered) return { reason: 'not_offered' };
  return hasReward ? null : { reason: 'no_reward' };
}
