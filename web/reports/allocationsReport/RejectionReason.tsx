import { useTranslation } from 'react-i18next';
import { MAX_REASON } from '../../../schema/money/allocations/allocationRequests.ts';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';

/** True if the text is a valid reason: not blank, and not too long. */
export const isReason = (text: string): boolean => text.trim() !== '' && text.trim().length <= MAX_REASON;

/** The reason of a rejection: the requester reads it in the mail and in the report. */
export function RejectionReason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('reports');
  return (
    <TextAreaField
      label={t('reason')}
      hint={t('reason_hint')}
      value={value}
      onChange={onChange}
      isRequired
      rows={2}
      maxLength={MAX_REASON}
    />
  );
}

/** The decision about a request. */
export type Decision = 'approve' | 'reject';

/** The reason in a call: a rejection can be previewed before its reason is written. */
export const reasonSent = (reason: string, isDryRun: boolean): string =>
  isDryRun && reason === '' ? '–' : reason;
