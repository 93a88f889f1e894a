import { useTranslation } from 'react-i18next';
import { Stack } from '../../kit/layout/Stack.tsx';
import { TextSkeleton } from '../../kit/loading/skeletons.tsx';

/** Stands for a preview that a dry run prepares, and says so at once: it may take some seconds. */
export function PreparingPreview({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation('effects');
  return (
    <Stack>
      <p role="status">{t('preparing')}</p>
      <TextSkeleton lines={lines} />
    </Stack>
  );
}
