import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of one tick of Linux's processor times. */
const TICK = 10;

interface Times {
  parent: number;
  /** Its own ticks, and those of its children that have ended. */
  own: number;
  ended: number;
}

/** Milliseconds of processor time that a PostgreSQL of our own has used, all its sessions together. */
export function serverTime(url: string): number {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const server = timesOf(Number(pid));
  const sessions = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === Number(pid));
  return (
    TICK *
    sessions.reduce((sum, { own, ended }) => sum + own + ended, (server?.own ?? 0) + (server?.ended ?? 0))
  );
}

/** Milliseconds of processor time that a process has used, without its children. */
export const processTime = (pid: number): number => TICK * (timesOf(pid)?.own ?? 0);

function timesOf(pid: number): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may contain any character.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
    return { parent: Number(parent), own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
