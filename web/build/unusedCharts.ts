import type { Plugin } from 'vite';

const PURE = '/*#__PURE__*/ ';

/**
 * Lets the bundler drop the parts of nivo that we do not use: canvases and containers that measure themselves. nivo creates each with a call
 * (`forwardRef`, `memo`), which bundlers keep unless the call is marked as having no effects.
 */
export function unusedCharts(): Plugin {
  return {
    name: 'unused-charts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]@nivo[\\/]/ },
      handler(code) {
        const calls = this.parse(code).body.flatMap((statement) =>
          statement.type === 'VariableDeclaration'
            ? statement.declarations.flatMap(({ init }) =>
                init?.type === 'CallExpression' ? [init.start] : [],
              )
            : [],
        );
        const pieces = [0, ...calls].map((start, at) => code.slice(start, calls[at]));
        return { code: pieces.join(PURE), map: null };
      },
    },
  };
}
