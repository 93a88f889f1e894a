/** Calling codes of countries, with the trunk prefix of national numbers, which is dropped in international ones. */
const CODES: Readonly<Record<string, readonly [code: string, trunk?: string]>> = {
  AE: ['971', '0'],
  AR: ['54', '0'],
  AT: ['43', '0'],
  AU: ['61', '0'],
  BE: ['32', '0'],
  BG: ['359', '0'],
  BR: ['55', '0'],
  CA: ['1', '1'],
  CH: ['41', '0'],
  CL: ['56'],
  CN: ['86', '0'],
  CO: ['57'],
  CZ: ['420'],
  DE: ['49', '0'],
  DK: ['45'],
  EE: ['372'],
  ES: ['34'],
  FI: ['358', '0'],
  FR: ['33', '0'],
  GB: ['44', '0'],
  GR: ['30'],
  HK: ['852'],
  HR: ['385', '0'],
  HU: ['36'],
  IE: ['353', '0'],
  IL: ['972', '0'],
  IN: ['91', '0'],
  IT: ['39'],
  JP: ['81', '0'],
  KR: ['82', '0'],
  LT: ['370', '0'],
  LU: ['352'],
  LV: ['371'],
  MA: ['212', '0'],
  MX: ['52'],
  NL: ['31', '0'],
  NO: ['47'],
  NZ: ['64', '0'],
  PL: ['48'],
  PT: ['351'],
  RO: ['40', '0'],
  SE: ['46', '0'],
  SG: ['65'],
  SI: ['386', '0'],
  SK: ['421', '0'],
  TR: ['90', '0'],
  UA: ['380', '0'],
  US: ['1', '1'],
  ZA: ['27', '0'],
};

/**
 * Converts a national number to its international form: `06 12 34 56 78` in France is `+33612345678`. Null if the countries do not
 * allow exactly one result.
 */
export function internationalOf(phone: string, countries: readonly string[]): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 6) return null;
  const found = new Set(
    countries.flatMap((country) => {
      const [code, trunk] = CODES[country] ?? [];
      if (!code) return [];
      if (digits.startsWith(code) && digits.length >= code.length + 8) return [`+${digits}`];
      const isTrunk = trunk !== undefined && digits.startsWith(trunk);
      return digits.length <= 11 ? [`+${code}${isTrunk ? digits.slice(trunk.length) : digits}`] : [];
    }),
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}
