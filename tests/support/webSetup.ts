import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import * as React from 'react';
import { afterEach, beforeEach } from 'vitest';
import { resetAppState } from '../../web/browser/appState.ts';
import { leavePages } from '../../web/testing/pageLife.ts';

// Machines under load are slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// React in development takes a stack trace of every element that it creates, to show with warnings, until there are ten thousand in a second: a fifth
// of the cost of form tests. Here the limit is reached from the start. If React ever counts differently, tests are slower but still correct.
const OF_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const ofReact = (React as unknown as Record<string, object | undefined>)[OF_REACT];
if (ofReact)
  Object.defineProperty(ofReact, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// A browser tells of a selection only when it is another one; happy-dom always did, at once, to listeners that select again.
const { collapse } = Selection.prototype;
Selection.prototype.collapse = function (node, offset = 0) {
  if (this.isCollapsed && this.anchorNode === node && this.anchorOffset === offset) return;
  collapse.call(this, node, offset);
};

const PAGE = 'http://localhost:3000/';
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };

// Every test begins as a page that was just loaded for the first time.
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  // A file that a test took along has made its own address that of the page, below which no picture has one.
  happyDOM.setURL(PAGE);
  history.replaceState(null, '', '#/');
  resetAppState();
  // Screen readers are still told, for seconds, of what another test showed.
  for (const announcement of document.querySelectorAll('[data-live-announcer] [aria-live] > *'))
    announcement.remove();
  if (i18next.isInitialized) await i18next.changeLanguage('en');
});
// Captured before a test fakes the clock.
const { requestAnimationFrame: nextFrame } = globalThis;

// Without vitest's globals the library cannot clean up by itself. What was asked for in the next frame comes before the next test.
afterEach(async () => {
  leavePages();
  cleanup();
  await new Promise(nextFrame);
  // Elements that a test has put there by itself. What speaks to screen readers belongs to React Aria, which keeps it.
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
});
