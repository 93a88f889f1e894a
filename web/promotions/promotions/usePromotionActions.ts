import { PromotionActionsFragmentDoc } from '../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { promotionActions } from './promotionActions.ts';

/** The actions of a promotion for the viewer, each with its address. */
export function usePromotionActions(ref: FragmentOf<typeof PromotionActionsFragmentDoc>) {
  const can = useCan();
  const { id, advertiserId, experience, ...channels } = readFragment(PromotionActionsFragmentDoc, ref);
  const modules = experience?.options.modules;
  if (!modules) return [];
  return promotionActions({ modules, redemptionFlow: experience.redemptionFlow, ...channels }, can).map(
    ({ id: action, route }) => ({ id: action, href: route.href({ advertiserId, promotionId: id }) }),
  );
}
