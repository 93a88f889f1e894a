import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  DENIED_PACKAGES,
  LICENSE_EXCEPTIONS,
  PERMISSIVE_LICENSES,
  UNSTATED_LICENSES,
} from './acceptedPackages.ts';
import { projectFiles, textOf } from './tree.ts';

const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lock = z
  .object({ lockfileVersion: z.number(), packages: z.record(z.string(), entry) })
  .parse(JSON.parse(textOf('package-lock.json')));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(textOf('package.json')));

/** Each package of the lock file except the project itself, with its name. */
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, facts]) => ({ ...facts, path, name: path.split('node_modules/').at(-1) ?? '' }));

/** Whether every part of an SPDX expression of AND and OR is accepted for a package. */
const isAccepted = (name: string, license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) =>
      part
        .split(' OR ')
        .some(
          (one) =>
            PERMISSIVE_LICENSES.includes(one) ||
            LICENSE_EXCEPTIONS.some(
              (exception) => exception.license === one && exception.packages.test(name),
            ),
        ),
    );

test('H1: each package has a SHA-512 checksum and comes from the configured registry', () => {
  expect(lock.lockfileVersion).toBe(3);
  const unsafe = packages.filter(
    ({ integrity, resolved, link }) => !integrity?.startsWith('sha512-') || resolved !== undefined || link,
  );
  expect(unsafe.map(({ path }) => path)).toEqual([]);
});

test('H1: each direct dependency is pinned to one version', () => {
  const pinned = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !pinned.test(version),
  );
  expect(loose).toEqual([]);
});

test('H1: each license is on the list, and each exception is in use', () => {
  const licenseOf = ({ name, license }: (typeof packages)[number]) =>
    license ?? UNSTATED_LICENSES[name] ?? 'none';
  const refused = packages.filter((one) => !isAccepted(one.name, licenseOf(one)));
  expect(refused.map((one) => `${one.path}: ${licenseOf(one)}`)).toEqual([]);
  const unused = LICENSE_EXCEPTIONS.filter(
    (exception) =>
      !packages.some(
        ({ name, license }) => exception.packages.test(name) && license?.includes(exception.license),
      ),
  );
  expect(unused).toEqual([]);
  const stated = Object.keys(UNSTATED_LICENSES).filter(
    (unstated) => !packages.some(({ name, license }) => name === unstated && license === undefined),
  );
  expect(stated).toEqual([]);
});

test('H1: each package with an install script is decided on in allowScripts', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(scripted)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test.each(Object.entries(DENIED_PACKAGES))('H1: %s is not installed', (denied) => {
  expect(packages.filter(({ name }) => name === denied)).toEqual([]);
});

/** The secrets that the rules find in a text: keys, tokens and passwords in the forms of the common services. */
async function secretsIn(filePath: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text', ext: filePath.slice(filePath.lastIndexOf('.')) },
    options: {
      maskSecrets: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  });
  return messages.map(({ loc, message }) => `${filePath}:${loc.start.line}: ${message}`);
}

test('H1: no file of the project contains a secret', async () => {
  const texts = projectFiles().filter((path) => !/\.(png|gif|jpe?g|pdf|woff2?|ico|zip)$/.test(path));
  const secrets: string[] = [];
  for (const path of texts) secrets.push(...(await secretsIn(path, textOf(path))));
  expect(secrets).toEqual([]);
});

test('H1: the search for secrets finds one', async () => {
  const key = [
    '-----BEGIN RSA PRIVATE ',
    'KEY-----\n',
    'MIIEow'.repeat(60),
    '\n-----END RSA PRIVATE ',
    'KEY-----',
  ].join('');
  expect(await secretsIn('example.pem', key)).toHaveLength(1);
});
