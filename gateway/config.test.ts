import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEYS = { SESSION_KEY: 'only-for-tests-and-nothing-else-0123456789' };
const LINKS = {
  CATALOGUE_URL: 'https://rewards.example/',
  CATALOGUE_SANDBOX_URL: 'https://sandbox.rewards.example/',
};
const catalogueOf = (environment: Record<string, string>) =>
  readConfig({ ...KEYS, ...environment }).build.links.catalogue;

test.each([
  ['production', 'https://rewards.example/'],
  ['staging', 'https://sandbox.rewards.example/'],
])('SHELL-18: the catalogue of %s is %s', (name, address) => {
  expect(catalogueOf({ ...LINKS, GUERDON_ENVIRONMENT: name })).toBe(address);
});

test('SHELL-18: a sandbox never leads to what production offers, but to our own page', () => {
  const environment = { CATALOGUE_URL: LINKS.CATALOGUE_URL, GUERDON_ENVIRONMENT: 'staging' };
  expect(catalogueOf(environment)).toBe('http://localhost:4000/catalogue/');
});

test('without a seller there is neither our page nor a link to it', () => {
  const production = {
    DATABASE_URL: 'postgres://localhost/guerdon',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
  };
  expect(catalogueOf(production)).toBeNull();
  const named = readConfig({ ...KEYS, ...production, PUBLIC_CATALOGUE_SELLER: 'north' });
  expect([named.hasPublicCatalogue, named.build.links.catalogue]).toEqual([
    true,
    'http://localhost:4000/catalogue/',
  ]);
});

test('UPLOAD-13: what files are accepted is told to the web, as the platform reads it', () => {
  expect(readConfig({ ...KEYS, UPLOAD_TYPES: 'PNG, csv' }).build.upload_types).toEqual(['png', 'csv']);
});

test('WIZSET-52: the suffix of portal domains is configured, else our own host', () => {
  expect(readConfig({ ...KEYS, PORTAL_DOMAIN: 'Rewards.example' }).build.portal_suffix).toBe(
    '.rewards.example',
  );
  expect(readConfig(KEYS).build.portal_suffix).toBe('.localhost');
  expect(() => readConfig({ ...KEYS, PORTAL_DOMAIN: 'https://rewards.example' })).toThrow(/PORTAL_DOMAIN/);
});
