/**
 * Variables of queries whose text a person types: names, addresses, numbers, codes. A query with one of them goes by POST, in the body. Everything between
 * browser and gateway may write addresses of requests to a log: a reward code in one is money, an e-mail address a person's.
 * `tests/house/typedTexts.test.ts` finds a text of a query that is neither here nor in `PLAIN_TEXTS`.
 */
export const TYPED_TEXTS: ReadonlySet<string> = new Set([
  'after', // where a list goes on: values of the last row
  'companyName',
  'ean',
  'email',
  'externalRef',
  'ioNumber',
  'label',
  'name',
  'orderId',
  'phoneNumber',
  'product',
  'providerTrackingCode',
  'rewardCode',
  'search',
]);

/** Variables whose text is a moment, a zone, a kind or an identifier of the catalog. */
export const PLAIN_TEXTS: ReadonlySet<string> = new Set([
  'activationEnd',
  'activationStart',
  'asOf',
  'brandSkus',
  'conditionsOfSale',
  'deliveryMode',
  'faceValueMax',
  'faceValueMin',
  'kind',
  'reason',
  'redeemedEnd',
  'redeemedStart',
  'refundEnd',
  'refundStart',
  'role',
  'sku',
  'timezone',
]);

/** Returns true if the variables of a query hold text that a person typed. */
export function holdsTypedText(variables: unknown): boolean {
  if (typeof variables !== 'object' || variables === null) return false;
  if (Array.isArray(variables)) return variables.some(holdsTypedText);
  return Object.entries(variables).some(([name, value]) =>
    typeof value === 'string' ? value !== '' && TYPED_TEXTS.has(name) : holdsTypedText(value),
  );
}
