import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles, ROOT } from '../house/tree.ts';

/** The project as a fresh clone has it: no build, no data; the installed packages are shared. */
export interface ProjectCopy {
  root: string;
  /** Adds a built folder as it stands here, except files with one of these ends. */
  addBuilt(folder: string, without: readonly string[]): void;
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'guerdon-copy-'));
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // A build is compared with the times of its sources.
    cpSync(join(ROOT, path), join(root, path), { preserveTimestamps: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    addBuilt(folder, without) {
      if (!existsSync(join(ROOT, folder))) throw new Error(`${folder} is not built`);
      cpSync(join(ROOT, folder), join(root, folder), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !without.some((end) => path.endsWith(end)),
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
