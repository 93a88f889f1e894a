import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../house/tree.ts';
import { onePostgres } from './onePostgres.ts';
import { failed, NOTHING, runLogged, type Tally } from './tally.ts';

const FOLDER = 'test-results';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: Journey[] }[];
}

interface Journey {
  status: string;
  results: { errors: { message?: string }[] }[];
}

/** Unit, house, contract and fault tests. A file that could not be loaded as tests counts as one failure. */
export async function vitest(...args: string[]): Promise<Tally> {
  const report = fresh('vitest.json');
  const postgres = await onePostgres();
  const command = [...bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'];
  const reporters = [
    '--reporter=./tests/runner/vitestLines.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runLogged([...command, ...reporters, ...args], {
    log: join(FOLDER, 'vitest.log'),
    env: postgres.env,
  }).finally(postgres.stop);
  const result = read<VitestReport>(report);
  if (!result) return failed('vitest left no report');
  const broken = result.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  const failures = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        because(`${relative(ROOT, name)}: ${fullName}`, failureMessages),
      ),
  );
  return honest('vitest', code, {
    ...NOTHING,
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    failures: [
      ...failures,
      ...broken.map(({ name }) => `${relative(ROOT, name)} could not be read as tests`),
    ],
  });
}

/** Journeys in a real browser. One that passed only after a retry counts as failed. */
export async function playwright(): Promise<Tally> {
  const report = fresh('playwright.json');
  const reporters = `--reporter=${resolve('tests/runner/playwrightLines.ts')},json`;
  const command = [
    ...bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
    reporters,
  ];
  const code = await runLogged(command, {
    log: join(FOLDER, 'playwright.log'),
    // Absolute, because a relative one is read from the folder of the settings.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) },
  });
  const result = read<PlaywrightReport>(report);
  if (!result) return failed('playwright left no report');
  const { expected, unexpected, flaky } = result.stats;
  return honest('playwright', code, {
    passed: expected,
    failed: unexpected + flaky + result.errors.length,
    failures: result.suites.flatMap(unexpectedIn),
    retried: result.suites.flatMap(retriedIn),
  });
}

/** Journeys with more than one attempt. */
function retriedIn({ title, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ results }) => results.length > 1)
      .map(({ results }) => `${title}: ${spec.title} (${results.length} attempts)`),
  );
  return [...own, ...suites.flatMap(retriedIn)];
}

function unexpectedIn({ title, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        because(
          `${title}: ${spec.title}`,
          results.flatMap(({ errors }) => errors.flatMap(({ message }) => message ?? [])),
        ),
      ),
  );
  return [...own, ...suites.flatMap(unexpectedIn)];
}

/** How much of a failure reason the end of a run repeats. */
const LINES = 15;

/** The failures, each with the start of its reason: people read the end of a long log first. */
function because(name: string, reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) => stripVTControlCharacters(reason).split('\n').slice(0, LINES));
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A runner of this project's packages, started directly: npx would not pass the descriptor of the run's output on. */
const bin = (path: string) => [process.execPath, join(ROOT, 'node_modules', path)];

/** A runner that failed without naming a failure still counts as a failure. */
function honest(runner: string, code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, failures: [`${runner} ended with ${code}`] }
    : tally;
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
