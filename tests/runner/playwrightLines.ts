import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../house/tree.ts';
import { printError, printSuite } from './suiteOutput.ts';

/** Prints one line for each file of journeys once its last one has ended. */
export default class PlaywrightLines implements Reporter {
  #waiting = new Map<string, Set<TestCase>>();
  #files = new Map<string, TestCase[]>();

  onBegin(_: unknown, suite: Suite): void {
    for (const test of suite.allTests()) {
      const { file } = test.location;
      this.#files.set(file, [...(this.#files.get(file) ?? []), test]);
      this.#waiting.set(file, (this.#waiting.get(file) ?? new Set()).add(test));
    }
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const { file } = test.location;
    const isTriedAgain = status !== test.expectedStatus && status !== 'skipped' && retry < test.retries;
    if (isTriedAgain) return;
    const waiting = this.#waiting.get(file);
    waiting?.delete(test);
    if (waiting?.size === 0) printFile(file, this.#files.get(file) ?? []);
  }

  onError(error: TestError): void {
    printError(reasonOf(error));
  }

  printsToStdio(): boolean {
    return true;
  }
}

function printFile(file: string, tests: readonly TestCase[]): void {
  const withOutcome = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
    tests.filter((test) => outcomes.includes(test.outcome()));
  const results = tests.flatMap((test) => test.results);
  printSuite({
    name: relative(ROOT, file),
    passed: withOutcome('expected').length,
    skipped: withOutcome('skipped').length,
    milliseconds: results.reduce((all, { duration }) => all + duration, 0),
    failures: withOutcome('unexpected', 'flaky').map((test) => ({
      name: test.titlePath().slice(3).join(' > '),
      reasons: test.results.flatMap(({ errors }) => errors.map(reasonOf)),
      output: test.results.flatMap(({ stdout, stderr }) => [...stdout, ...stderr]).join(''),
    })),
    retries: tests
      .filter((test) => test.results.length > 1)
      .map((test) => ({ name: test.title, count: test.results.length - 1 })),
  });
}

const reasonOf = ({ message, snippet, stack }: TestError) =>
  [stack ?? message, snippet].filter(Boolean).join('\n');
