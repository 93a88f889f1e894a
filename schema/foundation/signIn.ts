// The contract of issuer and gateway, which do not import each other: client, audience, redirect paths.

/** The gateway's own client at the issuer (confidential, authorization code with PKCE). */
export const GATEWAY_CLIENT_ID = 'guerdon-gateway';

/** The client secret of demo mode. Public by nature: both processes refuse it outside demo mode. */
export const DEMO_CLIENT_SECRET = 'demo-only-client-secret-not-for-any-other-use';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-only';

/** Settings of an external issuer that may not fit what it sends. */
export const ISSUER_SETTINGS = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_SCOPE',
  'OIDC_AUTHORIZATION',
  'OIDC_TOKENS',
  'OIDC_AUDIENCE',
  'OIDC_CLIENTS',
] as const;
export type IssuerSetting = (typeof ISSUER_SETTINGS)[number];

/** Why somebody whom an external issuer has signed in is no member here. */
export const SIGN_IN_FAULTS = [
  'email_missing',
  'email_unverified',
  'account_unknown',
  'account_bound',
] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

export const CALLBACK_PATH = '/auth/callback';
export const LOGGED_OUT_PATH = '/auth/logged-out';

/** The audience of access tokens and the resource the gateway asks for. */
export const apiAudience = (publicUrl: string): string => new URL('/api', publicUrl).href;

/** The embedded issuer. */
export const embeddedIssuer = (publicUrl: string): string => new URL('/oidc', publicUrl).href;
