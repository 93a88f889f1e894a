// What a run shows of its suites: one line for each file, and failures and retries in full. Everything else that tests, the product and libraries print
// goes to a log in `test-results` (`runLogged` of tally.ts).
import { writeSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The file descriptor of the run's own output, which `runLogged` hands to a runner beside its log. */
const SUITE_LINES_FD = 3;

/** The result of one file of tests. */
export interface SuiteResult {
  name: string;
  passed: number;
  skipped: number;
  milliseconds: number;
  /** Each failure with its reason, its difference and its stack. */
  failures: readonly { name: string; reasons: readonly string[]; output?: string }[];
  /** Tests that were tried again, whatever came of it. */
  retries: readonly { name: string; count: number }[];
}

/** Prints the line of a file, and its failures and retries in full below it. */
export function printSuite({ name, passed, skipped, milliseconds, failures, retries }: SuiteResult): void {
  const counts = [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const seconds = (milliseconds / 1000).toFixed(1);
  print(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${name} (${counts.join(', ')}, ${seconds} s)`);
  for (const { name: test, count } of retries)
    print(`  RETRIED ${count === 1 ? 'once' : `${count} times`}: ${test}`);
  for (const { name: test, reasons, output } of failures) {
    print(`  FAILED ${test}`);
    for (const reason of reasons) print(indented(reason));
    if (output) print(indented(`Its output:\n${output}`));
  }
}

/** Prints a failure that belongs to no file. */
export function printError(text: string): void {
  print(`FAILED outside a test\n${indented(text)}`);
}

const indented = (text: string) =>
  stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

function print(text: string): void {
  // A runner that a person starts by hand has no such descriptor; its own output is the terminal.
  try {
    writeSync(SUITE_LINES_FD, `${text}\n`);
  } catch {
    process.stdout.write(`${text}\n`);
  }
}
