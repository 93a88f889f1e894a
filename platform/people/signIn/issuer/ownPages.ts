// oidc-provider writes some pages itself: forms that an inline script submits. Our policy stops that script, and the page would stay blank.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { PAGE_HEADERS } from '../../../../server/pages/pageStyle.ts';
import { endSession, leadBack, redirectTo } from '../logout.ts';
import { renderError } from './providerMiddleware.ts';

/**
 * No page of oidc-provider's own reaches a browser: what its form would have done is done here, and the browser is redirected. A page that no case knows
 * becomes our error page. Every page of ours bears our policy; that is how the others are told apart.
 */
export async function ownPagesOnly(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Koa writes a page with a link below each redirect. Browsers do not show it.
  if (ctx.status >= 300 && ctx.status < 400) return;
  const policy = ctx.response.get('content-security-policy');
  if (!ctx.response.is('html') || policy === PAGE_HEADERS['content-security-policy']) return;
  const { route, session } = ctx.oidc;
  const resume = session?.state?.postLogoutRedirectUri;
  // Sign-out without a session needs no question and no action.
  if (route === 'end_session' && !session?.accountId) return leadBack(ctx);
  // Sign-in as another person than the session's: that session ends, and the sign-in continues.
  if (route === 'resume' && typeof resume === 'string' && resume.endsWith(ctx.path)) {
    await endSession(ctx);
    return redirectTo(ctx, resume);
  }
  // The application accepts responses only in its address, not as a form.
  ctx.status = 400;
  renderError(ctx, { error: 'unsupported_response_mode' });
}
