import type { sql } from 'drizzle-orm';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import type { AllocationWorld } from './allocationWorld.ts';
import type { TriedRequest } from './comparedTry.ts';

/** A request that changes something, built when it is its turn. */
export type TriedCase = () => Promise<TriedRequest>;
/** By operation, and by action. */
export type TriedCases = Record<string, Record<string, TriedCase>>;

let serial = 0;

/** Helpers that send requests as a user, and create what they are about. */
export function caseTools(world: AllocationWorld) {
  const next = () => String(++serial);
  const by =
    (login: string) =>
    (method: string, url: string, body?: object): TriedRequest => ({
      login,
      method,
      url,
      ...(body ? { body } : {}),
    });
  return {
    next,
    by,
    staff: by('operator'),
    retailer: by('retailer'),
    rows: <Row>(statement: ReturnType<typeof sql>) => storedRows<Row>(world.database.db, statement),
    /** Creates the subject of a change. */
    async create({ login, method, url, body, version }: TriedRequest): Promise<Json> {
      const headers = { 'idempotency-key': `cases-${next()}` };
      const rest = { ...(body ? { body } : {}), ...(version === undefined ? {} : { version }) };
      const answer = await world.call(login, method, url, { ...rest, headers });
      if (answer.status > 299) throw new Error(`${method} ${url}: ${answer.text}`);
      return answer.body;
    },
  };
}
