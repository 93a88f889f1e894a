// `npm run check`: the quick loop, everything but journeys in a browser, and faults, which wait for databases to come and go.
import { checks } from './runner/checks.ts';
import { vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

process.env.GUERDON_QUICK = '1';
conclude(sum([await checks(), await vitest()]));
