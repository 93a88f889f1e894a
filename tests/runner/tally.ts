import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../house/tree.ts';

/** The result of one step of the run. A step that is one check counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** The failures by name, as far as the step can tell. */
  failures: readonly string[];
  /** Tests that were tried again, by name, whether they passed then or not. */
  retried: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [], retried: [] };
export const PASSED: Tally = { ...NOTHING, passed: 1 };

/** One failure of this name. */
export function failed(name: string): Tally {
  return { ...NOTHING, failed: 1, failures: [name] };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...one.failures],
      retried: [...all.retried, ...one.retried],
    }),
    NOTHING,
  );
}

/** Ends a run: failures and retries by name, then the counts as the last line, and the exit code. */
export function conclude({ passed, failed, failures, retried }: Tally): void {
  for (const name of failures) console.log(`FAILED ${name}`);
  for (const name of retried) console.log(`RETRIED ${name}`);
  console.log(`\n${retried.length} tried again`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Without a terminal, colors are only noise in the log. */
const COLOURS: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** The environment of every step. Modules are compiled once, as by `npm start`, and not by each process that a test starts. */
const environment = () => ({
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
  ...process.env,
  ...COLOURS,
});

/**
 * Runs a test runner of this project's own packages; the exit code. Whatever it prints goes to the log. Its reporter prints the lines of `suiteOutput.ts`
 * on this terminal.
 */
export function runLogged(
  [command = '', ...args]: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): Promise<number> {
  return new Promise((resolve) => {
    const output = openSync(log, 'w');
    const child = spawn(command, args, {
      stdio: ['ignore', output, output, process.stdout.fd],
      env: { ...environment(), ...env },
    });
    closeSync(output);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The same for concurrent steps: their output in one piece, once they have ended. */
export function collect(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
      });
    child.once('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** One check: a command that must exit with 0. Prints its name and result, and its output where it failed; others may run in parallel. */
export async function check(name: string, command: string, args: string[]): Promise<Tally> {
  const started = Date.now();
  const { code, output } = await collect(command, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok    ' : `${output}FAILED`} ${name} (${seconds} s)\n`);
  return code === 0 ? PASSED : failed(name);
}
