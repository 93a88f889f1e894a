// `npm run check`: the quick loop, everything but the journeys in a browser.
import { checks } from './runner/checks.ts';
import { vitest } from './runner/reports.ts';
import { sum } from './runner/tally.ts';

const tally = sum([await checks(), await vitest()]);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
