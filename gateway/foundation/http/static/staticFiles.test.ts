import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { beginBuild, completeBuild } from './completeBuild.ts';
import { staticFiles } from './staticFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'guerdon-static-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The files of the folder, to a browser that has a session or none. */
async function serve(session: object | null) {
  const app = Fastify({ pluginTimeout: 0 });
  app.decorateRequest('session', { getter: () => session as never });
  await app.register(staticFiles, { root });
  return app;
}

test('a browser with a session gets the page that fetches the application at once; each has an ETag of its own', async () => {
  writeFileSync(join(root, 'index.html'), 'the page');
  completeBuild(root, Date.now());
  const before = await serve({});
  expect((await before.inject('/')).body).toBe('the page');
  writeFileSync(join(root, 'signedIn.html'), 'the page of a session');
  const [visitor, signedIn] = [await serve(null), await serve({})];
  const [page, own] = [await visitor.inject('/'), await signedIn.inject('/')];
  expect([page.body, own.body]).toEqual(['the page', 'the page of a session']);
  expect(own.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('html'),
  });
  expect(own.headers.etag).not.toBe(page.headers.etag);
  expect((await signedIn.inject('/index.html')).body).toBe('the page');
  for (const app of [before, visitor, signedIn]) await app.close();
});

test('a build that was interrupted is not served; a complete one is, compressed only where it has compressed files; folders are not listed', async () => {
  writeFileSync(join(root, 'index.html'), 'the page');
  writeFileSync(join(root, 'app.js'), 'the script');
  writeFileSync(join(root, 'app.js.gz'), 'the compressed script');
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'one.js'), 'a file');
  beginBuild(root);
  const half = await serve(null);
  expect(await half.inject('/')).toMatchObject({
    statusCode: 503,
    body: 'The application is not built: npm run build.',
  });
  completeBuild(root, Date.now());
  const whole = await serve(null);
  const headers = { 'accept-encoding': 'gzip' };
  const [page, script] = [
    await whole.inject({ url: '/index.html', headers }),
    await whole.inject({ url: '/app.js', headers }),
  ];
  expect([page.statusCode, page.body, page.headers['content-encoding']]).toEqual([
    200,
    'the page',
    undefined,
  ]);
  expect([script.statusCode, script.body, script.headers['content-encoding']]).toEqual([
    200,
    'the compressed script',
    'gzip',
  ]);
  expect((await whole.inject('/.complete')).statusCode).toBe(404);
  for (const folder of ['/assets', '/assets/']) expect((await whole.inject(folder)).statusCode).toBe(404);
  expect((await whole.inject('/assets/one.js')).body).toBe('a file');
  for (const app of [half, whole]) await app.close();
});
