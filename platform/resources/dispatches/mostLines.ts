import type { Database } from '../../database/connection.ts';

const MOST_LINES = 200_000;
const MOST_EMBEDDED_LINES = 20_000;

/** Lines of one dispatch; on the embedded database everybody waits while it is accepted. */
export const mostLinesOf = ({ engine }: Pick<Database, 'engine'>): number =>
  engine === 'pglite' ? MOST_EMBEDDED_LINES : MOST_LINES;
