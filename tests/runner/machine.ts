import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../support/chromium.ts';
import { postgresFolder } from '../support/postgres.ts';

/**
 * Makes sure that the tests find a browser and a PostgreSQL. With CI set, or nobody at the terminal, what is missing is
 * installed; else the one command that does so is printed. False when the tests cannot run.
 */
export function prepareMachine(): boolean {
  const missing = missingPackages();
  if (missing.length === 0) return true;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const install = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (!process.env.CI && process.stdin.isTTY) {
    console.error(`The tests need ${missing.join(' and ')}. Install with:\n\n  ${install.join(' ')}\n`);
    return false;
  }
  console.log(`Installing ${missing.join(' and ')} for the tests.`);
  run([...sudo, 'apt-get', 'update', '-q']);
  run(install);
  if (missingPackages().includes('chromium'))
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']);
  const still = missingPackages();
  if (still.length > 0) console.error(`Could not install ${still.join(' and ')}: ${install.join(' ')}`);
  return still.length === 0;
}

function missingPackages(): string[] {
  return [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(process.env.TEST_DATABASE_URL || postgresFolder() ? [] : ['postgresql']),
  ];
}

function run([command = '', ...args]: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
