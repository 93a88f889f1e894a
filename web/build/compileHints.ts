import type { Plugin } from 'vite';

/** A comment at the start of a script that supporting browsers read: they compile all of it at once, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Files of which a first visit runs most functions; the others are compiled function by function, on first call. */
const RUN_AT_ONCE = ['boot', 'app', 'shell', 'kit'];

/** Asks the browser to compile the files of every visit while they load, and not at the first call of their functions. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs last, because the hint must be the first text of the file.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUN_AT_ONCE.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
