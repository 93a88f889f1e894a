import { useTranslation } from 'react-i18next';
import type {
  ActionReason,
  RedemptionAction,
} from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';

/** An action as the graph returns it. */
export interface ActionState {
  name: RedemptionAction;
  allowed: boolean;
  reason: ActionReason | null;
  ability: string | null;
}

/** Says in one sentence why an action is unavailable, and the remedy; null if it is available. */
export function useActionWords(): (action: Omit<ActionState, 'allowed'>) => string | null {
  const { t } = useTranslation(['redemptionActions', 'abilities']);
  return ({ name, reason, ability }) => {
    if (reason === null) return null;
    if (reason === 'missing_ability')
      return t('reason.missing_ability', { ability: t(`abilities:${ability}`) });
    // Each action has its own set of states.
    return t([reason === 'wrong_state' ? `state_reason.${name}` : `reason.${reason}`, `reason.${reason}`]);
  };
}
