import { Money } from '../../kit/values/Money.tsx';

/** The cost of one reward, with its currency (CATALOG-6). */
export function RewardCost({
  reward: { cost, costCurrency },
}: {
  reward: { cost: string | null; costCurrency: string | null };
}) {
  return <Money money={cost && costCurrency ? { amount: cost, currency: costCurrency } : null} />;
}
