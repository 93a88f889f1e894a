import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { UI_LOCALES } from '../schema/languages.ts';
import { chunkOf } from './build/chunks.ts';
import { inlineRuntime } from './build/inlineRuntime.ts';

const root = import.meta.dirname;

/**
 * The signed-in application's bundle. What is needed before the session is known (React, router, i18next) is the entry itself,
 * so that the login page costs one request of script; everything else hangs behind dynamic imports.
 */
export default defineConfig({
  root,
  publicDir: resolve(root, 'public'),
  // The controls bring their words in thirty languages; those we do not speak stay out.
  plugins: [react(), optimizeLocales.vite({ locales: [...UI_LOCALES] }), inlineRuntime()],
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
        codeSplitting: {
          // Each file holds what its line names, and not also what that needs: the chunks say it themselves.
          includeDependenciesRecursively: false,
          // The shell's words in each language are one file; a noun's words come with its screens.
          groups: [
            { name: 'boot', tags: ['$initial'] },
            { name: 'words-en', test: /locales[\\/]en[\\/](app|kit|rules)\.json$/ },
            { name: 'words-fr', test: /locales[\\/]fr[\\/](app|kit|rules)\.json$/ },
            { name: 'zod', test: /[\\/]zod[\\/]/ },
            { name: chunkOf, debugName: 'chunks' },
          ],
        },
      },
    },
  },
});
