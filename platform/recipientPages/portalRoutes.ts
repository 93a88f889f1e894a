import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../recipient/fields.ts';
import { formOf } from '../oidc/formPages.ts';
import { pageLanguage } from './languages.ts';
import type { PageLimits } from './pageLimits.ts';
import { enteredLink, openPortal, type Portal, type PortalFacts, portalFacts, portalView } from './portal.ts';
import { notice, PAGE_HEADERS, sendStep } from './sendPage.ts';
import type { PageTools } from './tools.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const PORTAL = '/r/p/:label';

/** The portals of promotions: a printed code or an order ID leads to its own page (CUSTOM-16). */
export async function portalRoutes(
  app: FastifyInstance,
  { tools, limits }: { tools: PageTools; limits: PageLimits },
): Promise<void> {
  app.get(PORTAL, open, async (request, reply) => {
    limits.page(request.ip);
    const portal = await openPortal(tools.database, { label: labelOf(request), requestId: request.id });
    return portal ? show(request, reply, { portal }) : notice(request, reply, 404);
  });

  app.post(PORTAL, open, async (request, reply) => {
    limits.page(request.ip);
    const form = formOf(request, tools.publicUrl);
    const portal = await openPortal(tools.database, { label: labelOf(request), requestId: request.id });
    if (!portal) return notice(request, reply, 404);
    const entered = (form.get('code') ?? '').normalize('NFKC').trim();
    if (entered === '') return show(request, reply, { portal, errors: { code: 'required' } });
    if (entered.length > 130) return show(request, reply, { portal, errors: { code: 'too_long' } });
    const { isRunning, isSecured, asksWho } = await factsOf(portal);
    if (!isRunning) return show(request, reply, { portal });
    const link = await limits.entry({ address: request.ip, promotionId: portal.promotionId }, () =>
      portal.scope.write((tx) => enteredLink(tx, portal, { entered, isSecured, asksWho, box: tools.box })),
    );
    if (link === null)
      return show(request, reply, { portal, errors: { code: 'code_unknown' }, values: { code: entered } });
    return reply.headers(PAGE_HEADERS).redirect(`/r/${link.token}`, 303);
  });

  const factsOf = (portal: Portal): Promise<PortalFacts> =>
    portal.scope.read((tx) => portalFacts(tx, portal));

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      portal,
      errors,
      values = {},
    }: { portal: Portal; errors?: FieldErrors; values?: Record<string, string> },
  ): Promise<FastifyReply> {
    const facts = await factsOf(portal);
    const { lang } = request.query as { lang?: unknown };
    const { locale, isReader } = pageLanguage(facts, { lang, accept: request.headers['accept-language'] });
    const screen = !facts.isRunning
      ? 'promotion_not_available'
      : isReader
        ? 'code_entry'
        : 'user_not_eligible';
    const action = `/r/p/${labelOf(request)}${lang === locale ? `?lang=${locale}` : ''}`;
    const view = await portal.scope.read((tx) =>
      portalView(tx, portal, { facts, screen, locale, publicUrl: tools.publicUrl, action }),
    );
    if (screen === 'promotion_not_available')
      return sendStep(reply, { step: { name: screen }, view, status: 404 });
    if (screen === 'user_not_eligible')
      return sendStep(reply, { step: { name: screen, otherCountryUrl: null }, view, status: 403 });
    const entered = errors ? { errors, values } : {};
    return sendStep(reply, { step: { name: 'code_entry', ...entered }, view, status: errors ? 422 : 200 });
  }
}

const labelOf = (request: FastifyRequest): string =>
  (request.params as { label: string }).label.toLowerCase();
