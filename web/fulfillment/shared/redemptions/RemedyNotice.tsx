import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import {
  DELIVERY_REASONS,
  type DeliveryReason,
  type LineRemedy,
} from '../../../../schema/foundation/transitions.ts';
import { messageRemedy, takesMessage } from '../../../../schema/fulfillment/messageRemedy.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { reasonWords } from '../dispatches/reasonWords.ts';
import { type EditAction, mayDo, type PanelAction } from './actions/panelActions.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onRemedy: (action: PanelAction | EditAction) => void;
}

/**
 * The last message, if it did not arrive and can still be sent: the reason and the remedy. Its sentences are not those of a line:
 * a correction here sends nothing, that of a line sends the message at once.
 */
export function RemedyNotice({ redemption, onRemedy }: Props) {
  const { t } = useTranslation('redemptionActions');
  const { t: words } = useTranslation('dispatches');
  const last = redemption.deliveries?.find(({ kind }) => kind !== 'one_time_code');
  if (!last || (last.state !== 'failed' && last.state !== 'bounced')) return null;
  if (!takesMessage(last.kind, redemption.state)) return null;
  const reason: DeliveryReason =
    last.reason !== null && last.reason in DELIVERY_REASONS ? (last.reason as DeliveryReason) : 'unreachable';
  const remedy = messageRemedy(last);
  const isCorrected = last.isReaddressed && remedy === 'resend';
  const actions = REMEDY_ACTIONS[remedy].filter((action) => mayDo(redemption, action));
  const [first] = actions;
  return (
    <Banner
      tone="warning"
      title={t(`undelivered.${last.kind === 'reward' ? 'reward' : 'link'}`, { context: last.channel })}
      actions={
        first && (
          <Button size="small" onPress={() => onRemedy(first)}>
            {t(`action.${first}`)}
          </Button>
        )
      }
    >
      <p>
        {reasonWords(reason, words)} {t(isCorrected ? 'readdressed' : `remedy.${remedy}`)}
      </p>
    </Banner>
  );
}

/** The actions that remedy a failure, the best first. */
export const REMEDY_ACTIONS: Record<LineRemedy, readonly (PanelAction | EditAction)[]> = {
  correct_address: ['correct_recipient', 'update_user'],
  give_phone: ['correct_recipient', 'update_user'],
  give_name: ['update_user'],
  resend: ['resend_success_notification', 'resend_activation_notification'],
  retry: ['retry'],
  ask_operator: [],
  none: [],
};
