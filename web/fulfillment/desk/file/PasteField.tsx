import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { useLeaveWarning } from '../../../navigation/useLeaveWarning.ts';

interface Props {
  onPaste: (text: string) => void;
}

/** Receives copied cells when there is no room for a sheet to paste them into. */
export function PasteField({ onPaste }: Props) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  useLeaveWarning(text.trim() !== '');
  return (
    <Stack>
      <TextAreaField label={t('copied')} hint={t('copied_hint')} value={text} onChange={setText} />
      <Row gap={3} lineGap={2}>
        <Button isDisabled={text.trim() === ''} onPress={() => onPaste(text)}>
          {t('copied_take')}
        </Button>
      </Row>
    </Stack>
  );
}
