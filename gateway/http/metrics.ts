import { monitorEventLoopDelay } from 'node:perf_hooks';

const calls = new Map<string, number>();
const operations = new Map<string, number>();
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** Counts one call to the platform, by route. */
export function countCall(route: string): void {
  calls.set(route, (calls.get(route) ?? 0) + 1);
}

/** Counts one answered operation: `ok` or the code of its first error. */
export function countOperation(outcome: string): void {
  operations.set(outcome, (operations.get(outcome) ?? 0) + 1);
}

/** Everything counted since the start, in the text form that Prometheus reads. */
export function metricsText(): string {
  const memory = process.memoryUsage();
  const lines = [
    '# TYPE gateway_upstream_calls_total counter',
    ...[...calls].map(([route, count]) => `gateway_upstream_calls_total{route="${route}"} ${count}`),
    '# TYPE gateway_operations_total counter',
    ...[...operations].map(([outcome, count]) => `gateway_operations_total{outcome="${outcome}"} ${count}`),
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${memory.rss}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(1)}`,
    '# TYPE nodejs_eventloop_delay_seconds gauge',
    `nodejs_eventloop_delay_seconds{quantile="0.99"} ${(delay.percentile(99) / 1e9).toFixed(6)}`,
  ];
  return `${lines.join('\n')}\n`;
}
