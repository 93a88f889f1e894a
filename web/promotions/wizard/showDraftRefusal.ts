import { type Refusal, showRefusal } from '../../data/useScreenMutation.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { promotionsRoute } from '../../routes/promotions.ts';

/** Opens the shared error dialog for a refused draft. A draft that another tab made a promotion leads to the list that holds it. */
export function showDraftRefusal(refusal: Refusal, label: string): null {
  const remedy = { label, run: () => navigate(promotionsRoute.href()) };
  return showRefusal(refusal, refusal.code === 'draft_used' ? remedy : undefined);
}
