import { useTranslation } from 'react-i18next';
import type { ProviderFieldFragment } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useViewer } from '../../session/viewer.ts';
import type { SkuFieldsForm } from './skuRules.ts';

/** Represents "no provider"; ids are digits. */
const NOBODY = 'none';

interface ProviderFieldProps {
  form: SkuFieldsForm;
  providers: readonly ProviderFieldFragment[];
}

/** The provider of a SKU: chosen by operator staff, hidden from everybody else (PRODUCT-64). */
export function ProviderField({ form, providers }: ProviderFieldProps) {
  const { t } = useTranslation('skus');
  const { isStaff } = useViewer();
  const { value, onChange, ...field } = form.field('providerId');
  if (!isStaff) return null;
  return (
    <SelectField
      {...field}
      label={t('provider')}
      isRequired={false}
      value={value ?? NOBODY}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
      options={[{ id: NOBODY, label: t('none') }, ...providers.map(({ id, name }) => ({ id, label: name }))]}
    />
  );
}
