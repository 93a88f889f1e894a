import { useTranslation } from 'react-i18next';
import { formatMoney, type MoneyValue } from '../format/money.ts';
import css from './Values.module.css';

export interface MoneyProps {
  money: MoneyValue | null | undefined;
  /** Shows the plus sign too: the amount is a change. */
  isSigned?: boolean | undefined;
}

/** An amount with its currency. Null, for one that may not be seen or is not known, shows "Not available" (UI-13). */
export function Money({ money, isSigned }: MoneyProps) {
  const { t, i18n } = useTranslation('kit');
  if (!money) return <span className={css.missing}>{t('not_available')}</span>;
  return <span className={css.number}>{formatMoney(money, i18n.language, { isSigned })}</span>;
}
