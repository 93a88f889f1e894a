import type { ReactNode } from 'react';
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
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('kit');
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      isDisabled={isDisabled}
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
}
