import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onePostgres } from './onePostgres.ts';
import { FAILED, run, type Tally } from './tally.ts';

const FOLDER = 'test-results';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Unit, house, contract and fault tests. A file that could not be read as tests counts as one failure. */
export async function vitest(...args: string[]): Promise<Tally> {
  const report = fresh('vitest.json');
  const postgres = await onePostgres();
  const command = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('npx', [...command, ...reporters, ...args], postgres.env).finally(postgres.stop);
  const result = read<VitestReport>(report);
  if (!result) return FAILED;
  const broken = result.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  return honest(code, { passed: result.numPassedTests, failed: result.numFailedTests + broken.length });
}

/** Journeys in a real browser. One that passed only when tried again counts as failed. */
export async function playwright(): Promise<Tally> {
  const report = fresh('playwright.json');
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'];
  const code = await run('npx', args, {
    // Absolute, because a relative one is read from the folder of the settings.
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  });
  const result = read<PlaywrightReport>(report);
  if (!result) return FAILED;
  const { expected, unexpected, flaky } = result.stats;
  return honest(code, { passed: expected, failed: unexpected + flaky + result.errors.length });
}

/** A runner that ended badly without naming a failure is a failure all the same. */
function honest(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function fresh(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  rmSync(path, { force: true });
  return path;
}

function read<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}
