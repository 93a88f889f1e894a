import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((config) => {
    config.pictureOrigins = { sent: ['https://s3.example'], shown: ['https://pictures.example'] };
  });
});
afterAll(() => gateway.close());

test('the frame of previews runs nothing, sends nothing, and is framed by ourselves alone', async () => {
  const { statusCode, headers, body } = await gateway.inject({ url: '/preview/frame.html' });
  expect(statusCode).toBe(200);
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' https://pictures.example",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ]);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  expect(body).toContain('<body></body>');
  expect(body).not.toContain('<script');
});
