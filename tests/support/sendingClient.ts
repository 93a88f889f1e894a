import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A person's program that sends small dispatches through the gateway for as long as it is let, each until it was answered. */
export interface SendingClient {
  /** Ids of the dispatches that were acknowledged, one for each key. */
  acknowledged: string[];
  /** Unexpected refusals; there should be none. */
  refused: string[];
  /** The last response, for diagnosis. */
  last: string;
  /** Ends when the last one has had its answer. */
  stop(): Promise<void>;
}

const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) {
  __typename ... on CreateDispatchSuccess { dispatch { id } } ... on Refused { code message } ... on InvalidInput { fieldErrors { field rule } } } }`;

/** Milliseconds before a retry. */
const RETRY_MS = 100;

/** The content of one request: a number of lines to addresses that no other client uses. */
export interface Sending {
  url(): Promise<string>;
  token(): Promise<string>;
  promotionId: string;
  sku: string;
  lines: number;
}

/** Starts one. The same key is sent until there is an answer, as the web does. */
export function startSendingClient({ url, token, promotionId, sku, lines }: Sending): SendingClient {
  let isStopped = false;
  let sent = 0;
  const client: SendingClient = { acknowledged: [], refused: [], last: '', stop: async () => undefined };

  async function send(input: object): Promise<boolean> {
    try {
      const answer = await fetch(`${await url()}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
        body: JSON.stringify({ query: CREATE, variables: { input } }),
        signal: AbortSignal.timeout(15_000),
      });
      client.last = await answer.text();
      const { data } = JSON.parse(client.last) as {
        data?: { createDispatch?: { __typename: string; dispatch?: { id: string } } | null };
      };
      const created = data?.createDispatch;
      if (!created) return false;
      if (created.dispatch) client.acknowledged.push(created.dispatch.id);
      else client.refused.push(JSON.stringify(created));
      return true;
    } catch (error) {
      client.last = String(error);
      return false; // it was killed, or does not listen yet
    }
  }

  const sending = (async () => {
    while (!isStopped) {
      sent += 1;
      const rows = Array.from({ length: lines }, (_, n) => ({
        sku,
        value: '10.00',
        email: `g${sent}-${n}@x.example`,
        firstName: `G${n}`,
        lastName: 'Client',
      }));
      const input = { idempotencyKey: randomUUID(), promotionId, kind: 'send_codes', rows, undoSeconds: 0 };
      while (!(await send(input))) await pause(RETRY_MS);
    }
  })();
  client.stop = async () => {
    isStopped = true;
    await sending;
  };
  return client;
}
