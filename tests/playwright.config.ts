import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';

// Chosen once by the first process that reads this; the workers inherit it.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env.JOURNEYS_PORT);
const root = join(import.meta.dirname, '..');
const executablePath = chromiumPath();

/** Journeys: the real product, started as people start it, in a real browser. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: join(root, 'test-results/journeys'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: 'node tests/support/serve.ts',
    cwd: root,
    url: `http://127.0.0.1:${port + 2}/ready`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    stdout: process.env.JOURNEYS_LOG ? 'pipe' : 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { JOURNEYS_PORT: String(port) },
  },
});
