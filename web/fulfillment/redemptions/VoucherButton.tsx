import { useTranslation } from 'react-i18next';
import { VoucherButtonCreateDocument } from '../../../operations/fulfillment/redemptions/RedemptionCodes.generated.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';

/** Downloads the voucher as a PDF, in the language of the screen; a failure opens the error dialog (RED-29, RED-36, RED-37). */
export function VoucherButton({ redemptionId }: { redemptionId: string }) {
  const { t, i18n } = useTranslation(['redemption', 'redemptionActions']);
  const [create, isCreating] = useScreenMutation(VoucherButtonCreateDocument);
  const [download, isDownloading] = useDownload(t('not_printable'));
  const locale = i18n.language === 'fr' ? 'fr' : 'en';
  return (
    <Button
      size="small"
      icon="download"
      isPending={isCreating || isDownloading}
      onPress={() =>
        void create({ input: { redemptionId, locale } }, { done: ({ voucher }) => download(voucher.url) })
      }
    >
      {t('redemptionActions:action.pdf_download')}
    </Button>
  );
}
