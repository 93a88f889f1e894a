import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { THEMES } from './theme.ts';

const source = readFileSync('web/browser/early.js', 'utf8');
/** Runs the script as the page does: the whole text, before any module. */
const runEarly = () => new Function(source)();

const { dataset } = document.documentElement;
const listeners: AbortController[] = [];

beforeEach(() => {
  // A script in a page runs once; here its listener ends with the test.
  const end = new AbortController();
  listeners.push(end);
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture?: boolean) =>
    add(type, listener, { capture: capture ?? false, signal: end.signal }),
  );
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  listeners.pop()?.abort();
  localStorage.clear();
  delete dataset.theme;
});

describe('the theme before the first paint', () => {
  const stored = [...THEMES.map((theme) => JSON.stringify(theme)), null, '"blue"', 'dark', '{', '7', 'null'];

  test.each(stored)('is the one that the application shows afterwards: %s in the storage', async (text) => {
    if (text !== null) localStorage.setItem('guerdon.theme', text);
    runEarly();
    const early = dataset.theme;
    delete dataset.theme;
    vi.resetModules();
    const { startTheme } = await import('./theme.ts');
    startTheme();
    expect(early).toBe(dataset.theme);
  });

  test.each(THEMES)('is the one that was chosen: %s', async (theme) => {
    vi.resetModules();
    const { changeTheme } = await import('./theme.ts');
    changeTheme(theme);
    const initialTheme = dataset.theme;
    delete dataset.theme;
    runEarly();
    expect(dataset.theme).toBe(initialTheme);
  });

  test('is the system’s where the browser allows no storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('The browser allows no storage');
    });
    runEarly();
    expect(dataset.theme).toBeUndefined();
  });
});

describe('a file of the page that cannot be fetched', () => {
  function fail(html: string): void {
    document.head.innerHTML = html;
    document.head.firstElementChild?.dispatchEvent(new Event('error'));
  }
  const root = () => document.getElementById('root');

  test.each([
    ['en-GB', null, 'Guerdon could not be loaded', 'Reload'],
    ['fr-CA', null, 'Guerdon n’a pas pu être chargé', 'Recharger'],
    ['en-GB', 'fr', 'Guerdon n’a pas pu être chargé', 'Recharger'],
    ['de', null, 'Guerdon could not be loaded', 'Reload'],
  ])(
    'says so when it is the entry, and can be reloaded: %s, last used %s',
    (language, last, title, button) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      if (last) localStorage.setItem('guerdon.locale', JSON.stringify(last));
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      runEarly();
      fail('<script type="module" data-entry></script>');
      expect(root()?.querySelector('[role=alert] h1')?.textContent).toBe(title);
      const pressed = root()?.querySelector('button');
      expect(pressed?.textContent).toBe(button);
      pressed?.click();
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test.each(['<link rel="modulepreload">', '<img alt="">', '<script></script>'])(
    'leaves the page alone when it is another: %s',
    (html) => {
      runEarly();
      fail(html);
      window.dispatchEvent(new ErrorEvent('error'));
      expect(root()?.innerHTML).toBe('');
    },
  );
});
