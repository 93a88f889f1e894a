import { useSyncExternalStore } from 'react';
import { slice } from './appState.ts';
import { keyOf, recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const themeState = slice<Theme>(keptTheme);

function keptTheme(): Theme {
  const theme = recall<Theme>(KEY);
  return theme && THEMES.includes(theme) ? theme : 'system';
}

/** Applies the theme, and follows the one chosen in another tab. The page itself has applied it before its first paint (`early.js`). */
export function startTheme(): void {
  apply();
  addEventListener('storage', ({ key }) => {
    // All keys are gone when none is named.
    if (key !== keyOf(KEY) && key !== null) return;
    themeState.write(keptTheme());
    apply();
  });
}

/** Tokens read `data-theme`, or the system's preference if it is absent. Setting the same again would have the browser style the whole page anew. */
function apply(): void {
  const theme = themeState.read();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else if (dataset.theme !== theme) dataset.theme = theme;
}

/** Changes the theme, now and for later visits. */
export function changeTheme(theme: Theme): void {
  remember(KEY, theme === 'system' ? null : theme);
  themeState.write(theme);
  apply();
}

/** The theme that the person chose; the system's by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(themeState.subscribe, themeState.read);
}
