import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { completeBuild } from '../../gateway/foundation/http/static/completeBuild.ts';
import { compressFolder } from '../../gateway/start/compressFolder.ts';

/** What the stack alone costs: the list without anything around it, or the whole page as it is seen. */
export type Floor = 'list' | 'page';

/** Builds a floor of the stack into a folder, as the product is built: minified, for the same browsers, its styles a file. */
export async function buildFloor(floor: Floor, outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'floor', floor),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
  await compressFolder(outDir);
  completeBuild(outDir, Date.now());
}
