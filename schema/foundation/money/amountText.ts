const formats = new Map<string, Intl.NumberFormat>();

/** An amount of money as people read it; a whole one has no decimals: `5 €`, `$18.90`. */
export function amountText(amount: string, currency: string, locale: string): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount);
  // Making a format takes a hundred times as long as using it.
  const name = `${locale} ${currency} ${isWhole}`;
  const format = formats.get(name) ?? formatOf(locale, currency, isWhole);
  formats.set(name, format);
  return format.format(amount as Intl.StringNumericLiteral);
}

const formatOf = (locale: string, currency: string, isWhole: boolean) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  });
