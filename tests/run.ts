// `npm test`: everything that has to hold before a change is kept. The last line counts it.
import { buildIfStale, checks, freshness } from './runner/checks.ts';
import { prepareMachine } from './runner/machine.ts';
import { playwright, vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

if (process.argv.includes('--nightly')) process.env.GUERDON_NIGHTLY = '1';

if (!prepareMachine()) {
  process.exitCode = 1;
} else {
  conclude(
    sum([await freshness(), await checks(), await vitest(), await buildIfStale(), await playwright()]),
  );
}
