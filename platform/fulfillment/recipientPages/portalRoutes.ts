import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../../recipient/fields.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import { RECIPIENT_HEADERS } from '../../../server/pages/recipientPolicy.ts';
import { formOf } from '../../foundation/pages/formPages.ts';
import { pageLanguage } from './languages.ts';
import { noteOpened } from './looks.ts';
import type { PageLimits } from './pageLimits.ts';
import { enteredLink, openPortal, type Portal, type PortalFacts, portalFacts, portalView } from './portal.ts';
import { sendStep, sendUnknown } from './sendPage.ts';
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
    const portal = await opened(request);
    return portal ? show(request, reply, { portal }) : sendUnknown(request, reply);
  });

  app.post(PORTAL, open, async (request, reply) => {
    limits.page(request.ip);
    const form = formOf(request, tools.publicUrl);
    const portal = await opened(request);
    if (!portal) return sendUnknown(request, reply);
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
    return reply.headers(RECIPIENT_HEADERS).redirect(`/r/${link.token}`, 303);
  });

  async function opened(request: FastifyRequest): Promise<Portal | null> {
    const portal = await openPortal(tools.database, { label: labelOf(request), requestId: request.id });
    if (portal)
      noteOpened(request, async () => {
        const facts = await factsOf(portal);
        return viewOf(request, {
          portal,
          facts,
          screen: 'code_entry',
          locale: localeOf(request, facts).locale,
        });
      });
    return portal;
  }

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
    const { locale, isReader } = localeOf(request, facts);
    const screen = !facts.isRunning
      ? 'promotion_not_available'
      : isReader
        ? 'code_entry'
        : 'user_not_eligible';
    const view = await viewOf(request, { portal, facts, screen, locale });
    if (screen === 'promotion_not_available')
      return sendStep(reply, { step: { name: screen }, view, status: 404 });
    if (screen === 'user_not_eligible')
      return sendStep(reply, { step: { name: screen, otherCountryUrl: null }, view, status: 403 });
    const entered = errors ? { errors, values } : {};
    return sendStep(reply, { step: { name: 'code_entry', ...entered }, view, status: errors ? 422 : 200 });
  }

  function viewOf(
    request: FastifyRequest,
    {
      portal,
      ...of
    }: { portal: Portal } & Pick<Parameters<typeof portalView>[2], 'facts' | 'screen' | 'locale'>,
  ): Promise<RecipientView> {
    const isNamed = (request.query as { lang?: unknown }).lang === of.locale;
    const action = `/r/p/${labelOf(request)}${isNamed ? `?lang=${of.locale}` : ''}`;
    return portal.scope.read((tx) => portalView(tx, portal, { ...of, publicUrl: tools.publicUrl, action }));
  }
}

const localeOf = (request: FastifyRequest, facts: PortalFacts) =>
  pageLanguage(facts, {
    lang: (request.query as { lang?: unknown }).lang,
    accept: request.headers['accept-language'],
  });

const labelOf = (request: FastifyRequest): string =>
  (request.params as { label: string }).label.toLowerCase();
