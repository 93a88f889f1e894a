// Signing out at the issuer: at once where the request proves whose session it means, else after a question.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { loggedOutPage, logoutPage } from './noticePages.ts';
import { PAGE_HEADERS } from './pageStyle.ts';
import { languageOf } from './words.ts';

/** The two pages of RP-initiated logout, as oidc-provider's feature wants them. */
export const endSessionPages = {
  async logoutSource(ctx: KoaContextWithOIDC, form: string): Promise<void> {
    const { session } = ctx.oidc;
    const hint = ctx.oidc.entities.IdTokenHint?.payload.sub;
    if (session?.accountId && hint === session.accountId) return endSession(ctx);
    ctx.set(PAGE_HEADERS);
    ctx.body = logoutPage(languageOf(uiLocales(ctx), ctx.get('accept-language')), form);
  },

  async postLogoutSuccessSource(ctx: KoaContextWithOIDC): Promise<void> {
    ctx.set(PAGE_HEADERS);
    ctx.body = loggedOutPage(languageOf(uiLocales(ctx), ctx.get('accept-language')));
  },
};

/**
 * Without a session there is nothing to ask, and oidc-provider would answer with a page that submits itself
 * by script: send the browser straight on instead.
 */
export async function skipEmptyLogout(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200 || ctx.oidc.session?.accountId) return;
  if (ctx.oidc.session && 'destroyed' in ctx.oidc.session) return;
  goOn(ctx);
}

async function endSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, session } = ctx.oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  for (const name of [provider.cookieName('session'), `${provider.cookieName('session')}.sig`]) {
    ctx.cookies.set(name, null, { signed: false, httpOnly: true, sameSite: 'lax' });
  }
  goOn(ctx);
}

function goOn(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const back = params?.post_logout_redirect_uri; // oidc-provider has compared it with the registered ones
  const target = new URL(typeof back === 'string' ? back : ctx.oidc.urlFor('end_session_success'));
  if (typeof back === 'string' && typeof params?.state === 'string') {
    target.searchParams.set('state', params.state);
  }
  ctx.remove('content-security-policy');
  ctx.status = 303;
  ctx.body = '';
  ctx.redirect(target.href);
}

function uiLocales(ctx: KoaContextWithOIDC): string | undefined {
  const locales = ctx.oidc.params?.ui_locales;
  return typeof locales === 'string' ? locales : undefined;
}
