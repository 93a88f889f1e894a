import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import css from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'isDisabled'> {
  icon: IconName;
  /** Accessible name of the action. */
  label: string;
  variant?: 'quiet' | 'secondary' | undefined;
  size?: 'medium' | 'small' | undefined;
  isDisabled?: boolean | undefined;
}

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  isDisabled = false,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      isDisabled={isDisabled}
      aria-label={label}
      className={classes(css.button, css[variant], css[size])}
    >
      <Icon name={icon} size={size === 'small' ? 14 : 16} />
    </AriaButton>
  );
}
