// A session belongs to the password it began with: everything that the issuer made under an older one ends, including what is being made at the same moment.
import { sql } from 'drizzle-orm';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { grantsOf } from './grants.ts';

const ACR = /^password:(\d{1,9})$/;

/** The `acr` value of sessions, codes and refresh tokens: the password version of the sign-in. */
export const passwordAcr = (passwordVersion: number): string => `password:${passwordVersion}`;

/** The version of the password at the start of the token, or else of the session; 0, the first one, if neither names it. */
export function passwordVersionOf(ctx: KoaContextWithOIDC, token?: object): number {
  const acr = token && 'acr' in token ? token.acr : ctx.oidc.session?.acr;
  return Number(ACR.exec(String(acr))?.[1] ?? 0);
}

/** Ends every session and grant of a subject in the caller's transaction; call the returned function after the commit. */
export async function endSessions(tx: Queries, database: Database, subject: string): Promise<() => void> {
  const ended = await rowsOf(
    tx,
    { kind: text, id: text },
    sql`delete from oidc_store
      where kind <> 'Keys' and (payload ->> 'accountId' = ${subject}
        or (kind = 'Interaction' and payload -> 'result' -> 'login' ->> 'accountId' = ${subject}))
      returning kind, id`,
  );
  const grants = grantsOf(database);
  return () => {
    for (const { kind, id } of ended) if (kind === 'Grant') grants.drop(id);
  };
}

/** Ends every session of an account, here at once and in other processes within the seconds for which they remember grants. */
export async function endSessionsOf(database: Database, accountId: string): Promise<void> {
  const [account] = await rowsOf(
    database.db,
    { subject: text },
    sql`select subject from accounts where id = ${accountId}`,
  );
  if (!account) return;
  const forget = await database.transaction((tx) => endSessions(tx, database, account.subject));
  forget();
}
