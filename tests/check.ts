// `npm run check`: the quick loop, everything but journeys in a browser, and faults, which wait for databases to come and go.
import { checks } from './runner/checks.ts';
import { vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

conclude(sum([await checks(), await vitest('--exclude', 'tests/faults/**')]));
