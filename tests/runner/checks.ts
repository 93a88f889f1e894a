import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../house/tree.ts';
import { isFresh } from './freshness.ts';
import { check, NOTHING, sum, type Tally } from './tally.ts';

/** Everything that is one answer, yes or no: fresh files, types, lint, nothing unused, every requirement proven. */
export async function checks(): Promise<Tally> {
  return sum([
    await isFresh('codegen'),
    await isFresh('schema:dump'),
    await check('types', 'npx', ['tsc', '-p', '.']),
    await check('lint and format', 'npx', ['biome', 'check', '.']),
    await check('nothing unused', 'npx', ['knip']),
    await check('requirements cited', 'npm', ['run', '--silent', 'requirements']),
  ]);
}

/** Builds the web when `web/dist` is missing or older than what it is made of. */
export async function buildIfStale(): Promise<Tally> {
  const built = join(ROOT, 'web/dist/index.html');
  const made = existsSync(built) ? statSync(built).mtimeMs : 0;
  const sources = projectFiles().filter((path) =>
    /^(web|operations|schema|gateway\/playground)\/|^package-lock\.json$/.test(path),
  );
  const isStale = sources.some((path) => statSync(join(ROOT, path)).mtimeMs > made);
  return isStale ? check('build', 'npm', ['run', '--silent', 'build']) : NOTHING;
}
