import { afterEach, expect, test } from 'vitest';
import { sessionCookieFor } from '../../testing/sessionCookie.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

const LINK = '/files/redemption-export/17';
const followed = {
  cookie: sessionCookieFor('token', 'one'),
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const follow = (headers: Record<string, string> = followed) => gateway.inject({ url: LINK, headers });

test('REDLIST-40: the mailed link gives the file to who is signed in, and asks everybody else to sign in first', async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/redemptions/exports/:id/file', {
    text: 'id;state',
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redemptions.csv"',
    },
  });
  const answer = await follow();
  expect([answer.statusCode, answer.body, answer.headers['content-disposition']]).toEqual([
    200,
    'id;state',
    'attachment; filename="redemptions.csv"',
  ]);
  const stranger = await follow({});
  expect([stranger.statusCode, stranger.headers.location]).toEqual([
    303,
    '/auth/login?return_to=%2Ffiles%2Fredemption-export%2F17',
  ]);
  expect(gateway.platform.calls).toHaveLength(1);
});

test('what another site embeds gets no file', async () => {
  gateway = await startGateway();
  const embedded = await follow({ ...followed, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' });
  expect(embedded.statusCode).toBe(303);
  const framed = await follow({ ...followed, 'sec-fetch-dest': 'iframe' });
  expect(framed.statusCode).toBe(303);
  expect(gateway.platform.calls).toEqual([]);
});

test('a refusal is a page that says why, in the visitor’s language, with nothing of it read as markup', async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/redemptions/exports/:id/file', {
    status: 404,
    json: { status: 404, title: 'x', message: 'It belongs to <b>another</b> account.' },
  });
  const page = await follow();
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('It belongs to &lt;b&gt;another&lt;/b&gt; account.');
  expect(page.body).toContain('href="/#/reports/redemptions"');
  const french = await follow({ ...followed, 'accept-language': 'fr' });
  expect(french.body).toContain('Ce fichier ne peut pas être ouvert');
});

test('a script gets the problem as it is, and a place that is none is not found', async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/redemptions/exports/:id/file', {
    status: 409,
    json: { error_name: 'export_over' },
  });
  const script = await follow({ cookie: sessionCookieFor('token', 'one'), 'x-guerdon-client': 'web' });
  expect([script.statusCode, script.json().error_name]).toEqual([409, 'export_over']);
  expect((await follow({ 'x-guerdon-client': 'web' })).statusCode).toBe(401);
  const odd = await gateway.inject({ url: '/files/redemption-export/..%2F1', headers: followed });
  expect(odd.statusCode).toBe(404);
});
