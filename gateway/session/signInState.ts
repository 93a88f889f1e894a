// What must survive the trip to the issuer: state, nonce, PKCE verifier and the way back, one short-lived cookie a trip.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sealOf } from './seal.ts';

export interface Trip {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const SECONDS = 30 * 60;
/** Tabs that sign in at the same time; more than that are leftovers. */
const MOST_TRIPS = 6;

/** Each tab's trip has a cookie of its own, named by its state, so that tabs do not end each other's. */
export function tripCookies({ publicUrl, sessionKey }: { publicUrl: string; sessionKey: string }) {
  const secure = publicUrl.startsWith('https:');
  const prefix = `${secure ? '__Host-' : ''}guerdon-trip-`;
  const seal = sealOf(sessionKey, 'trip');
  const nameOf = (state: string) => prefix + state.replace(/[^\w-]/g, '').slice(0, 12);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    start(request: FastifyRequest, reply: FastifyReply, trip: Trip): void {
      const old = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (old.length >= MOST_TRIPS) for (const name of old) reply.clearCookie(name, attributes);
      reply.setCookie(nameOf(trip.state), seal.close(trip), { ...attributes, maxAge: SECONDS });
    },
    /** The trip of this state, taken off the browser; null when it did not start here or took too long. */
    finish(request: FastifyRequest, reply: FastifyReply, state: string): Trip | null {
      const name = nameOf(state);
      const text = request.cookies[name];
      if (!text) return null;
      reply.clearCookie(name, attributes);
      const trip = seal.open(text) as Trip | null;
      return trip && trip.state === state && trip.startedAt > Date.now() - SECONDS * 1000 ? trip : null;
    },
  };
}
