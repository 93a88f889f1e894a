import { useTranslation } from 'react-i18next';
import { discard } from '../../navigation/leaving.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../layout/Banner.tsx';
import type { DraftState } from './useDraft.ts';

interface DraftNoticeProps {
  state: DraftState;
  /** Empties the form, once the person agreed. */
  onStartAnew: () => void;
}

/** Says that what was typed before is here again, and whether it may no longer fit. */
export function DraftNotice({ state, onStartAnew }: DraftNoticeProps) {
  const { t } = useTranslation('kit');
  if (state === 'none') return null;
  return (
    <Banner
      tone={state === 'outdated' ? 'warning' : 'info'}
      actions={<Button onPress={() => discard(true, onStartAnew)}>{t('draft_anew')}</Button>}
    >
      {t(`draft_${state}`)}
    </Banner>
  );
}
