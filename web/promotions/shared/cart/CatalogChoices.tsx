import { useLocation } from 'wouter';
import { CatalogChoicesDocument } from '../../../../operations/catalog/catalog/CatalogChoices.generated.ts';
import type { CatalogScreenQuery } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { useUnknownChoices } from '../../../navigation/addressReaders.ts';
import type { CatalogList } from './catalogList.ts';

interface Props {
  list: Pick<CatalogList, 'sent'>;
  data: CatalogScreenQuery | undefined;
  sellerId: string | undefined;
}

/**
 * Names the values of the address of which the whole catalog has no reward; it shows nothing itself. A value that the results merely lack is searched without
 * the other filters.
 */
export function CatalogChoices({ list: { sent }, data, sellerId = sent.seller }: Props): null {
  const [path] = useLocation();
  const { brand, country, currency, seller } = sent;
  const facets = data?.searchRewards?.facets;
  const lacks = (value: string | undefined, facet: readonly { value: string }[] | undefined) =>
    value !== undefined && (facet?.every((one) => one.value !== value) ?? false);
  const asks = {
    asksBrand: lacks(brand, facets?.brands),
    asksCountry: lacks(country, facets?.countries),
    asksCurrency: lacks(currency, facets?.currencies),
  };
  const catalog = { conditionsOfSale: null, ...(sellerId && { sellerId }) };
  const answer = useScreenQuery(
    CatalogChoicesDocument,
    {
      brand: { ...catalog, ...(brand && { brandIds: [brand] }) },
      country: { ...catalog, ...(country && { countryRestrictions: [country] }) },
      currency: { ...catalog, ...(currency && { currency }) },
      ...asks,
    },
    { isAsked: Object.values(asks).some(Boolean) },
  );
  const matches = answer.isLoading ? undefined : answer.data;
  const isEmpty = (one: { page?: { totalCount: number } | null } | null | undefined) =>
    one?.page?.totalCount === 0;
  const sellers = data?.sellers;
  useUnknownChoices(path, {
    brand: asks.asksBrand && isEmpty(matches?.brand) && brand,
    country: asks.asksCountry && isEmpty(matches?.country) && country,
    currency: asks.asksCurrency && isEmpty(matches?.currency) && currency,
    seller: sellers?.every(({ id }) => id !== seller) && seller,
  });
  return null;
}
