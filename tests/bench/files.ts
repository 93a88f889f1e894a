import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { request } from 'undici';
import { postgresFolder } from '../support/postgres.ts';

export const MEBIBYTE = 2 ** 20;

/** Discards the result of a query, run as the application role, as the platform runs it. */
export async function psqlCopy(url: string, query: string): Promise<void> {
  const copy = `\\copy (${query}) to '/dev/null' with (format csv, delimiter ';', force_quote *)`;
  const who = "select set_config('app.staff', 'on', false), set_config('role', 'guerdon_app', false)";
  const psql = `${postgresFolder()}/psql`;
  const { stdout } = await promisify(execFile)(psql, [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    url,
    '-c',
    who,
    '-c',
    copy,
    '-c',
    '\\echo ended',
  ]);
  if (!stdout.includes('ended')) throw new Error(`psql: ${stdout}`);
}

/** Reads a file and counts its lines; an incomplete file is an error. */
export async function download(
  url: string,
  { token, lines: expectedLines }: { token: string; lines: number },
): Promise<void> {
  const { statusCode, body } = await request(url, { headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${await body.text()}`);
  let lines = 0;
  for await (const chunk of body as AsyncIterable<Buffer>)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  if (lines !== expectedLines + 1) throw new Error(`${url}: ${lines} lines of ${expectedLines + 1}`);
}

/** Milliseconds that it takes. */
export async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Looks ten times a second how much memory each process holds of its own; `stop` answers by how many bytes that grew at most. */
export function watchMemory(pids: readonly number[]): { stop(): number[] } {
  const before = pids.map(ownMemory);
  const most = [...before];
  const timer = setInterval(() => {
    for (const [at, pid] of pids.entries()) most[at] = Math.max(most[at] ?? 0, ownMemory(pid));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return most.map((bytes, at) => bytes - (before[at] ?? 0));
    },
  };
}

/** Resident or swapped out, without the files that are mapped: neither grows because an idle process wakes up. */
function ownMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return 1024 * (kibibytes('RssAnon') + kibibytes('VmSwap'));
}
