import { expect, test } from 'vitest';
import { RECIPIENT_RULES } from '../../../../schema/fulfillment/recipientRules.ts';
import { UI_LOCALES } from '../../../../schema/people/accounts.ts';
import { renderKit, testI18n } from '../../../testing/renderKit.tsx';
import { useIssueWords } from './useIssueWords.ts';

test.each(UI_LOCALES)('SEND-37: every rule of a cell has words of its own, in %s', (locale) => {
  let words: ReturnType<typeof useIssueWords> | undefined;
  function Words() {
    words = useIssueWords();
    return null;
  }
  renderKit(<Words />, { locale });
  const { t } = testI18n(locale);
  const generic = ['format', t('rules:format'), t('desk:rule.format')];
  const wordless = [...new Set([...RECIPIENT_RULES, ...Object.keys(words?.ofRules() ?? {})])].filter(
    (rule) => {
      const { title = rule } = words?.message({ rule, limit: '7', places: [], count: 1 }) ?? {};
      return [words?.cell(rule, '7') ?? rule, title].some((text) => text === rule || generic.includes(text));
    },
  );
  expect(wordless).toEqual([]);
  expect(words?.cell('text_line_break', 'U+000A')).toBe(t('rules:text_line_break', { limit: 'U+000A' }));
});
