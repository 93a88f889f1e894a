import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../../foundation/database/rows.ts';
import { formOf, pageLanguage, servePages } from '../../../foundation/pages/formPages.ts';
import { loginAfterProof } from '../loginAfterProof.ts';
import { accountSettings } from '../table.ts';
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

/**
 * Confirms an account's budget alerts (ACCT-10); a repetition changes nothing. `off` when they were turned off
 * meanwhile. The caller of this function must have verified that the requester reads the account's mail.
 */
function confirmBudgetAlerts(database: Database, accountId: string): Promise<'confirmed' | 'off'> {
  const scope = systemScope(database, { accountId });
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [row] = await tx
      .select()
      .from(accountSettings)
      .where(eq(accountSettings.accountId, accountId))
      .for('no key update');
    if (row?.budgetAlerts !== 'on') return 'off';
    if (row.budgetAlertsState === 'confirmed') return 'confirmed';
    await tx
      .update(accountSettings)
      .set({ budgetAlertsState: 'confirmed', version: row.version + 1 })
      .where(eq(accountSettings.accountId, accountId));
    await change.record({
      noun: 'account_settings',
      nounId: accountId,
      action: 'confirmed',
      advertiserId: null,
      before: { budgetAlertsState: 'pending' },
      after: { budgetAlertsState: 'confirmed' },
    });
    return 'confirmed';
  });
}

/**
 * Verifies the address of an account; a repetition changes nothing. `expired` when the account got another address in the same moment.
 * The caller of this function must have verified that the requester reads mail to the address.
 */
function confirmEmail(
  database: Database,
  { accountId, email }: Confirmation,
  { isExternalIssuer }: { isExternalIssuer: boolean },
): Promise<'confirmed' | 'expired'> {
  const scope = systemScope(database, { accountId });
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [row] = await rowsOf(
      tx,
      { email: text, email_verified: boolean },
      sql`select email, email_verified from accounts where id = ${accountId} for no key update`,
    );
    if (row?.email !== email) return 'expired';
    if (row.email_verified) return 'confirmed';
    await tx.execute(sql`update accounts set email_verified = true, ${loginAfterProof({ isExternalIssuer })},
        version = version + 1 where id = ${accountId}`);
    await change.record({
      noun: 'accounts',
      nounId: accountId,
      action: 'email_confirmed',
      advertiserId: null,
      before: { emailVerified: false },
      after: { emailVerified: true },
    });
    return 'confirmed';
  });
}
