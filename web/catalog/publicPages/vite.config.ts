import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The public catalog, a separate entry: its script and style for browsers, and with `--ssr` the bundle that the gateway renders pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/catalogue/',
  publicDir: false,
  plugins: [react()],
  // Bundled completely, and always for production: otherwise urql refuses documents known by their hash alone.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: resolve(root, isSsrBuild ? 'dist/server' : 'dist/browser'),
    emptyOutDir: true,
    target: isSsrBuild ? 'node24' : ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? { server: resolve(root, 'server.tsx') } : { catalogue: resolve(root, 'main.tsx') },
    },
  },
}));
