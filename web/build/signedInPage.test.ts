import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signedInPage } from './signedInPage.ts';

const { generateBundle } = signedInPage() as never as {
  generateBundle: { handler: (this: object, options: unknown, bundle: object) => void };
};

function pageOf(bundle: object): string {
  const emitted: { fileName: string; source: string }[] = [];
  generateBundle.handler.call({ emitFile: (file: never) => emitted.push(file) }, {}, bundle);
  expect(emitted.map(({ fileName }) => fileName)).toEqual(['signedIn.html']);
  return emitted[0]?.source ?? '';
}

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  isEntry: name === 'app',
  imports: imports.map((needed) => `assets/${needed}-1.js`),
  viteMetadata: { importedCss: new Set(css) },
});
const page = {
  type: 'asset',
  source: '<html lang="en"><head></head><body><div id="root"></div></body></html>',
};

const bundle = {
  'index.html': page,
  app: chunk('app'),
  shell: chunk('shell', ['app', 'kit'], ['assets/shell-1.css']),
  kit: chunk('kit', ['app', 'runtime']),
  runtime: chunk('runtime'),
  screen: chunk('BrandScreen', ['kit']),
};

test('the page of a session fetches what every screen needs, its styles and nothing of one screen', () => {
  const text = pageOf(bundle);
  expect(text).toContain('<html data-signed-in lang="en">');
  expect([...text.matchAll(/rel="(\w+)".*href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)).toEqual(
    [
      'modulepreload /assets/shell-1.js',
      'modulepreload /assets/kit-1.js',
      'modulepreload /assets/runtime-1.js',
      'preload /assets/shell-1.css',
    ],
  );
});

test('only the page of a session holds the place of the header: a visitor without one gets none', () => {
  expect(readFileSync('web/index.html', 'utf8')).not.toContain('coming');
  expect(readFileSync('web/index.html', 'utf8')).toContain('<div id="root"></div>');
  expect(pageOf(bundle)).toContain('<div id="root"><div class="coming"></div></div>');
});

test('a page without the place of the application is not built', () => {
  const other = { type: 'asset', source: '<html lang="en"><head></head><body></body></html>' };
  expect(() => pageOf({ ...bundle, 'index.html': other })).toThrow('root');
});

test('a bundle without the shell is not built', () => {
  expect(() => pageOf({ 'index.html': page, kit: chunk('kit') })).toThrow('shell');
});
