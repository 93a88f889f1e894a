import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';

const executablePath = chromiumPath();

/** Journeys: the real product, started as people start it, in a real browser; every worker has a product of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: join(import.meta.dirname, '../test-results/journeys'),
  globalSetup: './journeys/demo.config.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Machines under load are slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // The pages themselves are recorded; pictures of all that moves, which cost more than the pages, are not: one of the failure is.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
