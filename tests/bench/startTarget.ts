import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE_FLAGS } from '../../gateway/start/processes.ts';

/** One server under measurement, in a process of its own. */
export interface Target {
  url: string;
  pid: number;
  /** Microseconds of processor time that it has used. */
  cpu(): Promise<number>;
  /** An access token for a login, of a platform that has its own database. */
  tokenFor(login: string): Promise<string>;
  stop(): void;
}

/** Starts the gateway, with the application or with the floor of its stack in the folder `FLOOR`, the handler written by hand, or the platform with a database of its own, on a free port. Each runs with the flags of `npm start`. */
export async function startTarget(
  kind: 'gateway' | 'floor' | 'byHand' | 'platform',
  env: Record<string, string>,
): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'target.ts'), [kind], {
    execArgv: NODE_FLAGS[kind === 'platform' ? 'platform/main.ts' : 'gateway/main.ts'] ?? [],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const { port } = await answer<{ port: number }>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async cpu() {
      const reply = answer<{ cpu: NodeJS.CpuUsage }>(child);
      child.send('cpu');
      const { cpu } = await reply;
      return cpu.user + cpu.system;
    },
    async tokenFor(login) {
      const reply = answer<{ token: string }>(child);
      child.send({ login });
      return (await reply).token;
    },
    stop: () => child.send('stop'),
  };
}

function answer<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A target ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Message);
    });
  });
}
