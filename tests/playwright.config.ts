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
  // What failed is recorded while it is tried again, and has failed all the same: see `runner/reports.ts`.
  retries: 1,
  // Machines under load are slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // To record every journey costs an eighth of all of them; pictures of all that moves cost more than the pages.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
