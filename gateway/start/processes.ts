import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  progressIn,
  progressMessage,
  type StartProgress,
} from '../../schema/foundation/process/startProgress.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  name: string;
  /** Resolves when the process reports that it listens. A watched process, which survives its failures, counts as ready at once. */
  ready: Promise<unknown>;
  ended: Promise<Ending>;
  /** Tells it how far the start of another process is. */
  tell(progress: StartProgress): void;
  /** Asks it to drain and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Node flags by main file; `docs/production.md` also names them. Responses of the graph are many short-lived objects. The platform streams long files;
 * with this flag it would use 130 MiB more and never release them.
 */
export const NODE_FLAGS: Record<string, string[]> = { 'gateway/main.ts': ['--max-semi-space-size=64'] };

interface StartOptions {
  watch?: boolean;
  args?: string[];
  /** Called with what the process reports of its start. A watched process reports nothing. */
  onProgress?: (progress: StartProgress) => void;
}

/** Runs one of our main files as a child process, with its output passed through. */
export function startProcess(
  main: string,
  { watch = false, args = [], onProgress = () => {} }: StartOptions = {},
): RunningProcess {
  const run = watch ? ['--watch', '--watch-preserve-output', main] : [main];
  const child = spawn(process.execPath, [...(NODE_FLAGS[main] ?? []), ...run, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', ...(watch ? [] : (['ipc'] as const))],
    // A separate process group: Ctrl-C only reaches us, and we end the two in order.
    detached: true,
    env: {
      // Modules are compiled once and not at every start, which saves a second.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      NODE_ENV: args.includes('--dev') || watch ? 'development' : 'production',
    },
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 1, signal: null }));
  });
  const ready = new Promise<void>((resolve) => {
    if (watch) resolve();
    child.on('message', (message) => {
      if (message === 'ready') resolve();
      const progress = progressIn(message);
      if (progress) onProgress(progress);
    });
  });
  return {
    name: main,
    ready,
    ended,
    tell(progress) {
      if (child.connected) child.send(progressMessage(progress), () => {});
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
