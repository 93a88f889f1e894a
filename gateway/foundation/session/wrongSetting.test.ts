import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sessionConfigOf, sessionEnvironment } from './environment.ts';
import { issuerClient } from './issuer.ts';
import { wrongSetting } from './wrongSetting.ts';

test.each([
  ['a page', 'text/html', '<!doctype html><title>Hello</title>'],
  ['no object', 'application/json', 'null'],
  ['a name that is no address', 'application/json', '{"issuer":"somewhere"}'],
])(
  'AUTH-1: an issuer that answers %s where it should describe itself is a wrong OIDC_ISSUER',
  async (_what, type, body) => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    await once(server.listen(0, 'localhost'), 'listening');
    const config = sessionConfigOf({
      ...sessionEnvironment.parse({ DATA_DIR: ':memory:' }),
      PUBLIC_URL: 'http://localhost:1',
      PLATFORM_URL: 'http://localhost:1',
      OIDC_ISSUER: `http://localhost:${(server.address() as AddressInfo).port}`,
      OIDC_CLIENT_SECRET: 'of the test and of nothing else',
      SESSION_KEY: 'x'.repeat(32),
    });
    const news = { signedIn: async () => null, signedOut: async () => {}, isSignedOut: async () => false };
    const error = await issuerClient(config, news)
      .configuration()
      .catch((refused: unknown) => refused);
    server.close();
    expect(wrongSetting(error)).toBe('OIDC_ISSUER');
  },
);
