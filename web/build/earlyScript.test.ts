import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlyScript } from './earlyScript.ts';

const plugin = (command: 'build' | 'serve') => {
  const { configResolved, buildStart, transformIndexHtml } = earlyScript() as never as {
    configResolved: (config: object) => void;
    buildStart: () => void;
    transformIndexHtml: { handler: (html: string, context: { bundle?: object }) => object };
  };
  configResolved({ command, root: 'web' });
  return { buildStart, tags: (bundle?: object) => transformIndexHtml.handler('', bundle ? { bundle } : {}) };
};

test('the built page begins with the script as it is written, under a name with a hash', () => {
  const { buildStart, tags } = plugin('build');
  const emitted: object[] = [];
  buildStart.call({ emitFile: (file: object) => emitted.push(file) });
  const source = readFileSync('web/browser/early.js', 'utf8');
  expect(emitted).toEqual([{ type: 'asset', name: 'early.js', source }]);
  expect(tags({ 'assets/app-1.js': {}, 'assets/early-a1B-c2.js': {} })).toEqual([
    { tag: 'script', attrs: { src: '/assets/early-a1B-c2.js' }, injectTo: 'head-prepend' },
  ]);
  expect(() => tags({ 'assets/app-1.js': {} })).toThrow('early');
});

test('in development, the page begins with the source', () => {
  const { buildStart, tags } = plugin('serve');
  const emitted: object[] = [];
  buildStart.call({ emitFile: (file: object) => emitted.push(file) });
  expect(emitted).toEqual([]);
  expect(tags()).toEqual([{ tag: 'script', attrs: { src: '/browser/early.js' }, injectTo: 'head-prepend' }]);
});
