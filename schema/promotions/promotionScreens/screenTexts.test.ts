import { describe, expect, it } from 'vitest';
import { SCREEN_NAMES } from './recipientScreens.ts';
import { screenTextIssues, textsOfScreen } from './screenTexts.ts';

describe('CUSTOM-30, CUSTOM-46: texts of a screen', () => {
  it('may be as long as each one says, and no longer', () => {
    for (const screen of SCREEN_NAMES)
      for (const { key, longest } of textsOfScreen(screen)) {
        expect(screenTextIssues(screen, { [key]: 'x'.repeat(longest) })).toEqual([]);
        expect(screenTextIssues(screen, { [key]: 'x'.repeat(longest + 1) })).toEqual([
          { key, rule: 'max_length', limit: String(longest) },
        ]);
      }
  });

  it('may hold the placeholders that there are, however they are spaced, and no other', () => {
    expect(screenTextIssues('success', { text: '{{ reward_name }} for {{recipient_name}}' })).toEqual([]);
    expect(screenTextIssues('success', { text: '{{reward}} {{constructor}} {{reward}} {{}}' })).toEqual([
      { key: 'text', rule: 'unknown_placeholder', limit: '{{reward}}, {{constructor}}, {{}}' },
    ]);
  });

  it('are those of the screen', () => {
    expect(screenTextIssues('sms_delivery', { subject: 'Hello' })).toEqual([
      { key: 'subject', rule: 'unknown' },
    ]);
    expect(screenTextIssues('success', { title: '' })).toEqual([]);
  });
});
