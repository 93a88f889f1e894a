import { useTranslation } from 'react-i18next';
import { formatCount } from '../format/numbers.ts';
import css from './Values.module.css';

/** A whole number; `isCapped` says there are more. Null shows "Not available" (UI-13). */
export function Count({
  value,
  isCapped = false,
}: {
  value: number | null | undefined;
  isCapped?: boolean | undefined;
}) {
  const { t, i18n } = useTranslation('kit');
  if (value === null || value === undefined) return <span className={css.missing}>{t('not_available')}</span>;
  return (
    <span className={css.number}>
      {formatCount(value, i18n.language)}
      {isCapped && '+'}
    </span>
  );
}
