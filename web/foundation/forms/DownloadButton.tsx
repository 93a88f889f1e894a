import { useTranslation } from 'react-i18next';
import { useDownload } from '../../data/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';

interface Props {
  /** Address of the file: `/files/…`. */
  path: string;
  label: string;
  /** The file would be empty. */
  isDisabled: boolean;
  /** Message for a failure without a stated reason; by default, that the file was not created. */
  failedText?: string | undefined;
}

/** Downloads a list as a file, all pages of it. */
export function DownloadButton({ path, label, isDisabled, failedText }: Props) {
  const { t } = useTranslation('kit');
  const [download, isDownloading] = useDownload(failedText ?? t('download_failed'));
  return (
    <Button
      icon="download"
      isPending={isDownloading}
      isDisabled={isDisabled}
      onPress={() => void download(path)}
    >
      {label}
    </Button>
  );
}
