import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written last by a build, removed first by the next one. It is a dot file, so it is not served. */
const MARK = '.complete';

/** True if a build of this folder reached its end. The files of an interrupted build are neither served nor counted as built. */
export function isCompleteBuild(folder: string): boolean {
  return existsSync(join(folder, MARK));
}

/** When the complete build of a folder began, in milliseconds; 0 without one. A source that changed later is not in it. */
export function completeBuildTime(folder: string): number {
  return isCompleteBuild(folder) ? statSync(join(folder, MARK)).mtimeMs : 0;
}

/** Marks a folder as incomplete, before anything in it changes. */
export function beginBuild(folder: string): void {
  rmSync(join(folder, MARK), { force: true });
}

/** Marks a folder as complete; `begunAt` is the time when its build began to read the sources, in milliseconds. */
export function completeBuild(folder: string, begunAt: number): void {
  const mark = join(folder, MARK);
  writeFileSync(mark, '');
  utimesSync(mark, begunAt / 1000, begunAt / 1000);
}
