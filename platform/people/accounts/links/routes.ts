import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passwordProblem } from '../../../../schema/foundation/text/passwords.ts';
import type { PlatformConfig } from '../../../config.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { formOf, pageLanguage, servePages } from '../../../foundation/pages/formPages.ts';
import { countTry } from '../../signIn/delays.ts';
import { isGuessable } from '../../signIn/guessablePassword.ts';
import { MAX_CREDENTIAL } from '../../signIn/signIn.ts';
import { acceptLink } from './acceptLink.ts';
import { askedPage, askPage, donePage, gonePage, linkPage, type PasswordProblem, waitPage } from './pages.ts';
import { requestReset } from './requestReset.ts';
import { type FoundLink, findLink } from './store.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const ASK = '/oidc/password';
const LINK = '/mail/link/:token';

/** The links to set a password, after an invitation or for a forgotten one; their holder can read the account's mail. */
export async function linkRoutes(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<void> {
  const { isExternalIssuer, publicUrl } = config;
  // The token stands in the address, so that no page may tell it to another. (`no-referrer` would hide the origin of our own form, too.)
  servePages(app, { 'referrer-policy': 'strict-origin' });

  app.get(LINK, open, async (request, reply) => {
    const link = await linkOf(request, reply);
    return link ? linkPage(pageLanguage(request), { link, isExternalIssuer }) : reply;
  });

  app.post(LINK, open, async (request, reply) => {
    const form = formOf(request, publicUrl);
    const link = await linkOf(request, reply);
    if (!link) return reply;
    const language = pageLanguage(request);
    const password = isExternalIssuer ? null : (form.get('password') ?? '');
    const problem = password === null ? null : problemOf(password, form, { email: link.email, publicUrl });
    if (problem) return reply.code(422).send(linkPage(language, { link, isExternalIssuer, problem }));
    const accepted = await acceptLink(database, { token: tokenOf(request), password });
    if (!accepted) return reply.code(404).send(gonePage(language, config));
    app.authentication.forget(accepted.accountId);
    return donePage(language, accepted, config);
  });

  /** The link of the address; without one the reply is already on its way. */
  async function linkOf(request: FastifyRequest, reply: FastifyReply): Promise<FoundLink | null> {
    const language = pageLanguage(request);
    const link = await findLink(database.db, tokenOf(request));
    if (link) return link;
    // Only invalid links count: somebody who guesses keeps nobody of the same address from a link that works.
    const wait = await countTry(database, 'linkIp', request.ip);
    if (wait > 0) await reply.code(429).header('retry-after', wait).send(waitPage(language, { wait }));
    else await reply.code(404).send(gonePage(language, config));
    return null;
  }

  if (isExternalIssuer) return;

  app.get(ASK, open, async (request) => askPage(pageLanguage(request), {}));

  app.post(ASK, open, async (request, reply) => {
    const login = (formOf(request, publicUrl).get('login') ?? '').trim();
    const language = pageLanguage(request);
    if (!login) return reply.code(422).send(askPage(language, { problem: 'missing' }));
    if (login.length > MAX_CREDENTIAL)
      return reply.code(422).send(askPage(language, { email: login, problem: 'too_long' }));
    const wait = await requestReset(database, { login, ip: request.ip });
    if (wait === null) return askedPage(language, login);
    const problem = { wait };
    return reply
      .code(429)
      .header('retry-after', wait)
      .send(askPage(language, { email: login, problem }));
  });
}

const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

function problemOf(
  password: string,
  form: URLSearchParams,
  account: { email: string; publicUrl: string },
): PasswordProblem | null {
  const problem = passwordProblem(password, account.email);
  if (problem) return problem;
  if (isGuessable(password, account)) return 'guessable';
  return form.get('repeated') === password ? null : 'different';
}
