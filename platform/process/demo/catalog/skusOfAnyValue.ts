import { BILLING_CURRENCIES } from '../../../../schema/foundation/money/money.ts';
import { codeOf, type DemoSku } from './catalogue.ts';
import { demoProviderOf } from './providers.ts';

/** Brands that also sell a gift card whose value the buyer chooses. */
const BRANDS = ['Aurora Books', 'Ember Coffee'];

/** A gift card of any value for each billing currency of these brands; its face value is what forms begin with. */
export function demoSkusOfAnyValue(): DemoSku[] {
  return BRANDS.flatMap((brand) => {
    const code = codeOf(brand);
    return BILLING_CURRENCIES.map(
      (currency): DemoSku => ({
        sku: `${code}-${currency}-ANY`,
        name: `${brand} gift card of any value ${currency}`,
        brandSku: `${code}-BRAND`,
        productId: `${code}-CARD`,
        providerId: demoProviderOf(code),
        faceValue: 1000n,
        currency,
        variableValue: true,
      }),
    );
  });
}
