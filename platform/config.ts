import { join } from 'node:path';
import { z } from 'zod';
import {
  drainDelayMsOf,
  isDemo,
  publicCatalogueSeller,
  readEnvironment,
  sharedEnvironment,
  uploadTypesOf,
} from '../schema/foundation/process/environment.ts';
import { type ObjectStorage, objectStorageOf } from '../schema/foundation/process/objectStorage.ts';
import { isPrivateAddress } from '../schema/foundation/process/ownMachine.ts';
import { SettingError } from '../schema/foundation/process/settingError.ts';
import type { UploadExtension } from '../schema/foundation/process/uploadTypes.ts';
import { DEMO_CLIENT_SECRET, embeddedIssuer, GATEWAY_CLIENT_ID } from '../schema/foundation/signIn.ts';
import { clockShift } from './foundation/clock/clockShift.ts';
import { requestsUrlOf } from './foundation/database/connections/requestsUrl.ts';
import { codeKeys, codesHashKey } from './foundation/secrets/codeKeys.ts';
import type { MasterKey } from './foundation/secrets/seal.ts';
import {
  type ExternalIssuer,
  externalIssuerEnvironment,
  externalIssuerOf,
} from './people/signIn/issuer/externalIssuer.ts';

/** `Guerdon <no-reply@example.com>` or the address alone. */
const MAIL_FROM = /^(?:[^<>"\p{Cc}]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

const environment = sharedEnvironment.extend(externalIssuerEnvironment.shape).extend({
  PLATFORM_HOST: z.string().min(1).default('127.0.0.1'),
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  STAFF_DOMAINS: z
    .string()
    .default('guerdon.example')
    .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'expected domains, by commas' }))),
  DATABASE_REQUESTS_URL: z.string().min(1).optional(),
  PLATFORM_ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, { error: 'expected an address, or a name and <address>' })
    .optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'expected http:// or https://' })
    .refine((url) => !URL.canParse(url) || isPrivateAddress(new URL(url)), {
      error: 'expected HTTPS, since plain HTTP is for a service on this machine only',
    })
    .optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{3,11}|\+\d{6,15})$/, {
      error: 'expected 3 to 11 letters and digits, or a number',
    })
    .default('Guerdon'),
  OIDC_CLIENT_SECRET: z.string().min(16).optional(),
  CODES_KEYS: z.string().pipe(codeKeys).optional(),
  CODES_HASH_KEY: z.string().pipe(codesHashKey).optional(),
  REPORTS_SECRET: z.string().min(16).optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'expected the name of a header' })
    .optional(),
  GUERDON_CLOCK: z.string().optional(),
  DEMO_SIZE: z.enum(['full', 'small', 'none']).default('full'),
  EVENTS_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  DEMO_SEED: z.coerce.number().int().default(20260),
});

/** Everything the platform reads of its environment, checked; the only place that reads it. */
export interface PlatformConfig {
  /** Where people reach the product; no trailing slash. */
  publicUrl: string;
  host: string;
  port: number;
  /** Issuer of the tokens: the embedded one under the public address unless another is named. */
  issuer: string;
  /** True if `externalIssuer` is named. */
  isExternalIssuer: boolean;
  /** Settings of the external issuer; null for the embedded one. */
  externalIssuer: ExternalIssuer | null;
  /** PostgreSQL; null for the embedded database in `databaseFolder`. */
  databaseUrl: string | null;
  /** The same database with the login of requests; null for the embedded database. May hold a password. */
  databaseRequestsUrl: string | null;
  /** Folder of the embedded database, or `:memory:`. */
  databaseFolder: string;
  /** Folder of uploaded and re-encoded files. */
  mediaFolder: string;
  /** The bucket that keeps them instead; null keeps them in `mediaFolder`. May hold a secret. */
  objectStorage: ObjectStorage | null;
  /** Extensions of the files that people may send (UPLOAD-13). */
  uploadTypes: readonly UploadExtension[];
  /** Serves requests, does background work, or both. */
  role: 'api' | 'worker' | 'all';
  /** Where mails are handed over; null keeps them in `mailFolder`. May hold a password. */
  smtpUrl: string | null;
  mailFolder: string;
  /** The sender of every mail: an address, or a name and `<address>`. */
  mailFrom: string;
  /** The HTTP service that SMS are handed to; null keeps them in `smsFolder`. */
  smsUrl: string | null;
  /** Bearer token for that address. A secret. */
  smsToken: string | null;
  smsFolder: string;
  /** Sender of SMS where the promotion does not name one. */
  smsFrom: string;
  /** Keys that wrap reward codes, the first seals; null keeps one in a demo's database. Secrets. */
  codesKeys: readonly MasterKey[] | null;
  /** Key of hashes of codes and of recipients' links, never changed; null as above. A secret. */
  codesHashKey: Buffer | null;
  /** Signs reports on deliveries; null where none are taken. A secret. */
  deliveryReportsSecret: string | null;
  /** The header in which the proxy in front says a visitor's country; null where it does not. */
  countryHeader: string | null;
  isDemo: boolean;
  /** Milliseconds that a demo's business clock is ahead; 0 everywhere else. */
  clockShift: number;
  /** Demo data made when demo mode is on and the database is empty. */
  demoSize: 'full' | 'small' | 'none';
  demoSeed: number;
  /** Days for which published events can be read. */
  eventsRetentionDays: number;
  /** `ui_id` of the organization whose publications anybody may see; null where there is no public catalog. */
  publicCatalogueSeller: string | null;
  /** Lower-case domains whose verified e-mail addresses make operator staff. */
  staffDomains: readonly string[];
  /** The gateway as a client of the embedded issuer: its secret from the environment, in demo mode a public one, else null. */
  oidcClientId: string;
  oidcClientSecret: string | null;
  /** Label shown outside production: `demo`, `development`, … */
  environment: string;
  /** Milliseconds for which a process that was told to end still takes requests. */
  drainDelayMs: number;
  logLevel: string;
}

/** Reads the environment, or throws one error that lists everything wrong. */
export function readConfig(source: Record<string, string | undefined>): PlatformConfig {
  const read = readEnvironment(environment, source);
  const publicUrl = read.PUBLIC_URL.replace(/\/+$/, '');
  const demo = isDemo(read);
  const externalIssuer = externalIssuerOf(read, publicUrl);
  if (!read.DATABASE_URL && read.PLATFORM_ROLE !== 'all')
    throw new SettingError(
      'The environment is not right:\n  PLATFORM_ROLE: the embedded database has one process only; name DATABASE_URL',
    );
  const files = read.DATA_DIR === ':memory:' ? '.data' : read.DATA_DIR;
  return {
    publicUrl,
    host: read.PLATFORM_HOST,
    port: read.PLATFORM_PORT ?? Number(new URL(read.PLATFORM_URL).port || 4100),
    issuer: read.OIDC_ISSUER ?? embeddedIssuer(publicUrl),
    isExternalIssuer: externalIssuer !== null,
    externalIssuer,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseRequestsUrl: read.DATABASE_URL
      ? (read.DATABASE_REQUESTS_URL ?? requestsUrlOf(read.DATABASE_URL))
      : null,
    databaseFolder: read.DATA_DIR === ':memory:' ? ':memory:' : join(read.DATA_DIR, 'database'),
    mediaFolder: join(files, 'media'),
    objectStorage: objectStorageOf(read),
    uploadTypes: uploadTypesOf(read),
    role: read.PLATFORM_ROLE,
    smtpUrl: read.SMTP_URL ?? null,
    mailFolder: join(files, 'mail'),
    mailFrom: read.MAIL_FROM ?? `Guerdon <no-reply@${new URL(publicUrl).hostname}>`,
    smsUrl: read.SMS_URL ?? null,
    smsToken: read.SMS_TOKEN ?? null,
    smsFolder: join(files, 'sms'),
    smsFrom: read.SMS_FROM,
    codesKeys: read.CODES_KEYS ?? null,
    codesHashKey: read.CODES_HASH_KEY ?? null,
    deliveryReportsSecret: read.REPORTS_SECRET ?? null,
    countryHeader: read.COUNTRY_HEADER ?? null,
    isDemo: demo,
    clockShift: shiftOf(read.GUERDON_CLOCK, demo),
    demoSize: read.DEMO_SIZE,
    eventsRetentionDays: read.EVENTS_RETENTION_DAYS,
    demoSeed: read.DEMO_SEED,
    publicCatalogueSeller: publicCatalogueSeller(read),
    staffDomains: read.STAFF_DOMAINS,
    oidcClientId: GATEWAY_CLIENT_ID,
    oidcClientSecret: read.OIDC_CLIENT_SECRET ?? (demo ? DEMO_CLIENT_SECRET : null),
    environment: read.GUERDON_ENVIRONMENT ?? (demo ? 'demo' : 'production'),
    drainDelayMs: drainDelayMsOf(read),
    logLevel: read.LOG_LEVEL,
  };
}

function shiftOf(text: string | undefined, demo: boolean): number {
  if (!text) return 0;
  const shift = clockShift(text, new Date());
  const wrong = demo ? 'expected +40d, +12h or an instant to come' : 'demo mode only';
  if (!demo || shift === null)
    throw new SettingError(`The environment is not right:\n  GUERDON_CLOCK: ${wrong}`);
  return shift;
}
