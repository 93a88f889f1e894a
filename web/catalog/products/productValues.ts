import type { ProductFormFragment } from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { type AgeRange, type ProductTheme, WORLDWIDE } from '../../../schema/catalog/products.ts';
import type { FormValues } from '../../kit/form/formApi.ts';
import { rowsOfTranslations } from '../shared/translationRows.ts';
import type { advancedRules, detailRules } from './productRules.ts';

/** A product as values of the form on its page; no restriction means worldwide. */
export function detailsOf(product: ProductFormFragment): FormValues<typeof detailRules> {
  const countries = product.countryRestrictions.map(({ code }) => code);
  const { name, description, conditionOfSale, deliveryMode, faceValueCurrency, featured } = product;
  return {
    name,
    description,
    conditionOfSale,
    deliveryMode,
    faceValueCurrency,
    featured,
    countryRestrictions: countries.length > 0 ? countries : [WORLDWIDE],
    themes: product.themes as ProductTheme[],
    termsAndConditionsUrl: product.termsAndConditionsUrl ?? null,
  };
}

/** A product as values of the advanced settings: a row for each language besides the default one, empty without texts. */
export function advancedOf(product: ProductFormFragment): FormValues<ReturnType<typeof advancedRules>> {
  const { name, description, acceptVariableValue, targeting } = product;
  return {
    name,
    description,
    acceptVariableValue,
    nameWithVariableValue: product.nameWithVariableValue ?? null,
    termsAndConditions: product.termsAndConditions ?? null,
    gender: targeting.gender ?? null,
    ageRanges: targeting.ageRange as AgeRange[],
    translations: rowsOfTranslations(product.defaultLocale, product.translations),
  };
}
