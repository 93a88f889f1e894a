import { resolve } from 'node:path';

/** What the bundler tells of a module. */
interface ModuleInfos {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SHELL = resolve(import.meta.dirname, '../app/SignedInApp.tsx');
let shell: Set<string> | undefined;

/** Whether a module runs before any screen does: the shell needs it, directly or through others. */
export function isInShellChunk(id: string, modules: ModuleInfos): boolean {
  shell ??= modulesFrom(SHELL, modules);
  return shell.has(id);
}

function modulesFrom(start: string, modules: ModuleInfos): Set<string> {
  const ids = new Set([start]);
  for (const id of ids) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(next);
  return ids;
}
