// What holds for every answer of the issuer, whatever oidc-provider would do by itself.
import type { KoaContextWithOIDC } from 'oidc-provider';
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
