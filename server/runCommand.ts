import { failureText } from './failureText.ts';

/**
 * Runs a command of the terminal; it sets `process.exitCode` to say something else than success. Every failure, also one outside of `main`, ends with
 * one line on stderr that names its cause and never a value (`failureText`). Every script of package.json that runs a file of platform or gateway ends
 * here: a handler of its own would print what a failed statement contains.
 */
export function runCommand(
  main: () => Promise<void>,
  { failureCode = 2 }: { failureCode?: number } = {},
): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = failureCode;
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      fail(error);
      process.exit();
    });
  main().catch(fail);
}
