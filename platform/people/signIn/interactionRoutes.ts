// The sign-in page's two routes. The signed interaction cookie (SameSite=Lax, bound to this address) is what keeps
// other sites from posting the form; a foreign Origin is refused besides.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { formOf, servePages } from '../../foundation/pages/formPages.ts';
import { type Language, languageOf } from '../../foundation/pages/pageWords.ts';
import { demoLogins } from './accounts.ts';
import { passwordAcr } from './issuer/sessions.ts';
import { knownBrowsers } from './knownBrowser.ts';
import { MAX_CREDENTIAL, signIn } from './signIn.ts';
import { logSignIn } from './signInLog.ts';
import { type SignInView, signInPage } from './signInPage.ts';

interface Parts {
  provider: Provider;
  config: Pick<PlatformConfig, 'publicUrl' | 'isDemo'>;
  database: Database;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const PATH = '/oidc/interaction/:uid';
const publicRoute = { config: { ability: 'public' as const } };

/** Registers GET and POST of the sign-in page. */
export async function interactionRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { provider, config, database } = parts;
  servePages(app);
  const browsers = knownBrowsers(database, { isSecure: config.publicUrl.startsWith('https:') });

  const show = async (reply: FastifyReply, view: Omit<SignInView, 'demoAccounts'>, status = 200) => {
    const demoAccounts = config.isDemo ? await demoLogins(database) : [];
    return reply.code(status).send(signInPage({ ...view, demoAccounts }));
  };

  app.get(PATH, publicRoute, async (request, reply) => {
    const interaction = await loginOf(provider, request, reply);
    const hint = query(request, 'login') ?? text(interaction.params.login_hint) ?? '';
    return show(reply, { language: language(request, interaction), login: hint });
  });

  app.post(PATH, publicRoute, async (request, reply) => {
    const form = formOf(request, config.publicUrl);
    const interaction = await loginOf(provider, request, reply);
    const login = (form.get('login') ?? '').trim();
    const password = form.get('password') ?? '';
    const view = { language: language(request, interaction), login };
    if (!login) return show(reply, { ...view, problem: 'loginMissing' }, 422);
    if (login.length > MAX_CREDENTIAL) return show(reply, { ...view, problem: 'loginTooLong' }, 422);
    if (!password) return show(reply, { ...view, problem: 'passwordMissing' }, 422);
    if (password.length > MAX_CREDENTIAL) return show(reply, { ...view, problem: 'passwordTooLong' }, 422);
    const browser = await browsers.read(request, login);
    const outcome = await signIn(database, { login, password, ip: request.ip, browser });
    await logSignIn(request, database, { login, outcome });
    if (outcome === 'wrong') return show(reply, { ...view, problem: 'wrong' }, 422);
    if ('wait' in outcome) {
      reply.header('retry-after', outcome.wait);
      return show(reply, { ...view, problem: { wait: outcome.wait } }, 429);
    }
    await browsers.write(reply, login);
    const acr = passwordAcr(outcome.passwordVersion);
    const result = { login: { accountId: outcome.subject, acr, remember: true } };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
}

/** The interaction of the cookie, if it is the one of the address and waits for a sign-in. */
async function loginOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const { uid } = request.params as { uid: string };
  if (interaction.uid !== uid || interaction.prompt.name !== 'login') {
    throw new errors.SessionNotFound('another interaction');
  }
  return interaction;
}

function language(request: FastifyRequest, interaction: Interaction): Language {
  const locales = text(interaction.params.ui_locales);
  return languageOf(query(request, 'lang'), locales, request.headers['accept-language']);
}

function query(request: FastifyRequest, name: string): string | undefined {
  return text((request.query as Record<string, unknown>)[name]);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
