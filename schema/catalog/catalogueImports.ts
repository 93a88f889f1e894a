// An import of a catalog file: received in parts, tried, then imported by a job that survives leaving the page.

/** States of an import, in the order it goes through them; `stopped` where its person may no longer import. */
export const IMPORT_STATES = ['receiving', 'trying', 'tried', 'importing', 'imported', 'stopped'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Outcomes of a row; `waiting` until it is tried. */
export const IMPORT_OUTCOMES = ['waiting', 'created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Days for which an import and its rows can be looked at. */
export const IMPORT_DAYS = 30;
