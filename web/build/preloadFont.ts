import type { Plugin } from 'vite';

/** The font file with the letters of nearly every word that we show. */
const LETTERS = /inter-latin-wght-normal[^/]*\.woff2$/;

/** Preloads our font with the page: a font that arrives after the first text is not used on that visit (`font-display: optional`). */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => LETTERS.test(name));
        if (!file)
          throw new Error('No file of letters in the bundle: has @fontsource-variable/inter renamed it?');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
