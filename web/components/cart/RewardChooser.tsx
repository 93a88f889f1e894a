import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/layout/Banner.tsx';
import { WithAside } from '../../kit/layout/WithAside.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useViewer } from '../../session/viewer.ts';
import { CartPanel } from './CartPanel.tsx';
import { chooserList } from './catalogList.ts';
import { RewardGrid } from './RewardGrid.tsx';
import type { ChosenRewards } from './useChosenRewards.ts';
import type { JudgedFor } from './useRewardStates.ts';
import { useRewardWarnings } from './useRewardWarnings.ts';
import { useUnfitFilter } from './useUnfitFilter.tsx';

/** Delay of the reward search after the last key, in ms (WIZREW-14). */
const SEARCH_AFTER_MS = 200;

interface RewardChooserProps {
  chosen: ChosenRewards;
  /** The promotion's advertiser, with the organization whose catalogue it uses. */
  advertiser: { id: string; organizationId: string | null; billingCurrency: string };
  /** The promotion's experience, with the delivery modes that it supports; an empty list means all. */
  experience: { id: string; options: { digitalRewardsMasks: readonly string[] } } | null | undefined;
}

/**
 * The rewards of a promotion: the catalogue with its search and its cards, and the cart beside it (WIZREW-2). Rewards that the promotion could not
 * give now are left out, and marked where they are shown. They can be chosen all the same: stock may come before the promotion begins.
 */
export function RewardChooser({ chosen, advertiser, experience }: RewardChooserProps) {
  const { t } = useTranslation('catalog');
  const { isStaff } = useViewer();
  const { billingCurrency: currency, organizationId } = advertiser;
  const modes = experience?.options.digitalRewardsMasks.join() ?? '';
  const definition = useMemo(
    () => chooserList({ currency, deliveryModes: modes ? modes.split(',') : [] }),
    [currency, modes],
  );
  const list = useList(definition);
  const unfitFilter = useUnfitFilter(list, definition);
  const warnings = useRewardWarnings(chosen, advertiser.id);
  const judgedFor: JudgedFor = { advertiserId: advertiser.id, experienceId: experience?.id ?? null };
  const { cart, rewards } = chosen;
  return (
    <WithAside
      asideTitle={t('cart_title', { count: cart.items.length })}
      urgent={warnings.unfit.length > 0 ? t('cart_attention') : undefined}
      aside={<CartPanel cart={cart} rewards={rewards} warningOf={warnings.warningOf} />}
    >
      {warnings.unfit.length > 0 && (
        <Banner tone="warning" title={t('cart_unfit', { count: warnings.unfit.length })}>
          <ul>
            {warnings.unfit.map(({ sku, name }) => (
              <li key={sku}>
                {name} · {warnings.warningOf(sku)}
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
        moreFilters={[unfitFilter.field]}
        judgment={{
          judgedFor,
          isHiding: !unfitFilter.isShown,
          showAll: unfitFilter.showAll,
          onStates: chosen.noteStates,
          warningOf: warnings.warningOf,
          inventoryHrefOf: warnings.inventoryHrefOf,
        }}
      />
    </WithAside>
  );
}
