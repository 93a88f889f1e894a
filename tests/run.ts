// `npm test`: everything that has to hold before a change is kept. The last line counts it.
import { buildIfStale, checks } from './runner/checks.ts';
import { prepareMachine } from './runner/machine.ts';
import { playwright, vitest } from './runner/reports.ts';
import { sum } from './runner/tally.ts';

if (process.argv.includes('--nightly')) process.env.GUERDON_NIGHTLY = '1';

if (!prepareMachine()) {
  process.exitCode = 1;
} else {
  const tally = sum([await checks(), await vitest(), await buildIfStale(), await playwright()]);
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
