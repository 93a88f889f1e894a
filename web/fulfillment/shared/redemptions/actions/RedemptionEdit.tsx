import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RedemptionActionsFragmentDoc } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { type FragmentOf, readFragment } from '../../../../../operations/readFragment.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import css from '../Redemption.module.css';
import type { EditAction } from './panelActions.ts';
import { RedemptionDialog } from './RedemptionDialog.tsx';
import { useActionWords } from './useActionWords.ts';

interface Props {
  redemption: FragmentOf<typeof RedemptionActionsFragmentDoc>;
  action: EditAction;
}

/** The button that opens the dialog of the recipient or the address; if it is unavailable, the reason is shown instead. */
export function RedemptionEdit({ redemption: ref, action }: Props) {
  const { t } = useTranslation('redemptionActions');
  const words = useActionWords();
  const redemption = readFragment(RedemptionActionsFragmentDoc, ref);
  const [isOpen, setOpen] = useState(false);
  const state = redemption.actions.find(({ name }) => name === action);
  if (!state) return null;
  if (!state.allowed)
    return (
      <Text tone="muted" className={css.why}>
        {words(state)}
      </Text>
    );
  return (
    <>
      <Button size="small" icon="edit" onPress={() => setOpen(true)}>
        {t(`action.${action}`)}
      </Button>
      {isOpen && <RedemptionDialog action={action} redemption={redemption} onClose={() => setOpen(false)} />}
    </>
  );
}
