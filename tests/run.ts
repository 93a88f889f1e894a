// `npm test`: everything that has to hold before a change is kept. The last line counts it.
import { buildIfStale, checks } from './runner/checks.ts';
import { prepareMachine } from './runner/machine.ts';
import { playwright, vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

if (process.argv.includes('--nightly')) process.env.GUERDON_NIGHTLY = '1';

if (!prepareMachine()) {
  process.exitCode = 1;
} else {
  // Vitest's workers often wait for a database: the checks run beside them.
  const inside = await Promise.all([checks(), vitest()]);
  conclude(sum([...inside, await buildIfStale(), await playwright()]));
}
