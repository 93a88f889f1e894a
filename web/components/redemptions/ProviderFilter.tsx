import { useTranslation } from 'react-i18next';
import { ProviderFieldFragmentDoc } from '../../../operations/providers/ProviderField.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { ProviderFilterDocument } from '../../../operations/redemptions/ProviderFilter.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MultiSelectField } from '../../kit/fields/MultiSelectField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

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

/** Who supplies rewards, by name; none for who may not filter by them (REDLIST-22). */
export function useProviders(isAsked: boolean) {
  const isAdmin = useCan()('redemptionsAdmin');
  const { data } = useScreenQuery(ProviderFilterDocument, {}, { isAsked: isAsked && isAdmin });
  return readFragment(ProviderFieldFragmentDoc, data?.providers ?? []);
}
