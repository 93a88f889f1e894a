import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './runner/longFirst.ts';
import { LONG_SUITES } from './runner/quick.ts';

const root = resolve(import.meta.dirname, '..');
const notTests = [
  '**/node_modules/**',
  'tests/journeys/**',
  'tests/bench/**',
  'web/dist/**',
  ...(process.env.GUERDON_QUICK === '1' ? LONG_SUITES : []),
];
// Machines under load are slow, not wrong: the limits are there for what hangs. A test sets no shorter one of its own.
const limits = { hookTimeout: 600_000, testTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };
// Tests leave much behind: with a small young generation a seventh of their time is spent collecting it.
const execArgv = ['--max-semi-space-size=64'];
const quiet = { restoreMocks: true, unstubGlobals: true, execArgv, ...limits };
const isUnsteady = process.env.GUERDON_NIGHTLY === '1' || process.env.TEST_UNSTEADY === '1';

/** Two projects: what runs in Node, and what needs a document. Both see `schema/` and nothing of the network. */
export default defineConfig({
  root,
  test: {
    // One more than the cores of a small machine: each often waits for a database.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        root,
        test: {
          ...quiet,
          name: 'node',
          // Node loads the files itself, as it does where the product runs: a seventh less work than with Vite's rewritten modules. `vi.mock` is not to be had.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          environment: 'node',
          globalSetup: ['./tests/support/builtCatalogue.ts'],
          setupFiles: ['./tests/support/lockRecorderSetup.ts', './tests/support/checkedRowsSetup.ts'],
          pool: 'forks',
          // One process for many files: the platform and its embedded database are loaded once.
          isolate: false,
          include: ['{schema,recipient,server,platform,gateway,operations,tests}/**/*.test.{ts,tsx}'],
          exclude: notTests,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...quiet,
          name: 'web',
          environment: 'happy-dom',
          // A window of the width at which screens show everything they have beside each other.
          environmentOptions: { happyDOM: { width: 1280, height: 800 } },
          setupFiles: [...(isUnsteady ? ['./tests/support/unsteady.ts'] : []), './tests/support/webSetup.ts'],
          pool: 'forks',
          // One process for many files: state of the application is put back before each test, all of it in one store.
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: notTests,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
