import { useTranslation } from 'react-i18next';
import type { ServiceAccountState as State } from '../../../schema/people/serviceAccounts.ts';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import type { Tone } from '../../kit/values/statusTones.ts';

const TONES: Record<State, Tone> = {
  working: 'green',
  without_secret: 'orange',
  maker_gone: 'orange',
  ended: 'grey',
};

/** The current state of a service account, as a badge. */
export function ServiceAccountState({ state }: { state: State }) {
  const { t } = useTranslation('serviceAccounts');
  return <StatusBadge status={state} label={t(`state_${state}`)} tone={TONES[state]} />;
}
