import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BROWSERS, judgeBrowser } from './browsers.ts';

const UA = {
  chrome: (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
  edge: (version: number) => `${UA.chrome(version)} Edg/${version}.0.0.0`,
  oldEdge: (version: number) => `${UA.chrome(42)} Edge/${version}.10240`,
  firefox: (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  safari: (version: string) =>
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`,
  mobileSafari: (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`,
  explorer: (version: number) => `Mozilla/5.0 (compatible; MSIE ${version}.0; Windows NT 6.1; Trident/6.0)`,
  explorer11: 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
  samsung: `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  presto: 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18',
};

/** Minimum version of a family in the configuration. */
const specified = (name: string) => BROWSERS.find((browser) => browser.name === name)?.specified;

describe('the list of minimum versions', () => {
  test.each<[string, string, string | null]>([
    ['BROWSER-1: Chrome in any version', UA.chrome(20), null],
    ['BROWSER-2: Internet Explorer from 10', UA.explorer(10), UA.explorer(9)],
    ['BROWSER-3: Edge from 12', UA.oldEdge(12), UA.oldEdge(11)],
    ['BROWSER-4: Firefox from 20', UA.firefox(20), UA.firefox(19)],
    ['BROWSER-5: Mobile Safari from 4', UA.mobileSafari('4.0'), UA.mobileSafari('3.0')],
    ['BROWSER-6: Safari from 5', UA.safari('5.0'), UA.safari('4.0')],
  ])('%s is on the list', (_title, first, before) => {
    expect(judgeBrowser(first).isListed).toBe(true);
    if (before) expect(judgeBrowser(before).isListed).toBe(false);
  });

  test('BROWSER-1, BROWSER-2, BROWSER-3, BROWSER-4, BROWSER-5, BROWSER-6: the configuration keeps the specified minimum of each family', () => {
    expect(specified('Chromium')).toBe(0);
    expect(specified('Internet Explorer')).toBe(10);
    expect(specified('Edge')).toBe(12);
    expect(specified('Firefox')).toBe(20);
    expect(specified('Mobile Safari')).toBe(4);
    expect(specified('Safari')).toBe(5);
  });
});

describe('what really decides', () => {
  test.each([UA.chrome(123), UA.edge(125), UA.firefox(120), UA.safari('17.5'), UA.mobileSafari('18.1')])(
    'BROWSER-7: %s runs the application',
    (userAgent) => {
      expect(judgeBrowser(userAgent).isSupported).toBe(true);
    },
  );

  test.each([
    UA.chrome(80),
    UA.oldEdge(18),
    UA.firefox(90),
    UA.safari('14.0'),
    UA.mobileSafari('12.0'),
    UA.explorer11,
  ])('BROWSER-7: %s is sent to the page of unsupported browsers', (userAgent) => {
    expect(judgeBrowser(userAgent).isSupported).toBe(false);
  });

  test('BROWSER-8: Chromium-based browsers count as Chromium, others that are not listed are unsupported', () => {
    expect(judgeBrowser(UA.samsung)).toEqual({ family: 'Chromium', isListed: true, isSupported: true });
    expect(judgeBrowser(UA.presto)).toEqual({ family: null, isListed: false, isSupported: false });
    expect(judgeBrowser('')).toMatchObject({ isSupported: false });
  });

  test('BROWSER-7: a browser without ES modules is sent away by a plain script, to a page in both languages', () => {
    expect(readFileSync('web/index.html', 'utf8')).toContain('<script nomodule src="/unsupported.js">');
    expect(readFileSync('web/public/unsupported.js', 'utf8')).toContain(
      "location.replace('/not_supported.html')",
    );
    const page = readFileSync('web/public/not_supported.html', 'utf8');
    expect(page).toContain('This browser is not supported');
    expect(page).toContain('Ce navigateur n’est pas pris en charge');
  });
});
