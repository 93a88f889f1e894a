import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { UI_LOCALES } from '../schema/foundation/contacts/languages.ts';
import { chunkOf } from './build/chunks.ts';
import { className } from './build/className.ts';
import { compileHints } from './build/compileHints.ts';
import { documents } from './build/documents.ts';
import { earlyScript } from './build/earlyScript.ts';
import { inlineRuntime } from './build/inlineRuntime.ts';
import { leaveOut } from './build/leaveOut.ts';
import { preloadFont } from './build/preloadFont.ts';
import { signedInPage } from './build/signedInPage.ts';
import { unusedCharts } from './build/unusedCharts.ts';

const root = import.meta.dirname;

/** Words that most visits need: the shell's, those of advertisers and promotions, and the short files that several nouns share. */
const wordsOf = (locale: string) =>
  new RegExp(
    `locales[\\\\/]${locale}[\\\\/](advertisers|alerts|app|effects|errors|kit|promotions|rules|savedViews|stats)\\.json$`,
  );

/**
 * The signed-in application's bundle. What is needed before the session is known (React, router, i18next) is the entry itself,
 * so that the login page costs one request of script; everything else hangs behind dynamic imports.
 */
export default defineConfig({
  root,
  publicDir: resolve(root, 'public'),
  // The controls bring their words in thirty languages; those we do not speak stay out.
  plugins: [
    react(),
    documents(),
    leaveOut(),
    unusedCharts(),
    optimizeLocales.vite({ locales: [...UI_LOCALES] }),
    inlineRuntime(),
    compileHints(),
    preloadFont(),
    earlyScript(),
    signedInPage(),
  ],
  css: { modules: { generateScopedName: className } },
  // Modules, so that the reader of spreadsheets is a file of its own, loaded when one is chosen.
  worker: { format: 'es', plugins: () => [leaveOut()] },
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: resolve(root, 'index.html') },
      output: {
        // Names of files are repeated in all that load them: a shorter hash is a KB of all screens.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Each file holds what its line names, and not also what that needs: the chunks say it themselves.
          includeDependenciesRecursively: false,
          // The shell's words in each language are one file; a noun's words come with its screens.
          groups: [
            { name: 'boot', tags: ['$initial'] },
            { name: 'words-en', test: wordsOf('en') },
            { name: 'words-fr', test: wordsOf('fr') },
            { name: chunkOf, debugName: 'chunks' },
          ],
        },
      },
    },
  },
});
