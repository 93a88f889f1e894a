import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';

interface Json {
  [key: string]: never;
}

/** The yardstick: what a careful person writes for these screens alone, making the calls that the gateway makes. */
export function byHand(platformUrl: string): FastifyInstance {
  const pool = new Pool(platformUrl, { connections: 64 });
  const app = Fastify();

  async function ask(authorization: string, path: string, body?: object): Promise<Json> {
    const { body: answer } = await pool.request({
      path,
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Json;
  }

  app.get('/dashboard', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const { from, to } = request.query as { from: string; to: string };
    const [stats, alerts, advertisers] = await Promise.all([
      ask(authorization, `/api/stats?interval=daily&start_date=${from}&end_date=${to}`),
      ask(authorization, '/api/alerts?severity=blocker&expand=counts&page=1&per_page=10'),
      ask(authorization, '/api/advertisers?status=enabled&expand=counts&page=1&per_page=10'),
    ]);
    const ids = [
      ...new Set(((alerts.items ?? []) as { advertiser_id?: string }[]).map((alert) => alert.advertiser_id)),
    ];
    const named = ids.filter(Boolean).join(',');
    const owners = named
      ? await ask(authorization, `/api/advertisers?ids=${named}&per_page=100`)
      : { items: [] };
    return { data: { stats, alerts, advertisers, owners } };
  });

  app.get('/advertiser/:id', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const { id } = request.params as { id: string };
    const { from, to } = request.query as { from: string; to: string };
    const [advertiser, stats, alerts, organization] = await Promise.all([
      ask(authorization, `/api/advertisers/${id}`),
      ask(authorization, `/api/advertisers/${id}/stats?interval=daily&start_date=${from}&end_date=${to}`),
      ask(authorization, `/api/alerts?advertiser_id=${id}&severity=blocker&expand=counts&page=1&per_page=10`),
      ask(authorization, '/api/organizations/mine'),
    ]);
    const codes = (organization as { restrictions?: { operating_countries?: string[] } }).restrictions
      ?.operating_countries;
    const countries = await ask(authorization, '/api/graphql', {
      query: 'query ($codes: [ID!]!) { countriesByCode(codes: $codes) { code name } }',
      variables: { codes: codes ?? [] },
    });
    return { data: { advertiser, stats, alerts, organization, countries } };
  });

  app.get('/advertiser/:id/budget', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const { id } = request.params as { id: string };
    const [advertiser, budget, lines] = await Promise.all([
      ask(authorization, `/api/advertisers/${id}`),
      ask(authorization, `/api/advertisers/${id}/budget`),
      ask(authorization, `/api/advertisers/${id}/budget/line_items?page=1&per_page=10`),
    ]);
    return { data: { advertiser, budget, lines } };
  });

  app.addHook('onClose', () => pool.close());
  return app;
}
