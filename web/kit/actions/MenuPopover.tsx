import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import css from './Menu.module.css';
import type { MenuPlacement } from './Menu.tsx';
import { type MenuContent, MenuList } from './MenuList.tsx';

interface MenuPopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  triggerId: string;
  /** What has the focus at first, an end of the menu or the menu itself; null while it is closed. */
  opened: 'first' | 'last' | 'menu' | null;
  onClose: () => void;
  entries: () => MenuContent;
  placement?: MenuPlacement | undefined;
}

/** The menu of a `LazyMenu`: what `MenuTrigger` of React Aria gives its popover and its menu. */
export function MenuPopover(props: MenuPopoverProps) {
  const { label, triggerRef, triggerId, opened, onClose, entries, placement = 'bottom start' } = props;
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      aria-labelledby={triggerId}
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      className={css.popover ?? ''}
    >
      <MenuList
        id={`${triggerId}-menu`}
        label={label}
        aria-labelledby={triggerId}
        autoFocus={opened === null || opened === 'menu' ? true : opened}
        onClose={onClose}
        entries={entries()}
      />
    </Popover>
  );
}
