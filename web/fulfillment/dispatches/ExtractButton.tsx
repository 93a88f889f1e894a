import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  ExtractButtonCreateDocument,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { type ApplyErrors, ReadReasonDialog } from '../shared/redemptions/exports/ReadReasonDialog.tsx';
import { fileOf } from './create/dispatchFiles.ts';
import css from './Dispatch.module.css';

/**
 * Downloads the links, codes or order IDs of a dispatch, once they are made; until then it shows the obstacle below. People who may not read codes
 * state a reason first (RED-34).
 */
export function ExtractButton({ dispatch }: { dispatch: DispatchActionsFragment }) {
  const { t } = useTranslation('dispatches');
  const [create, isCreating] = useScreenMutation(ExtractButtonCreateDocument);
  const [download, isDownloading] = useDownload(t('download_failed'));
  /** The download that waits for a reason; null if none. */
  const [waiting, setWaiting] = useState<{ includePdf: boolean } | null>(null);
  const isReader = useCan()('viewRewardCodeData');
  const note = useId();
  const file = fileOf(dispatch);
  if (!file) return null;
  const { kind, obstacle } = file;
  const hasVouchers = kind === 'codes' && dispatch.includePdf;

  async function fetchFile(includePdf: boolean, stated?: { reason: string; invalid: ApplyErrors }) {
    await create(
      { input: { dispatchId: dispatch.id, kind, includePdf, ...(stated && { reason: stated.reason }) } },
      {
        ...(stated && { invalid: stated.invalid }),
        done: ({ extract }) => {
          setWaiting(null);
          return download(extract.url);
        },
      },
    );
  }

  const labelOf = (includePdf: boolean) => t(includePdf ? 'download_vouchers' : `download_${kind}`);
  const button = (includePdf: boolean) => (
    <Button
      variant={includePdf || !hasVouchers ? 'primary' : 'secondary'}
      icon="download"
      isPending={isCreating || isDownloading}
      isDisabled={obstacle !== null}
      {...(obstacle && { 'aria-describedby': note })}
      onPress={() => (isReader ? void fetchFile(includePdf) : setWaiting({ includePdf }))}
    >
      {labelOf(includePdf)}
    </Button>
  );
  return (
    <span className={css.file}>
      <span className={css.files}>
        {button(false)}
        {hasVouchers && button(true)}
      </span>
      {waiting && (
        <ReadReasonDialog
          title={labelOf(waiting.includePdf)}
          text={t(`download_shows.${kind}`)}
          submitLabel={t('download_submit')}
          onClose={() => setWaiting(null)}
          onSubmit={(reason, invalid) => fetchFile(waiting.includePdf, { reason, invalid })}
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
