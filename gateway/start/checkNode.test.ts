import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const check = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'checkNode.mjs'), ...args], { encoding: 'utf8' });

test('the Node that runs the tests is new enough', () => {
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

test.each(['20.20.2', '24.10.9'])(
  'with Node %s the installation fails and says what to install',
  (version) => {
    const { status, stderr } = check(version);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      `Guerdon runs on Node 24.11 or newer. This machine has ${version}, and npm brings none for ${process.platform}`,
    );
  },
);

test.each(['24.11.0', '26.0.0'])('Node %s is new enough', (version) => {
  expect(check(version).status).toBe(0);
});
