import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CATALOGUE_PATH } from '../schema/catalog/publicCatalogue.ts';
import {
  drainDelayMsOf,
  isDemo,
  publicCatalogueSeller,
  readEnvironment,
  sharedEnvironment,
  uploadTypesOf,
} from '../schema/foundation/process/environment.ts';
import { objectStorageOf, pictureOrigins } from '../schema/foundation/process/objectStorage.ts';
import type { BuildInfo } from './context/context.ts';
import { ADDRESS_RATES, type AddressRates } from './foundation/limits/addressLimits.ts';
import { DEFAULT_RATE, type Rate } from './foundation/limits/rateLimit.ts';
import { type SessionConfig, sessionConfigOf, sessionEnvironment } from './foundation/session/environment.ts';

const environment = sharedEnvironment.extend(sessionEnvironment.shape).extend({
  GATEWAY_HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  TRUSTED_DOCUMENTS: z.enum(['only', 'any']).default('any'),
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  RATE_PER_SECOND: z.coerce.number().positive().default(DEFAULT_RATE.perSecond),
  RATE_BURST: z.coerce.number().positive().default(DEFAULT_RATE.burst),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected redis://… or rediss://…' }).optional(),
  ADMIN_URL: z.url().optional(),
  CONTACT_URL: z.string().min(1).optional(),
  SOCIAL_URL: z.url().optional(),
  CATALOGUE_URL: z.url().optional(),
  CATALOGUE_SANDBOX_URL: z.url().optional(),
  PORTAL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, { error: 'expected a domain without its first label' })
    .optional(),
});

/** The checked environment of the gateway; nothing else reads it. */
export interface GatewayConfig {
  /** Public address of the product; no trailing slash. */
  publicUrl: string;
  /** Address of the platform; no trailing slash. */
  platformUrl: string;
  host: string;
  port: number;
  /** True if a proxy in front names the caller's address. */
  trustProxy: boolean;
  /** True if browser sessions may send documents of the manifest only. */
  trustedDocumentsOnly: boolean;
  /** True if we serve the public catalog ourselves. */
  hasPublicCatalogue: boolean;
  /** Where several gateways share rate limits and refreshes; null for a single one. */
  redisUrl: string | null;
  /** The rate of a verified caller, in points. */
  rate: Rate;
  /** Rates by remote address: sign-in, and callers that are not verified. */
  addressRates: AddressRates;
  /** Milliseconds: one call to the platform, one request of the graph in all, and what a client may take to send headers and body, and a file. */
  timeouts: { call: number; request: number; receive: number; upload: number };
  /** Milliseconds for which a process still accepts requests after SIGTERM. */
  drainDelayMs: number;
  logLevel: string;
  build: BuildInfo;
  /** Origins besides our own that pages send files to and show pictures from. */
  pictureOrigins: { sent: string[]; shown: string[] };
  session: SessionConfig;
}

/** Milliseconds, as `GatewayConfig.timeouts` names them. */
export const TIMEOUTS = { call: 5000, request: 8000, receive: 10_000, upload: 30_000 };

/** Reads the environment. Throws one error that lists everything wrong. */
export function readConfig(source: Record<string, string | undefined>): GatewayConfig {
  const read = readEnvironment(environment, source);
  const session = sessionConfigOf(read);
  const environmentName = read.GUERDON_ENVIRONMENT ?? (isDemo(read) ? 'demo' : 'production');
  const hasPublicCatalogue = publicCatalogueSeller(read) !== null;
  const own = hasPublicCatalogue ? session.publicUrl + CATALOGUE_PATH : null;
  return {
    publicUrl: session.publicUrl,
    platformUrl: session.platformUrl,
    host: read.GATEWAY_HOST,
    port: read.GATEWAY_PORT ?? Number(new URL(read.PUBLIC_URL).port || 4000),
    trustProxy: read.TRUST_PROXY === 'yes',
    trustedDocumentsOnly: read.TRUSTED_DOCUMENTS === 'only',
    hasPublicCatalogue,
    redisUrl: read.REDIS_URL ?? null,
    rate: { perSecond: read.RATE_PER_SECOND, burst: read.RATE_BURST },
    addressRates: ADDRESS_RATES,
    timeouts: { ...TIMEOUTS },
    drainDelayMs: drainDelayMsOf(read),
    logLevel: read.LOG_LEVEL,
    build: {
      version: packageVersion(),
      environment: environmentName,
      upload_types: [...uploadTypesOf(read)],
      portal_suffix: `.${read.PORTAL_DOMAIN ?? new URL(session.publicUrl).hostname}`,
      links: {
        contact: read.CONTACT_URL ?? null,
        social: read.SOCIAL_URL ?? null,
        // A sandbox never leads to what production offers (SHELL-18).
        catalogue:
          (environmentName === 'production' ? read.CATALOGUE_URL : read.CATALOGUE_SANDBOX_URL) ?? own,
        admin: read.ADMIN_URL ?? null,
      },
    },
    pictureOrigins: pictureOrigins(objectStorageOf(read)),
    session,
  };
}

/** Version of the product, as package.json names it. */
export function packageVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
