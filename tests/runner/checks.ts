import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../house/tree.ts';
import { audit, billOfMaterials } from './supplyChain.ts';
import { check, NOTHING, sum, type Tally } from './tally.ts';

/** Cached types per file: unchanged files are not checked again. */
const KNOWN_TYPES = ['--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'];

/** Generated files must match what their scripts produce from this tree. Nothing is written: the scripts compare. */
const GENERATORS = {
  'codegen makes what is committed': 'gateway/tools/codegen.ts',
  'schema:dump:platform makes what is committed': 'platform/tools/dumpOpenapi.ts',
  'schema:dump makes what is committed': 'gateway/tools/dumpSchema.ts',
};

/** All checks with a yes-or-no result: types, lint, nothing unused or stale, every requirement proven. They only read, and run in parallel. */
export async function checks(): Promise<Tally> {
  return sum(
    await Promise.all([
      ...Object.entries(GENERATORS).map(([name, script]) =>
        check(name, process.execPath, [script, '--check']),
      ),
      check('types', 'npx', ['tsc', '-p', '.', ...KNOWN_TYPES]),
      check('lint and format', 'npx', ['biome', 'check', '.']),
      check('nothing unused', 'npx', ['knip']),
      check('requirements cited', 'npm', ['run', '--silent', 'requirements']),
      billOfMaterials(),
      audit(),
    ]),
  );
}

/** Builds the web when `web/dist` is missing or older than its sources. */
export async function buildIfStale(): Promise<Tally> {
  const built = join(ROOT, 'web/dist/index.html');
  const made = existsSync(built) ? statSync(built).mtimeMs : 0;
  const sources = projectFiles().filter((path) =>
    /^(web|operations|schema|gateway\/playground)\/|^package-lock\.json$/.test(path),
  );
  const isStale = sources.some((path) => statSync(join(ROOT, path)).mtimeMs > made);
  return isStale ? check('build', 'npm', ['run', '--silent', 'build']) : NOTHING;
}
