import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../house/tree.ts';

/** The exit code of a command, and its output. */
export interface Ended {
  code: number;
  text: string;
}

/** The blocks of a page of docs, by the word after their language, with what stands in braces filled in, and addresses replaced by `ours`. */
export function pageBlocks(
  path: string,
  fill: Readonly<Record<string, string | (() => string)>>,
  ours: Readonly<Record<string, string>> = {},
) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const blocks = new Map(
    [...text.matchAll(/^```\w+ (\w+)\n([\s\S]*?)^```$/gm)].map(([, name = '', body = '']) => [name, body]),
  );
  return (name: string): string => {
    const body = blocks.get(name);
    if (body === undefined) throw new Error(`${path} has no block ${name}`);
    const placed = Object.entries(ours).reduce((text, [theirs, our]) => text.replaceAll(theirs, our), body);
    return placed.replace(/\{(\w+)\}/g, (_, word: string) => {
      const value = fill[word];
      if (value === undefined) throw new Error(`Nobody says what {${word}} is`);
      return typeof value === 'string' ? value : value();
    });
  };
}

/** A shell in the project's folder whose commands have the settings of a file, and none of our own besides. */
export function shellWith(folder: string, settings: string) {
  const file = join(folder, 'guerdon.env');
  writeFileSync(file, settings, { mode: 0o600 });
  const line = (command: string) => ['-c', `set -a; . ${file}; set +a; ${command}`];
  const { PATH = '', HOME = '' } = process.env;
  const options = { cwd: ROOT, env: { PATH, HOME } };
  return {
    run: (command: string): Promise<Ended> =>
      new Promise((resolve) => {
        execFile('bash', line(command), options, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
        );
      }),
    /** Starts one that stays, as a process manager does: `stop` asks the process that was started to end, and answers its exit code. */
    start(command: string) {
      const child = spawn('bash', line(`exec env ${command}`), {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += String(chunk);
        });
      return {
        log: () => output,
        async stop(): Promise<number | null> {
          if (child.exitCode === null && child.signalCode === null) {
            const ended = once(child, 'exit');
            child.kill('SIGTERM');
            await ended;
          }
          return child.exitCode;
        },
      };
    },
  };
}
