import { useTranslation } from 'react-i18next';
import { ProviderFieldFragmentDoc } from '../../../operations/providers/ProviderField.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { ProviderFilterDocument } from '../../../operations/redemptions/ProviderFilter.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MultiSelectField } from '../../kit/fields/MultiSelectField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../session/viewer.ts';

/** Any of who supplies rewards; they are asked for once somebody looks. */
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

/** Whether providers are offered as a filter: it takes redemptionsAdmin (REDLIST-22), and their list is told to operator staff alone. */
export function useOffersProviders(): boolean {
  const { isStaff } = useViewer();
  return useCan()('redemptionsAdmin') && isStaff;
}

/** Who supplies rewards, by name; none for who is not told of them. */
export function useProviders(isAsked: boolean) {
  const isOffered = useOffersProviders();
  const { data } = useScreenQuery(ProviderFilterDocument, {}, { isAsked: isAsked && isOffered });
  return readFragment(ProviderFieldFragmentDoc, data?.providers ?? []);
}
