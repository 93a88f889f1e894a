// Mounts the embedded issuer under /oidc: its pages first, everything else to oidc-provider, unread.
import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../../../config.ts';
import { isUnavailable } from '../../../foundation/database/connections/availability.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { delaySecrets } from '../delaySecrets.ts';
import { type BindMember, externalSignInRoutes } from '../externalSignIn.ts';
import { interactionRoutes } from '../interactionRoutes.ts';
import { logTokens } from '../signInLog.ts';
import { purgeExpired } from './adapter.ts';
import { loadKeys } from './keys.ts';
import { ownPagesOnly } from './ownPages.ts';
import { refuseMalformedSecrets } from './programClients.ts';
import { makeProvider } from './provider.ts';
import { refusalPages, sayWhenUnavailable, withoutCors } from './providerMiddleware.ts';

const PURGE_EVERY_MS = 10 * 60 * 1000;

/** The embedded issuer is not mounted if another is named: sign-in happens there, and the gateway reports it. */
export async function oidcPlugin(
  app: FastifyInstance,
  { config, database, bindMember }: { config: PlatformConfig; database: Database; bindMember: BindMember },
): Promise<void> {
  if (config.externalIssuer)
    return externalSignInRoutes(app, { settings: config.externalIssuer, database, bindMember });
  const provider = makeProvider(config, database, await loadKeys(database));
  provider.use(refusalPages);
  sayWhenUnavailable(provider);
  provider.use(withoutCors);
  provider.use(delaySecrets(database));
  provider.use(refuseMalformedSecrets);
  provider.use(ownPagesOnly);
  logTokens(provider, app.log);
  provider.on('server_error', (_ctx, error) => {
    if (isUnavailable(error)) app.log.warn({ err: error }, 'the issuer was not available');
    else app.log.error({ err: error }, 'the issuer failed');
  });
  const callback = provider.callback();
  const site = new URL(config.publicUrl);

  // Links and cookies follow PUBLIC_URL, regardless of the host and protocol in a request.
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers.host = site.host;
    raw.headers['x-forwarded-host'] = site.host;
    raw.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  });

  await app.register((pages) => interactionRoutes(pages, { provider, config, database }));

  await app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null)); // oidc-provider reads the bodies
    rest.route({
      method: ['GET', 'POST'],
      url: '/oidc/*',
      config: { ability: 'public' },
      handler: async ({ raw, ip: address }, reply) => {
        reply.hijack();
        const message = Object.assign(raw, { originalUrl: raw.url, address });
        message.url = raw.url?.slice('/oidc'.length) || '/';
        await callback(message, reply.raw);
      },
    });
  });

  const purge = setInterval(() => {
    purgeExpired(database).catch((error: unknown) =>
      app.log.warn({ err: error }, 'purge of sign-in data failed'),
    );
  }, PURGE_EVERY_MS);
  purge.unref();
  app.addHook('onClose', async () => clearInterval(purge));
}
