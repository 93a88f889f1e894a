/** A noun in every spelling that a layer uses. */
export interface NounNames {
  /** `giftNotes` */
  plural: string;
  /** `giftNote` */
  singular: string;
}

const PLURAL = /^[a-z]+(?:[A-Z][a-z]+)*$/;

/** Reads the noun of a command line: its plural in camelCase, and its singular where it is not the plural without its end. */
export function nounNames(plural: string, singular = singularOf(plural)): NounNames {
  for (const name of [plural, singular])
    if (!PLURAL.test(name))
      throw new Error(`"${name}" is no noun: name it in camelCase, letters only, as in giftNotes`);
  if (plural === singular)
    throw new Error(
      `"${plural}" has no plural end: name both, as in npm run new:noun -- inventories inventory`,
    );
  return { plural, singular };
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

/** A text of the template, about this noun instead of coupons. */
export function aboutNoun(text: string, { plural, singular }: NounNames): string {
  const spellings: [RegExp, string][] = [
    [/__coupons__/g, snake(plural)],
    [/__coupon__/g, snake(singular)],
    [/--coupons--/g, snake(plural).replaceAll('_', '-')],
    [/~Coupons~/g, capital(words(plural))],
    [/~Coupon~/g, capital(words(singular))],
    [/~coupons~/g, words(plural)],
    [/~coupon~/g, words(singular)],
    [/COUPON/g, snake(singular).toUpperCase()],
    [/Coupons/g, capital(plural)],
    [/Coupon/g, capital(singular)],
    [/coupons/g, plural],
    [/coupon/g, singular],
  ];
  return spellings.reduce((written, [spelling, name]) => written.replace(spelling, name), text);
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function words(name: string): string {
  return snake(name).replaceAll('_', ' ');
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
