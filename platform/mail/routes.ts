import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../config.ts';
import { pageLanguage, servePages } from '../oidc/formPages.ts';
import { type KeptSms, keptSms } from '../sms/folderSms.ts';
import { type KeptMail, keptMail, keptMails } from './folder.ts';
import { inboxPage, mailPage, noMailPage } from './pages.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };

/** The mails and SMS themselves, in demo mode alone. */
export async function mailRoutes(
  app: FastifyInstance,
  { config }: { config: PlatformConfig },
): Promise<void> {
  if (!config.isDemo || config.smtpUrl) return;
  servePages(app);

  app.get('/mail', open, async (request) => inboxPage(pageLanguage(request), await keptMessages(config)));

  app.get('/mail/:id', open, async (request, reply) => {
    const { id } = request.params as { id: string };
    const mail =
      (await keptMail(config.mailFolder, id)) ?? (await sentSms(config)).find((one) => one.id === id);
    const language = pageLanguage(request);
    return mail ? mailPage(language, mail) : reply.code(404).send(noMailPage(language));
  });
}

/** What the demo sent, the newest first. */
async function keptMessages({ mailFolder, smsFolder }: PlatformConfig): Promise<KeptMail[]> {
  const messages = [...(await keptMails(mailFolder)), ...(await sentSms({ smsFolder }))];
  return messages.sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** The SMS of the demo, as the pages of mails show them. */
const sentSms = async ({ smsFolder }: Pick<PlatformConfig, 'smsFolder'>): Promise<KeptMail[]> =>
  (await keptSms(smsFolder)).map(asMail);

const asMail = ({ id, sentAt, from, to, text }: KeptSms): KeptMail => ({
  ...{ id, sentAt, locale: '', subject: `SMS · ${from}`, paragraphs: [text], action: null },
  to: { name: to.name, address: to.number },
});
