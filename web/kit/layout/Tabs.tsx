import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../format/numbers.ts';
import css from './Tabs.module.css';

export interface TabEntry {
  id: string;
  label: string;
  /** Number of items behind the tab; null while it is loading, so that nothing moves later. */
  count?: number | null | undefined;
}

export interface TabsProps {
  /** Accessible name of the choice that the tabs offer. */
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs over one panel; which one is selected lives with the caller, mostly in the URL. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const { i18n } = useTranslation('kit');
  return (
    <AriaTabs
      className={css.tabs ?? ''}
      selectedKey={selected}
      onSelectionChange={(key) => key !== selected && onSelect(String(key))}
    >
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} className={css.tab ?? ''} {...(id === selected && { ref: showTab })}>
            {name}
            {count !== undefined && (
              <span className={css.count}>{count !== null && formatCount(count, i18n.language)}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {/* A panel keeps the id it was made with: each tab has one of its own. */}
      <TabPanel key={selected} id={selected} className={css.panel ?? ''}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** Ref of the selected tab: where tabs are wider than their room, the row is moved until that one is seen. */
export function showTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, right } = tab.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (right > room.right) row.scrollLeft += right - room.right;
  else if (left < room.left) row.scrollLeft -= room.left - left;
}
