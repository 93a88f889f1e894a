import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const upstreamCalls = new Counter({
  name: 'gateway_upstream_calls_total',
  help: 'Calls to the platform, by route.',
  labelNames: ['route'],
  registers: [registry],
});

const operations = new Counter({
  name: 'gateway_operations_total',
  help: 'Executed operations: ok, or the code of the first error.',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Counts one call to the platform, by route. */
export function countUpstreamCall(route: string): void {
  upstreamCalls.inc({ route });
}

/** Counts one executed operation. */
export function countOperation(outcome: string): void {
  operations.inc({ outcome });
}

/** The metrics page in the text format of Prometheus. */
export const metricsPage = (): Promise<string> => registry.metrics();
export const metricsContentType: string = registry.contentType;
