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
const page = { type: 'asset', source: '<html lang="en"><head></head></html>' };

test('the page of a session fetches what every screen needs, its styles and nothing of one screen', () => {
  const text = pageOf({
    'index.html': page,
    app: chunk('app'),
    shell: chunk('shell', ['app', 'kit'], ['assets/shell-1.css']),
    kit: chunk('kit', ['app', 'runtime']),
    runtime: chunk('runtime'),
    screen: chunk('BrandScreen', ['kit']),
  });
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

test('a bundle without the shell is not built', () => {
  expect(() => pageOf({ 'index.html': page, kit: chunk('kit') })).toThrow('shell');
});
