import { useDownload } from '../data/useDownload.ts';
import { Button } from '../kit/actions/Button.tsx';

interface Props {
  /** Address of the file: `/files/…`. */
  path: string;
  label: string;
  /** Nothing would be in it. */
  isDisabled: boolean;
  /** Said where the file does not come and nobody says why. */
  failedText?: string | undefined;
}

/** Hands out a list as a file, every page of it. */
export function DownloadButton({ path, label, isDisabled, failedText }: Props) {
  const [download, isDownloading] = useDownload(failedText);
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
