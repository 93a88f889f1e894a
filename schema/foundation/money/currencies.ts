/** Every currency there is to choose, by code. */
export const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');

const codes: ReadonlySet<string> = new Set(CURRENCIES);

/** True if `code` is a currency of ISO 4217, in capitals (FMT-17). */
export function isCurrency(code: string): boolean {
  return codes.has(code);
}
