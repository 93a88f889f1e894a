import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { boolean, number, rowsOf, text } from '../../foundation/database/rows.ts';

/** The oldest PostgreSQL that is supported. */
const OLDEST = 15;

const FACTS_ROW = {
  user: text,
  name: text,
  version: number,
  is_super: boolean,
  makes_roles: boolean,
  has_role: boolean,
  logs_in: boolean,
  is_member: boolean,
  is_admin: boolean,
  makes_schemas: boolean,
  makes_tables: boolean,
  sets_staff: boolean,
};

/** A right that the database's user needs and lacks; a superuser runs `statement` in this database. */
interface MissingRight {
  why: string;
  statement: string;
}

/** Finds what keeps migrations from running, before any has run. @throws Error for a server that is too old */
export async function missingRights(database: Database): Promise<MissingRight[]> {
  const [facts] = await rowsOf(
    database.db,
    FACTS_ROW,
    sql`select current_user::text as user, current_database()::text as name, current_setting('server_version_num')::int / 10000 as version,
      u.rolsuper as is_super, u.rolcreaterole as makes_roles, r.oid is not null as has_role, coalesce(r.rolcanlogin, false) as logs_in,
      coalesce(pg_has_role(current_user, r.oid, 'member'), false) as is_member,
      coalesce(pg_has_role(current_user, r.oid, 'member with admin option'), false) as is_admin,
      has_database_privilege(current_database(), 'create') as makes_schemas,
      has_schema_privilege('public', 'create') as makes_tables,
      has_parameter_privilege('app.staff', 'set') as sets_staff
      from pg_roles u left join pg_roles r on r.rolname = 'guerdon_app' where u.rolname = current_user`,
  );
  if (!facts) throw new Error('The database does not say who its user is');
  const { user, name, version } = facts;
  if (version < OLDEST) throw new Error(`PostgreSQL ${OLDEST} or newer is needed; this is ${version}`);
  const [owner, base] = [user, name].map(quoted);
  const missing: MissingRight[] = [];
  const miss = (why: string, statement: string) => missing.push({ why, statement });
  if (!facts.has_role && !facts.makes_roles && !facts.is_super)
    miss(
      'the role that requests log in as does not exist; its name and password belong into DATABASE_REQUESTS_URL',
      "create role guerdon_app login password '…';",
    );
  else if (facts.has_role && !facts.logs_in && !facts.makes_roles && !facts.is_super)
    miss(
      'the role of requests may not log in; its name and password belong into DATABASE_REQUESTS_URL',
      "alter role guerdon_app login password '…';",
    );
  const isGrantedByItself =
    facts.is_super || facts.is_admin || (facts.makes_roles && (version < 16 || !facts.has_role));
  if (!facts.is_member && !isGrantedByItself)
    miss(`${user} may not take that role`, `grant guerdon_app to ${owner};`);
  if (!facts.makes_schemas)
    miss(
      'it may not make the schema and the extension that migrations use',
      `grant create on database ${base} to ${owner};`,
    );
  if (!facts.makes_tables) miss('it may not make tables', `grant create on schema public to ${owner};`);
  if (!facts.sets_staff)
    miss('its functions may not act for staff', `grant set on parameter "app.staff" to ${owner};`);
  return missing;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
