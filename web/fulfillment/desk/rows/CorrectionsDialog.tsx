import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import type { Correction } from '../deskModel.ts';
import { Rewritings } from './Rewritings.tsx';

interface Props {
  /** Null while the dialog is closed. */
  corrections: Correction[] | null;
  onClose: () => void;
  onApply: (kinds: string[]) => void;
}

const countOf = ({ changes }: Correction): number => changes.reduce((sum, { rows }) => sum + rows.length, 0);

/** Every before and after, grouped by kind; each kind can be left out. Nothing is changed before the button at the foot is pressed. */
export function CorrectionsDialog({ corrections, onClose, onApply }: Props) {
  const { t } = useTranslation(['desk', 'kit']);
  const [left, setLeft] = useState<readonly string[]>([]);
  const selection = (corrections ?? []).filter(({ kind }) => !left.includes(kind));
  const count = selection.reduce((sum, one) => sum + countOf(one), 0);
  const onToggle = (kind: string, isOn: boolean) =>
    setLeft(isOn ? left.filter((one) => one !== kind) : [...left, kind]);
  return (
    <Dialog
      title={t('corrections_title')}
      isOpen={corrections !== null}
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onPress={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={count === 0 ? t('corrections_none') : null}
            onPress={() => onApply(selection.map(({ kind }) => kind))}
          >
            {t('corrections_apply', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('corrections_text')}</p>
        {corrections?.map((one) => (
          <Stack key={one.kind} as="section" gap={2} aria-label={t(`correction.${one.kind}`)}>
            <CheckboxField
              label={t('correction_group', { kind: t(`correction.${one.kind}`), count: countOf(one) })}
              value={!left.includes(one.kind)}
              onChange={(isOn) => onToggle(one.kind, isOn)}
            />
            <Rewritings changes={one.changes} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
