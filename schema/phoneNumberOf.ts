import { internationalNumber } from './internationalNumber.ts';

/** A phone number as it is kept, from how people write it; null where it is none or does not say its country. */
export function phoneNumberOf(written: string): string | null {
  if (!/^[+\d][\d\s().-]*$/.test(written)) return null;
  return internationalNumber(phoneDigits(written));
}

/** What a phone number begins with as it is kept: `+` and the digits that are there; `00` stands for `+`, which may be left out. */
export function phoneDigits(written: string): string {
  return `+${written.replace('(0)', '').replaceAll(/\D/g, '').replace(/^00/, '')}`;
}
