import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser tests run in: `PLAYWRIGHT_CHROMIUM`, a browser of this machine, or Playwright's own; null without any. */
export function chromiumPath(): string | null {
  const configuredPath = process.env.PLAYWRIGHT_CHROMIUM;
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
