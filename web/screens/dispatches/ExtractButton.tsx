import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  ExtractButtonCreateDocument,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { type ApplyErrors, ReadReasonDialog } from '../../components/redemptions/ReadReasonDialog.tsx';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import css from './Dispatch.module.css';
import { fileOf } from './dispatchFiles.ts';

/** Downloads the links, codes or order IDs of a dispatch, once they are made; until then it shows the obstacle below. */
export function ExtractButton({ dispatch }: { dispatch: DispatchActionsFragment }) {
  const { t } = useTranslation('dispatches');
  const [create, isCreating] = useScreenMutation(ExtractButtonCreateDocument);
  const [download, isDownloading] = useDownload(t('download_failed'));
  const [asksReason, setAsksReason] = useState(false);
  const can = useCan();
  const note = useId();
  const file = fileOf(dispatch);
  if (!file) return null;
  const { kind, obstacle } = file;
  const hasVouchers = kind === 'codes' && dispatch.includePdf;

  /** Links and order IDs show codes: people who may not read those give a reason (RED-34). */
  const needsReason = kind !== 'codes' && !can('viewRewardCodeData');

  async function fetchFile(includePdf: boolean, reason?: string | null, invalid?: ApplyErrors) {
    await create(
      { input: { dispatchId: dispatch.id, kind, includePdf, ...(reason && { reason }) } },
      {
        ...(invalid && { invalid }),
        done: ({ extract }) => {
          setAsksReason(false);
          return download(extract.url);
        },
      },
    );
  }

  const button = (includePdf: boolean) => (
    <Button
      variant={includePdf || !hasVouchers ? 'primary' : 'secondary'}
      icon="download"
      isPending={isCreating || isDownloading}
      isDisabled={obstacle !== null}
      {...(obstacle && { 'aria-describedby': note })}
      onPress={() => (needsReason ? setAsksReason(true) : void fetchFile(includePdf))}
    >
      {t(includePdf ? 'download_vouchers' : `download_${kind}`)}
    </Button>
  );
  return (
    <span className={css.file}>
      <span className={css.files}>
        {button(false)}
        {hasVouchers && button(true)}
      </span>
      {asksReason && (
        <ReadReasonDialog
          title={t(`download_${kind}`)}
          text={t('download_recorded')}
          submitLabel={t('download_submit')}
          onClose={() => setAsksReason(false)}
          onSubmit={(reason, invalid) => fetchFile(false, reason, invalid)}
        />
      )}
      {obstacle && (
        <span id={note} className={css.obstacle}>
          {t(`file_obstacle.${obstacle}`)}
        </span>
      )}
    </span>
  );
}
