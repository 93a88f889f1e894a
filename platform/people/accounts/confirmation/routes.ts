import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { formOf, pageLanguage, servePages } from '../../../foundation/pages/formPages.ts';
import { confirmBudgetAlerts } from './confirmBudgetAlerts.ts';
import { confirmEmail } from './confirmEmail.ts';
import { confirmedPage, confirmPage, expiredConfirmationPage, turnedOffPage } from './pages.ts';
import { type Confirmation, readConfirmation } from './token.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const PATH = '/mail/confirm/:token';

/** Pages behind confirmation links in mails. The signature of the link authorizes the request. */
export async function confirmationRoutes(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<void> {
  servePages(app);

  app.get(PATH, open, async (request, reply) => {
    const confirmation = await confirmationOf(request);
    return confirmation ? confirmPage(pageLanguage(request), confirmation) : expired(request, reply);
  });

  app.post(PATH, open, async (request, reply) => {
    formOf(request, config.publicUrl);
    const confirmation = await confirmationOf(request);
    const outcome = confirmation ? await confirm(confirmation) : 'expired';
    if (!confirmation || outcome === 'expired') return expired(request, reply);
    const language = pageLanguage(request);
    return outcome === 'off' ? turnedOffPage(language) : confirmedPage(language, confirmation);
  });

  const confirmationOf = (request: FastifyRequest) =>
    readConfirmation(database, (request.params as { token: string }).token);

  async function confirm(confirmation: Confirmation) {
    if (confirmation.what === 'budget_alerts') return confirmBudgetAlerts(database, confirmation.accountId);
    const outcome = await confirmEmail(database, confirmation, config);
    app.authentication.forget(confirmation.accountId);
    return outcome;
  }
}

function expired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(expiredConfirmationPage(pageLanguage(request)));
}
