import { spawn } from 'node:child_process';

/** What one step of the run came to. A step that is one check counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name, as far as the step can tell. */
  failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };
export const PASSED: Tally = { ...NOTHING, passed: 1 };

/** One failure of this name. */
export function failed(name: string): Tally {
  return { passed: 0, failed: 1, failures: [name] };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...one.failures],
    }),
    NOTHING,
  );
}

/** Ends a run: what failed by name, then the counts as the last line, and the exit code. */
export function conclude({ passed, failed, failures }: Tally): void {
  for (const name of failures) console.log(`FAILED ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Where nobody watches, colours are only noise in the log. */
const COLOURS: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command of this project's own packages with its output on this terminal; the exit code. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...COLOURS, ...env } });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** One check: a command that must end with 0. Says its name and how it went. */
export async function check(name: string, command: string, args: string[]): Promise<Tally> {
  const started = Date.now();
  const code = await run(command, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return code === 0 ? PASSED : failed(name);
}
