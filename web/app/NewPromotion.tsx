import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { loadWords } from '../i18n/i18n.ts';
import { closeNewPromotion, useIsNewPromotionOpen } from '../navigation/openNewPromotion.ts';

const NewPromotionDialog = lazy(async () => {
  const [{ NewPromotionDialog: Dialog }] = await Promise.all([
    import('../components/NewPromotionDialog.tsx'),
    loadWords('promotions'),
  ]);
  return { default: Dialog };
});

/** The dialog for a new promotion, over whatever is shown until one goes elsewhere; its code comes when it is first opened. */
export function NewPromotion() {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the screen closes the dialog over it
  useEffect(() => closeNewPromotion, [path]);
  return useIsNewPromotionOpen() ? (
    <Suspense fallback={null}>
      <NewPromotionDialog />
    </Suspense>
  ) : null;
}
