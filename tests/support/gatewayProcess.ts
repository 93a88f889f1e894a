import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../house/tree.ts';

/** A gateway in its own process; after a restart it listens on another port. */
export interface GatewayProcess {
  child: ChildProcess;
  /** Where it listens, once it does. */
  url: Promise<string>;
  /** Everything it said so far. */
  log(): string;
}

/** Starts one before the platform that `env` names. */
export function startGatewayProcess(env: Record<string, string>): GatewayProcess {
  let text = '';
  const child = fork(join(ROOT, 'tests/bench/target.ts'), ['gateway'], {
    silent: true,
    env: { ...process.env, DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
  const url = new Promise<string>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(`http://127.0.0.1:${port}`));
    child.once('exit', () => reject(new Error(`The gateway ended: ${text}`)));
  });
  url.catch(() => undefined); // the waiting caller gets the error
  return { child, url, log: () => text };
}
