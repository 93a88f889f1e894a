import { stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const MODULE = /[\\/]operations[\\/].*\.generated\.ts$/;
const DOCUMENT = /\bgql`([^`]*)`/g;
const FRAGMENT = /\$\{(\w+)\}/g;

/**
 * Shortens the texts of the generated documents, since browsers read no indentation. It also replaces each tagged template with a call, which
 * the bundler removes from files that do not use the document.
 */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (code) => ({ code: code.replace(DOCUMENT, (_all, text: string) => callOf(text)), map: null }),
    },
  };
}

function callOf(template: string): string {
  const fragments = [...template.matchAll(FRAGMENT)].map(([, name]) => `, ${name}`).join('');
  const text = template.replace(FRAGMENT, '').replaceAll('\\\\', '\\');
  return `gql([${JSON.stringify(stripIgnoredCharacters(text))}]${fragments})`;
}
