import { resolve } from 'node:path';

/** What the bundler tells of a module. */
interface ModuleInfos {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SHELL = resolve(import.meta.dirname, '../app/SignedInApp.tsx');
let found: Set<string> | undefined;

/** Whether a module runs before any screen does: the shell needs it, directly or through others. */
export function isInShellChunk(id: string, modules: ModuleInfos): boolean {
  found ??= reachedFrom(SHELL, modules);
  return found.has(id);
}

function reachedFrom(start: string, modules: ModuleInfos): Set<string> {
  const reached = new Set([start]);
  for (const id of reached)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
