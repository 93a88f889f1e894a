import type { ReactNode } from 'react';
import css from './Tabs.module.css';
import { showTab } from './Tabs.tsx';

export interface TabLink {
  id: string;
  label: string;
  href: string;
}

/** Tabs of which each is a screen with an address of its own: links that look like tabs. */
export function TabLinks({
  label,
  tabs,
  selected,
  children,
}: {
  /** Accessible name of the choice that the tabs offer. */
  label: string;
  tabs: readonly TabLink[];
  selected: string;
  /** Content of the selected tab. */
  children: ReactNode;
}) {
  return (
    <div className={css.tabs}>
      <nav aria-label={label} className={css.list}>
        {tabs.map(({ id, label: name, href }) => (
          <a
            key={id}
            href={href}
            className={css.tab}
            {...(id === selected && { ref: showTab, 'aria-current': 'page', 'data-selected': true })}
          >
            {name}
          </a>
        ))}
      </nav>
      <div className={css.panel}>{children}</div>
    </div>
  );
}
