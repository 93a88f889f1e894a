// Signing out at the issuer: at once where the request proves whose session it means, else after a question.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { PAGE_HEADERS } from '../../../server/pages/pageStyle.ts';
import { loggedOutPage, logoutPage } from '../../foundation/pages/noticePages.ts';
import { languageOf } from '../../foundation/pages/pageWords.ts';

/** The two pages of RP-initiated logout, in the form that oidc-provider expects. */
export const endSessionPages = {
  async logoutSource(ctx: KoaContextWithOIDC, form: string): Promise<void> {
    const { session } = ctx.oidc;
    const hint = ctx.oidc.entities.IdTokenHint?.payload.sub;
    if (session?.accountId && hint === session.accountId) {
      await endSession(ctx);
      return leadBack(ctx);
    }
    ctx.set(PAGE_HEADERS);
    ctx.body = logoutPage(languageOf(uiLocales(ctx), ctx.get('accept-language')), form);
  },

  async postLogoutSuccessSource(ctx: KoaContextWithOIDC): Promise<void> {
    ctx.set(PAGE_HEADERS);
    ctx.body = loggedOutPage(languageOf(uiLocales(ctx), ctx.get('accept-language')));
  },
};

/** Ends the issuer's session of this browser, with what it granted. */
export async function endSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, session } = ctx.oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  for (const name of [provider.cookieName('session'), `${provider.cookieName('session')}.sig`]) {
    ctx.cookies.set(name, null, { signed: false, httpOnly: true, sameSite: 'lax', overwrite: true });
  }
}

/** Leads a signed-out browser back to the application. */
export function leadBack(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const back = params?.post_logout_redirect_uri; // oidc-provider has compared it with the registered ones
  const target = new URL(typeof back === 'string' ? back : ctx.oidc.urlFor('end_session_success'));
  if (typeof back === 'string' && typeof params?.state === 'string') {
    target.searchParams.set('state', params.state);
  }
  redirectTo(ctx, target.href);
}

/** Replaces a page by a redirect. */
export function redirectTo(ctx: KoaContextWithOIDC, address: string): void {
  ctx.remove('content-security-policy');
  ctx.status = 303;
  ctx.body = '';
  ctx.redirect(address);
}

function uiLocales(ctx: KoaContextWithOIDC): string | undefined {
  const locales = ctx.oidc.params?.ui_locales;
  return typeof locales === 'string' ? locales : undefined;
}
