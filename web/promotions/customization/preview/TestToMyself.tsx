import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TestToMyselfDocument } from '../../../../operations/promotions/customization/CustomizationScreen.generated.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import type { CustomizationPlace } from '../useCustomizationPlace.ts';

interface TestToMyselfProps extends Pick<CustomizationPlace, 'screen' | 'locale' | 'sku'> {
  promotionId: string;
  /** A test uses the saved state. */
  isSaved: boolean;
  kind: 'mail' | 'sms';
}

/** Sends the mail or the SMS of a screen to the person who edits it. */
export const TestToMyself = memo(function TestToMyself(props: TestToMyselfProps) {
  const { promotionId, screen, locale, sku, isSaved, kind } = props;
  const { t } = useTranslation('customization');
  const [send, isSending] = useScreenMutation(TestToMyselfDocument);
  return (
    <Row gap={3} lineGap={2}>
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
      <Text as="p" tone="muted" size="small">
        {t(isSaved ? 'test_hint' : 'test_save_first')}
      </Text>
    </Row>
  );
});
