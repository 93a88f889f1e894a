import { sql } from 'drizzle-orm';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { Database } from '../database/connections/connection.ts';
import { accountFacts, type CallerFacts } from './authentication.ts';
import { factsOfKey } from './clientAuthentication.ts';
import { type Scope, systemScope } from './scope.ts';
import { factsOfService, serviceOf } from './serviceAccounts.ts';

/**
 * A caller's access at this moment, for a job that goes on with its request. Null where it would be refused as a caller: its account
 * is disabled, its key is deleted, its service account or secret has ended.
 */
export async function callerFacts(
  database: Database,
  { caller, accountId }: Pick<Scope, 'caller' | 'accountId'>,
  staffDomains: readonly string[],
): Promise<CallerFacts | null> {
  const [kind, id = ''] = caller.split(':');
  if (accountId === null || !DIGITS.test(id)) return null;
  if (kind === 'client') return factsOfKey(database, sql`c.id = ${id}`, staffDomains);
  if (kind === 'service') return factsOfService(database, serviceOf({ id, accountId }), staffDomains);
  return systemScope(database).read((tx) => accountFacts(tx, sql`a.id = ${id}`, staffDomains));
}
