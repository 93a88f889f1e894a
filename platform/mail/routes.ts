import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { PAGE_HEADERS } from '../oidc/pageStyle.ts';
import { languageOf } from '../oidc/words.ts';
import { confirmBudgetAlerts } from '../resources/accounts/confirm.ts';
import { confirmedAccount } from './confirmation.ts';
import { keptMail, keptMails } from './folder.ts';
import { confirmedPage, confirmPage, inboxPage, mailPage, noMailPage } from './pages.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };

/** Links in mails, which their signature guards; and in demo mode the mails themselves. */
export async function mailRoutes(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PAGE_HEADERS);
  });

  app.get('/mail/confirm/:token', open, async (request, reply) => {
    const account = await confirmedAccount(database, tokenOf(request));
    const language = languageFor(request);
    return account ? confirmPage(language) : reply.code(404).send(confirmedPage(language, 'expired'));
  });

  app.post('/mail/confirm/:token', open, async (request, reply) => {
    const account = await confirmedAccount(database, tokenOf(request));
    const outcome = account ? await confirmBudgetAlerts(database, account) : 'expired';
    return reply.code(account ? 200 : 404).send(confirmedPage(languageFor(request), outcome));
  });

  if (!config.isDemo || config.smtpUrl) return;

  app.get('/mail', open, async (request) =>
    inboxPage(languageFor(request), await keptMails(config.mailFolder)),
  );

  app.get('/mail/:id', open, async (request, reply) => {
    const mail = await keptMail(config.mailFolder, (request.params as { id: string }).id);
    const language = languageFor(request);
    return mail ? mailPage(language, mail) : reply.code(404).send(noMailPage(language));
  });
}

const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

function languageFor(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : undefined, request.headers['accept-language']);
}
