import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config.ts';
import type { Database } from '../../../database/connection.ts';
import { formOf, pageLanguage, servePages } from '../../../oidc/formPages.ts';
import { confirmBudgetAlerts } from './confirmBudgetAlerts.ts';
import { confirmEmail } from './confirmEmail.ts';
import { confirmedPage, confirmPage, expiredConfirmationPage, turnedOffPage } from './pages.ts';
import { type Confirmation, readConfirmation } from './token.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const PATH = '/mail/confirm/:token';

/** What a click in a mail confirms; the signature of its link is the guard. */
export async function confirmationRoutes(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<void> {
  servePages(app);

  app.get(PATH, open, async (request, reply) => {
    const found = await confirmationOf(request);
    return found ? confirmPage(pageLanguage(request), found) : expired(request, reply);
  });

  app.post(PATH, open, async (request, reply) => {
    formOf(request, config.publicUrl);
    const found = await confirmationOf(request);
    const outcome = found ? await confirm(found) : 'expired';
    if (!found || outcome === 'expired') return expired(request, reply);
    const language = pageLanguage(request);
    return outcome === 'off' ? turnedOffPage(language) : confirmedPage(language, found);
  });

  const confirmationOf = (request: FastifyRequest) =>
    readConfirmation(database, (request.params as { token: string }).token);

  async function confirm(found: Confirmation) {
    if (found.what === 'budget_alerts') return confirmBudgetAlerts(database, found.accountId);
    const outcome = await confirmEmail(database, found, config);
    app.authentication.forget(found.accountId);
    return outcome;
  }
}

function expired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(expiredConfirmationPage(pageLanguage(request)));
}
