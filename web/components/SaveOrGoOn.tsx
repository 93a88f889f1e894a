import { useTranslation } from 'react-i18next';
import { Button } from '../kit/actions/Button.tsx';
import { LinkButton } from '../kit/actions/LinkButton.tsx';
import { classes } from '../kit/classes.ts';
import css from '../kit/form/Form.module.css';

interface SaveOrGoOnProps {
  form: { isValid: boolean; isDirty: boolean; isSubmitting: boolean };
  /** Something besides the form's rules is wrong. */
  isBlocked?: boolean;
  cancelHref: string;
  /** Shows the next step, where there is one. */
  onNext?: (() => void) | undefined;
  /** Saves, and goes on to create the next thing. */
  onGoOn: () => void;
}

/** Foot of a creation: Cancel, Save, Save and create. Both saves rest while the form is untouched, invalid or being saved (PRODUCT-5 … PRODUCT-9). */
export function SaveOrGoOn({ form, isBlocked = false, cancelHref, onNext, onGoOn }: SaveOrGoOnProps) {
  const { t } = useTranslation(['rewards', 'kit']);
  const isDisabled = !form.isValid || !form.isDirty || isBlocked || form.isSubmitting;
  return (
    <div className={classes(css.actions, css.several)}>
      <LinkButton href={cancelHref}>{t('kit:cancel')}</LinkButton>
      {onNext && <Button onPress={onNext}>{t('kit:next_step')}</Button>}
      <Button isDisabled={isDisabled} onPress={onGoOn}>
        {t('save_and_create')}
      </Button>
      <Button type="submit" variant="primary" isDisabled={isDisabled}>
        {t('kit:save')}
      </Button>
    </div>
  );
}
