import * as client from 'openid-client';
import type { IssuerSetting } from '../../../schema/foundation/signIn.ts';

/** The wrong setting behind each error code of the issuer, from its token endpoint or its redirect to us. */
const SETTING_OF: Readonly<Record<string, IssuerSetting>> = {
  invalid_client: 'OIDC_CLIENT_SECRET',
  unauthorized_client: 'OIDC_CLIENT_ID',
  invalid_scope: 'OIDC_SCOPE',
  invalid_target: 'OIDC_AUTHORIZATION',
};

/** The host name does not exist: a typing error. A known host that is down refuses the connection instead. */
const NO_NAME = 'ENOTFOUND';

/** The address of the issuer's metadata responds, but not with metadata. */
export class NotDescribed extends Error {
  constructor(cause: unknown) {
    super('the issuer does not describe itself there', { cause });
  }
}

/** The setting that made a call to the issuer fail; null for other failures. */
export function wrongSetting(error: unknown): IssuerSetting | null {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
    return SETTING_OF[error.error] ?? null;
  // The token endpoint responds this way to a client with a wrong secret.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'OIDC_CLIENT_SECRET';
  if (error instanceof NotDescribed) return 'OIDC_ISSUER';
  const { code, status, cause } = (error ?? {}) as { code?: unknown; status?: unknown; cause?: unknown };
  // The metadata names an external issuer, or there is no metadata.
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' || code === NO_NAME) return 'OIDC_ISSUER';
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && (statusOf(cause) ?? status) === 404) return 'OIDC_ISSUER';
  return cause !== undefined && cause !== error ? wrongSetting(cause) : null;
}

const statusOf = (cause: unknown): unknown => (cause as { status?: unknown } | undefined)?.status;
