import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardCardFragment } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { WithAside } from '../../../kit/layout/WithAside.tsx';
import { flagField } from '../../../kit/list/filterFields.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useViewer } from '../../../session/viewer.ts';
import { CartItems } from './CartItems.tsx';
import type { Cart } from './cart.ts';
import { chooserList, foundBySku } from './catalogList.ts';
import { ObstacleList } from './ObstacleList.tsx';
import { RewardGrid } from './RewardGrid.tsx';
import type { ChosenRewards } from './useChosenRewards.ts';
import { type JudgedFor, useRewardStates } from './useRewardStates.ts';
import { type ChooserExperience, useRewardWarnings } from './useRewardWarnings.ts';

/** Delay of the reward search after the last key, in ms (WIZREW-14). */
const SEARCH_AFTER_MS = 200;
/** Maximum SKUs of one question about their states. */
const MAX_JUDGED = 100;

interface RewardChooserProps {
  chosen: ChosenRewards;
  /** The promotion's advertiser, with the organization whose catalog it uses. */
  advertiser: { id: string; organizationId: string | null; billingCurrency: string };
  experience: ChooserExperience | null | undefined;
  /** The place where the experience is chosen; absent where it can no longer be changed. */
  experienceHref?: string | undefined;
}

/**
 * The rewards of a promotion: the catalog with its search and its cards, and the cart beside it (WIZREW-2). Rewards that the promotion could not
 * give now are left out, and marked where they are shown. They can be chosen all the same: stock may come before the promotion begins.
 */
export function RewardChooser({ chosen, advertiser, experience, experienceHref }: RewardChooserProps) {
  const { t } = useTranslation('catalog');
  const { isStaff } = useViewer();
  const { billingCurrency: currency, organizationId } = advertiser;
  const modes = experience?.options.digitalRewardsMasks.join() ?? '';
  const definition = useMemo(
    () => chooserList({ currency, deliveryModes: modes ? modes.split(',') : [] }),
    [currency, modes],
  );
  const list = useList(definition);
  const bySku = foundBySku(list, definition);
  const unfitFilter = list.filter('unfit');
  const warnings = useRewardWarnings(chosen, { advertiserId: advertiser.id, experience, experienceHref });
  const judgedFor: JudgedFor = { advertiserId: advertiser.id, experienceId: experience?.id ?? null };
  const { cart, rewards, noteStates } = chosen;
  // A saved choice names states alone.
  const { states } = useRewardStates(judgedFor, warnings.unfit.map(({ sku }) => sku).slice(0, MAX_JUDGED));
  useEffect(() => {
    if (states) noteStates(states);
  }, [states, noteStates]);
  return (
    <WithAside
      asideTitle={t('cart_title', { count: cart.items.length })}
      urgent={warnings.unfit.length > 0 ? t('cart_attention') : undefined}
      aside={<CartPanel cart={cart} rewards={rewards} warningOf={warnings.warningOf} />}
    >
      {warnings.unfit.length > 0 && (
        <Banner tone="warning" title={t('cart_unfit', { count: warnings.unfit.length })}>
          <ObstacleList rewards={warnings.unfit} warnings={warnings} />
        </Banner>
      )}
      <RewardGrid
        list={bySku ?? list}
        cart={cart}
        sellerId={isStaff ? (organizationId ?? undefined) : undefined}
        searchDelay={SEARCH_AFTER_MS}
        note={bySku ? t('by_sku') : undefined}
        moreFilters={[
          flagField(unfitFilter, {
            label: t('show_unfit'),
            chip: { label: t('unfit_chip'), value: t('unfit_shown') },
          }),
        ]}
        judgment={{
          judgedFor,
          isHiding: !unfitFilter.value && !bySku,
          showAll: () => unfitFilter.onChange(true),
          onStates: noteStates,
          warningOf: warnings.warningOf,
          remedyOf: warnings.remedyOf,
          hintOf: warnings.hintOf,
        }}
      />
    </WithAside>
  );
}

interface CartPanelProps {
  cart: Cart;
  rewards: ReadonlyMap<string, RewardCardFragment>;
  warningOf: (sku: string) => string | undefined;
}

/** The cart beside the catalog. */
function CartPanel({ cart, rewards, warningOf }: CartPanelProps) {
  const { t } = useTranslation('catalog');
  return (
    <Panel subtitle={t('cart_selected', { count: cart.items.length })} title={t('cart')}>
      {cart.items.length === 0 ? (
        <EmptyState title={t('cart_empty')}>{t('cart_empty_text')}</EmptyState>
      ) : (
        <CartItems cart={cart} rewards={rewards} warningOf={warningOf} />
      )}
    </Panel>
  );
}
