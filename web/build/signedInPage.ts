import type { Plugin } from 'vite';

/** The page, and the same for a browser that has a session. */
const [PAGE, SIGNED_IN] = ['index.html', 'signedIn.html'];
/** Chunks that every screen of the application needs. */
const TRUNK = ['shell', 'kit'];
/** Where React renders, empty; and with the place of the header, which follows only where there is a session (`tokens/base.css`). */
const [ROOT, HEADER_COMES] = ['<div id="root"></div>', '<div id="root"><div class="coming"></div></div>'];

/**
 * Writes the page a second time, for a browser that has a session: it holds the place of the header, fetches the application beside the entry, and
 * `data-signed-in` tells the entry so. The gateway sends it in place of the page; a visitor without a session fetches no more than before.
 */
export function signedInPage(): Plugin {
  return {
    name: 'signed-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the page itself is written.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const fileNames = new Set(
          chunks.filter(({ name }) => TRUNK.includes(name)).map(({ fileName }) => fileName),
        );
        if (page?.type !== 'asset' || fileNames.size < TRUNK.length)
          throw new Error('The bundle has no page, or no shell and kit any more');
        for (const fileName of fileNames)
          for (const needed of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
            if (needed !== entry?.fileName) fileNames.add(needed);
        const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
          fileNames.has(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
        );
        const links = [
          ...[...fileNames].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
        ];
        const text = String(page.source);
        if (!text.includes(ROOT)) throw new Error(`The page has no ${ROOT} any more`);
        const source = text
          .replace('<html ', '<html data-signed-in ')
          .replace(ROOT, HEADER_COMES)
          .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: SIGNED_IN, source });
      },
    },
  };
}
