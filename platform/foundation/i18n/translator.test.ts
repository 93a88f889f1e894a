import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const translate = translator({
  limit: {
    en: '{{name}} has {{amount, money}} until {{day, date}}.',
    fr: '{{name}} a {{amount, money}} jusqu’au {{day, date}}.',
  },
  call: {
    en: 'About {{id, allocation}}.{{person, changed}}',
    fr: 'À propos de {{id, allocation}}.{{person, changed}}',
  },
  secret: { en: 'Secret', fr: 'Secret' },
});

test('writes parameters as the language does', () => {
  const params = { name: 'Alpha', amount: '1234.50', currency: 'EUR', day: '2026-03-01' };
  expect(translate('en', 'limit', params)).toBe('Alpha has €1,234.50 until March 1, 2026.');
  expect(translate('fr', 'limit', params)).toBe('Alpha a 1\u202f234,50\u00a0€ jusqu’au 1er mars 2026.');
});

test('a longer amount than JavaScript counts stays exact', () => {
  const params = { name: 'A', amount: '99999999999999999.99', currency: 'EUR', day: '2026-03-01' };
  expect(translate('en', 'limit', params)).toContain('€99,999,999,999,999,999.99');
});

test('a format may leave out what is not there, and call a thing by its other name', () => {
  expect(translate('en', 'call', { id: '7', person: '' })).toBe('About allocation 7.');
  expect(translate('fr', 'call', { id: '7', externalId: 'IO-1', person: 'Ana' })).toBe(
    'À propos de IO-1. Ana l’avait modifiée.',
  );
});

test('a parameter is never read as a message', () => {
  const name = '$t(secret) {{amount}} <b>';
  const params = { name, amount: '1', currency: 'EUR', day: '2026-03-01' };
  expect(translate('en', 'limit', params)).toBe(`${name} has €1.00 until March 1, 2026.`);
});

test('a parameter that is not given is left empty', () => {
  expect(translate('en', 'limit', { name: 'Alpha' })).toBe('Alpha has  until .');
});

test('what is said may have several parts', () => {
  const mail = translator({
    hello: {
      en: { subject: 'Hello {{name}}', paragraphs: ['One {{name}}', 'Two'] },
      fr: { subject: 'Bonjour {{name}}', paragraphs: ['Un {{name}}', 'Deux'] },
    },
  });
  expect(mail('fr', 'hello', { name: 'Ana' })).toEqual({
    subject: 'Bonjour Ana',
    paragraphs: ['Un Ana', 'Deux'],
  });
});
