import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  'x-ability'?: string;
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

let platform: TestPlatform;
let operations: [string, Operation][];
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const paths = platform.app.swagger().paths as Record<string, Record<string, Operation>>;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => platform.close());

describe('the contract', () => {
  test('is OpenAPI 3.1, read without signing in', async () => {
    const { status, body } = await platform.call(null, 'GET', '/api/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
  });

  test('the committed one is fresh', () => {
    const path = new URL('../../../schema/platform.openapi.json', import.meta.url);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(platform.app.swagger())),
    );
  });

  test('API-5: has the paths the specification names', () => {
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'get /api/advertisers',
        'get /api/advertisers/{id}',
        'put /api/advertisers/{id}',
        'post /api/accounts',
        'get /api/organizations/mine',
        'get /api/alerts',
        'get /api/stats',
      ]),
    );
  });

  test('every operation has a name, a summary, an ability and named answers', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(operations.length);
    for (const [name, operation] of operations) {
      expect([name, operation.operationId, operation.summary, operation['x-ability']]).not.toContain(
        undefined,
      );
      const refusal = operation.responses.default?.content?.['application/problem+json']?.schema.$ref;
      if (/ \/api\/(?!graphql)/.test(name))
        expect([name, refusal]).toEqual([name, '#/components/schemas/Problem']);
    }
  });

  test('API-6: every list is a page of items with a total, or also read on from a cursor', () => {
    const { components } = platform.app.swagger() as { components?: { schemas?: object } };
    const schemas = components?.schemas as Record<string, { required: string[]; properties: object }>;
    const page = ['items', 'page', 'per_page', 'total', 'total_is_capped'];
    for (const [name, schema] of Object.entries(schemas).filter(([key]) => key.endsWith('Page'))) {
      const isRead = schema.required.includes('next') ? ['items', 'next'] : page;
      expect([name, schema.required]).toEqual([name, expect.arrayContaining(isRead)]);
      expect([name, Object.keys(schema.properties)]).toEqual([name, expect.arrayContaining(page)]);
    }
  });

  test('its reference page asks nobody outside', async () => {
    const { status, text, headers } = await platform.call(null, 'GET', '/api/reference/');
    expect(status).toBe(200);
    expect(text).not.toMatch(/(src|href)="https?:/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect((await platform.call(null, 'GET', '/api/reference/static/swagger-ui.css')).status).toBe(200);
  });
});
