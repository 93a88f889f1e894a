import type { FastifyInstance } from 'fastify';

/** Upper bounds of the buckets of answer times, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  labels: string;
  count: number;
  seconds: number;
  buckets: number[];
}

/** The figures of a process. */
export interface Metrics {
  text(): string;
  /** Adds lines of another part to every text. */
  add(lines: () => string[]): void;
}

/** Counts every answer by method, route and status; `text()` gives the figures in the Prometheus text format. */
export function metricsOf(app: FastifyInstance): Metrics {
  const series = new Map<string, Series>();
  const others: (() => string[])[] = [];

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const found = series.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    series.set(labels, found);
    const seconds = reply.elapsedTime / 1000;
    found.count += 1;
    found.seconds += seconds;
    BUCKETS.forEach((bound, position) => {
      if (seconds <= bound) found.buckets[position] = (found.buckets[position] ?? 0) + 1;
    });
  });

  return {
    add: (lines) => void others.push(lines),
    text() {
      const memory = process.memoryUsage();
      const lines = [
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# TYPE process_heap_used_bytes gauge',
        `process_heap_used_bytes ${memory.heapUsed}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime().toFixed(3)}`,
        '# TYPE http_request_duration_seconds histogram',
        ...[...series.values()].flatMap(histogram),
        ...others.flatMap((lines) => lines()),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

function histogram({ labels, count, seconds, buckets }: Series): string[] {
  const name = 'http_request_duration_seconds';
  return [
    ...BUCKETS.map((bound, position) => `${name}_bucket{${labels},le="${bound}"} ${buckets[position]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
