import { useTranslation } from 'react-i18next';
import {
  ACTION_REASONS,
  type ActionReason,
} from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { BULK_RULES, type BulkAction } from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { reasonWords } from '../../dispatches/reasonWords.ts';
import { useActionWords } from '../actions/useActionWords.ts';

/** The outcome of a row, and the key of its reason. */
interface RowReason {
  outcome: string;
  reason: string | null;
}

/** Reasons that only a bulk action has; like all others, each is one sentence about one redemption. */
const OWN_REASONS = ['not_visible', 'no_name', 'maker_revoked', 'stopped_by_person'] as const;
type OwnReason = (typeof OWN_REASONS)[number];

/**
 * Says in one sentence why a row of a bulk action was skipped, failed or stopped: skipped rows use the words of the action on one
 * redemption, failed rows those of a line of a batch; '' without a reason.
 */
export function useBulkReason(action: BulkAction): (row: RowReason) => string {
  const { t } = useTranslation('redemptionBulk');
  const { t: failed } = useTranslation('dispatches');
  const refused = useActionWords();
  const { action: name, ability } = BULK_RULES[action];
  return ({ outcome, reason }) => {
    if (reason === null) return '';
    if (isOwn(reason)) return t(`reason.${reason}`);
    if (outcome === 'left' && isRefusal(reason)) return refused({ name, reason, ability }) ?? '';
    return reasonWords(reason, failed);
  };
}

const isOwn = (reason: string): reason is OwnReason => OWN_REASONS.some((own) => own === reason);
const isRefusal = (reason: string): reason is ActionReason => ACTION_REASONS.some((one) => one === reason);
