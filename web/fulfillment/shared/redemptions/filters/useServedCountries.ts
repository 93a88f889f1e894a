import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialogDocument } from '../../../../../operations/fulfillment/redemptionActions/AddressDialog.generated.ts';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { COUNTRY_CODES } from '../../../../../schema/foundation/contacts/countries.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import { formatCountry } from '../../../../kit/format/money.ts';

/** The id of each option is its country. */
type CountryOption = { id: string; label: string };

/**
 * The countries that goods of a redemption can be shipped to, by name: those that its promotion serves and the current one, by the
 * platform's rule. All countries if the promotion names none, or cannot be loaded: then the save is refused at the field.
 */
export function useServedCountries({
  promotionSummary,
  address,
}: RedemptionActionsFragment): CountryOption[] {
  const { i18n } = useTranslation();
  const { data } = useScreenQuery(AddressDialogDocument, { promotionId: promotionSummary.id });
  const named = data?.promotion?.restrictions.countries;
  const current = address?.country;
  return useMemo(() => {
    const served = new Set(named?.map(({ code }) => code));
    return COUNTRY_CODES.filter((code) => served.size === 0 || served.has(code) || code === current)
      .map((code) => ({ id: code, label: formatCountry(code, i18n.language, code) }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  }, [named, current, i18n.language]);
}
