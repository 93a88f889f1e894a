import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import type { CallerLimit } from '../limits/callerLimit.ts';
import { rateLimitHeaders } from '../limits/rateLimit.ts';
import type { Upstream } from '../rest/upstream.ts';
import { hasClientHeader } from '../session/clientHeader.ts';
import { type Identity, identityOf } from '../session/identity.ts';
import { exportLinkPage } from './exportLinkPage.ts';
import { askFile, passFile } from './passFile.ts';
import { asHttpError, FILE_COST } from './static/files.ts';

/** Addresses in mails, `/files/{kind}/{id}`: the platform's route, and the page to which its refusal leads. */
const LINKS = {
  'redemption-export': { route: '/api/redemptions/exports/{id}/file', back: 'redemptions' },
  report: { route: '/api/report_files/{id}/file', back: 'schedules' },
} as const;
const ID = /^\d{1,18}$/;

/**
 * The link of a file, opened from a mail: by a person who follows it, so it takes the session without the header that scripts send. The answer is a file or a
 * page of ours, which no other site can read. Who is not signed in is asked to, and comes back here; a refusal is a page that says why.
 */
export async function exportLink(
  app: FastifyInstance,
  { upstream, origin, callerLimit }: { upstream: Upstream; origin: string; callerLimit: CallerLimit },
): Promise<void> {
  function scriptOf(request: FastifyRequest, reply: FastifyReply): Identity {
    try {
      return identityOf(request, origin);
    } catch (refusal) {
      throw asHttpError(refusal, reply);
    }
  }

  for (const [kind, { route, back }] of Object.entries(LINKS))
    app.get<{ Params: { id: string } }>(`/files/${kind}/:id`, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'authorization, cookie');
      const { id } = request.params;
      if (!ID.test(id)) return reply.callNotFound();
      const isFollowed = request.headers.authorization === undefined && !hasClientHeader(request);
      const identity = isFollowed ? followerOf(request) : scriptOf(request, reply);
      if (!identity)
        return reply.redirect(`/auth/login?return_to=${encodeURIComponent(`/files/${kind}/${id}`)}`, 303);
      const refuse = (status: number, message: string | null, retryAfter?: number) =>
        exportLinkPage(request, reply, { status, message, back, ...(retryAfter && { retryAfter }) });
      const allowance = await callerLimit(identity, FILE_COST);
      reply.headers(rateLimitHeaders(allowance));
      if (allowance.wait > 0) return refuse(429, null, allowance.wait);
      const path = route.replace('{id}', id);
      const response = await askFile(request, reply, { upstream, token: identity.token, route, path });
      if (!response) return refuse(503, null, 2);
      if (response.statusCode === 200 || !isFollowed) return passFile(reply, response);
      const problem = (await response.body.json().catch(() => ({}))) as { message?: string };
      return refuse(response.statusCode, problem.message ?? null);
    });
}

/** The person who follows a link in the browser; null when nobody is signed in, and for embedding by another site. */
function followerOf(request: FastifyRequest): Identity | null {
  const { session, headers } = request;
  if (!session || (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate') return null;
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return null;
  const { accessToken: token, subject } = session;
  return { token, isSession: true, rateKey: `subject:${subject}`, address: addressKey(request.ip) };
}
