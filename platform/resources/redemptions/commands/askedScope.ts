import { type Scope, systemScope } from '../../../access/scope.ts';
import type { Database } from '../../../database/connection.ts';

/** The platform's own scope in the name of who asks: for what the application role may not write, codes and orders. Judge visibility before. */
export function askedScope(
  database: Database,
  { accountId, caller, locale, requestId }: Pick<Scope, 'accountId' | 'caller' | 'locale' | 'requestId'>,
): Scope {
  return { ...systemScope(database), accountId, caller, locale, requestId };
}
