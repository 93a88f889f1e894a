import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { parentOf } from '../../../../schema/catalog/dimensions.ts';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import type { FormRow, FormRowsApi, FormValues } from '../../../kit/form/formApi.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { type Definition, DimensionField } from './DimensionField.tsx';
import css from './Dimensions.module.css';
import {
  asksForSameValue,
  DIMENSION_USES,
  type DimensionRow,
  type DimensionRowRules,
  type DimensionUse,
  withUse,
} from './dimensionRows.ts';

/** One row of a form as it is held. */
export type HeldRow = FormValues<DimensionRowRules>;

interface DimensionRowsProps {
  rows: FormRowsApi<HeldRow>;
  definitions: readonly Definition[];
  /** The dimensions that the type of the product requires. */
  mandatory: readonly string[];
  /** The shown dimensions, all by default; a hidden dimension with an error is shown as well. */
  shows?: ((definition: Definition) => boolean) | undefined;
}

/**
 * How a product uses each dimension: not at all, with one value for all SKUs, or with one value per SKU if the dimension may vary (DIM-17), and then whether each SKU
 * requires one (DIM-6).
 */
export function DimensionRows({ rows, definitions, mandatory, shows }: DimensionRowsProps) {
  const { t } = useTranslation('rewards');
  const rowOf = (id: string | null) => rows.items.find(({ values }) => values.dimension === id);
  const definitionOf = (id: string) => definitions.find((one) => one.id === id);
  return (
    <Stack as="ul" gap={0} aria-label={t('dimensions')}>
      {rows.items.map((row) => {
        const definition = definitionOf(row.values.dimension ?? '');
        if (!definition) return null;
        const parent = rowOf(parentOf(definition.id));
        // A unit appears after its value is used, and on its line if both are the same for all SKUs.
        const { use } = row.values;
        if (parent && (use === 'none' ? parent.values.use === 'none' : isMeasure(parent, row))) return null;
        const unit = rows.items.find(({ values }) => parentOf(values.dimension ?? '') === definition.id);
        const unitDefinition = definitionOf(unit?.values.dimension ?? '');
        const measured = unit && isMeasure(row, unit) ? [row, unit] : [row];
        const isWrong = measured.some((one) => one.field('texts').error ?? one.field('use').error);
        if (shows && !shows(definition) && !isWrong) return null;
        return (
          <li key={row.key} className={css.row}>
            <RowFields
              row={row}
              definition={definition}
              unit={unit}
              unitDefinition={unitDefinition}
              isMandatory={mandatory.includes(definition.id)}
            />
          </li>
        );
      })}
    </Stack>
  );
}

/** A measure shows its unit beside its value. */
const isMeasure = (of: FormRow<HeldRow>, unit: FormRow<HeldRow>): boolean =>
  of.values.use === 'same' && unit.values.use === 'same';

interface RowFieldsProps {
  row: FormRow<HeldRow>;
  definition: Definition;
  /** The row of its unit or currency, if there is one. */
  unit: FormRow<HeldRow> | undefined;
  unitDefinition: Definition | undefined;
  isMandatory: boolean;
}

const RowFields = memo(function RowFields(props: RowFieldsProps) {
  const { row, definition, unit, unitDefinition, isMandatory } = props;
  const { t } = useTranslation('rewards');
  const uses = DIMENSION_USES.filter(
    (use) => (use !== 'none' || !isMandatory) && (use !== 'varies' || definition.mayVary),
  );
  function choose(use: DimensionUse) {
    row.change((now) => withUse(now as DimensionRow, use, definition));
    // A value that is the same for all SKUs gets such a unit; an unused value gets none.
    if (unitDefinition && use !== 'varies')
      unit?.change((now) => withUse(now as DimensionRow, use, unitDefinition));
  }
  return (
    <>
      <SelectField
        {...row.field('use')}
        label={definition.name}
        options={uses.map((id) => ({ id, label: t(`use_${id}`) }))}
        onChange={choose}
      />
      {row.values.use === 'same' &&
        (unit && unitDefinition && isMeasure(row, unit) ? (
          <div className={css.measure}>
            <ValueField row={row} definition={definition} />
            <ValueField row={unit} definition={unitDefinition} />
          </div>
        ) : (
          <ValueField row={row} definition={definition} />
        ))}
      {row.values.use === 'varies' && !isMandatory && (
        <CheckboxField
          {...row.field('isRequired')}
          value={row.values.isRequired ?? false}
          label={t('asked_of_skus', { name: definition.name })}
        />
      )}
    </>
  );
});

/** The common value of all SKUs. */
function ValueField({ row, definition }: Pick<RowFieldsProps, 'row' | 'definition'>) {
  const { t } = useTranslation('rewards');
  const { name, value, error, onBlur } = row.field('texts');
  return (
    <DimensionField
      name={name}
      error={error}
      onBlur={onBlur}
      dimension={definition}
      label={t('value_of', { name: definition.name })}
      value={value ?? []}
      onChange={(texts) => row.change({ texts })}
      isRequired={row.values.isRequired || asksForSameValue(definition)}
    />
  );
}
