import { useTranslation } from 'react-i18next';
import { formatMoney, type MoneyValue } from '../format/money.ts';
import css from './Values.module.css';

/** An amount with its currency. Null, for one that may not be seen or is not known, shows "Not available" (UI-13). */
export function Money({ money }: { money: MoneyValue | null | undefined }) {
  const { t, i18n } = useTranslation('kit');
  if (!money) return <span className={css.missing}>{t('not_available')}</span>;
  return <span className={css.number}>{formatMoney(money, i18n.language)}</span>;
}
