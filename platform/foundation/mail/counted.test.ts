import { expect, test } from 'vitest';
import { mailText } from './words/words.ts';

const firstParagraph = (locale: 'en' | 'fr', rows: string, days: { start: string; end: string }) =>
  mailText(locale, 'report_ready', { view: 'Brands', rows, format: 'CSV', fileId: '1', ...days })
    .paragraphs[0];
const NONE = { start: '', end: '' };

test('SCHED-9: a mail counts rows as its language does, and names one day as one', () => {
  expect(['0', '1', '1234'].map((rows) => firstParagraph('en', rows, NONE))).toEqual([
    '“Brands” holds 0 rows.',
    '“Brands” holds 1 row.',
    '“Brands” holds 1,234 rows.',
  ]);
  expect(['0', '1', '2'].map((rows) => firstParagraph('fr', rows, NONE)?.split(' contient ')[1])).toEqual([
    '0 ligne.',
    '1 ligne.',
    '2 lignes.',
  ]);
  const day = { start: '2026-10-01', end: '2026-10-01' };
  expect(firstParagraph('en', '1', day)).toBe('“Brands” of October 1, 2026 holds 1 row.');
  expect(firstParagraph('fr', '1', { ...day, end: '2026-10-31' })).toContain(
    ' du 1er octobre 2026 au 31 octobre 2026 ',
  );
});

test('REDLIST-40, BATCH-18: other mails count alike', () => {
  const file = { exportId: '1', rows: '1', format: 'CSV' };
  expect(mailText('en', 'redemption_export_ready', file).paragraphs[0]).toContain('1 redemption:');
  expect(mailText('fr', 'redemption_export_ready', file).paragraphs[0]).toContain('1 utilisation');
  const lines = { done: '1', failed: '0', canceled: '2', promotion: 'P', advertiser: 'A' };
  expect(mailText('en', 'dispatch_done', lines).paragraphs[0]).toContain(
    '1 reward went through, 0 failed, 2 canceled.',
  );
});

test.each(['en', 'fr'] as const)(
  'BATCH-18: a mail in %s speaks of failed rewards only if some failed',
  (locale) => {
    const text = (failed: string) =>
      mailText(locale, 'dispatch_done', {
        done: '1',
        failed,
        canceled: '0',
        promotion: 'P',
        advertiser: 'A',
      }).paragraphs.join(' ');
    const words = locale === 'en' ? 'keep their money' : 'gardent leur montant';
    expect(text('0')).not.toContain(words);
    expect(text('2')).toContain(words);
  },
);
