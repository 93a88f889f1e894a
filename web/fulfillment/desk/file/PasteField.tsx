import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { useLeaveWarning } from '../../../navigation/useLeaveWarning.ts';
import css from '../Desk.module.css';

interface Props {
  onPaste: (text: string) => void;
}

/** Receives copied cells when there is no room for a sheet to paste them into. */
export function PasteField({ onPaste }: Props) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  useLeaveWarning(text.trim() !== '');
  return (
    <div className={css.parts}>
      <TextAreaField label={t('copied')} hint={t('copied_hint')} value={text} onChange={setText} />
      <div className={css.bar}>
        <Button isDisabled={text.trim() === ''} onPress={() => onPaste(text)}>
          {t('copied_take')}
        </Button>
      </div>
    </div>
  );
}
