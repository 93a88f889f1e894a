import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

const names = async (search = '', language = 'en') => {
  const url = `/api/experiences${search ? `?search=${encodeURIComponent(search)}` : ''}`;
  const { body } = await platform.call('retailer', 'GET', url, { headers: { 'accept-language': language } });
  return (body.items as unknown as { name: string }[]).map(({ name }) => name);
};

describe('experiences', () => {
  it('WIZEXP-2, WIZEXP-3: those are listed that are enabled and for this environment', async () => {
    const listed = await names();
    expect(listed).toContain('Reward portal');
    expect(listed).not.toContain('Scratch card');
    expect(listed).not.toContain('Partner API');
  });

  it('WIZEXP-3: production has its own', async () => {
    const production = await startTestPlatform({ GUERDON_ENVIRONMENT: 'production' });
    const { body } = await production.call('retailer', 'GET', '/api/experiences');
    expect(JSON.stringify(body)).toContain('Partner API');
    await production.close();
  });

  it('WIZEXP-1: each word of a search is in the name or the description, in the caller’s language', async () => {
    expect(await names('RECEIPTS codes')).toEqual(['Codes in a file']);
    expect(await names('récompenses', 'fr')).toContain('Portail de récompenses');
    expect(await names('recompense liens', 'fr')).toEqual(['Liens directs']);
    expect(await names('nothing of this')).toEqual([]);
  });

  it('WIZEXP-6, WIZEXP-11, WIZEXP-12, WIZEXP-13, WIZEXP-17: one says developer, price and industry first, and what it can do', async () => {
    const { body } = await platform.call('retailer', 'GET', '/api/experiences/5?expand=redemption_flow');
    expect((body.infos as unknown as { name: string }[]).map(({ name }) => name)).toEqual([
      ...['Developer', 'Price', 'Industry', 'Support'],
    ]);
    expect(body).toMatchObject({
      is_previewable: false,
      redemption_flow: { id: 'portal', supports_primary_code: true },
      options: { modules: { activation_links: 'enabled', settings: { fraud_options: 'required' } } },
    });
  });

  it('WIZEXP-4, WIZEXP-18: one that needs no page of its own is previewable; one that is over is still read', async () => {
    expect((await platform.call('retailer', 'GET', '/api/experiences/1')).body.is_previewable).toBe(true);
    expect((await platform.call('retailer', 'GET', '/api/experiences/8')).body.name).toBe('Scratch card');
    expect((await platform.call('retailer', 'GET', '/api/experiences/999')).status).toBe(404);
    expect((await platform.call('nobody', 'GET', '/api/experiences/1')).status).toBe(403);
  });
});
