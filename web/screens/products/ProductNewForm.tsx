import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANDATORY_DIMENSIONS } from '../../../schema/rules/dimensions.ts';
import { PRODUCT_TYPES, productIdOf } from '../../../schema/rules/products.ts';
import { BrandPicker } from '../../components/BrandPicker.tsx';
import type { Definition } from '../../components/dimensions/DimensionField.tsx';
import { DimensionRows } from '../../components/dimensions/DimensionRows.tsx';
import { rowsOfProduct } from '../../components/dimensions/dimensionRows.ts';
import { SaveOrGoOn } from '../../components/SaveOrGoOn.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useDraft } from '../../kit/form/useDraft.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { Steps } from '../../kit/layout/Steps.tsx';
import { ProductGeneralFields } from './ProductGeneralFields.tsx';
import { ProductInfoFields } from './ProductInfoFields.tsx';
import { ProductCatalogueFields, ProductSaleFields } from './ProductSaleFields.tsx';
import {
  EMPTY_PRODUCT,
  PRODUCT_STEPS,
  type ProductStep,
  productNewRules,
  stepOfField,
} from './productNewRules.ts';
import { asProductFields } from './productRules.ts';
import { useCreateProduct } from './useCreateProduct.ts';

interface ProductNewFormProps {
  /** The brand that the address names; another one cannot be chosen then. */
  brand: PickerItem | null;
  definitions: readonly Definition[];
  cancelHref: string;
}

/** A new product in three steps (PRODUCT-4): what kind of thing, what it is, how the catalogue shows it. */
export function ProductNewForm({ brand, definitions, cancelHref }: ProductNewFormProps) {
  const { t } = useTranslation('products');
  const rules = useMemo(() => productNewRules(definitions), [definitions]);
  const start = { ...EMPTY_PRODUCT, brandId: brand?.id ?? null };
  const form = useForm(rules, start);
  const [chosen, setChosen] = useState(brand);
  const [isTaken, setTaken] = useState(false);
  const [step, setStep] = useState<ProductStep>('type');
  const forget = useDraft({
    ...{ key: `product.${brand?.id ?? ''}`, version: 1, isDirty: form.isDirty },
    values: { form: form.values, chosen },
    onRestore(draft) {
      form.reset(start, draft.form);
      setChosen(draft.chosen);
    },
  });
  const create = useCreateProduct({
    forget,
    onInvalid(errors) {
      setStep(stepOfField(errors[0]?.field ?? ''));
      form.applyServerErrors(errors);
    },
  });
  const { productType } = form.values;
  const fields = asProductFields(form);
  function rename(name: string) {
    // The id follows the name until somebody types another one (PRODUCT-37).
    const follows = (form.values.productId ?? '') === productIdOf(form.values.name ?? '');
    form.setValue('name', name);
    if (follows) form.setValue('productId', productIdOf(name));
  }
  const contents = {
    type: (
      <>
        <BrandPicker
          {...form.field('brandId')}
          label={t('brand')}
          isRequired
          isDisabled={brand !== null}
          value={chosen}
          onChange={(item) => {
            setChosen(item);
            form.setValue('brandId', item?.id ?? null);
          }}
        />
        <RadioField
          {...form.field('productType')}
          label={t('type')}
          isRequired
          options={PRODUCT_TYPES.map((id) => ({ id, label: t(`type_${id}`) }))}
          onChange={(type) => {
            form.setValue('productType', type);
            form.setValue('dimensions', rowsOfProduct(definitions, type));
            if (type === 'gift_card') return;
            form.setValue('acceptVariableValue', false);
            form.setValue('nameWithVariableValue', null);
          }}
        />
        {productType && (
          <DimensionRows
            rows={form.rows('dimensions')}
            definitions={definitions}
            mandatory={MANDATORY_DIMENSIONS[productType]}
          />
        )}
      </>
    ),
    info: (
      <>
        <ProductInfoFields form={form} onRename={rename} isTaken={isTaken} onTaken={setTaken} />
        <ProductSaleFields form={fields} />
        <ProductGeneralFields form={fields} productType={productType ?? null} />
      </>
    ),
    catalogue: <ProductCatalogueFields form={fields} />,
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
        steps={PRODUCT_STEPS.map((id) => ({ id, label: t(`step_${id}`), content: contents[id] }))}
        current={step}
        onGo={(id) => setStep(id as ProductStep)}
      />
      <SaveOrGoOn
        form={form}
        isBlocked={isTaken}
        cancelHref={cancelHref}
        onGoOn={() => form.submit((valid) => create(valid, 'sku'))}
      />
    </Form>
  );
}
