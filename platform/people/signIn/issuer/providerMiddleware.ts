// Rules for every response of the issuer that override oidc-provider's defaults.
import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { PAGE_HEADERS } from '../../../../server/pages/pageStyle.ts';
import { refusalPage } from '../../../../server/pages/refusalPage.ts';
import { refusedRequest } from '../../../../server/pages/refusalPages.ts';
import { wantsPage } from '../../../../server/pages/wantsPage.ts';
import { isUnavailable } from '../../../foundation/database/connections/availability.ts';
import { errorPage, expiredPage } from '../../../foundation/pages/noticePages.ts';
import { languageOf } from '../../../foundation/pages/pageWords.ts';

/** Seconds until the next attempt while the database is away. */
const RETRY_SECONDS = 2;

/** All our pages are of one origin: no answer of the issuer is meant for the scripts of another. */
export async function withoutCors(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  for (const name of Object.keys(ctx.response.headers)) {
    if (name.startsWith('access-control-')) ctx.remove(name);
  }
}

/** The request with its public address; `ctx.url` is the one below `/oidc`. */
function requestOf({ req, method }: KoaContextWithOIDC) {
  const { originalUrl, url = '/' } = req as IncomingMessage & { originalUrl?: string };
  return { method, url: originalUrl ?? url, headers: req.headers };
}

const requestIdOf = ({ res }: KoaContextWithOIDC): string => String(res.getHeader('x-request-id') ?? '');

/** Answers an error: a page for a person, the standard's JSON for a program. */
export function renderError(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
  error?: unknown,
): void {
  if (!wantsPage(requestOf(ctx))) {
    ctx.body = out;
    return;
  }
  ctx.set(PAGE_HEADERS);
  const language = languageOf(ctx.get('accept-language'));
  ctx.body =
    error instanceof errors.SessionNotFound
      ? expiredPage(language)
      : errorPage(language, {
          code: out.error,
          requestId: requestIdOf(ctx),
          isSignOut: /^\/session\/end/.test(ctx.path),
        });
}

/** Every refusal is a page for a person: an address that leads nowhere, and what the issuer answers as JSON to everybody. */
export async function refusalPages(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { status } = ctx;
  if (status < 400 || ctx.response.is('html') || !wantsPage(requestOf(ctx))) return;
  const { error } = (ctx.body ?? {}) as { error?: unknown };
  if (status === 429 || status >= 500) {
    const request = { ...requestOf(ctx), id: requestIdOf(ctx) };
    const retryAfter = ctx.response.get('retry-after');
    ctx.set(PAGE_HEADERS);
    ctx.body = refusalPage(refusedRequest(request, { status, retryAfter }));
  } else {
    renderError(ctx, { error: typeof error === 'string' ? error : 'not_found' });
  }
  ctx.status = status;
}

/** While the database is away the issuer says when to come back, where oidc-provider says that it failed. */
export function sayWhenUnavailable(provider: Provider): void {
  const failures = new WeakMap<KoaContextWithOIDC, unknown>();
  provider.on('server_error', (ctx, error) => failures.set(ctx, error));
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next().catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      failures.set(ctx, error);
      ctx.status = 500;
    });
    if (ctx.status !== 500 || !isUnavailable(failures.get(ctx))) return;
    ctx.status = 503;
    ctx.set('retry-after', String(RETRY_SECONDS));
    ctx.body = {
      error: 'temporarily_unavailable',
      error_description: `try again in ${RETRY_SECONDS} s`,
    };
  });
}
