// `npm run check`: the quick loop, everything but journeys in a browser and the long suites that tests/runner/quick.ts names.
import { checks } from './runner/checks.ts';
import { vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

process.env.GUERDON_QUICK = '1';
// Vitest's workers often wait for a database: the checks run beside them.
conclude(sum(await Promise.all([checks(), vitest()])));
