import { type RefusedTextRule, refusedCharacter } from '../../foundation/text/refusedCharacter.ts';
import {
  RECIPIENT_SCREENS,
  type RecipientScreen,
  type ScreenName,
  type ScreenText,
  unknownPlaceholders,
} from './recipientScreens.ts';

/** An issue in one text of a screen: the key of its message, and the limit or the placeholders that it names. */
export interface ScreenTextIssue {
  key: ScreenText['key'];
  rule: 'max_length' | 'unknown_placeholder' | 'unknown' | RefusedTextRule;
  limit?: string;
}

/** The texts that a screen has, in the order of the form. */
export const textsOfScreen = (screen: ScreenName): readonly ScreenText[] =>
  (RECIPIENT_SCREENS[screen] as RecipientScreen).texts;

/** Every broken rule of the texts of a screen; asked by the form and by the platform. An empty text means that the next level speaks. */
export function screenTextIssues(
  screen: ScreenName,
  texts: Readonly<Record<string, string>>,
): ScreenTextIssue[] {
  const textRules = textsOfScreen(screen);
  return Object.entries(texts).flatMap(([key, text]): ScreenTextIssue[] => {
    const rule = textRules.find((one) => one.key === key);
    if (!rule) return [{ key: key as ScreenText['key'], rule: 'unknown' }];
    if (text.length > rule.longest)
      return [{ key: rule.key, rule: 'max_length', limit: String(rule.longest) }];
    const refused = refusedCharacter(text, { hasLines: true });
    if (refused) return [{ key: rule.key, rule: refused.rule, limit: refused.character }];
    const strangers = unknownPlaceholders(screen, text);
    if (strangers.length === 0) return [];
    const limit = strangers.map((name) => `{{${name}}}`).join(', ');
    return [{ key: rule.key, rule: 'unknown_placeholder', limit }];
  });
}
