// Characters that no text of ours can have, without zod: the worker that reads files has none.

/** Characters that a text cannot have, by the rule that names them. */
const REFUSED = {
  text_line_break: /[\n\r\u0085\u2028\u2029]/u,
  text_control_character: /\p{Cc}/u,
  text_direction_character: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
  text_invisible_character:
    /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e001f}]/u,
} as const;

export type RefusedTextRule = keyof typeof REFUSED;

/** Joiners have a use after letters of scripts that join, and within an emoji; elsewhere nobody sees them. */
const STRAY_JOINER =
  /(?<!\ufe0f|[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** How a character is named in an error, for example `U+202E`. */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The rule that a text breaks, and the character; null for a text that can be shown as it is. */
export function refusedCharacter(
  text: string,
  { hasLines }: { hasLines: boolean },
): { rule: RefusedTextRule; character: string } | null {
  const rest = hasLines ? text.replace(/[\n\r\t]/g, ' ') : text;
  for (const [rule, pattern] of Object.entries(REFUSED) as [RefusedTextRule, RegExp][]) {
    const [match] = pattern.exec(rest) ?? [];
    if (match) return { rule, character: codeOf(match) };
  }
  const [joiner] = STRAY_JOINER.exec(rest) ?? [];
  return joiner ? { rule: 'text_invisible_character', character: codeOf(joiner) } : null;
}
