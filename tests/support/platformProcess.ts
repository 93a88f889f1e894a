import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../house/tree.ts';
import { CODE_KEYS } from './codeKeys.ts';

/** A platform in a process of its own. */
export interface PlatformProcess {
  /** Its address, once it listens; throws its output if it ends before. */
  address: Promise<string>;
  child: ChildProcess;
  /** Everything it said so far. */
  log(): string;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** Asks it to drain and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts one on a free port. */
export function startPlatformProcess(env: Record<string, string>): PlatformProcess {
  const child = spawn(process.execPath, ['platform/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...CODE_KEYS, PLATFORM_PORT: '0', LOG_LEVEL: 'info', ...env },
  });
  let text = '';
  const address = new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The platform ended: ${text}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += String(chunk);
        const url = /listening at (http:[^"]+)/.exec(text)?.[1];
        if (url) resolve(url);
      });
    }
  });
  address.catch(() => undefined); // the waiting caller gets the error
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    address,
    child,
    log: () => text,
    isRunning,
    async stop() {
      if (isRunning()) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      return child.exitCode;
    },
  };
}
