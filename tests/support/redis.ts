import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.ts';

/** A Redis of our own on a port of loopback; it keeps nothing. */
export interface RedisForTests {
  url: string;
  /** Ends it as a crash would; `start` starts an empty one in its place. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Freezes it: connections stay and nothing answers. `resume` wakes it. */
  freeze(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** The `redis-server` of this machine, or null. */
export function redisPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path)) ?? null;
}

/** The one way tests get a real Redis. Throws, naming the remedy, on a machine without. */
export async function startRedis(): Promise<RedisForTests> {
  const port = await freePort();
  let server = await started(port);
  const kill = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL');
      await ended;
    }
  };
  const forget = () => server.kill('SIGKILL');
  process.once('exit', forget);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      server = await started(port);
    },
    freeze: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      process.removeListener('exit', forget);
      await kill();
    },
  };
}

async function started(port: number) {
  const path = redisPath();
  if (!path) throw new Error('No Redis found: install `redis-server`.');
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(path, settings, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stdout.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Redis ended before it was ready: ${log}`)));
  });
  return server;
}
