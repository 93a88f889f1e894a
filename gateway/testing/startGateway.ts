import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { buildGateway, type GatewayOptions } from '../app.ts';
import { type GatewayConfig, readConfig } from '../config.ts';
import { type FakePlatform, startFakePlatform } from './fakePlatform.ts';
import { SESSION_KEY } from './sessionCookie.ts';

/** A response of the graph, with status and headers. */
export interface GraphResponse {
  status: number;
  headers: Record<string, unknown>;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  text: string;
}

export interface TestGateway {
  app: FastifyInstance;
  platform: FakePlatform;
  /** Lines the gateway logged; silent unless the configuration says otherwise. */
  log: string[];
  /** Sends a document by POST with a bearer token. */
  graph(
    query: string,
    variables?: Record<string, unknown>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<GraphResponse>;
  inject(options: InjectOptions): Promise<Response>;
  close(): Promise<void>;
}

/** The real gateway over a fake platform; `change` alters its configuration. */
export async function startGateway(
  change: (config: GatewayConfig) => void = () => undefined,
  options: Pick<GatewayOptions, 'startProgress'> = {},
): Promise<TestGateway> {
  const platform = await startFakePlatform();
  const config = readConfig({
    PLATFORM_URL: platform.url,
    LOG_LEVEL: 'silent',
    DATA_DIR: ':memory:',
    SESSION_KEY,
  });
  change(config);
  const log: string[] = [];
  const app = await buildGateway({ ...options, config, logStream: { write: (line) => void log.push(line) } });
  return {
    app,
    platform,
    log,
    async graph(query, variables = {}, { token = 'token-of-one', headers = {} } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: { query, variables },
      });
      const body = response.body ? JSON.parse(response.body) : {};
      return {
        status: response.statusCode,
        headers: response.headers,
        data: body.data,
        errors: body.errors,
        text: response.body,
      };
    },
    inject: (options) => app.inject(options),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
