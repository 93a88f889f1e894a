import { sql } from 'drizzle-orm';
import { accountFacts } from '../foundation/access/authentication.ts';
import { openScope, type Scope } from '../foundation/access/scope.ts';
import type { TestPlatform } from './testPlatform.ts';

/** Only for tests: the operator of a test platform where tokens of ours sign nobody in. */
export async function operatorOf({ database, config }: TestPlatform): Promise<Scope> {
  const facts = await accountFacts(database.db, sql`a.login = 'operator'`, config.staffDomains);
  if (!facts) throw new Error('There is no operator');
  return openScope(database, { ...facts, requestId: 'test' });
}
