import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { MenuPlacement } from './Menu.tsx';
import type { MenuContent } from './MenuList.tsx';
import { MenuPopover } from './MenuPopover.tsx';

export interface LazyMenuProps {
  /** What the menu is about, for assistive technology. */
  label: string;
  /** The name of its button, where its content does not say it. */
  buttonLabel?: string | undefined;
  className: string | undefined;
  /** The content of its button. */
  children: ReactNode;
  /** Called while it is open. */
  entries: () => MenuContent;
  placement?: MenuPlacement | undefined;
}

type Opened = 'first' | 'last' | 'menu';

/** Keys that open a menu, and where the focus goes then. */
const OPENS: Readonly<Record<string, Opened>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A menu that costs one button until it is first opened: for places that every visit draws. It opens as `Menu` does: at the press of a mouse, at the end of a
 * touch, by Enter, space and arrows.
 */
export function LazyMenu({ label, buttonLabel, className, children, entries, placement }: LazyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (at: Opened) => {
    // The focus comes back to the button; not every browser gives it to what is pressed.
    button.current?.focus({ preventScroll: true });
    setWasOpened(true);
    setOpened(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = OPENS[event.key];
    if (!at || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(at);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={className}
        aria-label={buttonLabel}
        aria-haspopup="true"
        aria-expanded={opened !== null}
        aria-controls={opened ? `${id}-menu` : undefined}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
          // The browser would give the focus to the button again, after the menu has it.
          event.preventDefault();
          open('menu');
        }}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        // A touch, or assistive technology; a mouse has opened it already.
        onClick={(event) => opened ?? open(event.detail === 0 ? 'first' : 'menu')}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {wasOpened && (
        <MenuPopover
          label={label}
          triggerRef={button}
          triggerId={id}
          opened={opened}
          onClose={() => setOpened(null)}
          entries={entries}
          placement={placement}
        />
      )}
    </>
  );
}
