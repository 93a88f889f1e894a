// Settings of an external issuer: the form of its access tokens, their owners, and the claim that identifies its people.
import { z } from 'zod';
import { apiAudience, GATEWAY_CLIENT_ID } from '../../../../schema/foundation/signIn.ts';

const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).min(1, { error: 'expected at least one, by commas' }));

/** Settings of an external issuer; part of the platform's environment. */
export const externalIssuerEnvironment = z.object({
  OIDC_CLIENT_ID: z.string().min(1).default(GATEWAY_CLIENT_ID),
  OIDC_TOKENS: z.enum(['at+jwt', 'jwt', 'introspection', 'userinfo']).default('at+jwt'),
  OIDC_AUDIENCE: z.string().pipe(list).optional(),
  OIDC_CLIENTS: z.string().pipe(list).optional(),
  OIDC_EMAIL_CLAIM: z.string().min(1).default('email'),
  OIDC_EMAIL_VERIFIED: z.enum(['claim', 'always']).default('claim'),
});

/** An external issuer, with the rules for its tokens. */
export interface ExternalIssuer {
  /** As `OIDC_ISSUER` spells it. */
  issuer: string;
  /** The form of access tokens: JWTs of RFC 9068, other JWTs, or opaque tokens that the issuer explains. */
  tokens: 'at+jwt' | 'jwt' | 'introspection' | 'userinfo';
  /** Accepted audiences: a token must name one of them. */
  audience: readonly string[];
  /** Accepted clients: the gateway, and programs that call on their own. */
  clients: readonly string[];
  /** The claim with a person's e-mail. */
  emailClaim: string;
  /** True if an address counts as verified without `email_verified`: for directories that the company maintains itself. */
  isEmailAlwaysVerified: boolean;
  /** The gateway's client, with which the platform introspects opaque tokens. */
  clientId: string;
  clientSecret: string | null;
}

/** The external issuer that the environment names; null where the embedded one signs in. */
export function externalIssuerOf(
  read: z.output<typeof externalIssuerEnvironment> & {
    OIDC_ISSUER?: string | undefined;
    OIDC_CLIENT_SECRET?: string | undefined;
  },
  publicUrl: string,
): ExternalIssuer | null {
  if (read.OIDC_ISSUER === undefined) return null;
  return {
    issuer: read.OIDC_ISSUER,
    tokens: read.OIDC_TOKENS,
    audience: read.OIDC_AUDIENCE ?? [apiAudience(publicUrl)],
    clients: read.OIDC_CLIENTS ?? [read.OIDC_CLIENT_ID],
    emailClaim: read.OIDC_EMAIL_CLAIM,
    isEmailAlwaysVerified: read.OIDC_EMAIL_VERIFIED === 'always',
    clientId: read.OIDC_CLIENT_ID,
    clientSecret: read.OIDC_CLIENT_SECRET ?? null,
  };
}
