import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  ExtractButtonCreateDocument,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import css from './Dispatch.module.css';
import { fileOf } from './dispatchFiles.ts';

/** Downloads the links, codes or order IDs of a dispatch, once they are made; until then it shows the obstacle below. */
export function ExtractButton({ dispatch }: { dispatch: DispatchActionsFragment }) {
  const { t } = useTranslation('dispatches');
  const [create, isCreating] = useScreenMutation(ExtractButtonCreateDocument);
  const [download, isDownloading] = useDownload(t('download_failed'));
  const note = useId();
  const file = fileOf(dispatch);
  if (!file) return null;
  const { kind, obstacle } = file;
  const hasVouchers = kind === 'codes' && dispatch.includePdf;

  async function fetchFile(includePdf: boolean) {
    await create(
      { input: { dispatchId: dispatch.id, kind, includePdf } },
      { done: ({ extract }) => download(extract.url) },
    );
  }

  const button = (includePdf: boolean) => (
    <Button
      variant={includePdf || !hasVouchers ? 'primary' : 'secondary'}
      icon="download"
      isPending={isCreating || isDownloading}
      isDisabled={obstacle !== null}
      {...(obstacle && { 'aria-describedby': note })}
      onPress={() => void fetchFile(includePdf)}
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
      {obstacle && (
        <span id={note} className={css.obstacle}>
          {t(`file_obstacle.${obstacle}`)}
        </span>
      )}
    </span>
  );
}
