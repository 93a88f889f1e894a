import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { type Definition, DimensionField } from '../shared/dimensions/DimensionField.tsx';
import type { SkuFieldsForm } from './skuRules.ts';

interface SkuDimensionFieldsProps {
  form: SkuFieldsForm;
  definitions: readonly Definition[];
  /** Its product has cards of any value. */
  acceptsAnyValue: boolean;
}

/** The values that distinguish a SKU from the others of its product, or that it is of any value. */
export function SkuDimensionFields({ form, definitions, acceptsAnyValue }: SkuDimensionFieldsProps) {
  const { t } = useTranslation('skus');
  const { variableValue, dimensions } = form.values;
  const rows = form.rows('dimensions').items;
  return (
    <>
      {acceptsAnyValue && (
        <CheckboxField
          {...form.field('variableValue')}
          value={variableValue ?? false}
          label={t('any_value')}
          hint={t('any_value_hint')}
          onChange={(is) => {
            form.setValue('variableValue', is);
            // A SKU of any value has no dimension values.
            const use = is ? ('none' as const) : ('same' as const);
            form.setValue(
              'dimensions',
              (dimensions ?? []).map((row) => ({ ...row, use })),
            );
          }}
        />
      )}
      {rows.length === 0 && <p>{t('no_variations')}</p>}
      {!variableValue &&
        rows.map((row) => {
          const dimension = definitions.find(({ id }) => id === row.values.dimension);
          const { value, onChange, ...field } = row.field('texts');
          return (
            dimension && (
              <DimensionField
                key={row.key}
                {...field}
                dimension={dimension}
                onChange={onChange}
                label={dimension.name}
                value={value ?? []}
                isRequired={row.values.isRequired ?? false}
              />
            )
          );
        })}
    </>
  );
}
