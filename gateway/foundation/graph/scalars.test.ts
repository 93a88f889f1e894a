import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const SAVE = `mutation($input: UpdateDiscountInput!) { updateDiscount(input: $input) {
  ... on InvalidInput { fieldErrors { field rule } } } }`;
const input = (discount: unknown) => ({ input: { advertiserId: '1', productId: '3', version: 1, discount } });

test('an answer keeps the exact text of the platform', async () => {
  gateway.platform.on('GET /api/budget_alerts', { status: 404, json: { status: 404 } });
  gateway.platform.on('GET /api/advertisers/:id', {
    json: { id: '7', created_at: '2026-12-01T08:00:00.000+01:00', billing_currency: 'EUR' },
  });
  const { data } = await gateway.graph('{ advertiser(id: "7") { createdAt billingCurrency } }');
  expect(data?.advertiser).toEqual({ createdAt: '2026-12-01T08:00:00.000+01:00', billingCurrency: 'EUR' });
});

test('a number in place of a decimal is refused with the place and what helps', async () => {
  const { errors } = await gateway.graph(SAVE, input(12.5));
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(
      /at "input\.discount".*Decimal is written as text, for example "12\.50"; got 12\.5\./,
    ),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  const literal = await gateway.graph(
    'mutation { updateDiscount(input: {advertiserId: "1", productId: "3", version: 1, discount: 5}) { __typename } }',
  );
  expect(literal.errors?.[0]?.message).toContain('Decimal is written as text');
});

test('a wrong text reaches the platform, whose field error names field and rule', async () => {
  gateway.platform.on('PUT /api/advertisers/:id/discounts', {
    status: 422,
    json: { status: 422, field_errors: [{ field: 'discount', rule: 'percent_format' }] },
  });
  const { data } = await gateway.graph(SAVE, input('a lot'));
  expect(data?.updateDiscount).toEqual({ fieldErrors: [{ field: 'discount', rule: 'percent_format' }] });
});
