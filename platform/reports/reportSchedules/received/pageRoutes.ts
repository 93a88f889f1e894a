import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../../config.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { Refusal } from '../../../foundation/http/refusals/refusal.ts';
import { formOf, pageLanguage, servePages } from '../../../foundation/pages/formPages.ts';
import { leaveSchedule } from './leave.ts';
import { leavePage, leftPage, wrongLinkPage } from './pages.ts';
import { receivedById } from './read.ts';
import { readLeaving } from './token.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
const PATH = '/mail/reports/:token';

/**
 * By the link in a mail its recipient leaves a schedule, without signing in: the signature is the guard. A mail program that offers this as a button of its own posts
 * here without opening the page (RFC 8058).
 */
export async function leavingRoutes(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<void> {
  servePages(app);
  // Ignores the body that a mail program posts: the address holds everything.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, _body, done) => done(null, null),
  );

  app.get(PATH, open, async (request, reply) => {
    const leaving = await leavingOf(request);
    const language = pageLanguage(request);
    if (!leaving) return reply.code(404).send(wrongLinkPage(language));
    const { scheduleId, scope } = leaving;
    const receivedSchedule = await scope.read((tx) => receivedById(tx, scope, scheduleId)).catch(nullIfGone);
    return receivedSchedule ? leavePage(language, receivedSchedule) : leftPage(language);
  });

  app.post(PATH, open, async (request, reply) => {
    formOf(request, config.publicUrl);
    const leaving = await leavingOf(request);
    const language = pageLanguage(request);
    if (!leaving) return reply.code(404).send(wrongLinkPage(language));
    await leaveSchedule(leaving.scope, leaving.scheduleId).catch(nullIfGone);
    return leftPage(language);
  });

  async function leavingOf(request: FastifyRequest) {
    const leaving = await readLeaving(database, (request.params as { token: string }).token);
    if (!leaving) return null;
    const { scheduleId, accountId } = leaving;
    return { scheduleId, scope: systemScope(database, { accountId, requestId: request.id }) };
  }
}

/** For a person who is no longer a recipient, the request is already fulfilled. */
function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && error.kind === 'not_found') return null;
  throw error;
}
