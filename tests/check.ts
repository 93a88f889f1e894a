// `npm run check`: the quick loop, everything but the journeys in a browser.
import { checks } from './runner/checks.ts';
import { vitest } from './runner/reports.ts';
import { conclude, sum } from './runner/tally.ts';

conclude(sum([await checks(), await vitest()]));
