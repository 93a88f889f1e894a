import { useTranslation } from 'react-i18next';
import { MAX_REFUND_REASON } from '../../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { TextAreaField } from '../../../../../kit/fields/TextAreaField.tsx';

interface Props {
  reason: string;
  onChange: (reason: string) => void;
}

/** Returns true if a refund can be forced with this reason. */
export const isForceReason = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= MAX_REFUND_REASON;

/** The reason of a forced refund: stored with its author. */
export function RefundForcedFields({ reason, onChange }: Props) {
  const { t } = useTranslation('redemptionActions');
  return (
    <TextAreaField
      name="reason"
      label={t('forced_reason')}
      hint={t('forced_reason_hint')}
      value={reason}
      onChange={onChange}
      rows={2}
      maxLength={MAX_REFUND_REASON}
      isRequired
    />
  );
}
