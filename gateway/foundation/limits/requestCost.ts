import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { identityOf } from '../session/identity.ts';
import type { Caller, CallerLimit } from './callerLimit.ts';
import { MAX_COST } from './cost.ts';
import { type Allowance, rateLimitHeaders } from './rateLimit.ts';

/** Points of a request that is refused before its cost is known, and of one that is free. */
const MIN_COST = 1;

/** The costs of the requests of the graph. */
export interface RequestCosts {
  /** Takes the points of a request from its caller, once: a further call answers the same. An operation that costs too much is not executed, so it takes one point. */
  take(request: FastifyRequest, points?: number): Promise<Allowance>;
  /** Sets the headers of a request's cost, and answers the text of `extensions`, which says it too. */
  report(request: FastifyRequest, reply: FastifyReply): Promise<string>;
}

export function requestCosts({
  callerLimit,
  origin,
}: {
  callerLimit: CallerLimit;
  origin: string;
}): RequestCosts {
  const costs = new WeakMap<FastifyRequest, { requested: number; allowance: Allowance }>();

  async function take(request: FastifyRequest, points = 0): Promise<Allowance> {
    const before = costs.get(request);
    if (before) return before.allowance;
    const requested = Math.max(points, MIN_COST);
    const allowance = await callerLimit(
      callerOf(request, origin),
      requested > MAX_COST ? MIN_COST : requested,
    );
    costs.set(request, { requested, allowance });
    return allowance;
  }

  return {
    take,
    async report(request, reply) {
      if (!costs.has(request)) await take(request);
      const cost = costs.get(request);
      if (!cost) throw new Error('The request has no cost.');
      const { requested, allowance } = cost;
      reply.headers(rateLimitHeaders(allowance));
      const limit = Math.floor(allowance.policy.rate.burst);
      return JSON.stringify({ cost: { requested, available: allowance.available, limit } });
    },
  };
}

/** The caller, by address alone where the request is not one of the graph: without a token, or of another site. */
function callerOf(request: FastifyRequest, origin: string): Caller {
  try {
    return identityOf(request, origin);
  } catch {
    return { address: addressKey(request.ip) };
  }
}
