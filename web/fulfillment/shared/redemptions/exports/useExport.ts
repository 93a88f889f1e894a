import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialogBeginDocument } from '../../../../../operations/fulfillment/redemptionActions/ExportDialog.generated.ts';
import type {
  ExportField,
  ExportFormat,
} from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { useRequestKey } from '../../../../data/client/requestKey.ts';
import { showFailedCall } from '../../../../data/failures/failedCall.ts';
import { useKeyedMutation } from '../../../../data/useKeyedMutation.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import type { ReportChoice } from '../bulk/chosenRedemptions.ts';

/** Error messages of an impossible export, by the specification's names (REDLIST-42, REDLIST-43). */
const FAILED = {
  csv: 'modal_error_redemption_report_export_failed',
  pdf: 'modal_error_redemption_pdf_report_export_failed',
} as const;

/** Requests an export of the selection, or of everything that the filter matches; returns whether it was accepted. `refused` has the reason otherwise. */
export function useExport({ filter, selection }: ReportChoice) {
  const { t } = useTranslation('redemptionBulk');
  const request = useRequestKey('redemptions.export');
  const [send, isSending] = useKeyedMutation(ExportDialogBeginDocument, request);
  const [refused, setRefused] = useState<string | null>(null);
  return {
    isSending,
    refused,
    async begin(format: ExportFormat, additionalFields: ExportField[]): Promise<boolean> {
      setRefused(null);
      const target = selection.all
        ? { excludeRedemptionList: [...selection.excluded] }
        : { redemptionList: [...selection.ids] };
      const isAccepted = await send(
        { input: { format, additionalFields, filter, ...target } },
        {
          done() {
            toast.success(t('export_mailed'));
            return true;
          },
          refused({ message }) {
            // A new selection needs a new request key.
            request.renew();
            setRefused(message);
            return false;
          },
          failed(failure) {
            showFailedCall({ ...failure, message: t(FAILED[format]) });
            return false;
          },
          invalid() {
            request.renew();
            setRefused(t(FAILED[format]));
            return false;
          },
        },
      );
      return isAccepted ?? false;
    },
  };
}
