import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/layout/Banner.tsx';
import { WithAside } from '../../kit/layout/WithAside.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useViewer } from '../../session/viewer.ts';
import { CartPanel } from './CartPanel.tsx';
import { CHOOSER_LIST } from './catalogList.ts';
import { RewardGrid } from './RewardGrid.tsx';
import type { ChosenRewards } from './useChosenRewards.ts';
import { useRewardWarnings } from './useRewardWarnings.ts';

/** Delay of the reward search after the last key, in ms (WIZREW-14). */
const SEARCH_AFTER_MS = 200;

interface RewardChooserProps {
  chosen: ChosenRewards;
  /** The organization whose catalogue the advertiser's promotions use. */
  organizationId: string | null;
  /** Delivery modes that the experience supports; an empty list means all. */
  deliveryModes: readonly string[];
}

/** The rewards of a promotion: the catalogue with its search and its cards, and the cart beside it (WIZREW-2). */
export function RewardChooser({ chosen, organizationId, deliveryModes }: RewardChooserProps) {
  const { t } = useTranslation('catalog');
  const { isStaff } = useViewer();
  const list = useList(CHOOSER_LIST);
  const warnings = useRewardWarnings(chosen, deliveryModes);
  const { cart, rewards } = chosen;
  return (
    <WithAside
      asideTitle={t('cart_title', { count: cart.items.length })}
      urgent={warnings.unfit.length > 0 ? t('cart_attention') : undefined}
      aside={<CartPanel cart={cart} rewards={rewards} warningOf={warnings.ofChosen} />}
    >
      {warnings.unfit.length > 0 && (
        <Banner tone="warning" title={t('cart_unfit', { count: warnings.unfit.length })}>
          <ul>
            {warnings.unfit.map(({ sku, name }) => (
              <li key={sku}>
                {name} · {warnings.ofChosen(sku)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <RewardGrid
        list={list}
        cart={cart}
        sellerId={isStaff ? (organizationId ?? undefined) : undefined}
        searchDelay={SEARCH_AFTER_MS}
        warningOf={warnings.ofCard}
      />
    </WithAside>
  );
}
