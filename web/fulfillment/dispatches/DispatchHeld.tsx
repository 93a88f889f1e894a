import { useTranslation } from 'react-i18next';
import { DispatchProgressFragmentDoc } from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { UndoCountdown } from '../shared/dispatches/UndoCountdown.tsx';
import type { DispatchChange } from './dispatchChanges.ts';

interface Props {
  dispatch: FragmentOf<typeof DispatchProgressFragmentDoc>;
  onChange: (change: DispatchChange) => void;
}

/** Names a change that runs in the background. For a held dispatch, shows what stops it, the release time, and Undo. */
export function DispatchHeld({ dispatch: ref, onChange }: Props) {
  const { t } = useTranslation('dispatches');
  const can = useCan();
  const { state, stop, changing, releaseAt, channel } = readFragment(DispatchProgressFragmentDoc, ref);
  if (changing) return <Banner tone="info">{t(`changing_${changing}`)}</Banner>;
  if (state !== 'held') return null;
  const mayChange = can('createBulkRedemptions');
  return (
    <>
      {stop && <Banner tone="warning">{t(`stop_${stop}`)}</Banner>}
      <UndoCountdown
        releaseAt={releaseAt}
        isTold={channel !== null}
        {...(mayChange && { onUndo: () => onChange('recall'), onSendNow: () => onChange('release') })}
      />
    </>
  );
}
