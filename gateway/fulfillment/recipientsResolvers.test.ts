import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { line } from '../testing/dispatchRows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

describe('what remedies a line', () => {
  const CORRECT = `mutation { correctRecipient(input: { redemptionId: "11", version: 4, email: "b@x.example" }) { __typename
    ... on CorrectRecipientSuccess { line { last4 recipient { email } } } ... on StaleRecipient { current { recipient { version } } } } }`;

  test('another address, under the version that was read', async () => {
    gateway.platform.on('PUT /api/redemptions/:id/recipient', { json: { line: line() } });
    expect((await gateway.graph(CORRECT)).data?.correctRecipient).toEqual({
      __typename: 'CorrectRecipientSuccess',
      line: { last4: 'WXYZ', recipient: { email: 'a@x.example' } },
    });
    expect(gateway.platform.calls).toMatchObject([
      {
        route: 'PUT /api/redemptions/11/recipient',
        headers: { 'if-match': '4' },
        body: { email: 'b@x.example' },
      },
    ]);
  });

  test('somebody else was faster: the line as it is', async () => {
    gateway.platform.on('PUT /api/redemptions/:id/recipient', {
      status: 409,
      json: { error_name: 'stale_version', current: line() },
    });
    expect((await gateway.graph(CORRECT)).data?.correctRecipient).toEqual({
      __typename: 'StaleRecipient',
      current: { recipient: { version: 4 } },
    });
  });

  test('the message again', async () => {
    const delivery = {
      id: 'd',
      kind: 'reward',
      channel: 'sms',
      state: 'queued',
      reason: null,
      sent_at: null,
      attempts: 0,
      is_readdressed: false,
    };
    gateway.platform.on('POST /api/redemptions/:id/notifications', { json: { deliveries: [delivery] } });
    const { data } = await gateway.graph(
      `mutation { resendDelivery(input: { redemptionId: "11", idempotencyKey: "k", event: "success", channels: [sms] }) {
        ... on ResendDeliverySuccess { deliveries { state channel } } } }`,
    );
    expect(data?.resendDelivery).toEqual({ deliveries: [{ state: 'queued', channel: 'sms' }] });
    expect(gateway.platform.calls[0]?.body).toEqual({ event: 'success', notification_channels: ['sms'] });
  });
});
