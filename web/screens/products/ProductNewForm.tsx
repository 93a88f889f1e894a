import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANDATORY_DIMENSIONS } from '../../../schema/rules/dimensions.ts';
import { PRODUCT_TYPES, productIdOf } from '../../../schema/rules/products.ts';
import { BrandPicker } from '../../components/BrandPicker.tsx';
import type { Definition } from '../../components/dimensions/DimensionField.tsx';
import { DimensionRows } from '../../components/dimensions/DimensionRows.tsx';
import {
  atDimensionRow,
  dimensionOfField,
  rowsOfProduct,
} from '../../components/dimensions/dimensionRows.ts';
import { SaveOrGoOn } from '../../components/SaveOrGoOn.tsx';
import { stepsOfForm } from '../../components/stepsOfForm.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { DraftNotice } from '../../kit/form/DraftNotice.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useDraft } from '../../kit/form/useDraft.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Steps } from '../../kit/layout/Steps.tsx';
import { useSteps } from '../../kit/layout/useSteps.ts';
import { productRoute } from '../../routes/products.ts';
import { useViewer } from '../../session/viewer.ts';
import { ProductGeneralFields } from './ProductGeneralFields.tsx';
import { ProductInfoFields } from './ProductInfoFields.tsx';
import { ProductCatalogueFields, ProductSaleFields } from './ProductSaleFields.tsx';
import {
  deliveryOf,
  EMPTY_PRODUCT,
  PRODUCT_FIELDS,
  PRODUCT_STEPS,
  productNewRules,
  rowsOfDraft,
  stepOfField,
} from './productNewRules.ts';
import { asProductFields } from './productRules.ts';
import { useCreateProduct } from './useCreateProduct.ts';
import { useProductWords } from './useProductWords.ts';

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
  const way = useSteps(PRODUCT_STEPS);
  const { labelOf } = useProductWords();
  const [hasDelivery, setHasDelivery] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const draft = useDraft({
    ...{ owner: useViewer().accountId, key: `product.${brand?.id ?? ''}`, version: 3 },
    basis: JSON.stringify(definitions.map(({ id, type }) => [id, type])),
    values: { form: form.values, chosen, step: way.current, hasDelivery },
    isDirty: form.isDirty,
    onRestore(kept) {
      form.reset(start, { ...kept.form, dimensions: rowsOfDraft(definitions, kept.form) });
      setChosen(kept.chosen);
      setHasDelivery(kept.hasDelivery);
      way.show(kept.step);
    },
  });
  const { create, made } = useCreateProduct({
    forget: draft.forget,
    onInvalid(errors, rows) {
      const found = errors.map((error) => atDimensionRow(error, rows));
      way.show(stepOfField(found[0]?.field ?? ''));
      form.applyServerErrors(found);
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
  const rows = form.rows('dimensions');
  const dimensions = productType && (
    <DimensionRows rows={rows} definitions={definitions} mandatory={MANDATORY_DIMENSIONS[productType]} />
  );
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
            if (!hasDelivery) form.setValue('deliveryMode', deliveryOf(type));
            if (type === 'gift_card') return;
            form.setValue('acceptVariableValue', false);
            form.setValue('nameWithVariableValue', null);
          }}
        />
        {dimensions}
      </>
    ),
    info: (
      <>
        <ProductInfoFields form={form} onRename={rename} isTaken={isTaken} onTaken={setTaken} />
        <ProductSaleFields form={fields} onDelivery={() => setHasDelivery(true)} />
        <ProductGeneralFields form={fields} productType={productType ?? null} />
      </>
    ),
    catalogue: <ProductCatalogueFields form={fields} />,
  };
  const { stateOf, missing } = stepsOfForm({
    ...{ form, way, fields: PRODUCT_FIELDS, stepOf: stepOfField },
    labelOf: (field) => dimensionOfField(field, rows.items, definitions)?.name ?? labelOf(field),
    taken: isTaken && !made ? 'productId' : null,
  });
  const steps = PRODUCT_STEPS.map((id) => ({
    id,
    label: t(`step_${id}`),
    content: contents[id],
    state: stateOf(id),
  }));
  const { next } = way;
  return (
    <Form form={form} label={t('create_title')} onSubmit={(valid) => create(valid, 'product')}>
      {made ? (
        <>
          <Banner tone="warning">{t('half_created', { name: made.name })}</Banner>
          <TextLink href={productRoute.href({ brandId: form.values.brandId ?? '', productId: made.id })}>
            {made.name}
          </TextLink>
          {dimensions}
        </>
      ) : (
        <>
          <DraftNotice
            state={draft.state}
            onStartAnew={() => {
              draft.startAnew();
              form.reset(start);
              setChosen(brand);
              setHasDelivery(false);
              way.reset();
            }}
          />
          <Steps label={t('create_title')} steps={steps} way={way} />
        </>
      )}
      <SaveOrGoOn
        form={form}
        isBlocked={isTaken && !made}
        missing={missing}
        cancelHref={cancelHref}
        onNext={made || !next ? undefined : () => way.go(next)}
        onGoOn={() => form.submit((valid) => create(valid, 'sku'))}
      />
    </Form>
  );
}
