import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../support/chromium.ts';
import { officePath } from '../support/office.ts';
import { postgresFolder } from '../support/postgres.ts';
import { redisPath } from '../support/redis.ts';

const SUDO = process.getuid?.() === 0 ? [] : ['sudo'];
const UPDATE = [...SUDO, 'apt-get', 'update', '-q'];
const INSTALL = [...SUDO, 'apt-get', 'install', '-y', '--no-install-recommends'];

/**
 * Makes sure that the tests find a browser, a PostgreSQL and a Redis. In CI, or without a person at the terminal, missing ones are
 * installed; otherwise the command that does so is printed. False when the tests cannot run.
 */
export function prepareMachine(): boolean {
  if (process.env.GUERDON_NIGHTLY === '1') prepareOffice();
  const missing = missingPackages();
  if (missing.length === 0) return true;
  const install = [...INSTALL, ...missing];
  if (isSomebodyThere()) {
    console.error(`The tests need ${missing.join(' and ')}. Install with:\n\n  ${install.join(' ')}\n`);
    return false;
  }
  console.log(`Installing ${missing.join(' and ')} for the tests.`);
  run(UPDATE);
  run(install);
  if (missingPackages().includes('chromium'))
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']);
  const still = missingPackages();
  if (still.length > 0) console.error(`Could not install ${still.join(' and ')}: ${install.join(' ')}`);
  return still.length === 0;
}

/** Opens the exported files at night; if it cannot be installed, they are not opened, and their test says so. */
function prepareOffice(): void {
  if (officePath()) return;
  const install = [...INSTALL, 'libreoffice-calc-nogui'];
  if (isSomebodyThere()) {
    console.log(`To have exported files opened, install with: ${install.join(' ')}`);
  } else {
    run(UPDATE);
    run(install);
  }
}

function isSomebodyThere(): boolean {
  return !process.env.CI && process.stdin.isTTY;
}

function missingPackages(): string[] {
  return [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(process.env.TEST_DATABASE_URL || postgresFolder() ? [] : ['postgresql']),
    ...(redisPath() ? [] : ['redis-server']),
  ];
}

function run([command = '', ...args]: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
