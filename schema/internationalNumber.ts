/** A phone number as networks take it (E.164: `+` and 7 to 15 digits), from how people write it; null where it does not say its country. */
export function internationalNumber(phone: string): string | null {
  const number = phone.replace('(0)', '').replaceAll(/[^+\d]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
