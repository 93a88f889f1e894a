/** An amount of money as people read it; a whole one has no decimals: `5 €`, `$18.90`. */
export function amountText(amount: string, currency: string, locale: string): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  }).format(amount as Intl.StringNumericLiteral);
}
