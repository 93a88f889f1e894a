import { expect, test } from 'vitest';
import { preloadFont } from './preloadFont.ts';

const { transformIndexHtml } = preloadFont() as never as {
  transformIndexHtml: { handler: (html: string, context: { bundle: object }) => unknown };
};

test('the page asks for the Latin letters before anything that shows words', () => {
  const bundle = {
    'assets/inter-latin-ext-wght-normal-A.woff2': {},
    'assets/inter-latin-wght-normal-B.woff2': {},
  };
  expect(transformIndexHtml.handler('', { bundle })).toMatchObject([
    { tag: 'link', attrs: { rel: 'preload', as: 'font', href: '/assets/inter-latin-wght-normal-B.woff2' } },
  ]);
});

test('a bundle without letters is not built', () => {
  expect(() => transformIndexHtml.handler('', { bundle: {} })).toThrow('inter');
});
