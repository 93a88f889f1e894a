/** HTML that needs no further escaping. */
export class Safe {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values of a template: text is escaped, safe HTML is not, lists are joined, and absent values render as nothing. */
export type Part = string | number | Safe | null | undefined | false | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Text escaped for HTML, including quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"'`]/g, (letter) => ESCAPES[letter] as string);

/**
 * HTML whose parts are escaped automatically. Attributes are always quoted; an address goes through `safeUrl` before it is used in
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

/** A harmless address: https, http, mail, or a path of this site; `#` for every other. */
export function safeUrl(address: string): string {
  // Browsers leave out tabs and breaks: `/\t/host` would be another site.
  const text = address.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!URL.canParse(text)) return '#';
  return ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol) ? text : '#';
}
