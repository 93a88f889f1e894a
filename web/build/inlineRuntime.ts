import type { Plugin } from 'vite';

const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
const EXPORT = /export\{([^}]*)\};?\s*$/;

/**
 * Puts a copy of the bundler's runtime (half a kilobyte, without state) into the entry, so that code before the login needs one
 * request and not two. Throws when the bundler's output has an unexpected form.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'one-request',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        if (!runtime || !entry.imports.includes(runtime.fileName)) continue;
        const importList = IMPORT.exec(entry.code)?.[1];
        const offered = EXPORT.exec(runtime.code)?.[1];
        if (!importList || !offered) throw new Error('The bundler names its runtime differently now');
        const body = runtime.code.replace(EXPORT, '');
        const copy = `const{${pairs(importList)}}=(()=>{${body};return{${pairs(offered, true)}}})();`;
        entry.code = entry.code.replace(IMPORT, () => copy);
        entry.imports = entry.imports.filter((name) => name !== runtime.fileName);
      }
    },
  };
}

/** `a as b, c` → `a:b,c`; reversed, an export list becomes the properties of an object: `b:a,c`. */
function pairs(list: string, isReversed = false): string {
  return list
    .split(',')
    .map((one) => {
      const [name = '', alias = name] = one.trim().split(/\s+as\s+/);
      return isReversed ? `${alias}:${name}` : `${name}:${alias}`;
    })
    .join(',');
}
