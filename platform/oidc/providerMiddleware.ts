// Rules for every response of the issuer that override oidc-provider's defaults.
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isUnavailable } from '../database/availability.ts';
import { errorPage } from './noticePages.ts';
import { PAGE_HEADERS } from './pageStyle.ts';
import { languageOf } from './words.ts';

/** All our pages are of one origin: no answer of the issuer is meant for the scripts of another. */
export async function withoutCors(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  for (const name of Object.keys(ctx.response.headers)) {
    if (name.startsWith('access-control-')) ctx.remove(name);
  }
}

/** An address that leads nowhere shows our own page to people. */
export async function notFoundPage(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body || ctx.accepts('json', 'html') !== 'html') return;
  ctx.set(PAGE_HEADERS);
  ctx.body = errorPage(languageOf(ctx.get('accept-language')), 'not_found');
  ctx.status = 404;
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
    const error = 'temporarily_unavailable';
    const isPage = ctx.accepts('json', 'html') === 'html';
    ctx.status = 503;
    ctx.set('retry-after', '2');
    ctx.body = isPage
      ? errorPage(languageOf(ctx.get('accept-language')), error)
      : { error, error_description: 'try again in 2 s' };
  });
}
