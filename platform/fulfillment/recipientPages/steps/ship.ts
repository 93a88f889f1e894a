import type { FieldErrors } from '../../../../recipient/fields.ts';
import { isCountry } from '../../../../schema/foundation/contacts/countries.ts';
import type { ShippingAddress } from '../../redemptions/table.ts';

const FIELDS = { full_name: 100, address: 200, zipcode: 20, city: 100 } as const;

/** The entered address, its errors, and its raw input for redisplay. */
export interface EnteredAddress {
  values: Record<string, string>;
  errors: FieldErrors;
  address: ShippingAddress;
}

/** Reads an address; `countries` are the delivery countries, none for all. */
export function enteredAddress(form: URLSearchParams, countries: readonly string[]): EnteredAddress {
  const values = Object.fromEntries(
    [...Object.keys(FIELDS), 'country'].map((name) => [name, plain(form.get(name) ?? '')]),
  ) as Record<keyof typeof FIELDS | 'country', string>;
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [name, longest] of Object.entries(FIELDS)) {
    const text = values[name as keyof typeof FIELDS];
    if (text === '') errors[name] = 'required';
    else if (text.length > longest) errors[name] = 'too_long';
  }
  if (!isCountry(values.country)) errors.country = 'required';
  else if (countries.length > 0 && !countries.includes(values.country)) errors.country = 'country_not_served';
  const { full_name: name, address, zipcode: postalCode, city, country } = values;
  return { values, errors, address: { name, lines: [address], postalCode, city, region: null, country } };
}

const plain = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
