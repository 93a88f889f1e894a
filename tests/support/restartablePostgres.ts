import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newCluster } from './postgres.ts';

/** How a server stops: `fast` disconnects all clients and writes its state to disk, `immediate` stops like a crash. */
export type StopMode = 'fast' | 'immediate';

/** A PostgreSQL of our own that is stopped and started as `pg_ctl` does it; what it acknowledged survives. */
export interface RestartablePostgres {
  url: string;
  /** Ends when it accepts connections again. */
  restart(mode: StopMode): Promise<void>;
  /** Ends when it is gone. */
  stop(mode: StopMode): Promise<void>;
  /** Ends when it accepts connections. */
  start(): Promise<void>;
  /** `kill -9` of the server itself; its sessions notice by themselves. */
  kill(): void;
  /** Ends it for good. */
  close(): Promise<void>;
}

/** Creates and starts one. */
export async function restartablePostgres(): Promise<RestartablePostgres> {
  const { bin, directory, data, settings, options, url } = newCluster();
  const control = join(bin, 'pg_ctl');
  const started = ['-l', join(directory, 'log'), '-o', settings.map((one) => `-c ${one}`).join(' ')];
  const run = async (...args: string[]) => {
    await promisify(execFile)(control, ['-D', data, '-w', '-t', '60', ...args], options);
  };
  const forget = () => {
    spawnSync(control, ['-D', data, '-m', 'immediate', 'stop'], { ...options, stdio: 'ignore' });
  };
  const start = () => run(...started, 'start');
  await start();
  process.once('exit', forget);
  return {
    url,
    start,
    restart: (mode) => run('-m', mode, ...started, 'restart'),
    stop: (mode) => run('-m', mode, 'stop'),
    kill() {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async close() {
      process.removeListener('exit', forget);
      await run('-m', 'immediate', 'stop').catch(() => undefined); // it may be stopped already
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
