import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** Says that the person may not see a part. `name` is the part; without it, the screen. */
export function Forbidden({ name }: { name?: string | undefined }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState icon="lock" title={name ?? t('error.403')}>
      {t('forbidden_text')}
    </EmptyState>
  );
}
