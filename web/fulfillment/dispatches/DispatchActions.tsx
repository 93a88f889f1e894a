import { useTranslation } from 'react-i18next';
import { DispatchActionsFragmentDoc } from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { DISPATCH_CHANGES, type DispatchChange, obstacleOf } from './dispatchChanges.ts';
import { ExtractButton } from './ExtractButton.tsx';

interface Props {
  dispatch: FragmentOf<typeof DispatchActionsFragmentDoc>;
  onChange: (change: DispatchChange) => void;
}

/** The actions on a dispatch, each with its obstacle if there is one, and its files. */
export function DispatchActions({ dispatch: ref, onChange }: Props) {
  const { t } = useTranslation('dispatches');
  const dispatch = readFragment(DispatchActionsFragmentDoc, ref);
  const changes = Object.keys(DISPATCH_CHANGES) as DispatchChange[];
  return (
    <Can ability="createBulkRedemptions">
      <MenuButton
        label={t('actions')}
        placement="bottom end"
        entries={changes.map((change) => {
          const obstacle = obstacleOf(change, dispatch);
          return {
            id: change,
            label: t(change),
            ...(obstacle && { hint: t(`obstacle.${obstacle}`), isDisabled: true }),
            isDanger: change === 'cancel' && !obstacle,
            onAction: () => onChange(change),
          };
        })}
      />
      <ExtractButton dispatch={dispatch} />
    </Can>
  );
}
