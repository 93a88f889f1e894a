import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../kit/fields/MultiSelectField.tsx';
import { useProviders } from './useFilterNames.ts';

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
