import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../../../server/pages/pageStyle.ts';
import type { PlatformConfig } from '../../config.ts';
import { pageLanguage, servePages } from '../pages/formPages.ts';
import { keptMail } from './folder.ts';
import { readInbox, sentSms } from './inbox.ts';
import { inboxPage, LETTER_SANDBOX, mailPage, noMailPage } from './pages.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };

/** The mails and SMS themselves, in demo mode alone. */
export async function mailRoutes(
  app: FastifyInstance,
  { config }: { config: PlatformConfig },
): Promise<void> {
  if (!config.isDemo || config.smtpUrl) return;
  servePages(app, {
    'content-security-policy': `${PAGE_HEADERS['content-security-policy']}; frame-src 'self'`,
  });

  app.get('/mail', open, async (request) => {
    const { search, page } = request.query as { search?: unknown; page?: unknown };
    const query = {
      search: typeof search === 'string' ? search : '',
      page: Number(page) || 1,
    };
    return inboxPage(pageLanguage(request), await readInbox(config, query));
  });

  app.get('/mail/:id', open, async (request, reply) => {
    const { id } = request.params as { id: string };
    const mail =
      (await keptMail(config.mailFolder, id)) ?? (await sentSms(config)).find((one) => one.id === id);
    const language = pageLanguage(request);
    return mail ? mailPage(language, mail) : reply.code(404).send(noMailPage(language));
  });

  await app.register(async (letters) => {
    letters.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'content-security-policy': letterPolicy(config), 'x-frame-options': 'SAMEORIGIN' });
    });
    letters.get('/mail/:id/letter', open, async (request, reply) => {
      const { id } = request.params as { id: string };
      const letter = (await keptMail(config.mailFolder, id))?.letter;
      if (!letter) return reply.code(404).send(noMailPage(pageLanguage(request)));
      return letter.html.replace('<head>', '<head><base target="_blank">');
    });
  });
}

/** A mail runs no script and sends nothing: it has only its styles and our pictures, and only our page may frame it. */
const letterPolicy = ({ publicUrl }: PlatformConfig): string =>
  [
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    `img-src 'self' ${new URL(publicUrl).origin} https:`,
    `sandbox ${LETTER_SANDBOX}`,
  ].join('; ');
