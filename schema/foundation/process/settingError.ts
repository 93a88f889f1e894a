/**
 * Exit code of a process that starts only after a person changes something: a wrong setting, or a port or a database folder that is in use. It is
 * EX_CONFIG of sysexits.h. Every other failure of a start ends with 1, and whoever supervises the process restarts it.
 */
export const SETTING_EXIT_CODE = 78;

/** A start that would fail again until a person changes a setting. The message names the setting and the remedy. */
export class SettingError extends Error {}

/** The exit code of a process whose start failed with this error. */
export function startExitCode(error: unknown): number {
  if (error instanceof SettingError) return SETTING_EXIT_CODE;
  return error instanceof Error && error.cause !== undefined ? startExitCode(error.cause) : 1;
}
