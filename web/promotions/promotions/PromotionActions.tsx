import { useTranslation } from 'react-i18next';
import { PromotionActionsFragmentDoc } from '../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { promotionRewardsRoute, promotionSettingsRoute } from '../../routes/promotions.ts';
import { usePromotionActions } from './usePromotionActions.ts';

const EDITS = [
  { id: 'edit_rewards', route: promotionRewardsRoute },
  { id: 'edit_settings', route: promotionSettingsRoute },
] as const;

/** The actions on a promotion, and links to its editors (PROMO-21, PROMO-22, PROMO-23). */
export function PromotionActions({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionActionsFragmentDoc>;
}) {
  const { t } = useTranslation('promotions');
  const can = useCan();
  const { id: promotionId, advertiserId } = readFragment(PromotionActionsFragmentDoc, ref);
  const place = { advertiserId, promotionId };
  const actions = usePromotionActions(ref);
  const edits = can('editPromotions') ? EDITS : [];
  const [only, ...others] = actions;
  return (
    <>
      {only && others.length === 0 && <LinkButton href={only.href}>{t(`action_${only.id}`)}</LinkButton>}
      {others.length > 0 && (
        <MenuButton
          label={t('actions')}
          placement="bottom end"
          entries={actions.map(({ id, href }) => ({ id, label: t(`action_${id}`), href }))}
        />
      )}
      {edits.length > 0 && (
        <MenuButton
          label={t('edit')}
          placement="bottom end"
          entries={edits.map(({ id, route }) => ({ id, label: t(id), href: route.href(place) }))}
        />
      )}
    </>
  );
}
