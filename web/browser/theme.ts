import { useSyncExternalStore } from 'react';
import { recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The look the person chose; the system's by default. */
export function currentTheme(): Theme {
  const kept = recall<Theme>('theme');
  return kept && THEMES.includes(kept) ? kept : 'system';
}

/** Puts the look on the document: tokens read `data-theme`, and without it the system's preference. */
export function startTheme(): void {
  const theme = currentTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Changes the look, now and for the next visits. */
export function changeTheme(theme: Theme): void {
  remember('theme', theme === 'system' ? null : theme);
  startTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
