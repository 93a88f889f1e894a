import css from './Cart.module.css';
import type { CartItem } from './cart.ts';
import { RewardMark } from './RewardMark.tsx';
import type { RewardWarnings } from './useRewardWarnings.ts';

interface Props {
  rewards: readonly CartItem[];
  warnings: Pick<RewardWarnings, 'warningOf' | 'remedyOf' | 'hintOf'>;
}

/** Rewards that cannot be given, grouped by the advice that helps them; each with its reason and the link to its remedy. */
export function ObstacleList({ rewards, warnings }: Props) {
  const hints = [...new Set(rewards.map(({ sku }) => warnings.hintOf(sku)))];
  return hints.map((hint) => (
    <div key={hint ?? ''} className={css.obstacles}>
      <ul>
        {rewards
          .filter(({ sku }) => warnings.hintOf(sku) === hint)
          .map(({ sku, name }) => (
            <li key={sku}>
              {name}
              <RewardMark
                name={name}
                warning={warnings.warningOf(sku) ?? ''}
                remedy={warnings.remedyOf(sku)}
              />
            </li>
          ))}
      </ul>
      {hint && <p>{hint}</p>}
    </div>
  ));
}
