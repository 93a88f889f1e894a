import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'browser/early.js';
const BUILT = /early-[^/]*\.js$/;

/**
 * Puts `browser/early.js` first in the page, before the style sheet, for which it would wait. It is an asset and no chunk, since a chunk is a module
 * and would run late. Its name holds a hash, so that later visits do not ask for it.
 */
export function earlyScript(): Plugin {
  let [isBuild, root] = [false, ''];
  return {
    name: 'early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    buildStart() {
      const source = readFileSync(join(root, SOURCE), 'utf8');
      if (isBuild) this.emitFile({ type: 'asset', name: 'early.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = bundle ? Object.keys(bundle).find((name) => BUILT.test(name)) : SOURCE;
        if (!file) throw new Error('The bundle has no early script');
        return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
