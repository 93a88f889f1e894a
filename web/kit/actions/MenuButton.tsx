import type { IconName } from '../icons.ts';
import { Button, type ButtonVariant } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

export interface MenuButtonProps extends Omit<MenuProps, 'trigger'> {
  icon?: IconName | undefined;
  variant?: ButtonVariant | undefined;
  /** Only the icon is shown. */
  isIconOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** A button that opens a menu. */
export function MenuButton({ icon, variant, isIconOnly, isDisabled, label, ...menu }: MenuButtonProps) {
  const trigger = isIconOnly ? (
    <IconButton icon={icon ?? 'more'} label={label} isDisabled={isDisabled} />
  ) : (
    <Button variant={variant} icon={icon} iconAfter="chevron-down" isDisabled={isDisabled}>
      {label}
    </Button>
  );
  return <Menu {...menu} label={label} trigger={trigger} />;
}
