import { type ReactNode, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'small' | undefined;
  icon?: IconName | undefined;
  /** After the words: an arrow of a menu. */
  iconAfter?: IconName | undefined;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'isDisabled'> {
  /** Its work is under way: it shows so, keeps its width and its focus, and cannot be pressed. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now: it is disabled, and the reason stands beside it. */
  disabledReason?: string | null | undefined;
}

/** The class of anything that looks like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
}: Omit<ButtonLook, 'children'>): string {
  return classes(css.button, css[variant], css[size]);
}

/** A button; a screen's primary one is at its top right. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  children,
  isPending = false,
  isDisabled = false,
  disabledReason = null,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('kit');
  const reasonId = useId();
  const button = (
    <AriaButton
      {...rest}
      {...(disabledReason !== null && { 'aria-describedby': reasonId })}
      isPending={isPending}
      isDisabled={isDisabled || disabledReason !== null}
      className={buttonClass({ variant, size })}
    >
      <span className={css.content}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {iconAfter && <Icon name={iconAfter} />}
      </span>
      {isPending && <span className={css.spinner} role="progressbar" aria-label={t('pending')} />}
    </AriaButton>
  );
  // The button keeps its place among the children, and with it its focus, when the reason comes or goes.
  return (
    <>
      {disabledReason !== null && (
        <span id={reasonId} className={css.reason}>
          {disabledReason}
        </span>
      )}
      {button}
    </>
  );
}
