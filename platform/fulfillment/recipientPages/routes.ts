import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RECIPIENT_HEADERS } from '../../../server/pages/recipientPolicy.ts';
import { pageFailure } from '../../foundation/http/refusals/pageFailure.ts';
import { unavailable } from '../../foundation/http/refusals/refusal.ts';
import { formOf } from '../../foundation/pages/formPages.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';
import { codePdf, hasPdf } from './codePdf.ts';
import { openLink } from './linkFacts.ts';
import { noteOpened } from './looks.ts';
import { pageLimits } from './pageLimits.ts';
import { portalRoutes } from './portalRoutes.ts';
import { sendLeft, sendRefusal, sendStep, sendUnknown } from './sendPage.ts';
import { markOpened, OPENED_STEP } from './steps/markOpened.ts';
import { isForm, takeStep } from './steps/steps.ts';
import type { PageTools } from './tools.ts';
import { pageOf, pathOf, type Visit, visitOf } from './visit.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const FORM = 'application/x-www-form-urlencoded';
const LINK = '/r/:token';

/**
 * The pages where recipients get their rewards, each behind an unguessable link. GET changes nothing; each form performs one step,
 * and the script reports that a person has opened the page.
 */
export async function recipientPages(app: FastifyInstance, tools: PageTools): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) =>
    // Database texts never contain NUL.
    done(null, new URLSearchParams(String(body).replace(/%00|\0/g, ''))),
  );
  app.setErrorHandler((error, request, reply) => {
    const isSealed = error instanceof SealBroken;
    if (isSealed)
      request.log.error(
        { alert: 'code_unreadable' },
        'a recipient’s code cannot be opened: check CODES_KEYS',
      );
    const status = pageFailure(isSealed ? unavailable() : error, request, reply);
    return sendRefusal(request, reply, status);
  });
  const limits = pageLimits(tools.now);

  app.get(LINK, open, async (request, reply) => {
    const visit = await visited(request, 'linkViews');
    if (!visit) return sendUnknown(request, reply);
    return sendStep(reply, {
      ...(await pageOf(visit, tools)),
      status: statusOf(visit),
      reportUrl: visit.facts.isOpened ? null : pathOf(visit.link),
    });
  });

  app.post(LINK, open, async (request, reply) => {
    const form = formOf(request, tools.publicUrl);
    const isReport = form.get('step') === OPENED_STEP;
    const visit = await visited(request, isReport ? 'linkReports' : 'linkForms');
    if (!visit) return sendUnknown(request, reply);
    if ((isReport || isForm(form)) && !visit.facts.isOpened) await markOpened(visit.link);
    if (isReport) return reply.headers(RECIPIENT_HEADERS).code(204).send();
    const outcome = await takeStep({ visit, form, tools, request, reply });
    if (outcome === 'refused') {
      const refused = { ...visit, at: 'user_not_eligible' as const };
      return sendStep(reply, { ...(await pageOf(refused, tools)), status: 403 });
    }
    if ('goTo' in outcome) return reply.headers(RECIPIENT_HEADERS).redirect(outcome.goTo, 303);
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
    const visit = await visited(request, 'linkViews');
    // A link without a file looks like no link.
    const file = visit && hasPdf(visit) ? await codePdf(visit, tools, request.log) : null;
    if (!file) return sendUnknown(request, reply);
    return reply
      .headers({
        ...RECIPIENT_HEADERS,
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="reward.pdf"',
      })
      .send(file);
  });

  app.get('/r/done', open, async (request, reply) => {
    limits.page(request.ip);
    return sendLeft(request, reply);
  });

  await portalRoutes(app, { tools, limits });

  /** The state of a link's visitor; null if the link is invalid. */
  async function visited(
    request: FastifyRequest,
    kind: 'linkViews' | 'linkForms' | 'linkReports',
  ): Promise<Visit | null> {
    const { token } = request.params as { token: string };
    const link = await limits.link(request.ip, () =>
      openLink(tools.database, { token, requestId: request.id }),
    );
    if (!link) return null;
    noteOpened(request, async () => {
      const visit = await visitOf(link, request, tools);
      return (await pageOf({ ...visit, at: 'unexpected_error' }, tools)).view;
    });
    limits.ofLink(kind, link.redemptionId);
    return visitOf(link, request, tools);
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
