import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import { RedemptionLinkDialogDocument } from '../../../operations/redemptions/RedemptionLinkDialog.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { TextSkeleton } from '../../kit/feedback/skeletons.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './Redemption.module.css';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** The link of the recipient, to copy and pass on (REDDLG-5); each view is logged with its viewer. */
export function RedemptionLinkDialog({ redemption: { id }, onClose }: Props) {
  const { t } = useTranslation(['redemptionActions', 'kit']);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(RedemptionLinkDialogDocument, { id });
  const url = data?.redemptionLink?.url;
  return (
    <Dialog
      title={t('title.redemption_link', { id })}
      isOpen
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit:close')}</Button>
          {url && <CopyButton text={url} label={t('copy_link')} isMain />}
        </>
      }
    >
      <div className={css.panel}>
        <p>{t('text.redemption_link')}</p>
        {isLoading && <TextSkeleton />}
        {url && <TextField label={t('link')} value={url} onChange={() => undefined} isReadOnly />}
        {!isLoading && !url && (
          <Banner tone="danger" actions={<Button onPress={refetch}>{t('kit:retry')}</Button>}>
            {errorAt('redemptionLink')?.message ?? t('no_link')}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
