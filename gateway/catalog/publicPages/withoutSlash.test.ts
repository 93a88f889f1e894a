import { expect, test } from 'vitest';
import { startGateway } from '../../testing/startGateway.ts';

test('an address of the public catalog without its last slash keeps what was sought', async () => {
  const gateway = await startGateway();
  const answer = await gateway.inject({ url: '/catalogue?q=tea&page=2' });
  await gateway.close();
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/catalogue/?q=tea&page=2');
});
