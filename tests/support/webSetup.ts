import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetAppState } from '../../web/browser/appState.ts';

// Every test begins as a page that was just loaded for the first time.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#/');
  resetAppState();
});
// Without vitest's globals the library cannot clean up by itself.
afterEach(() => cleanup());
