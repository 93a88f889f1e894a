// How long a text is as an SMS.

/** Characters of the GSM 7-bit alphabet (3GPP TS 23.038), and those that take two places in it. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_EXTENDED = '^{}\\[~]|€\f';

/** Characters of one message, by encoding; in Brazil three are the carriers' (CUSTOM-32, CUSTOM-33). */
const LIMITS = { 'GSM-7': { '*': 160, BR: 157 }, 'UCS-2': { '*': 70, BR: 67 } } as const;

/** Characters of each message where several are joined: the rest says how. */
const JOINED = { 'GSM-7': 153, 'UCS-2': 67 } as const;

/** The length of an SMS. */
export interface SmsSize {
  /** UCS-2 as soon as one character is outside the GSM alphabet. */
  encoding: 'GSM-7' | 'UCS-2';
  characters: number;
  /** Characters of one message: the least of all countries. */
  limit: number;
  /** Characters by the limit, rounded up (CUSTOM-35). */
  messages: number;
  /** Messages as carriers cut and charge them. */
  segments: number;
}

/** Measures a text that is sent to recipients in these countries (ISO 3166-1 alpha-2, CUSTOM-34). */
export function smsSize(text: string, countries: readonly string[]): SmsSize {
  const letters = [...text];
  const isGsm = letters.every((letter) => GSM.includes(letter) || GSM_EXTENDED.includes(letter));
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const places = letters.map((letter) => (isGsm ? (GSM_EXTENDED.includes(letter) ? 2 : 1) : letter.length));
  const characters = places.reduce((sum, one) => sum + one, 0);
  const limits = LIMITS[encoding];
  const limit = countries.some((code) => code.toUpperCase() === 'BR') ? limits.BR : limits['*'];
  return {
    encoding,
    characters,
    limit,
    messages: Math.ceil(characters / limit),
    segments: characters <= limits['*'] ? Math.min(1, characters) : partsOf(places, JOINED[encoding]),
  };
}

/** Parts of so many places each. A character of two places is never cut in the middle: it begins the next part. */
function partsOf(places: readonly number[], room: number): number {
  let [parts, used] = [1, 0];
  for (const one of places) {
    if (used + one > room) [parts, used] = [parts + 1, 0];
    used += one;
  }
  return parts;
}
