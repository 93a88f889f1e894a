/** Capabilities that may know advertisers, in the order of their imports: the homes that a noun of advertisers can have. */
export const CAPABILITIES = [
  'advertisers',
  'money',
  'catalog',
  'promotions',
  'fulfillment',
  'reports',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A noun, the capability it belongs to, and its spellings on the command line. */
export interface Noun {
  /** Name of its folder in schema, platform, gateway, operations and web. */
  capability: Capability;
  /** `giftNotes` */
  plural: string;
  /** `giftNote` */
  singular: string;
}

const NAME = /^[a-z]+(?:[A-Z][a-z]+)*$/;

/**
 * Reads the arguments of a command line: capability, plural in camelCase, and singular if it is not the plural without its ending.
 * Throws an error that states the correct command.
 */
export function nounOf([capability, plural, singular]: readonly string[]): Noun {
  if (!isCapability(capability))
    throw new Error(
      `${capability ? `"${capability}" is not a capability that a noun of advertisers can belong to` : 'The capability is missing'}. ` +
        `Name it before the noun, as in npm run new:noun -- promotions coupons. Capabilities: ${CAPABILITIES.join(', ')}`,
    );
  if (!plural)
    throw new Error(
      `The noun is missing. Name it in the plural, as in npm run new:noun -- ${capability} coupons`,
    );
  return { capability, ...nounNames(capability, plural, singular ?? singularOf(plural)) };
}

function isCapability(name: string | undefined): name is Capability {
  return CAPABILITIES.some((capability) => capability === name);
}

function nounNames(capability: Capability, plural: string, singular: string) {
  for (const name of [plural, singular])
    if (!NAME.test(name))
      throw new Error(`"${name}" is no noun: name it in camelCase, letters only, as in giftNotes`);
  if (plural === singular)
    throw new Error(
      `"${plural}" has no plural ending: name both, as in npm run new:noun -- ${capability} inventories inventory`,
    );
  return { plural, singular };
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

/** A text of the template, about this noun instead of coupons. */
export function aboutNoun(text: string, { capability, plural, singular }: Noun): string {
  const spellings: [RegExp, string][] = [
    [/__capability__/g, capability],
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
