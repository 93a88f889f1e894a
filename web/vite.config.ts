import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/**
 * The signed-in application's bundle. What is needed before the session is known (React, router, i18next) is the entry itself,
 * so that the login page costs one request of script; everything else hangs behind dynamic imports.
 */
export default defineConfig({
  root,
  publicDir: resolve(root, 'public'),
  plugins: [react()],
  // The shell's words are one file a language; a noun's words come with its screens.
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: resolve(root, 'index.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'words-en', test: /locales[\\/]en[\\/](app|kit|rules|roles|errors)\.json$/ },
            { name: 'words-fr', test: /locales[\\/]fr[\\/](app|kit|rules|roles|errors)\.json$/ },
          ],
        },
      },
    },
  },
});
