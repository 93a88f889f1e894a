import type { Plugin } from 'vite';

/** What browsers that know it read at the beginning of a script: all of it is compiled at once, beside the page's own thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Files of which a first visit runs the most; the others are compiled function by function as they are called. */
const RUN_AT_ONCE = ['boot', 'app', 'shell', 'kit'];

/** Asks the browser to compile the files that every visit begins with while they come, and not when their functions are first called. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Last of all: nothing may stand before it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUN_AT_ONCE.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
