import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const SAVE = `mutation($input: SavePromotionScreensInput!) { savePromotionScreens(input: $input) { __typename
  ... on SavePromotionScreensSuccess { version promotion { id version } }
  ... on InvalidInput { fieldErrors { field rule } } } }`;
const input = {
  promotionId: '1',
  version: 3,
  screens: [
    {
      sku: 'A',
      screen: 'email_delivery',
      locale: 'fr',
      texts: [
        { key: 'subject', text: 'Voici' },
        { key: 'button', text: '' },
      ],
    },
    { screen: 'success', locale: 'en', texts: [] },
  ],
};

test('CUSTOM-46: a promotion shows who says the texts of its screens, as far as they are asked for', async () => {
  gateway.platform.on('GET /api/promotions/:id', { json: { id: '1', version: 3 } });
  gateway.platform.on('GET /api/promotions/:id/screens', {
    json: {
      screens: [{ level: 'reward', sku: 'A', screen: 'success', locale: 'en', texts: { title: 'Yes' } }],
    },
  });
  const { data } = await gateway.graph(
    '{ promotion(id: "1") { screens(locales: ["en", "fr"], skus: ["A"]) { level sku screen locale texts { key text } } } }',
  );
  expect(data).toEqual({
    promotion: {
      screens: [
        {
          level: 'reward',
          sku: 'A',
          screen: 'success',
          locale: 'en',
          texts: [{ key: 'title', text: 'Yes' }],
        },
      ],
    },
  });
  expect(gateway.platform.calls.at(-1)?.query).toEqual({ locales: 'en,fr', skus: 'A' });
});

test('CUSTOM-51, CUSTOM-52: a save sends its texts under the version and answers the next one', async () => {
  gateway.platform.on('PUT /api/promotions/:id/screens', {
    json: { promotion_id: '1', version: 4, promotion: { id: '1', version: 4 } },
  });
  const { data } = await gateway.graph(SAVE, { input });
  expect(data).toMatchObject({ savePromotionScreens: { version: 4, promotion: { id: '1', version: 4 } } });
  expect(gateway.platform.calls).toHaveLength(1);
  expect(gateway.platform.calls[0]).toMatchObject({
    route: 'PUT /api/promotions/1/screens',
    headers: { 'if-match': '3' },
    body: {
      screens: [
        { sku: 'A', screen: 'email_delivery', locale: 'fr', texts: { subject: 'Voici', button: '' } },
        { sku: null, screen: 'success', locale: 'en', texts: {} },
      ],
    },
  });
});

test('a text that is refused is named by its place', async () => {
  gateway.platform.on('PUT /api/promotions/:id/screens', {
    status: 422,
    json: {
      status: 422,
      error_name: 'invalid_parameters',
      field_errors: [{ field: 'screens.0.texts.subject', rule: 'max_length', limit: '200' }],
    },
  });
  const { data } = await gateway.graph(SAVE, { input });
  expect(data).toMatchObject({
    savePromotionScreens: { fieldErrors: [{ field: 'screens.0.texts.subject', rule: 'max_length' }] },
  });
});

test('CUSTOM-31: a test tells where it went, or what the account lacks', async () => {
  const send = () =>
    gateway.graph(`mutation { testPromotionScreen(input: {promotionId: "1", screen: "sms_delivery", locale: "en"}) {
      ... on TestPromotionScreenSuccess { channel to } ... on Refused { code } } }`);
  gateway.platform.on('POST /api/promotions/:id/screens/:screen/test', {
    json: { channel: 'sms', to: '+33612345678' },
  });
  expect((await send()).data).toEqual({ testPromotionScreen: { channel: 'sms', to: '+33612345678' } });
  expect(gateway.platform.calls).toMatchObject([
    { route: 'POST /api/promotions/1/screens/sms_delivery/test', body: { locale: 'en' } },
  ]);
  gateway.platform.on('POST /api/promotions/:id/screens/:screen/test', {
    status: 409,
    json: { status: 409, error_name: 'phone_number_missing', message: 'No number.' },
  });
  expect((await send()).data).toEqual({ testPromotionScreen: { code: 'phone_number_missing' } });
});
