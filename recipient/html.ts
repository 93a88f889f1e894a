/** HTML that needs no further escaping. */
export class Safe {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: text is escaped, safe HTML is not, lists are joined, and nothing is shown of what is not there. */
export type Part = string | number | Safe | null | undefined | false | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Text as it stands in HTML, also between the quotes of an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"'`]/g, (letter) => ESCAPES[letter] as string);

/**
 * HTML whose parts are escaped by themselves. Attributes are always written in quotes; an address goes through `safeUrl` before it stands in
 * `href` or `src`.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Safe {
  const [first = '', ...rest] = strings;
  return new Safe(rest.reduce((text, string, place) => text + textOf(parts[place]) + string, first));
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Safe) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escaped(String(part));
}

/** Text of several lines as paragraphs' content: each break is one. */
export const withBreaks = (text: string): Safe => new Safe(text.split(/\r?\n/).map(escaped).join('<br>'));

/** An address that can do nothing but be fetched or written to: https, http, mail, or a path of this site; `#` for every other. */
export function safeUrl(address: string): string {
  // Browsers leave out tabs and breaks: `/\t/host` would be another site.
  const text = address.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!URL.canParse(text)) return '#';
  return ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol) ? text : '#';
}
