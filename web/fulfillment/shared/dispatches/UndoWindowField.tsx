import { useTranslation } from 'react-i18next';
import { USUAL_UNDO_SECONDS } from '../../../../schema/fulfillment/dispatches.ts';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { durationText } from './durationText.ts';

/** Offered choices, in seconds. */
const CHOICES = [0, USUAL_UNDO_SECONDS, 600, 3_600, 86_400] as const;

interface Props {
  seconds: number;
  onChange: (seconds: number) => void;
}

/** Field for the time in which a whole dispatch can be undone before anything is sent. */
export function UndoWindowField({ seconds, onChange }: Props) {
  const { t } = useTranslation('dispatches');
  return (
    <SelectField
      name="undoSeconds"
      label={t('undo_window.label')}
      hint={t(seconds === 0 ? 'undo_window.none_hint' : 'undo_window.hint')}
      value={String(seconds)}
      onChange={(value) => onChange(Number(value))}
      options={CHOICES.map((choice) => ({
        id: String(choice),
        label: choice === 0 ? t('undo_window.none') : durationText(choice, t),
      }))}
    />
  );
}
