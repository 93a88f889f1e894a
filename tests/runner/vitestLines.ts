import type { SerializedError, UserConsoleLog } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { printError, printSuite } from './suiteOutput.ts';

/** Prints one line for each file of tests, and what a failed test printed below its failure. */
export default class VitestLines implements Reporter {
  /** What tests printed, by the id of the test. */
  readonly #output = new Map<string, string>();

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    if (taskId) this.#output.set(taskId, (this.#output.get(taskId) ?? '') + content);
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    printSuite({
      name: module.relativeModuleId,
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      milliseconds: module.diagnostic().duration,
      failures: [...inState('failed').map((test) => this.#failureOf(test)), ...failuresOutside(module)],
      retries: tests.flatMap((test) => {
        const count = test.diagnostic()?.retryCount ?? 0;
        return count > 0 ? [{ name: test.fullName, count }] : [];
      }),
    });
    for (const { id } of tests) this.#output.delete(id);
  }

  onTestRunEnd(_: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    for (const error of unhandledErrors) {
      const file: unknown = Reflect.get(error, 'VITEST_TEST_PATH');
      printError(typeof file === 'string' ? `While ${file} ran:\n${reasonOf(error)}` : reasonOf(error));
    }
  }

  #failureOf(test: TestCase) {
    const output = [test.module.id, test.id].flatMap((id) => this.#output.get(id) ?? []).join('');
    return { name: test.fullName, reasons: (test.result().errors ?? []).map(reasonOf), output };
  }
}

/** Failures of a file and of its groups themselves, such as one of a hook. */
function failuresOutside(module: TestModule) {
  return [module, ...module.children.allSuites()].flatMap((suite) => {
    const reasons = suite.errors().map(reasonOf);
    return reasons.length === 0
      ? []
      : [{ name: suite.type === 'module' ? 'the file' : suite.fullName, reasons }];
  });
}

const reasonOf = ({ message, diff, stack, cause }: SerializedError & { diff?: string }): string =>
  [message, diff, stack?.replace(message, ''), cause && `Cause: ${cause.message}`].filter(Boolean).join('\n');
