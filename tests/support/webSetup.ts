import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetAppState } from '../../web/browser/appState.ts';

// Machines under load are slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// Every test begins as a page that was just loaded for the first time.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#/');
  resetAppState();
});
// Taken before a test makes clocks of its own.
const { requestAnimationFrame: nextFrame } = globalThis;

// Without vitest's globals the library cannot clean up by itself. What was asked for in the next frame comes before the next test.
afterEach(async () => {
  cleanup();
  await new Promise(nextFrame);
});
