import * as client from 'openid-client';
import type { IssuerSetting } from '../../schema/signIn.ts';

/** What the issuer's refusals say of our settings: at its token endpoint, and where it sends the browser back. */
const SETTING_OF: Readonly<Record<string, IssuerSetting>> = {
  invalid_client: 'OIDC_CLIENT_SECRET',
  unauthorized_client: 'OIDC_CLIENT_ID',
  invalid_scope: 'OIDC_SCOPE',
  invalid_target: 'OIDC_AUTHORIZATION',
};

/** No such name: a typing error, where a known machine that is down refuses the connection. */
const NO_NAME = 'ENOTFOUND';

/** Something answers where the issuer should describe itself, and it is no description. */
export class NotDescribed extends Error {
  constructor(cause: unknown) {
    super('the issuer does not describe itself there', { cause });
  }
}

/** The setting that made a call to the issuer fail; null for other failures. */
export function wrongSetting(error: unknown): IssuerSetting | null {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
    return SETTING_OF[error.error] ?? null;
  // The token endpoint answers so to a client that it does not know by this secret.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'OIDC_CLIENT_SECRET';
  if (error instanceof NotDescribed) return 'OIDC_ISSUER';
  const { code, status, cause } = (error ?? {}) as { code?: unknown; status?: unknown; cause?: unknown };
  // It describes itself as another issuer, or describes nothing.
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' || code === NO_NAME) return 'OIDC_ISSUER';
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && (statusOf(cause) ?? status) === 404) return 'OIDC_ISSUER';
  return cause !== undefined && cause !== error ? wrongSetting(cause) : null;
}

const statusOf = (cause: unknown): unknown => (cause as { status?: unknown } | undefined)?.status;
