import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import type { RetryProps } from './lazyPart.tsx';

/** In place of a part whose code did not come. */
export function PartMissing({ onRetry }: RetryProps) {
  const { t } = useTranslation('kit');
  return (
    <ErrorBlock name={t('this_part')} error={{ status: 0, message: t('code_missing') }} onRetry={onRetry} />
  );
}
