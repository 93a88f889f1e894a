import { useTranslation } from 'react-i18next';
import { formatCount } from '../format/numbers.ts';
import css from './MenuCount.module.css';

/** Number of items behind an entry of a menu. Screen readers read the label instead of the number. */
export function MenuCount({ number, label }: { number: number; label: string }) {
  const { i18n } = useTranslation();
  return (
    <span className={css.count}>
      <span aria-hidden="true">{number > 99 ? '99+' : formatCount(number, i18n.language)}</span>
      <span className="visually-hidden">{label && `, ${label}`}</span>
    </span>
  );
}
