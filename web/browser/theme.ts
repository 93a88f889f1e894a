import { useSyncExternalStore } from 'react';
import { slice } from './appState.ts';
import { recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const chosen = slice<Theme>(() => {
  const kept = recall<Theme>('theme');
  return kept && THEMES.includes(kept) ? kept : 'system';
});

/** Applies the theme to the document: tokens read `data-theme`, or the system's preference if it is absent. */
export function startTheme(): void {
  const theme = chosen.read();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Changes the theme, now and for later visits. */
export function changeTheme(theme: Theme): void {
  remember('theme', theme === 'system' ? null : theme);
  chosen.write(theme);
  startTheme();
}

/** The theme that the person chose; the system's by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(chosen.subscribe, chosen.read);
}
