import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CATALOGUE_DOCUMENTS } from '../../../schema/remote/publicCatalogue.generated.ts';
import {
  catalogueHit as HIT,
  hitList as list,
  oneHit as one,
  imageVariants as VARIANTS,
} from '../../testing/catalogueAnswers.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { BROWSER_DIST } from './bundle.ts';

const { CatalogueReward: ONE, CatalogueRewards: LIST, CatalogueValues: VALUES } = CATALOGUE_DOCUMENTS;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.platform.on('POST /public/catalogue', ({ body }) => {
    const { documentId, variables } = body as { documentId: string; variables: { sku?: string } };
    if (documentId === ONE) return { json: one(variables.sku === HIT.sku ? HIT : null) };
    return { json: list([HIT], 60) };
  });
});
afterEach(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('a page', () => {
  test('has its rewards, filters and further pages before any script runs', async () => {
    const { statusCode, body } = await get('/catalogue/?currency=EUR');
    expect(statusCode).toBe(200);
    expect(body).toContain('<a href="/catalogue/rewards/AUR-CARD-0001">Aurora &lt;10&gt;</a>');
    expect(body).toContain('€10');
    expect(body).toMatch(/<form[^>]+action="\/catalogue\/"/);
    expect(body).toContain('href="/catalogue/?currency=EUR&amp;page=2"');
    expect(gateway.platform.calls[0]?.body).toEqual({
      documentId: LIST,
      variables: { currency: 'EUR', page: 1 },
    });
  });

  test('is in the language of its address, whatever the browser prefers', async () => {
    const english = await get('/catalogue/', { 'accept-language': 'fr' });
    const french = await get('/catalogue/fr/', { 'accept-language': 'en' });
    expect(english.body).toContain('<html lang="en">');
    expect(french.body).toContain('Des récompenses à offrir');
    expect(gateway.platform.calls.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'fr']);
  });

  test('asks for its letters with the page, at an address that has them', async () => {
    const { body } = await get('/catalogue/');
    const [, letters = ''] = /<link rel="preload" href="([^"]+)" as="font"/.exec(body) ?? [];
    expect((await get(letters)).headers['content-type']).toBe('font/woff2');
  });

  test('DIM-1: tells search engines its address, its languages and what it shows', async () => {
    const { body } = await get('/catalogue/fr/rewards/AUR-CARD-0001');
    const origin = 'http://localhost:4000/catalogue/';
    expect(body).toContain(`<link rel="canonical" href="${origin}fr/rewards/AUR-CARD-0001">`);
    expect(body).toContain(`hreflang="en" href="${origin}rewards/AUR-CARD-0001"`);
    expect(body).toContain(`hreflang="x-default" href="${origin}rewards/AUR-CARD-0001"`);
    expect(body).toContain('<meta name="description" content="Good &lt;/script&gt; everywhere">');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      description: 'Good </script> everywhere',
      offers: { '@type': 'Offer', price: '10.00', priceCurrency: 'EUR' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '180 g' }],
    });
    expect(body).toContain('<dt>Weight</dt><dd>180 g</dd>');
    const first = (await get('/catalogue/')).body;
    expect([first.includes('"@type":"ItemList"'), first.includes('noindex')]).toEqual([true, false]);
    expect((await get('/catalogue/?q=x')).body).toContain('content="noindex, follow"');
  });

  test('of one reward asks for no more of its product than the other values', async () => {
    await get('/catalogue/rewards/AUR-CARD-0001');
    expect(gateway.platform.calls.map(({ body }) => body)).toEqual([
      { documentId: ONE, variables: { sku: 'AUR-CARD-0001' } },
      { documentId: VALUES, variables: { product: HIT.product.id } },
    ]);
  });

  test('shows a picture in the format and width that suit, and initials where there is none', async () => {
    expect((await get('/catalogue/')).body).toContain('>AB</span>');
    const image = '/media/abc.webp';
    gateway.platform.on('POST /public/catalogue', {
      json: list([{ ...HIT, image, imageVariants: VARIANTS }]),
    });
    const { body } = await get('/catalogue/');
    expect(body).toMatch(
      /<source type="image\/avif" srcSet="\/media\/abc-400\.avif 400w, \/media\/abc-800\.avif 800w" sizes=/,
    );
    expect(body).toContain('/media/abc-800.webp 800w');
  });

  test('a card of any value has no price for search engines', async () => {
    const flexible = { ...HIT, faceValue: '0.00' };
    gateway.platform.on('POST /public/catalogue', ({ body }) => {
      const { documentId } = body as { documentId: string };
      return { json: documentId === ONE ? one(flexible) : list([flexible]) };
    });
    const { body } = await get('/catalogue/rewards/AUR-CARD-0001');
    expect(body).toContain('"@type":"Offer"');
    expect(body).not.toContain('priceCurrency');
  });

  test('a page beyond the last one is none', async () => {
    expect((await get('/catalogue/?page=3')).statusCode).toBe(200);
    expect((await get('/catalogue/?page=4')).statusCode).toBe(404);
    gateway.platform.on('POST /public/catalogue', { json: list([], 0) });
    expect((await get('/catalogue/?q=nothing')).statusCode).toBe(200);
  });

  test.each([
    ['/catalogue/rewards/NO-SUCH', 'This reward is not in the catalog'],
    ['/catalogue/fr/rewards/NO-SUCH', 'pas dans le catalogue'],
    ['/catalogue/nowhere', 'There is no such page'],
    ['/catalogue/fr/nowhere', 'Cette page n’existe pas'],
    ['/catalogue/?page=4', 'There is no such page'],
  ])('says in words what is not there at %s', async (url, words) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain(words);
    expect(body).not.toContain('<script');
  });

  test('values are counted only where all rewards are; of more it says how to reach them', async () => {
    expect((await get('/catalogue/')).body).toContain('Aurora Books (1)</option>');
    const { rewardSearch } = list([HIT], 1000).data;
    gateway.platform.on('POST /public/catalogue', {
      json: { data: { rewardSearch: { ...rewardSearch, totalIsCapped: true } } },
    });
    const { body } = await get('/catalogue/');
    expect(body).toContain('Aurora Books</option>');
    expect(body).toContain('More than 1,000 rewards: narrow them by brand or search');
  });

  test('a least value above the greatest is said, not counted', async () => {
    gateway.platform.on('POST /public/catalogue', { json: list([], 0) });
    const { body } = await get('/catalogue/?from=50&to=9');
    expect(body).toContain('“Value to” is less than “Value from”');
    expect(body).toContain('aria-invalid="true"');
    expect(body).not.toContain('0 rewards');
    expect((await get('/catalogue/?from=9&to=50')).body).toContain('0 rewards');
  });
});

describe('a CDN can carry it', () => {
  test('a page is the same for everybody: kept a minute, shown stale while it is fetched anew, and no cookie counts', async () => {
    const { headers, body } = await get('/catalogue/');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
    );
    expect([headers['set-cookie'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    const signedIn = await get('/catalogue/', { cookie: 'guerdon=something', authorization: 'Bearer token' });
    expect(signedIn.body).toBe(body);
    expect(gateway.platform.calls[1]?.headers).not.toHaveProperty('authorization');
    expect(gateway.platform.calls[1]?.headers).not.toHaveProperty('cookie');
  });

  test('one who knows the page gets 304', async () => {
    const { headers } = await get('/catalogue/');
    const again = await get('/catalogue/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('it is compressed as the caller takes it', async () => {
    const whole = (await get('/catalogue/')).body;
    const small = await get('/catalogue/', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole);
    const refused = await get('/catalogue/', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test('its data has an address too, of our documents alone', async () => {
    const query = new URLSearchParams({ documentId: LIST, variables: '{"page":2}' });
    const { statusCode, headers } = await get(`/catalogue/fr/data?${query}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=60')]);
    expect(gateway.platform.calls[0]).toMatchObject({
      body: { variables: { page: 2 } },
      headers: { 'accept-language': 'fr' },
    });
    for (const wrong of ['', '?documentId=abc', `?${query}`.replace('%7B', '%5B')])
      expect((await get(`/catalogue/data${wrong}`)).statusCode).toBe(400);
    expect(gateway.platform.calls).toHaveLength(1);
  });
});

describe('when the index does not answer', () => {
  test.each([
    ['away', { status: 503 }, 503],
    ['refusing', { status: 404 }, 503],
    ['broken', { breaks: true, text: '{' }, 503],
    ['failing', { json: { errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] } }, 503],
    ['busy', { status: 429, headers: { 'retry-after': '7' } }, 429],
  ])('%s: a page that says so, to be tried again, kept by nobody', async (_name, response, status) => {
    gateway.platform.on('POST /public/catalogue', response);
    const { statusCode, headers, body } = await get('/catalogue/fr/?q=caf%C3%A9');
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe(status === 429 ? '7' : '5');
    expect(body).toContain(status === 429 ? 'Trop de pages à la fois' : 'injoignable pour le moment');
    expect(body).toContain('href="/catalogue/fr/?q=caf%C3%A9"');
    expect(body).not.toMatch(/\.ts:\d|Error:/);
  });

  test.each([
    ['failing', { json: { data: null, errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] } }, 503],
    ['refusing', { status: 422, json: { status: 422 } }, 422],
  ])('%s: data that says so is kept by nobody', async (_name, response, status) => {
    gateway.platform.on('POST /public/catalogue', response);
    const { statusCode, headers } = await get(`/catalogue/data?documentId=${LIST}`);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('the limit counts the visitor, not us', async () => {
    await gateway.inject({ url: '/catalogue/', remoteAddress: '203.0.113.9' });
    expect(gateway.platform.calls[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });
});

test('the map and the rules for search engines have their addresses; without the index there is no map', async () => {
  gateway.platform.on('GET /public/catalogue/skus', { json: { skus: [HIT.sku] } });
  const { headers, body } = await get('/catalogue/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain(`/catalogue/rewards/${HIT.sku}</loc>`);
  expect((await get('/robots.txt')).body).toContain('User-agent: *');
  gateway.platform.on('GET /public/catalogue/skus', { status: 503 });
  expect((await get('/catalogue/sitemap.xml')).statusCode).toBe(503);
});

test('without a seller nothing of it is served', async () => {
  const closed = await startGateway((config) => {
    config.hasPublicCatalogue = false;
  });
  expect((await closed.inject({ url: '/catalogue/data' })).statusCode).toBe(404);
  await closed.close();
});

test('G7: its script is at most 130 KB, gzipped, and its policy allows no other style than its own', async () => {
  const assets = join(BROWSER_DIST, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(130);
  expect((await get('/catalogue/')).headers['content-security-policy']).not.toContain('unsafe');
});
