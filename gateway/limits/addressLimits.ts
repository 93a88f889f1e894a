import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../../schema/addressKey.ts';
import { failurePage } from '../session/failurePage.ts';
import type { Rate, RateLimit } from './rateLimit.ts';

/** Rates by remote address. */
export interface AddressRates {
  /** Points of operations whose token is not verified; a request without a token takes one. */
  unverified: Rate;
  /** Visits of `/auth/login`. */
  login: Rate;
  /** Posts to the issuer: passwords and tokens. */
  issuer: Rate;
}

/** High enough for an office behind one address, too low for a program that asks in a loop. */
export const ADDRESS_RATES: AddressRates = {
  unverified: { perSecond: 100, burst: 2000 },
  login: { perSecond: 2, burst: 120 },
  issuer: { perSecond: 2, burst: 120 },
};

/** Limits sign-in by address: 429 with Retry-After before the issuer is asked. */
export const addressLimits = fp(
  async (app: FastifyInstance, { login, issuer }: Record<'login' | 'issuer', RateLimit>) => {
    const limits: Record<string, RateLimit> = {
      'GET /auth/login': login,
      // All posts share one bucket: with a bucket per path, another spelling of the path would get another bucket.
      'POST /oidc/*': issuer,
    };
    app.addHook('onRequest', async (request, reply) => {
      const limit = limits[`${request.method} ${request.routeOptions.url}`];
      const wait = await limit?.take(addressKey(request.ip), 1);
      if (wait) return refuse(request, reply, wait);
    });
  },
);

function refuse(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  reply.header('retry-after', String(wait)).header('cache-control', 'no-store');
  if (request.method === 'GET') return failurePage(request, reply, 'busy');
  return reply.code(429).send({
    error: 'slow_down',
    error_description: `Too many requests from this address: try again in ${wait} s.`,
  });
}
