import { isBuildNeeded } from '../../gateway/start/build.ts';
import { audit, billOfMaterials } from './supplyChain.ts';
import { check, NOTHING, sum, type Tally } from './tally.ts';

/** Cached types per file: unchanged files are not checked again. */
const KNOWN_TYPES = ['--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'];

/** Generated files must match what their scripts produce from this tree. Nothing is written: the scripts compare. */
const GENERATORS = {
  'codegen makes what is committed': 'gateway/tools/codegen.ts',
  'schema:dump:platform makes what is committed': 'platform/process/tools/dumpOpenapi.ts',
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

/** Builds what is missing or older than its sources. */
export async function buildIfStale(): Promise<Tally> {
  return isBuildNeeded() ? check('build', 'npm', ['run', '--silent', 'build', '--', '--missing']) : NOTHING;
}
