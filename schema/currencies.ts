const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether `code` is a currency of ISO 4217, in capitals (FMT-17). */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
