import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isDemo } from '../../../schema/foundation/process/environment.ts';
import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import { DEMO_CLIENT_SECRET, embeddedIssuer, GATEWAY_CLIENT_ID } from '../../../schema/foundation/signIn.ts';

/** Environment variables of sign-in: the client at the issuer and the key of the cookies. Part of the gateway's schema. */
export const sessionEnvironment = z.object({
  OIDC_CLIENT_ID: z.string().min(1).default(GATEWAY_CLIENT_ID),
  OIDC_CLIENT_SECRET: z.string().min(16).optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, { error: 'expected scopes, by spaces, with openid' })
    .default('openid'),
  OIDC_AUTHORIZATION: z
    .string()
    .regex(/^[^=&?#\s]+=[^&#\s]*(&[^=&?#\s]+=[^&#\s]*)*$/, { error: 'expected name=value, by &' })
    .optional(),
  SESSION_KEY: z.string().min(32, { error: 'expected at least 32 random characters' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
});

type Environment = z.infer<typeof sessionEnvironment> & {
  PUBLIC_URL: string;
  PLATFORM_URL: string;
  OIDC_ISSUER?: string | undefined;
  DATABASE_URL?: string | undefined;
};

export interface SessionConfig {
  /** No trailing slash, like `platformUrl`. */
  publicUrl: string;
  platformUrl: string;
  issuer: string;
  isExternalIssuer: boolean;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Additional parameters of the authorization request that some issuers require; empty by default. */
  authorization: Readonly<Record<string, string>>;
  /** The secret from which the keys of the cookies are derived. */
  sessionKey: string;
}

/** Completes the environment. Only demo mode has defaults; otherwise one error lists all missing variables. */
export function sessionConfigOf(environment: Environment): SessionConfig {
  const isDemoMode = isDemo(environment);
  const clientSecret = environment.OIDC_CLIENT_SECRET ?? (isDemoMode ? DEMO_CLIENT_SECRET : undefined);
  const sessionKey = environment.SESSION_KEY ?? (isDemoMode ? demoKey(environment.DATA_DIR) : undefined);
  const missing = [
    ...(clientSecret && (isDemoMode || clientSecret !== DEMO_CLIENT_SECRET)
      ? []
      : ['  OIDC_CLIENT_SECRET: must be set, and not to the demo value, outside demo mode']),
    ...(sessionKey ? [] : ['  SESSION_KEY: must be set outside demo mode']),
  ];
  if (!clientSecret || !sessionKey || missing.length > 0) {
    throw new SettingError(`The environment is not right:\n${missing.join('\n')}`);
  }
  const publicUrl = environment.PUBLIC_URL.replace(/\/+$/, '');
  return {
    publicUrl,
    platformUrl: environment.PLATFORM_URL.replace(/\/+$/, ''),
    issuer: environment.OIDC_ISSUER ?? embeddedIssuer(publicUrl),
    isExternalIssuer: environment.OIDC_ISSUER !== undefined,
    clientId: environment.OIDC_CLIENT_ID,
    clientSecret,
    scope: environment.OIDC_SCOPE,
    authorization: Object.fromEntries(new URLSearchParams(environment.OIDC_AUTHORIZATION)),
    sessionKey,
  };
}

/** Demo mode stores its key beside the database, so sessions survive a restart. */
function demoKey(folder: string): string {
  if (folder === ':memory:') return randomBytes(32).toString('base64url');
  const file = join(folder, 'session.key');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new SettingError(`DATA_DIR: nothing can be written to ${folder}.`, { cause: error });
  }
  return readFileSync(file, 'utf8').trim();
}
