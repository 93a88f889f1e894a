import { type ReactElement, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { usePathLeft } from '../../navigation/usePathLeft.ts';
import { classes } from '../classes.ts';
import { formatCount } from '../format/numbers.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  /** Text below the name: the effect, or the reason that the entry is unavailable. */
  hint?: string | undefined;
  icon?: IconName | undefined;
  /** Number of items that wait behind the entry, and its text for screen readers. */
  count?: { number: number; label: string } | undefined;
  /** Address of the entry; without it, the entry runs `onAction`. */
  href?: string | undefined;
  newTab?: boolean | undefined;
  onAction?: (() => void) | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The entry of the screen now shown. */
  isCurrent?: boolean | undefined;
}

/** Entries under a heading of their own; of those of a choice one is chosen, or none. */
export interface MenuGroup {
  id: string;
  title: string;
  entries: readonly MenuEntry[];
  /** Its entries are a choice: the id of the chosen one, null for none. */
  chosen?: string | null | undefined;
}

export interface MenuProps {
  /** Accessible name of the menu's subject. */
  label: string;
  /** The pressable element (Button, IconButton or React Aria's Button) that opens it. */
  trigger: ReactElement;
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Called when the menu opens. */
  onOpen?: (() => void) | undefined;
  placement?: 'bottom start' | 'bottom end' | undefined;
}

/** A menu of actions and links that opens from its trigger, and closes when another screen is shown. */
export function Menu({ label, trigger, entries, onOpen, placement = 'bottom start' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  usePathLeft(isOpen, () => setOpen(false));
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) onOpen?.();
      }}
    >
      {trigger}
      <Popover placement={placement} className={css.popover ?? ''}>
        <AriaMenu aria-label={label} className={css.menu ?? ''}>
          {entries.map((entry) =>
            'title' in entry ? (
              <MenuSection
                key={entry.id}
                id={entry.id}
                className={css.section ?? ''}
                {...(entry.chosen !== undefined && {
                  selectionMode: 'single' as const,
                  selectedKeys: entry.chosen === null ? [] : [entry.chosen],
                })}
              >
                <Header className={css.title ?? ''}>{entry.title}</Header>
                {entry.entries.map((one) => item(one, one.id === entry.chosen))}
              </MenuSection>
            ) : (
              item(entry, false)
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function item(entry: MenuEntry, isChosen: boolean) {
  const { id, label, hint, icon, count, href, newTab, onAction, isDanger, isDisabled, isCurrent } = entry;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={[label, hint, count?.label].filter(Boolean).join(': ')}
      className={classes(css.item, isDanger && css.danger, isCurrent && css.current)}
      {...omitUndefined({ href, onAction, isDisabled })}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon name={icon} />}
      <span className={css.label}>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      {count && <MenuCount {...count} />}
      {isChosen && <Icon name="check" size={16} />}
      {newTab && <Icon name="external" size={12} />}
    </MenuItem>
  );
}

/** Number of items behind an entry of a menu. Screen readers read the label instead of the number. */
export function MenuCount({ number, label }: { number: number; label: string }) {
  const { i18n } = useTranslation();
  return (
    <span className={css.count}>
      <span aria-hidden="true">{number > 99 ? '99+' : formatCount(number, i18n.language)}</span>
      <span className="visually-hidden">{label && `, ${label}`}</span>
    </span>
  );
}
