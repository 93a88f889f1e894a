import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ABILITIES, ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { SERVICE_ACCOUNT_STATES, type ServiceAccountState } from '../../../schema/people/serviceAccounts.ts';
import { heldOf, isLiveSecret } from '../../foundation/access/serviceAccounts.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { dispatchEffectsShape } from '../../foundation/changes/openDispatches.ts';
import {
  boolean,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  type RowOf,
  text,
} from '../../foundation/database/rows.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const secretShape = responseSchema(
  'ServiceAccountSecret',
  z.object({
    id: z.string(),
    hint: z.string().describe('Its last four characters'),
    made_by: z.string().describe('Name of the account that created it, on whose behalf it acts'),
    created_at: z.string(),
    expires_at: z.string().nullable().describe('Expiry beside a newer secret; null when it has none'),
    last_used_at: z.string().nullable().describe('To the minute'),
  }),
);

/** A service account; never its secrets. */
export const serviceAccountShape = responseSchema(
  'ServiceAccount',
  z.object({
    id: z.string(),
    name: z.string(),
    client_id: z.string().describe('Public client ID for token requests'),
    subject: z
      .string()
      .nullable()
      .describe('Subject of its client at the external issuer; null when it uses our own secrets'),
    organization: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe('Organization whose advertisers it sees; null for one of the provider, which sees all'),
    abilities: z.array(z.enum(ABILITIES)).describe('Abilities assigned to it'),
    missing_abilities: z
      .array(z.enum(ABILITIES))
      .describe(
        'Abilities that it cannot use now, because nobody responsible for it holds them; only while it is working',
      ),
    state: z.enum(SERVICE_ACCOUNT_STATES),
    made_by: z.string(),
    created_at: z.string(),
    ended_at: z.string().nullable(),
    last_used_at: z.string().nullable().describe('To the minute'),
    secrets: z.array(secretShape).describe('Valid secrets, newest first'),
    version: z.int(),
  }),
);
export type ServiceAccountJson = z.output<typeof serviceAccountShape>;

export const serviceAccountPageShape = responseSchema(
  'ServiceAccountPage',
  pageShape(serviceAccountShape).extend({
    is_external_issuer: z
      .boolean()
      .describe(
        'True when an external issuer creates the tokens: service accounts are then clients of that issuer',
      ),
  }),
);
export type ServiceAccountPageJson = z.output<typeof serviceAccountPageShape>;

/** The answer to a save and to the end: the service account as it is then. */
export const changedServiceAccountShape = responseSchema(
  'ChangedServiceAccount',
  z.object({ service_account: serviceAccountShape, effects: dispatchEffectsShape }),
);
export type ChangedServiceAccountJson = z.output<typeof changedServiceAccountShape>;

/** The answer to the end of a secret: it stops no dispatch. */
export const endedSecretShape = responseSchema(
  'EndedServiceAccountSecret',
  z.object({ service_account: serviceAccountShape, effects: effectsShape }),
);
export type EndedSecretJson = z.output<typeof endedSecretShape>;

/** The answer to a creation and to a rotation, the only ones with a secret. */
export const madeServiceAccountShape = responseSchema(
  'MadeServiceAccount',
  z.object({
    service_account: serviceAccountShape,
    client_secret: z
      .string()
      .nullable()
      .describe('Shown only once; null in a dry run, and when an external issuer holds the secret'),
    effects: effectsShape,
  }),
);
export type MadeServiceAccountJson = z.output<typeof madeServiceAccountShape>;

/** A person who is responsible for a service account. */
const MAKER = {
  name: text,
  email: text,
  is_verified: boolean,
  is_enabled: boolean,
  roles: listOf(text),
};

/** A service account as the database gives it. */
export const SERVICE_ACCOUNT_ROW = {
  name: text,
  id: text,
  subject: nullable(text),
  version: number,
  created_at: text,
  client_id: text,
  last_used_at: nullable(text),
  organization: nullable(objectOf({ id: text, name: text })),
  ended_at: nullable(text),
  abilities: listOf(oneOf(ABILITIES)),
  maker: objectOf(MAKER),
  secrets: listOf(
    objectOf({
      id: text,
      hint: text,
      created_at: text,
      expires_at: nullable(text),
      last_used_at: nullable(text),
      maker: objectOf(MAKER),
    }),
  ),
};
export type ServiceAccountRow = RowOf<typeof SERVICE_ACCOUNT_ROW>;

const makerOf = (account: SQL) =>
  sql`jsonb_build_object('name', ${account}.name, 'email', ${account}.email, 'is_verified', ${account}.email_verified,
    'is_enabled', ${account}.status = 'enabled' and ${account}.accepted_at is not null, 'roles', to_jsonb(${account}.roles))`;

/** Columns of a service account, for statements with `from service_accounts s left join organizations o … join accounts m …`. */
export const serviceAccountColumns = sql`s.id::text as id, s.name, s.client_id, s.subject, s.abilities, s.version,
  case when o.id is not null then jsonb_build_object('id', o.id::text, 'name', o.name) end as organization,
  ${isoTimestamp(sql`s.created_at`)} as created_at, ${isoTimestamp(sql`s.ended_at`)} as ended_at, ${makerOf(sql`m`)} as maker,
  ${isoTimestamp(sql`greatest(s.last_used_at, (select max(u.last_used_at) from service_account_secrets u where u.service_account_id = s.id))`)} as last_used_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', x.id::text, 'hint', x.hint, 'maker', ${makerOf(sql`a`)},
      'created_at', ${isoTimestamp(sql`x.created_at`)}, 'expires_at', ${isoTimestamp(sql`x.expires_at`)},
      'last_used_at', ${isoTimestamp(sql`x.last_used_at`)}) order by x.id desc)
    from service_account_secrets x join accounts a on a.id = x.made_by
    where x.service_account_id = s.id and s.ended_at is null and ${isLiveSecret}), '[]') as secrets`;

/** A row as answers show it. */
export function serviceAccountJson(
  { maker, secrets, abilities, ...row }: ServiceAccountRow,
  staffDomains: readonly string[],
): ServiceAccountJson {
  const makers = (row.subject === null ? secrets.map((secret) => secret.maker) : [maker]).filter(
    ({ email, is_verified, is_enabled }) => is_enabled && isStaffEmail(email, is_verified, staffDomains),
  );
  const makerAbilities = makers.map(({ roles }) =>
    heldOf(
      abilities,
      ACCOUNT_ROLES.filter((role) => roles.includes(role)),
    ),
  );
  const state = stateOf(row, makers.length, secrets.length);
  return {
    ...row,
    abilities,
    missing_abilities:
      state === 'working'
        ? abilities.filter((ability) => !makerAbilities.some((one) => one.has(ability)))
        : [],
    state,
    made_by: maker.name,
    secrets: secrets.map(({ maker: { name }, ...secret }) => ({ ...secret, made_by: name })),
  };
}

function stateOf(
  { ended_at, subject }: Pick<ServiceAccountRow, 'ended_at' | 'subject'>,
  makers: number,
  secrets: number,
): ServiceAccountState {
  if (ended_at !== null) return 'ended';
  if (subject === null && secrets === 0) return 'without_secret';
  return makers === 0 ? 'maker_gone' : 'working';
}
