import type { Database } from '../../../foundation/database/connections/connection.ts';

const MAX_LINES = 200_000;
const MAX_EMBEDDED_LINES = 20_000;

/** Maximum lines of one dispatch. It is lower on the embedded database, where all other requests wait while a dispatch is accepted. */
export const mostLinesOf = ({ engine }: Pick<Database, 'engine'>): number =>
  engine === 'pglite' ? MAX_EMBEDDED_LINES : MAX_LINES;
