import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that the code of packages can reach, and never does for us. */
export const LEFT_OUT: readonly RegExp[] = [
  // Color palettes: our charts take their colors from the tokens.
  /[\\/]d3-scale-chromatic[\\/]/,
  // Legends inside a chart: ours stand beside it.
  /[\\/]@nivo[\\/]legends[\\/]/,
  // Texts of times: the axes of our charts show numbers and names.
  /[\\/]d3-time-format[\\/]/,
  // Calendars: English and French use the Gregorian one only.
  /[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]calendars[\\/](?!Gregorian)/,
  // Rules as JSON Schema: the browser only checks them.
  /[\\/]zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/,
];

/** The lines of zod that refer to JSON Schema, in the constructor of each type. */
const JSON_SCHEMA = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

/**
 * Leaves modules out of the browser's files. Each of their exports becomes a function that throws, so that code which does need one
 * fails in the first journey that runs it.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    load: {
      filter: { id: [...LEFT_OUT] },
      async handler(id) {
        const names = Object.keys(await import(pathToFileURL(id).href)).filter((name) => name !== 'default');
        const message = `web/build/leaveOut.ts leaves out ${id.split(/[\\/]/).slice(-3).join('/')}`;
        const exported = names.map((name) => `leftOut as ${name}`).join(', ');
        return `function leftOut() { throw new Error('${message}'); }\nexport { ${exported} };\n`;
      },
    },
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler(code) {
        const short = code.replace(JSON_SCHEMA, '');
        if (short === code) throw new Error('zod prepares JSON Schema differently now');
        return { code: short, map: null };
      },
    },
  };
}
