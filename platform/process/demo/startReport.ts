import { existsSync } from 'node:fs';
import { progressMessage, type StartProgress } from '../../../schema/foundation/process/startProgress.ts';
import type { PlatformConfig } from '../../config.ts';

/** The terminal gets a line whenever so much more is done. */
const LINE_PERCENT = 10;

/** Reports that an embedded database is created, which takes half a minute on a slow machine. */
export function reportDatabase({
  databaseUrl,
  databaseFolder,
}: Pick<PlatformConfig, 'databaseUrl' | 'databaseFolder'>): void {
  if (databaseUrl !== null || databaseFolder === ':memory:' || existsSync(databaseFolder)) return;
  process.stdout.write('Creating the database …\n');
  tellSupervisor({ stage: 'database', percent: null });
}

/** Gives a function that reports how many percent of the demo data are there: to the terminal, and to the gateway through the supervisor. */
export function demoDataReport(): (percent: number) => void {
  let nextLine = 0;
  return (percent) => {
    tellSupervisor({ stage: 'demo_data', percent });
    if (percent < nextLine) return;
    process.stdout.write(`Creating the demo data: ${Math.floor(percent)} %\n`);
    nextLine = percent - (percent % LINE_PERCENT) + LINE_PERCENT;
  };
}

function tellSupervisor(progress: StartProgress): void {
  process.send?.(progressMessage(progress));
}
