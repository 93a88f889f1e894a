import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/values/Money.tsx';

interface Priced {
  cost: string | null;
  costCurrency: string | null;
  currency: string | null;
  variableValue: boolean | null;
}

/** The cost of one reward, with its currency (CATALOG-6). A reward of any value costs what is chosen when it is given, so it has no price. */
export function RewardCost({ reward: { cost, costCurrency, currency, variableValue } }: { reward: Priced }) {
  const { t } = useTranslation('catalog');
  if (variableValue) return t('any_value_in', { currency: currency ?? costCurrency });
  return <Money money={cost && costCurrency ? { amount: cost, currency: costCurrency } : null} />;
}
