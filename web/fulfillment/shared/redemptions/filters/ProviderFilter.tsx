import { useTranslation } from 'react-i18next';
import { ProviderFieldFragmentDoc } from '../../../../../operations/catalog/providers/ProviderField.generated.ts';
import { ProviderFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ProviderFilter.generated.ts';
import { readFragment } from '../../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import { MultiSelectField } from '../../../../kit/fields/MultiSelectField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../../../session/viewer.ts';

/** Filter by provider; the providers are loaded when the filter is first shown. */
export function ProviderFilter({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('redemptions');
  const providers = useProviders(true);
  return (
    <MultiSelectField
      label={t('provider')}
      placeholder={t('provider_all')}
      options={providers.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Returns true if the viewer gets the provider filter. It requires redemptionsAdmin (REDLIST-22) and operator staff, who alone may list providers. */
export function useOffersProviders(): boolean {
  const { isStaff } = useViewer();
  return useCan()('redemptionsAdmin') && isStaff;
}

/** Providers, by name; none for people who may not see them. */
export function useProviders(isAsked: boolean) {
  const isOffered = useOffersProviders();
  const { data } = useScreenQuery(ProviderFilterDocument, {}, { isAsked: isAsked && isOffered });
  return readFragment(ProviderFieldFragmentDoc, data?.providers ?? []);
}
