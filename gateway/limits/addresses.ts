// What is limited by where a request comes from, before anybody is known: signing in, and whoever proves nothing.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../session/addressKey.ts';
import { failurePage } from '../session/failurePage.ts';
import { type Rate, rateLimit } from './rate.ts';

/** Rates by remote address: each a leaky bucket. */
export interface AddressRates {
  /** Points of operations whose token proves nobody; a request without any token takes one. */
  unproven: Rate;
  /** Times `/auth/login` may be opened. */
  login: Rate;
  /** Times the issuer may be posted to: tokens, passwords. */
  issuer: Rate;
}

/** An office may be behind one address, so each has room for many people; a program that asks in a loop has not. */
export const ADDRESS_RATES: AddressRates = {
  unproven: { perSecond: 100, burst: 2000 },
  login: { perSecond: 2, burst: 120 },
  issuer: { perSecond: 2, burst: 120 },
};

/** Refuses sign-in by address with 429 and Retry-After, before anything is asked of the issuer. */
export const addressLimits = fp(async (app: FastifyInstance, { rates }: { rates: AddressRates }) => {
  const buckets: Record<string, ReturnType<typeof rateLimit>> = {
    'GET /auth/login': rateLimit(rates.login),
    // All posts together: a bucket by path could be had anew by another spelling of it.
    'POST /oidc/*': rateLimit(rates.issuer),
  };
  app.addHook('onRequest', async (request, reply) => {
    const wait = buckets[`${request.method} ${request.routeOptions.url}`]?.take(addressKey(request.ip), 1);
    if (wait) return tooMany(request, reply, wait);
  });
});

function tooMany(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  reply.header('retry-after', String(wait)).header('cache-control', 'no-store');
  if (request.method === 'GET') return failurePage(request, reply, 'busy');
  return reply.code(429).send({
    error: 'slow_down',
    error_description: `Too many requests from this address: try again in ${wait} s.`,
  });
}
