import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { JobFailed } from '../jobs/work.ts';
import { httpSmsSender } from './httpSms.ts';

let server: Server;
let url: string;
let answer: number | null;
let received: { headers: IncomingHttpHeaders; body: unknown }[];
beforeEach(async () => {
  answer = 202;
  received = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      if (answer !== null) response.writeHead(answer).end('no words of the service are kept');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/sms`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const SMS = { from: 'Alpha', to: { name: 'Ada', number: '+33612345678' }, text: 'Hello' };
const outcome = (patience?: number) =>
  httpSmsSender({ url, token: 'secret-token', ...(patience === undefined ? {} : { patience }) })
    .send('one', SMS)
    .then(
      () => 'sent',
      (error: JobFailed) => `${error.reason}${error.isFinal ? ' for good' : ''}`,
    );

it('an SMS is handed over with its id, so that a repetition is known', async () => {
  expect(await outcome()).toBe('sent');
  expect(received).toMatchObject([
    {
      headers: { 'idempotency-key': 'one', authorization: 'Bearer secret-token' },
      body: { id: 'one', from: 'Alpha', to: '+33612345678', text: 'Hello' },
    },
  ]);
});

it('what the service refuses is not sent again, what it cannot do now is', async () => {
  const outcomes: Record<number, string> = {};
  for (const status of [400, 404, 429, 500, 503]) {
    answer = status;
    outcomes[status] = await outcome();
  }
  expect(outcomes).toEqual({
    400: 'sms_400 for good',
    404: 'sms_404 for good',
    429: 'sms_429',
    500: 'sms_500',
    503: 'sms_503',
  });
});

it('a service that never answers, or is not there, fails the attempt', async () => {
  answer = null;
  expect(await outcome(200)).toBe('sms_too_slow');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await outcome()).toBe('sms_unreachable');
});

it.each(['http://sms.example/send', 'ftp://sms.example/send'])(
  'the service is not reached by %s',
  (SMS_URL) => {
    expect(() => readConfig({ SMS_URL })).toThrow(/SMS_URL: expected /);
  },
);

it.each(['https://sms.example/send', 'http://localhost:1/send'])('the service may be at %s', (SMS_URL) => {
  expect(readConfig({ SMS_URL }).smsUrl).toBe(SMS_URL);
});
