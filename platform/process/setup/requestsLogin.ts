import { sql } from 'drizzle-orm';
import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import { databaseCode } from '../../foundation/database/connections/availability.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { REQUESTS_ROLE } from '../../foundation/database/connections/requestsUrl.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';

/** Error codes of a refused login: a wrong password, or a role that is missing or may not log in. */
const LOGIN_REFUSED = ['28000', '28P01'];

/**
 * Checks that requests log in as their own role, so that no statement of a request can take back the owner's rights with `reset role`. The embedded
 * database has one session for everything and is not checked.
 * @throws SettingError that names the setting and the SQL that remedies it
 */
export async function checkRequestsLogin(database: Database): Promise<void> {
  if (database.engine === 'pglite') return;
  const requests = await sessionOf(database, { isRequest: true }).catch((error: unknown) => {
    if (!LOGIN_REFUSED.includes(databaseCode(error) ?? '')) throw error;
    throw wrongLogin('The server refuses the login of requests.');
  });
  if (requests.login !== REQUESTS_ROLE) throw wrongLogin(`Requests log in as ${requests.login}.`);
  const owner = await sessionOf(database, {});
  if (requests.place !== owner.place)
    throw wrongLogin('DATABASE_REQUESTS_URL and DATABASE_URL lead to different databases.');
}

const SESSION_ROW = {
  login: text,
  /** Tells one database of one server from any other. */
  place: text,
};
type Session = RowOf<typeof SESSION_ROW>;

async function sessionOf(database: Database, kind: { isRequest?: boolean }): Promise<Session> {
  const [row] = await database.transaction(
    (tx) =>
      rowsOf(
        tx,
        SESSION_ROW,
        sql`select session_user::text as login, concat(current_database(), ' ', pg_postmaster_start_time()) as place`,
      ),
    kind,
  );
  if (!row) throw new Error('The database does not say who its user is');
  return row;
}

const wrongLogin = (fault: string) =>
  new SettingError(
    [
      fault,
      `  Have a superuser run: alter role ${REQUESTS_ROLE} login password '…';`,
      `  Then set DATABASE_REQUESTS_URL to the URL of the same database with that name and password.`,
    ].join('\n'),
  );
