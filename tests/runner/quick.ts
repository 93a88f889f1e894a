/**
 * What `npm run check` leaves out, besides journeys in a browser, and `npm test` runs whole: suites of many seconds each that start processes
 * and databases over and over, or go through histories, interleavings and files by the hundred. What they prove of a noun a shorter test of it shows too.
 */
export const LONG_SUITES = [
  'tests/faults/**',
  'tests/money/ledgerModel*.test.ts',
  'tests/money/explain.test.ts',
  'tests/money/twoEditors.test.ts',
  'platform/media/hostile.test.ts',
  'platform/main.test.ts',
];
