// Shared parts of all pages with a form, wherever they are mounted: form parsing, response headers, errors as pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { PAGE_HEADERS } from '../../../server/pages/pageStyle.ts';
import { refusalPage } from '../../../server/pages/refusalPage.ts';
import { refusedRequest } from '../../../server/pages/refusalPages.ts';
import { pageFailure } from '../http/refusals/pageFailure.ts';
import { expiredPage } from './noticePages.ts';
import { type Language, languageOf } from './pageWords.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Prepares a plugin for pages: bodies are small forms, answers are HTML that is not cached. `headers` replace the usual ones. */
export function servePages(app: FastifyInstance, headers: Record<string, string> = {}): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) =>
    done(null, formFields(String(body))),
  );
  const asPage = (reply: FastifyReply) => reply.headers({ ...PAGE_HEADERS, ...headers });
  // Known from the start: `refusalPages` reads the type before the hook below runs, and replaces what is no page.
  app.addHook('onRequest', async (_request, reply) => {
    asPage(reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    asPage(reply);
  });
  app.setErrorHandler((error, request, reply) => {
    asPage(reply);
    if (error instanceof errors.SessionNotFound) {
      // Back after a sign-in leads here: the application shows itself, or begins a new sign-in and stops if that does not hold.
      if (request.method === 'GET') return reply.redirect('/', 303);
      return reply.code(400).send(expiredPage(pageLanguage(request)));
    }
    const status = pageFailure(error, request, reply);
    const retryAfter = reply.getHeader('retry-after');
    return reply.code(status).send(refusalPage(refusedRequest(request, { status, retryAfter })));
  });
}

/** The fields of a form. PostgreSQL cannot store U+0000, so a text with one is replaced by a text that matches nothing. */
function formFields(body: string): URLSearchParams {
  const fields = new URLSearchParams(body);
  for (const [name, value] of [...fields])
    if (value.includes('\u0000')) fields.set(name, value.replaceAll('\u0000', '\ufffd'));
  return fields;
}

/** The posted form. Refuses a form that another site's page sent. */
export function formOf(request: FastifyRequest, publicUrl: string): URLSearchParams {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== new URL(publicUrl).origin) throw new errors.InvalidRequest('origin');
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** The language of a page: the one its address names, else the one that suits the visitor. */
export function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : undefined, request.headers['accept-language']);
}
