import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import css from './Menu.module.css';
import { type MenuContent, MenuList } from './MenuList.tsx';

/** Where a menu stands, seen from its trigger. */
export type MenuPlacement = 'bottom start' | 'bottom end';

export interface MenuProps {
  /** What the menu is about, for assistive technology. */
  label: string;
  /** The pressable element (Button, IconButton or React Aria's Button) that opens it. */
  trigger: ReactElement;
  entries: MenuContent;
  /** Told when it opens. */
  onOpen?: (() => void) | undefined;
  placement?: MenuPlacement | undefined;
}

/** A menu of actions and links that opens from its trigger. */
export function Menu({ label, trigger, entries, onOpen, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      {trigger}
      <Popover placement={placement} className={css.popover ?? ''}>
        <MenuList label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}
