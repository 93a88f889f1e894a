import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DimensionFieldFragmentDoc } from '../../../operations/dimensions/DimensionField.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { SkuNewScreenQuery } from '../../../operations/skus/SkuNewScreen.generated.ts';
import { CurrencyField } from '../../components/CurrencyField.tsx';
import { DimensionField } from '../../components/dimensions/DimensionField.tsx';
import { atDimensionRow, definitionsOf } from '../../components/dimensions/dimensionRows.ts';
import { SaveOrGoOn } from '../../components/SaveOrGoOn.tsx';
import { useUploadCalls } from '../../components/useUploadCalls.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { Steps } from '../../kit/layout/Steps.tsx';
import { PictureField } from '../../kit/upload/PictureField.tsx';
import { EanField } from './EanField.tsx';
import { SKU_STEPS, type SkuStep, skuNewRules } from './skuNewRules.ts';
import { useCreateSku } from './useCreateSku.ts';

interface SkuNewFormProps {
  product: NonNullable<SkuNewScreenQuery['product']>;
  cancelHref: string;
  /** Shows the form empty again, for the next one. */
  onAgain: () => void;
}

/** A new SKU of a product in two steps (SKU-3): its values of what varies, then what the catalogue shows. */
export function SkuNewForm({ product, cancelHref, onAgain }: SkuNewFormProps) {
  const { t } = useTranslation('skus');
  const { productType, dimensionConfigurations, faceValueCurrency, acceptVariableValue } = product;
  const varying = dimensionConfigurations.filter(({ vary }) => vary);
  const definitions = useMemo(
    () =>
      definitionsOf(
        dimensionConfigurations.map(({ dimension }) => readFragment(DimensionFieldFragmentDoc, dimension)),
      ),
    [dimensionConfigurations],
  );
  const rules = useMemo(() => skuNewRules(productType, definitions), [productType, definitions]);
  const form = useForm(
    rules,
    {
      ...{ name: '', description: '', ean: null, faceValue: '', currency: faceValueCurrency },
      ...{ variableValue: false, featured: null },
      dimensions: varying.map(({ required, dimension }) => ({
        dimension: readFragment(DimensionFieldFragmentDoc, dimension).id,
        ...{ isRequired: required, use: 'same' as const, texts: [] },
      })),
    },
    { currency: faceValueCurrency },
  );
  const [step, setStep] = useState<SkuStep>('dimensions');
  const [isTaken, setTaken] = useState(false);
  const [picture, setPicture] = useState<{ mediaId: string; url: string } | null>(null);
  const callsFor = useUploadCalls();
  const create = useCreateSku(product, {
    picture,
    onAgain,
    onInvalid(errors, rows) {
      const found = errors.map((error) => atDimensionRow(error, rows));
      setStep(found[0]?.field.startsWith('dimensions') ? 'dimensions' : 'catalogue');
      form.applyServerErrors(found);
    },
  });
  const { variableValue } = form.values;
  const contents = {
    dimensions: (
      <>
        {acceptVariableValue && (
          <CheckboxField
            {...form.field('variableValue')}
            value={variableValue ?? false}
            label={t('any_value')}
            hint={t('any_value_hint')}
            onChange={(is) => {
              form.setValue('variableValue', is);
              // What can be of any value has no values of dimensions.
              const use = is ? ('none' as const) : ('same' as const);
              form.setValue(
                'dimensions',
                (form.values.dimensions ?? []).map((row) => ({ ...row, use })),
              );
            }}
          />
        )}
        {varying.length === 0 && <p>{t('no_variations')}</p>}
        {!variableValue &&
          form.rows('dimensions').items.map((row) => {
            const dimension = definitions.find(({ id }) => id === row.values.dimension);
            const { value, onChange, ...field } = row.field('texts');
            return (
              dimension && (
                <DimensionField
                  key={row.key}
                  {...field}
                  {...{ dimension, onChange }}
                  label={dimension.name}
                  value={value ?? []}
                  isRequired={row.values.isRequired ?? false}
                />
              )
            );
          })}
      </>
    ),
    catalogue: (
      <>
        <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
        <TextAreaField
          {...form.field('description')}
          label={t('description')}
          hint={t('description_hint')}
          isRequired={false}
        />
        <EanField field={form.field('ean')} isRequired={productType === 'item'} onTaken={setTaken} />
        <NumberField {...form.field('faceValue')} label={t('face_value')} isRequired />
        <CurrencyField {...form.field('currency')} label={t('currency')} isRequired />
        <YesNoField {...form.field('featured')} label={t('featured')} isRequired />
        <PictureField
          label={t('picture')}
          url={picture?.url}
          shape="wide"
          calls={callsFor('sku_picture')}
          onUploaded={(sent) => setPicture(sent)}
          onRemove={() => setPicture(null)}
        />
      </>
    ),
  };
  return (
    <Form
      form={form}
      label={t('create_title')}
      onSubmit={(valid) => create(valid, 'product')}
      warnsBeforeLeaving
    >
      <Steps
        label={t('create_title')}
        steps={SKU_STEPS.map((id) => ({ id, label: t(`step_${id}`), content: contents[id] }))}
        current={step}
        onGo={(id) => setStep(id as SkuStep)}
      />
      <SaveOrGoOn
        form={form}
        isBlocked={isTaken}
        cancelHref={cancelHref}
        onGoOn={() => form.submit((valid) => create(valid, 'again'))}
      />
    </Form>
  );
}
