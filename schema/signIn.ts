// What the issuer and the gateway must agree on without importing each other: client, audience, redirect paths.

/** The gateway's own client at the issuer (confidential, authorization code with PKCE). */
export const GATEWAY_CLIENT_ID = 'guerdon-gateway';

/** The client secret of demo mode. Public by nature: both processes refuse it outside demo mode. */
export const DEMO_CLIENT_SECRET = 'demo-only-client-secret-not-for-any-other-use';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-only';

export const CALLBACK_PATH = '/auth/callback';
export const LOGGED_OUT_PATH = '/auth/logged-out';

/** The audience of access tokens and the resource the gateway asks for. */
export const apiAudience = (publicUrl: string): string => new URL('/api', publicUrl).href;

/** The embedded issuer. */
export const embeddedIssuer = (publicUrl: string): string => new URL('/oidc', publicUrl).href;
