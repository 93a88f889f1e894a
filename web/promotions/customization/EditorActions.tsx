import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { ChangesPanel } from '../../foundation/effects/ChangesPanel.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import type { VersionedFormApi } from '../../kit/form/useVersionedForm.ts';
import type { CustomizationFacts, CustomizationRow } from './customizationRow.ts';
import type { CustomizationRules } from './customizationRules.ts';
import { useCustomizationWords } from './useCustomizationWords.tsx';

interface EditorActionsProps {
  facts: CustomizationFacts;
  row: CustomizationRow;
  nameOf: (screen: ScreenName) => string;
  edit: VersionedFormApi<CustomizationRules>;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onShow: (field: string) => void;
  onSave: () => void;
}

/** Undo, the changes of a save, and the save; updated a moment after the fields, so that typing stays fast. */
export function EditorActions({ edit, ...rest }: EditorActionsProps) {
  return <ShownActions {...rest} edit={useDeferredValue(edit)} />;
}

const ShownActions = memo(function ShownActions(props: EditorActionsProps) {
  const { facts, row, nameOf, edit, canUndo, canRedo, onUndo, onRedo, onShow, onSave } = props;
  const { t } = useTranslation('customization');
  const { labelOf, inWords } = useCustomizationWords({ facts, row, nameOf });
  return (
    <>
      <IconButton icon="undo" label={t('undo')} isDisabled={!canUndo} onPress={onUndo} />
      <IconButton icon="redo" label={t('redo')} isDisabled={!canRedo} onPress={onRedo} />
      <ChangesPanel edit={edit} labelOf={labelOf} inWords={inWords} onShow={onShow} />
      <Button
        variant="primary"
        onPress={onSave}
        isPending={edit.form.isSubmitting}
        isDisabled={!edit.form.isDirty}
      >
        {t('save')}
      </Button>
    </>
  );
});
