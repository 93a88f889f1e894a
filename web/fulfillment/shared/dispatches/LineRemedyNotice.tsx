import { useTranslation } from 'react-i18next';
import type { DispatchLineFragment } from '../../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { Can } from '../../../kit/viewer/Can.tsx';
import { reasonWords } from './reasonWords.ts';
import { useResendDelivery } from './useResendDelivery.ts';

interface Props {
  line: DispatchLineFragment;
  onCorrect: (line: DispatchLineFragment) => void;
  /** After the message was sent again. */
  onSent: () => void;
}

/** Shows why a line failed, its remedy, and the remedy's button if this person may apply it. */
export function LineRemedyNotice({ line, onCorrect, onSent }: Props) {
  const { t } = useTranslation('dispatches');
  const { send, isSending } = useResendDelivery(onSent);
  const { reason, remedy, orderId, stage } = line;
  if (!reason) return null;
  const isCorrected = remedy === 'correct_address' || remedy === 'give_phone';
  return (
    <Row as="span" gap={3} lineGap={2}>
      <span>
        <Text tone={stage === 'canceled' ? 'muted' : 'danger'}>{reasonWords(reason, t)}</Text>
        {remedy && remedy !== 'none' && <> {t(`remedy_text.${remedy}`)}</>}
      </span>
      <Can ability="editRedemptions">
        {isCorrected && line.recipient && (
          <Button
            size="small"
            icon="edit"
            aria-label={t('of_line', { action: t(`remedy.${remedy}`), orderId })}
            onPress={() => onCorrect(line)}
          >
            {t(`remedy.${remedy}`)}
          </Button>
        )}
        {remedy === 'resend' && line.delivery && (
          <Button
            size="small"
            icon="refresh"
            isPending={isSending}
            aria-label={t('of_line', { action: t('remedy.resend'), orderId })}
            onPress={() => void send(line)}
          >
            {t('remedy.resend')}
          </Button>
        )}
      </Can>
    </Row>
  );
}
