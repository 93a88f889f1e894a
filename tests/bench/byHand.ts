import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import {
  advertiserOf,
  advertisersOf,
  alertsOf,
  budgetOf,
  countriesOf,
  type Row,
  statsOf,
} from './byHandAnswers.ts';

interface Period {
  from: string;
  to: string;
}

/** The yardstick: a careful hand-written implementation for these screens alone, with the gateway's calls and byte-identical responses. */
export function byHand(platformUrl: string): FastifyInstance {
  const pool = new Pool(platformUrl, { connections: 64 });
  const app = Fastify({ pluginTimeout: 0 });
  let calls = 0;
  // In the words of the gateway, so that the same question counts both.
  app.get('/metrics', async () => `gateway_upstream_calls_total{route="all"} ${calls}`);

  async function ask(authorization: string, path: string, body?: object): Promise<Row> {
    const { body: answer } = await pool.request({
      path,
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    calls += 1;
    return answer.json();
  }

  const figures = ({ from, to }: Period) => `interval=daily&start_date=${from}&end_date=${to}`;
  const ALERTS = 'severity=blocker&expand=counts&page=1&per_page=10';

  app.get('/dashboard', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const [stats, alerts, advertisers] = await Promise.all([
      ask(authorization, `/api/stats?${figures(request.query as Period)}`),
      ask(authorization, `/api/alerts?${ALERTS}`),
      ask(authorization, '/api/advertisers?status=enabled&expand=counts&page=1&per_page=10'),
    ]);
    const ids = new Set<string>(alerts.items.map((alert: Row) => alert.advertiser_id).filter(Boolean));
    const owners =
      ids.size > 0
        ? await ask(authorization, `/api/advertisers?ids=${[...ids].join(',')}&per_page=100`)
        : { items: [] };
    const names = new Map<string, string>(owners.items.map(({ id, name }: Row) => [id, name]));
    return {
      data: {
        stats: statsOf(stats),
        alerts: alertsOf(alerts, names),
        advertisers: advertisersOf(advertisers),
      },
    };
  });

  app.get('/advertiser/:id', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const { id } = request.params as { id: string };
    const period = figures(request.query as Period);
    const row = ask(authorization, `/api/advertisers/${id}`);
    const [advertiser, stats, alerts, countries] = await Promise.all([
      row,
      ask(authorization, `/api/advertisers/${id}/stats?${period}`),
      ask(authorization, `/api/alerts?advertiser_id=${id}&${ALERTS}`),
      row.then(({ operating_countries: codes }) =>
        ask(authorization, '/api/graphql', {
          query: 'query ($codes: [ID!]!) { countriesByCode(codes: $codes) { code name } }',
          variables: { codes },
        }),
      ),
    ]);
    return {
      data: {
        advertiser: {
          ...advertiserOf(advertiser),
          stats: statsOf(stats),
          alerts: alertsOf(alerts, new Map([[advertiser.id, advertiser.name]])),
          operatingCountries: countriesOf(
            advertiser.operating_countries,
            countries.data.countriesByCode.filter(Boolean),
          ),
        },
      },
    };
  });

  app.get('/advertiser/:id/budget', async (request) => {
    const authorization = request.headers.authorization ?? '';
    const { id } = request.params as { id: string };
    const [advertiser, budget, lines] = await Promise.all([
      ask(authorization, `/api/advertisers/${id}`),
      ask(authorization, `/api/advertisers/${id}/budget`),
      ask(authorization, `/api/advertisers/${id}/budget/line_items?page=1&per_page=10`),
    ]);
    return {
      data: { advertiser: { id: advertiser.id, budget: budgetOf(budget, lines), __typename: 'Advertiser' } },
    };
  });

  app.addHook('onClose', () => pool.close());
  return app;
}
