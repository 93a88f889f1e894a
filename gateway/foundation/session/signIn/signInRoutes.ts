import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { CALLBACK_PATH } from '../../../../schema/foundation/signIn.ts';
import type { SessionConfig } from '../environment.ts';
import { type Failure, failurePage } from '../failurePage.ts';
import { type Issuer, isIssuerUnavailable, reasonOf, sessionOf } from '../issuer.ts';
import { safeReturnTo } from '../safeReturnTo.ts';
import type { SessionCookie } from '../sessionCookie.ts';
import type { Fault, SessionNews } from '../sessionNews.ts';
import { wrongSetting } from '../wrongSetting.ts';
import { signInAttempts } from './signInAttempt.ts';

interface Dependencies {
  config: SessionConfig;
  cookies: SessionCookie;
  issuer: Issuer;
  news: SessionNews;
}

interface LoginQuery {
  return_to?: unknown;
  /** Language of the issuer's pages. */
  lang?: unknown;
}

/** GET /auth/login?return_to=…&lang=… starts the authorization code flow with PKCE, GET /auth/callback completes it. */
export function signInRoutes(app: FastifyInstance, { config, cookies, issuer, news }: Dependencies): void {
  const attempts = signInAttempts(config);

  app.get<{ Querystring: LoginQuery }>('/auth/login', async (request, reply) => {
    const configuration = await issuer.configuration().catch((error: unknown) => failed(error, request));
    if (isFailure(configuration)) return failurePage(request, reply, configuration);
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      returnTo: safeReturnTo(request.query.return_to, config.publicUrl),
      startedAt: Date.now(),
    };
    attempts.start(request, reply, attempt);
    const { lang } = request.query;
    const address = client.buildAuthorizationUrl(configuration, {
      ...config.authorization,
      redirect_uri: config.publicUrl + CALLBACK_PATH,
      scope: config.scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      ...(lang === 'en' || lang === 'fr' ? { ui_locales: lang } : {}),
    });
    return reply.redirect(address.href, 303);
  });

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK_PATH, async (request, reply) => {
    const { state } = request.query;
    const attempt = typeof state === 'string' ? attempts.finish(request, reply, state) : null;
    // The browser's Back button leads here after a sign-in.
    if (!attempt && cookies.read(request)) return reply.redirect(safeReturnTo(null, config.publicUrl), 303);
    if (!attempt) return failurePage(request, reply, 'failed');
    try {
      const tokens = await client.authorizationCodeGrant(
        await issuer.configuration(),
        new URL(request.raw.url ?? '', config.publicUrl),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        },
      );
      const session = sessionOf(tokens);
      const fault = await news.signedIn(session.accessToken);
      if (fault) return failurePage(request, reply, logFault(fault, request));
      cookies.write(request, reply, session);
    } catch (error) {
      return failurePage(request, reply, failed(error, request));
    }
    return reply.redirect(attempt.returnTo, 303);
  });
}

/** The page's text for a failed call to the issuer; the failure is also logged. */
function failed(error: unknown, { log }: FastifyRequest): Failure {
  const setting = wrongSetting(error);
  const reason = reasonOf(error);
  if (setting) {
    log.error({ setting, reason }, `${setting} does not fit what the issuer says`);
    return { reason: 'misconfigured', setting };
  }
  const isUnavailable = isIssuerUnavailable(error);
  log[isUnavailable ? 'error' : 'warn']({ reason }, 'the sign-in failed at the issuer');
  return { reason: isUnavailable ? 'unavailable' : 'failed' };
}

/** The page's text for a token that the platform refused; the platform has logged the reason. */
function logFault(fault: Fault, { log }: FastifyRequest): Failure {
  if ('setting' in fault) {
    log.error(fault, `${fault.setting} does not fit what the issuer sends`);
    return { reason: 'misconfigured', setting: fault.setting };
  }
  if (fault.fault === 'refused') {
    log.error(fault, 'the platform takes no token that the issuer gives; its log says why');
    return { reason: 'failed' };
  }
  log.warn(fault, 'whom the issuer signed in is no member');
  return { reason: fault.fault };
}

const isFailure = (answer: client.Configuration | Failure): answer is Failure => 'reason' in answer;
