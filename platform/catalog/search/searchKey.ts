import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openScope, type Scope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { addressRate } from '../../foundation/http/limits/buckets.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { readToken, sharedSecret, signToken } from '../../foundation/secrets/signedToken.ts';
import { PUBLIC_ROLE } from './catalogueAccess.ts';

/** Minimum validity of a key in seconds; keys requested within the same hour are identical, so that responses stay cacheable. */
const KEY_SECONDS = 3600;

/** The address at which an organization's catalog is searched, and the key. */
export const catalogSearchShape = responseSchema(
  'CatalogSearch',
  z.object({
    index_name: z.string().describe('Ends with autocompletion-product-skus and the organization'),
    search_key: z.string().describe('Sent to /api/graphql as X-Search-Key instead of a bearer token'),
    expires_at: z.string().describe('ISO 8601 UTC'),
  }),
);

/** Rate limit of one address with keys: enough for a person who types, or an office of them. */
const RATE = { perSecond: 20, burst: 300 };

/** Signs and reads search keys: a key's holder searches what this organization publishes, without an account. */
export interface SearchKeys {
  make(organizationId: string): Promise<z.output<typeof catalogSearchShape>>;
  /** The caller of a request with a key and no token; null without a valid key. */
  caller(request: FastifyRequest): Promise<Scope | null>;
}

export function searchKeys(database: Database): SearchKeys {
  const take = addressRate(RATE);
  let secret: Promise<string> | null = null;
  const loadSecret = () => {
    secret ??= sharedSecret(database, 'search');
    secret.catch(() => {
      secret = null;
    });
    return secret;
  };
  return {
    async make(organizationId) {
      const expires = (Math.floor(Date.now() / 1000 / KEY_SECONDS) + 2) * KEY_SECONDS;
      return {
        index_name: `guerdon_autocompletion-product-skus-${organizationId}`,
        search_key: signToken(await loadSecret(), [organizationId, expires]),
        expires_at: new Date(expires * 1000).toISOString(),
      };
    },
    async caller(request) {
      const key = request.headers['x-search-key'];
      if (typeof key !== 'string' || request.headers.authorization !== undefined) return null;
      if (`${request.method} ${request.routeOptions.url}` !== 'POST /api/graphql') return null;
      take(request.ip);
      const [organizationId, expires] = readToken(await loadSecret(), key) ?? [];
      if (typeof organizationId !== 'string' || !(Number(expires) * 1000 > Date.now())) return null;
      return openScope(database, {
        caller: `search:${organizationId}`,
        accountId: null,
        organizationId,
        isStaff: false,
        advertiserIds: [],
        roles: [PUBLIC_ROLE],
        abilities: new Set(['viewCatalog']),
        requestId: request.id,
        locale: request.headers['accept-language']?.startsWith('fr') ? 'fr' : 'en',
        timezone: 'Europe/Paris',
      });
    },
  };
}
