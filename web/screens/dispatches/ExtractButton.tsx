import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  DownloadExtractCreateDocument,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import css from './Dispatch.module.css';
import { fileOf } from './dispatchFiles.ts';

/** Hands out the links, codes or order IDs of a dispatch, once they are made; says below what is in the way before. */
export function ExtractButton({ dispatch }: { dispatch: DispatchActionsFragment }) {
  const { t } = useTranslation('dispatches');
  const [create, isCreating] = useScreenMutation(DownloadExtractCreateDocument);
  const [download, isDownloading] = useDownload(t('download_failed'));
  const file = fileOf(dispatch);
  if (!file) return null;
  const { kind, obstacle } = file;
  const isWithPdf = kind === 'codes' && dispatch.includePdf;

  async function fetchFile() {
    await create(
      { input: { dispatchId: dispatch.id, kind, includePdf: isWithPdf } },
      { done: ({ extract }) => download(extract.url) },
    );
  }

  return (
    <span className={css.file}>
      <Button
        variant="primary"
        icon="download"
        isPending={isCreating || isDownloading}
        isDisabled={obstacle !== null}
        {...(obstacle && { 'aria-describedby': `file-${dispatch.id}` })}
        onPress={() => void fetchFile()}
      >
        {t(isWithPdf ? 'download_vouchers' : `download_${kind}`)}
      </Button>
      {obstacle && (
        <span id={`file-${dispatch.id}`} className={css.obstacle}>
          {t(`file_obstacle.${obstacle}`)}
        </span>
      )}
    </span>
  );
}
