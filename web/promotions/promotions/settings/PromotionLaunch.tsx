import { useTranslation } from 'react-i18next';
import { PromotionLaunchFragmentDoc } from '../../../../operations/promotions/promotions/PromotionLaunch.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import type { Ability } from '../../../../schema/foundation/abilities.ts';
import type { LaunchPlace } from '../../../../schema/promotions/promotionLaunch.ts';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { promotionRewardsRoute, promotionSettingsRoute } from '../../../routes/promotions.ts';
import css from '../Promotion.module.css';

/** The obstacles before a promotion can give anything, each with a link to its remedy; nothing if there are none (PROMO-33, PROMO-34). */
export function PromotionLaunch({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionLaunchFragmentDoc>;
}) {
  const { t } = useTranslation('promotions');
  const can = useCan();
  const { id, advertiserId, missing, hasRunnableReward } = readFragment(PromotionLaunchFragmentDoc, ref);
  if (missing.length === 0)
    return hasRunnableReward ? null : <Banner tone="warning">{t('no_live_rewards')}</Banner>;
  return (
    <Banner tone="warning" title={t('missing_title')}>
      <ul className={css.gaps} aria-label={t('missing_title')}>
        {firstOfEach(missing).map((gap) => {
          const text = t(`missing.${gap.code}`, {
            defaultValue: t('missing_other', { code: gap.code.replaceAll('_', ' ') }),
          });
          const href = launchHref(gap, { advertiserId, promotionId: id }, can);
          return <li key={gap.code}>{href ? <TextLink href={href}>{text}</TextLink> : text}</li>;
        })}
      </ul>
    </Banner>
  );
}

/** Several fields may have the same gap: it is named once. */
function firstOfEach<Gap extends { code: string }>(gaps: readonly Gap[]): Gap[] {
  return gaps.filter(({ code }, place) => gaps.findIndex((gap) => gap.code === code) === place);
}

interface Place {
  advertiserId: string;
  promotionId: string;
}

/** Link to the remedy of a gap, for people who may use it; null if there is none. */
function launchHref(
  { screen }: { screen: LaunchPlace },
  place: Place,
  holds: (ability: Ability) => boolean,
): string | null {
  const to = (ability: Ability, route: { href: (at: Place) => string }) =>
    holds(ability) ? route.href(place) : null;
  switch (screen) {
    case 'rewards':
      return to('editPromotions', promotionRewardsRoute);
    case 'settings':
      return to('editPromotions', promotionSettingsRoute);
    case 'advertiser':
      return holds('viewAdvertisers') ? advertiserRoute.href({ advertiserId: place.advertiserId }) : null;
    case 'budget':
      return holds('viewAdvertisers') && holds('viewBudget')
        ? advertiserRoute.href({ advertiserId: place.advertiserId }, { tab: 'budget' })
        : null;
    case 'details':
      return null;
  }
}
