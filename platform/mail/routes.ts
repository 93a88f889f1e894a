import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../config.ts';
import { pageLanguage, servePages } from '../oidc/formPages.ts';
import { keptMail, keptMails } from './folder.ts';
import { inboxPage, mailPage, noMailPage } from './pages.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };

/** The mails themselves, in demo mode alone. */
export async function mailRoutes(
  app: FastifyInstance,
  { config }: { config: PlatformConfig },
): Promise<void> {
  if (!config.isDemo || config.smtpUrl) return;
  servePages(app);

  app.get('/mail', open, async (request) =>
    inboxPage(pageLanguage(request), await keptMails(config.mailFolder)),
  );

  app.get('/mail/:id', open, async (request, reply) => {
    const mail = await keptMail(config.mailFolder, (request.params as { id: string }).id);
    const language = pageLanguage(request);
    return mail ? mailPage(language, mail) : reply.code(404).send(noMailPage(language));
  });
}
