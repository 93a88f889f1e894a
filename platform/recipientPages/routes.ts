import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/availability.ts';
import { addressRate } from '../http/addressRate.ts';
import { Refusal } from '../http/refusal.ts';
import { formOf } from '../oidc/formPages.ts';
import { codePdf, hasPdf } from './codePdf.ts';
import { openLink } from './linkFacts.ts';
import { markOpened } from './markOpened.ts';
import { portalRoutes } from './portalRoutes.ts';
import { notice, PAGE_HEADERS, sendStep } from './sendPage.ts';
import { takeStep } from './steps.ts';
import type { PageTools } from './tools.ts';
import { pageOf, type Visit, visitOf } from './visit.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const FORM = 'application/x-www-form-urlencoded';
const LINK = '/r/:token';

/**
 * The pages where recipients get their rewards, each behind an unguessable link. GET only records when it was opened; each
 * form performs one step.
 */
export async function recipientPages(app: FastifyInstance, tools: PageTools): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) =>
    // Database texts never contain NUL.
    done(null, new URLSearchParams(String(body).replace(/%00|\0/g, ''))),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : null;
    // An unavailable or busy database is retried in a moment, as everywhere.
    const status =
      refusal?.status ?? (error as { statusCode?: number }).statusCode ?? (isUnavailable(error) ? 503 : 500);
    if (status >= 500) request.log.error({ err: error }, 'a page failed');
    const wait = status === 503 ? 1 : refusal?.detail.retryAfter;
    if (wait !== undefined) reply.header('retry-after', wait);
    return notice(request, reply, status);
  });
  const looks = addressRate({ perSecond: 2, burst: 60 });
  const forms = addressRate({ perSecond: 0.5, burst: 20 });
  const guesses = addressRate({ perSecond: 0.1, burst: 20 });

  app.get(LINK, open, async (request, reply) => {
    looks(request.ip);
    const visit = await visited(request);
    if (!visit) return notice(request, reply, 404);
    await markOpened(visit.link, request);
    return sendStep(reply, { ...(await pageOf(visit, tools)), status: statusOf(visit) });
  });

  app.post(LINK, open, async (request, reply) => {
    forms(request.ip);
    const form = formOf(request, tools.publicUrl);
    const visit = await visited(request);
    if (!visit) return notice(request, reply, 404);
    const outcome = await takeStep({ visit, form, tools, request, reply });
    if (outcome === 'refused') {
      const refused = { ...visit, at: 'user_not_eligible' as const };
      return sendStep(reply, { ...(await pageOf(refused, tools)), status: 403 });
    }
    if ('goTo' in outcome) return reply.headers(PAGE_HEADERS).redirect(outcome.goTo, 303);
    const id = form.get('id');
    return sendStep(reply, {
      ...(await pageOf(
        { ...visit, oneTimeId: visit.oneTimeId ?? id, at: entryOf(visit, id) },
        tools,
        outcome.entered,
      )),
      status: 422,
    });
  });

  app.get(`${LINK}/code.pdf`, open, async (request, reply) => {
    looks(request.ip);
    const visit = await visited(request);
    const file = visit && hasPdf(visit) ? await codePdf(visit, tools, request.log) : null;
    if (!file) return notice(request, reply, 404);
    return reply
      .headers({
        ...PAGE_HEADERS,
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="reward.pdf"',
      })
      .send(file);
  });

  app.get('/r/done', open, async (request, reply) => {
    looks(request.ip);
    return notice(request, reply, 200);
  });

  await portalRoutes(app, tools);

  /** The state of a link's visitor; null if the link is invalid; such attempts are counted. */
  async function visited(request: FastifyRequest): Promise<Visit | null> {
    const { token } = request.params as { token: string };
    const link = await openLink(tools.database, { token, requestId: request.id });
    if (link) return visitOf(link, request, tools);
    guesses(request.ip);
    return null;
  }
}

/** A form with digits is shown again with its digits, one with an address with its address. */
const entryOf = ({ at }: Visit, id: string | null): Visit['at'] =>
  at === 'one_time_code' && id === null
    ? 'authentication'
    : at === 'authentication' && id !== null
      ? 'one_time_code'
      : at;

/** Statuses of pages other than 200, so that programs also learn that there is nothing to redeem. */
const STATUSES: Partial<Record<Visit['at'], number>> = {
  promotion_not_available: 404,
  gone: 410,
  user_not_eligible: 403,
};
const statusOf = ({ at }: Visit): number => STATUSES[at] ?? 200;
