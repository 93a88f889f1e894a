import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  DispatchActionsFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { RequestProgressBar } from '../shared/dispatches/RequestProgressBar.tsx';
import type { DispatchChange } from './dispatchChanges.ts';
import { type DispatchAddress, useDispatchChange } from './useDispatchChange.ts';

interface Props {
  change: DispatchChange;
  dispatch: FragmentOf<typeof DispatchActionsFragmentDoc>;
  place: DispatchAddress;
  onClose: () => void;
}

/** Asks before a dispatch is changed: a dry run shows how many lines it affects and which money moves. */
export function DispatchChangeDialog({ change, dispatch: ref, place, onClose }: Props) {
  const { t, i18n } = useTranslation('dispatches');
  const dispatch = readFragment(DispatchActionsFragmentDoc, ref);
  const { preview, commit, tried, progress } = useDispatchChange(change, dispatch.id, place);
  const touched = tried && touchedLines(change, dispatch, tried);
  const total = formatCount(dispatch.lineCount, i18n.language);
  return (
    <EffectsDialog
      title={t(`${change}_title`)}
      isOpen
      confirmLabel={t(change)}
      isDanger={change === 'recall' || change === 'cancel'}
      progress={progress && <RequestProgressBar progress={progress} />}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <p>{t(`${change}_text`)}</p>
      {touched !== null && <p>{t(`${change}_lines`, { count: touched, total })}</p>}
    </EffectsDialog>
  );
}

/** Number of lines that a change affects, from the response of its dry run. */
function touchedLines(
  change: DispatchChange,
  { lineCount, progress }: DispatchActionsFragment,
  tried: DispatchActionsFragment,
): number {
  if (change === 'cancel') return tried.progress.canceled - progress.canceled;
  if (change === 'retry') return progress.failed - tried.progress.failed;
  return lineCount;
}
