import { expect, test } from 'vitest';
import { compileHints } from './compileHints.ts';

test('the files that every visit begins with say first of all that they run at once', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: 'run();' });
  const bundle = { boot: chunk('boot'), shell: chunk('shell'), screen: chunk('BrandScreen') };
  const { generateBundle } = compileHints() as never as {
    generateBundle: { handler: (options: unknown, bundle: unknown) => void };
  };
  generateBundle.handler({}, bundle);
  const hinted = '//# allFunctionsCalledOnLoad\nrun();';
  expect([bundle.boot.code, bundle.shell.code, bundle.screen.code]).toEqual([hinted, hinted, 'run();']);
});
