// Only for tests: webhooks of a test platform, receivers of this machine, and deliveries at once.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { systemScope } from '../foundation/access/scope.ts';
import { nullable, rowsOf, text } from '../foundation/database/rows.ts';
import { publicFetch } from '../foundation/outbound/fetchPublic.ts';
import { openCodeBox } from '../foundation/secrets/openCodeBox.ts';
import { addPartitions } from '../reports/events/partitions.ts';
import { publishEvents } from '../reports/events/publish.ts';
import { deliverRound } from '../reports/webhooks/deliver.ts';
import { lease, release } from '../reports/webhooks/deliverer.ts';
import type { Answer, Json, TestPlatform } from './testPlatform.ts';

/** A request that a receiver got. */
export interface Received {
  headers: Record<string, string>;
  text: string;
  body: {
    id: string;
    type: string;
    timestamp: string;
    data: Json;
    advertiserId: string | null;
    subjectId: string;
  };
}

/** A server of this machine that answers 200, or whatever `status` says of a request; `answer` replaces all of it. */
export async function startReceiver(
  status: (request: Received, nth: number) => number = () => 200,
  answer?: RequestListener,
) {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    if (answer) return answer(request, response);
    let sent = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      sent += part;
    });
    request.on('end', () => {
      const received = { headers: asTexts(request.headers), text: sent, body: JSON.parse(sent) };
      requests.push(received);
      response.writeHead(status(received, requests.length)).end('noted');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const asTexts = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Ways to make webhooks, to publish events and to deliver them. The platform must be in demo mode, so that it may post to this machine. */
export async function webhooksOf({ call, database, config }: TestPlatform) {
  const box = await openCodeBox(config, database);
  const fetcher = publicFetch({ allowsLocalhost: true });
  const log = { warn: () => undefined };
  const tools = { database, box, fetcher, log, staffDomains: config.staffDomains };
  const read = async (id: string, login = 'operator'): Promise<Json> =>
    (await call(login, 'GET', `/api/webhooks/${id}`)).body;
  async function deliverAll(): Promise<void> {
    while ((await publishEvents(database)) > 0);
    for (;;) {
      const leaseId = randomUUID();
      const ids = await lease({ database }, { leaseId, count: 100 });
      if (ids.length === 0) return;
      for (const id of ids) {
        while (await deliverRound(tools, { id, leaseId }, () => false));
        await release({ database }, { id, leaseId });
      }
    }
  }
  return {
    tools,
    read,
    deliverAll,
    async create(
      url: string,
      more: object = {},
      login = 'retailer',
    ): Promise<{ id: string; secret: string }> {
      const answer = await call(login, 'POST', '/api/webhooks', {
        body: { advertiser_id: '1', url, ...more },
      });
      if (answer.status !== 201) throw new Error(answer.text);
      return { id: String(answer.body.webhook?.id), secret: String(answer.body.secret) };
    },
    async change(
      method: string,
      id: string,
      body?: object,
      { login = 'retailer', at = '' } = {},
    ): Promise<Answer> {
      const { version } = await read(id);
      return call(login, method, `/api/webhooks/${id}${at}`, {
        version: Number(version),
        ...(body && { body }),
      });
    },
    attempts: async (id: string, query = '', login = 'operator') =>
      (await call(login, 'GET', `/api/webhooks/${id}/attempts?per_page=100&${query}`)).body
        .items as unknown as Record<string, string>[],
    /** Makes whatever waits due at once. */
    hurry: () =>
      database.db.execute(sql`update webhook_pending set next_at = now() where next_at is not null`),
    /** Publishes an event of each of these subjects of advertiser 1, in this order; answers their ids. */
    publish: (subjectIds: readonly string[], advertiserId = '1') =>
      systemScope(database).write(async (tx) => {
        await addPartitions(tx, new Date());
        const rows = subjectIds.map((subject) => ({ id: randomUUID(), subject }));
        await tx.execute(sql`insert into published_events (position, id, type, subject_id, advertiser_id, at, request_id, data)
          select l.position + r.n, (r.row ->> 'id')::uuid, 'advertiser.updated', r.row ->> 'subject', ${advertiserId}::bigint, now(), 'test', '{}'
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r (row, n), event_position l`);
        await tx.execute(sql`update event_position set position = position + ${rows.length}`);
        return rows.map(({ id }) => id);
      }),
    /** Templates of queued mails about webhooks, with the login of their receiver. */
    mails: () =>
      rowsOf(
        database.db,
        { template: text, login: nullable(text) },
        sql`select j.payload ->> 'template' as template, a.login from jobs j join accounts a on a.id = (j.payload ->> 'accountId')::bigint
          where j.kind = 'mail' and j.payload ->> 'template' like 'webhook%' order by j.id`,
      ),
    async clear() {
      await database.db.execute(sql`delete from webhooks`);
      await database.db.execute(sql`delete from jobs`);
    },
    close: () => fetcher.close(),
  };
}
