import { callerFacts } from '../../../foundation/access/callerFacts.ts';
import { openScope, type Scope } from '../../../foundation/access/scope.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import type { JobWork } from '../../../foundation/jobs/work.ts';
import type { StoredRequest } from './workRequest.ts';

/** The caller of a request as it is now, in a dry run where it asked for one. @throws Refusal maker_stops_request where it may no longer do this */
export async function callerScope(
  { components: { database }, job }: JobWork,
  { caller, accountId, locale, isDryRun }: StoredRequest,
  staffDomains: readonly string[],
): Promise<Scope> {
  const facts = await callerFacts(database, { caller, accountId }, staffDomains);
  if (!facts?.abilities.has('createBulkRedemptions')) throw refused({ locale }, 'maker_stops_request');
  const scope = openScope(database, { ...facts, caller, locale, requestId: `job-${job.id}` });
  return isDryRun ? scope.dryRun() : scope;
}
