import { useTranslation } from 'react-i18next';
import { TestToMyselfDocument } from '../../../operations/promotions/CustomizationScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import css from './Customization.module.css';
import type { CustomizationPlace } from './useCustomizationPlace.ts';

interface TestToMyselfProps {
  promotionId: string;
  place: CustomizationPlace;
  /** A test sends what is saved. */
  isSaved: boolean;
  kind: 'mail' | 'sms';
}

/** Sends the mail or the SMS of a screen to the person who customizes it. */
export function TestToMyself({ promotionId, place, isSaved, kind }: TestToMyselfProps) {
  const { t } = useTranslation('customization');
  const [send, isSending] = useScreenMutation(TestToMyselfDocument);
  const { screen, locale, sku } = place;
  return (
    <div className={css.test}>
      <Button
        icon="mail"
        isPending={isSending}
        isDisabled={!isSaved}
        onPress={() =>
          void send(
            { input: { promotionId, screen, locale, sku } },
            { done: ({ to }) => toast.success(t('test_sent', { recipient: to })) },
          )
        }
      >
        {t(`test_${kind}`)}
      </Button>
      <p className={css.muted}>{t(isSaved ? 'test_hint' : 'test_save_first')}</p>
    </div>
  );
}
