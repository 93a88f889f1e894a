import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { failurePage } from '../session/failurePage.ts';
import type { Rate, RateLimit } from './rateLimit.ts';

/** Rates by remote address. */
export interface AddressRates {
  /** Points of operations whose token is not verified; a request without a token takes one. */
  unverified: Rate;
  /** Visits of `/auth/login`. */
  login: Rate;
  /** Posts to the issuer that fail: wrong passwords, tokens and secrets. */
  issuer: Rate;
}

/**
 * High enough for an office behind one address whose 2,000 people sign in within ten minutes, too low for a program that asks in a
 * loop. A post to the issuer that fails costs ten times one that succeeds.
 */
export const ADDRESS_RATES: AddressRates = {
  unverified: { perSecond: 100, burst: 2000 },
  login: { perSecond: 20, burst: 1200 },
  issuer: { perSecond: 2, burst: 120 },
};

/** The part of a point that a post to the issuer gets back when it succeeds. */
export const SUCCESS_REFUND = 0.9;

/** Limits sign-in by address: 429 with Retry-After before the issuer is asked. */
export const addressLimits = fp(
  async (app: FastifyInstance, { login, issuer }: Record<'login' | 'issuer', RateLimit>) => {
    // All posts share one bucket: with a bucket per path, another spelling of the path would get another bucket.
    const isPost = (request: FastifyRequest) =>
      request.method === 'POST' && request.routeOptions.url === '/oidc/*';
    const isLogin = (request: FastifyRequest) =>
      request.method === 'GET' && request.routeOptions.url === '/auth/login';
    const refused = new WeakSet<FastifyRequest>();
    app.addHook('onRequest', async (request, reply) => {
      const limit = isPost(request) ? issuer : isLogin(request) ? login : null;
      const allowance = await limit?.take(addressKey(request.ip), 1);
      if (!allowance?.wait) return;
      refused.add(request);
      return refuse(request, reply, allowance.wait);
    });
    app.addHook('onResponse', async (request, reply) => {
      if (isPost(request) && !refused.has(request) && reply.statusCode < 400)
        await issuer.giveBack(addressKey(request.ip), SUCCESS_REFUND);
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
