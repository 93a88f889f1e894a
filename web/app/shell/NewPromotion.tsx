import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { loadWords } from '../../i18n/i18n.ts';
import { lazyDialog } from '../../kit/loading/lazyDialog.tsx';
import { closeNewPromotion, useIsNewPromotionOpen } from '../../navigation/openNewPromotion.ts';

const NewPromotionDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../promotions/shared/NewPromotionDialog.tsx'),
    loadWords('promotions'),
  ]);
  return part.NewPromotionDialog;
});

/** The dialog for a new promotion, over whatever is shown until one goes elsewhere; its code comes when it is first opened. */
export function NewPromotion() {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the screen closes the dialog over it
  useEffect(() => closeNewPromotion, [path]);
  return useIsNewPromotionOpen() ? <NewPromotionDialog onClose={closeNewPromotion} /> : null;
}
