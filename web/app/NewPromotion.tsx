import { lazy, Suspense } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { useIsNewPromotionOpen } from '../navigation/openNewPromotion.ts';

const NewPromotionDialog = lazy(async () => {
  const [{ NewPromotionDialog: Dialog }] = await Promise.all([
    import('../components/NewPromotionDialog.tsx'),
    loadWords('promotions'),
  ]);
  return { default: Dialog };
});

/** The dialog for a new promotion, over whatever is shown; its code comes when it is first opened. */
export function NewPromotion() {
  return useIsNewPromotionOpen() ? (
    <Suspense fallback={null}>
      <NewPromotionDialog />
    </Suspense>
  ) : null;
}
