import { Button as PlainButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import link from '../../kit/actions/TextLink.module.css';
import { classes } from '../../kit/classes.ts';
import css from '../../kit/form/Form.module.css';

interface SaveOrGoOnProps {
  form: { isValid: boolean; isDirty: boolean; isSubmitting: boolean };
  /** Something outside the form's rules is invalid. */
  isBlocked?: boolean;
  cancelHref: string;
  /** The first missing or invalid field, and the way to it. */
  missing?: { label: string; onGo: () => void } | undefined;
  /** Shows the next step, if there is one. */
  onNext?: (() => void) | undefined;
  /** Saves, then starts the next creation, which its label names. */
  goOn: { label: string; onPress: () => void };
}

/** Footer of a creation: Cancel, Save, Save and create. Both saves are disabled while the form is untouched, invalid or being saved, and missing fields are named (PRODUCT-5 … PRODUCT-9). */
export function SaveOrGoOn({ form, isBlocked = false, ...ways }: SaveOrGoOnProps) {
  const { t } = useTranslation(['rewards', 'kit']);
  const { cancelHref, missing, onNext, goOn } = ways;
  const isDisabled = !form.isValid || !form.isDirty || isBlocked || form.isSubmitting;
  return (
    <div className={classes(css.actions, css.several)}>
      {missing && (
        <p className={css.missing}>
          {t('before_saving')}{' '}
          <PlainButton className={link.link ?? ''} onPress={missing.onGo}>
            {missing.label}
          </PlainButton>
        </p>
      )}
      <LinkButton href={cancelHref} variant="quiet">
        {t('kit:cancel')}
      </LinkButton>
      {onNext && (
        <Button variant="primary" onPress={onNext}>
          {t('kit:next_step')}
        </Button>
      )}
      <Button isDisabled={isDisabled} onPress={goOn.onPress}>
        {goOn.label}
      </Button>
      <Button type="submit" variant={onNext ? 'secondary' : 'primary'} isDisabled={isDisabled}>
        {t('kit:save')}
      </Button>
    </div>
  );
}
