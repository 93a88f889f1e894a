import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

const MARK = '/* kept */ ';

/** Statements that one session keeps at most: those beyond are planned each time, as all others are. */
const MAX_PLANS = 300;

/**
 * A statement that a session of PostgreSQL prepares once and whose plan it then keeps, where planning takes longer than running. There must be few such texts,
 * and their best plan must not depend on their values.
 */
export const keepPlan = (statement: SQL): SQL => sql`${sql.raw(MARK)}${statement}`;

/** A statement as the driver takes it. */
interface Written {
  text: string;
  name?: string;
}

/** Names the statements of one session that are to be kept; a named one is prepared by the driver. */
export function keptNames(): (written: Written) => Written {
  const names = new Map<string, string>();
  return (written) => {
    const { text, name } = written;
    if (name !== undefined || !text.startsWith(MARK)) return written;
    if (!names.has(text) && names.size >= MAX_PLANS) return written;
    const digest = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, digest);
    return { ...written, name: digest };
  };
}

/** True if a migration changed the table of a cached plan: discard the session. */
export const hasStalePlans = (error: unknown): boolean =>
  codesOf(error).some(({ code, routine }) => code === '0A000' && routine === 'RevalidateCachedQuery');

/** The error and those that caused it: the query builder wraps what the driver says. */
function codesOf(error: unknown): { code?: string; routine?: string }[] {
  if (!(error instanceof Error)) return [];
  return [error as { code?: string; routine?: string }, ...codesOf(error.cause)];
}
