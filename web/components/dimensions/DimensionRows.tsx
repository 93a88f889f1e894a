import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { parentOf } from '../../../schema/rules/dimensions.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { FormRow, FormRowsApi, FormValues } from '../../kit/form/formApi.ts';
import { type Definition, DimensionField } from './DimensionField.tsx';
import css from './Dimensions.module.css';
import {
  asksForSameValue,
  DIMENSION_USES,
  type DimensionRow,
  type DimensionRowRules,
  withUse,
} from './dimensionRows.ts';

/** One row of a form as it is held. */
export type HeldRow = FormValues<DimensionRowRules>;

interface DimensionRowsProps {
  rows: FormRowsApi<HeldRow>;
  definitions: readonly Definition[];
  /** The dimensions that the type of the product asks for. */
  mandatory: readonly string[];
  /** Which of them are shown, all unless said; what is wrong with another one is shown with it. */
  shows?: ((definition: Definition) => boolean) | undefined;
}

/**
 * What a product does with each dimension: nothing, one value for all SKUs, or one for each where the dimension may vary (DIM-17), and then whether each SKU
 * needs one (DIM-6).
 */
export function DimensionRows({ rows, definitions, mandatory, shows }: DimensionRowsProps) {
  const { t } = useTranslation('rewards');
  const used = rows.items.flatMap(({ values }) => (values.use === 'none' ? [] : [values.dimension]));
  return (
    <ul className={css.rows} aria-label={t('dimensions')}>
      {rows.items.map((row) => {
        const definition = definitions.find(({ id }) => id === row.values.dimension);
        const parent = parentOf(row.values.dimension ?? '');
        // A unit waits for what it is the unit of.
        if (!definition || (parent && !used.includes(parent) && row.values.use === 'none')) return null;
        const isWrong = row.field('texts').error ?? row.field('use').error;
        if (shows && !shows(definition) && isWrong === undefined) return null;
        return (
          <li key={row.key} className={css.row}>
            <RowFields row={row} definition={definition} isMandatory={mandatory.includes(definition.id)} />
          </li>
        );
      })}
    </ul>
  );
}

interface RowFieldsProps {
  row: FormRow<HeldRow>;
  definition: Definition;
  isMandatory: boolean;
}

const RowFields = memo(function RowFields({ row, definition, isMandatory }: RowFieldsProps) {
  const { t } = useTranslation('rewards');
  const uses = DIMENSION_USES.filter(
    (use) => (use !== 'none' || !isMandatory) && (use !== 'varies' || definition.mayVary),
  );
  const { name, value, error, onBlur } = row.field('texts');
  return (
    <>
      <SelectField
        {...row.field('use')}
        label={definition.name}
        options={uses.map((id) => ({ id, label: t(`use_${id}`) }))}
        onChange={(use) => row.change((now) => withUse(now as DimensionRow, use, definition))}
      />
      {row.values.use === 'same' && (
        <DimensionField
          {...{ name, error, onBlur }}
          dimension={definition}
          label={t('value_of', { name: definition.name })}
          value={value ?? []}
          onChange={(texts) => row.change({ texts })}
          isRequired={row.values.isRequired || asksForSameValue(definition)}
        />
      )}
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
