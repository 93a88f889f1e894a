import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import type { Correction } from '../deskModel.ts';
import css from './Corrections.module.css';
import { Rewritings } from './Rewritings.tsx';

interface Props {
  /** Null while the dialog is closed. */
  corrections: Correction[] | null;
  onClose: () => void;
  onApply: (rules: string[]) => void;
}

const countOf = ({ changes }: Correction): number => changes.reduce((sum, { rows }) => sum + rows.length, 0);

/** Every before and after, grouped by kind; each kind can be left out. Nothing is changed before the button at the foot is pressed. */
export function CorrectionsDialog({ corrections, onClose, onApply }: Props) {
  const { t } = useTranslation(['desk', 'kit']);
  const [left, setLeft] = useState<readonly string[]>([]);
  const selection = (corrections ?? []).filter(({ rule }) => !left.includes(rule));
  const count = selection.reduce((sum, one) => sum + countOf(one), 0);
  const onToggle = (rule: string, isOn: boolean) =>
    setLeft(isOn ? left.filter((one) => one !== rule) : [...left, rule]);
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
            isDisabled={count === 0}
            onPress={() => onApply(selection.map(({ rule }) => rule))}
          >
            {t('corrections_apply', { count })}
          </Button>
        </>
      }
    >
      <div className={css.groups}>
        <p>{t('corrections_text')}</p>
        {corrections?.map((one) => (
          <section key={one.rule} className={css.group} aria-label={t(`correction.${one.rule}`)}>
            <CheckboxField
              label={t('correction_group', { kind: t(`correction.${one.rule}`), count: countOf(one) })}
              value={!left.includes(one.rule)}
              onChange={(isOn) => onToggle(one.rule, isOn)}
            />
            <Rewritings changes={one.changes} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
