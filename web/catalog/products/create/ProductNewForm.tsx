import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANDATORY_DIMENSIONS } from '../../../../schema/catalog/dimensions.ts';
import { type ProductType, productIdOf } from '../../../../schema/catalog/products.ts';
import { PRODUCT_LOCALES } from '../../../../schema/foundation/contacts/languages.ts';
import { SteppedForm } from '../../../foundation/forms/SteppedForm.tsx';
import { useSteppedForm } from '../../../foundation/forms/useSteppedForm.ts';
import type { PickerItem } from '../../../kit/fields/PickerField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useForm } from '../../../kit/form/useForm.ts';
import { languageName } from '../../../kit/format/languages.ts';
import { productRoute } from '../../../routes/products.ts';
import type { Definition } from '../../shared/dimensions/DimensionField.tsx';
import { DimensionRows } from '../../shared/dimensions/DimensionRows.tsx';
import { dimensionOfField, rowsOfProduct } from '../../shared/dimensions/dimensionRows.ts';
import { ProductGeneralFields } from '../ProductGeneralFields.tsx';
import { ProductIdField } from '../ProductIdField.tsx';
import { ProductCatalogueFields, ProductSaleFields } from '../ProductSaleFields.tsx';
import { ProductTypeFields } from '../ProductTypeFields.tsx';
import { asProductFields } from '../productRules.ts';
import { useProductWords } from '../useProductWords.ts';
import {
  deliveryOf,
  EMPTY_PRODUCT,
  PRODUCT_STEPS,
  type ProductNewFormApi,
  productNewRules,
  rowsOfDraft,
} from './productNewRules.ts';
import { useCreateProduct } from './useCreateProduct.ts';

interface ProductNewFormProps {
  /** The brand in the address; it cannot be changed then. */
  brand: PickerItem | null;
  definitions: readonly Definition[];
  cancelHref: string;
}

/** A new product in three steps (PRODUCT-4): its kind, its facts, its presentation in the catalog. */
export function ProductNewForm({ brand, definitions, cancelHref }: ProductNewFormProps) {
  const { t } = useTranslation('products');
  const rules = useMemo(() => productNewRules(definitions), [definitions]);
  const start = { ...EMPTY_PRODUCT, brandId: brand?.id ?? null };
  const form = useForm(rules, start);
  const [currentBrand, setCurrentBrand] = useState(brand);
  const [hasDelivery, setHasDelivery] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { labelOf } = useProductWords();
  const stepped = useSteppedForm({
    form,
    steps: PRODUCT_STEPS,
    draft: {
      key: `product.${brand?.id ?? ''}`,
      version: 4,
      basis: JSON.stringify(definitions.map(({ id, type }) => [id, type])),
      besides: { chosen: currentBrand, hasDelivery },
      onRestore(values, besides) {
        form.reset(start, { ...values, dimensions: rowsOfDraft(definitions, values) });
        setCurrentBrand(besides.chosen);
        setHasDelivery(besides.hasDelivery);
      },
      onStartAnew() {
        form.reset(start);
        setCurrentBrand(brand);
        setHasDelivery(false);
      },
    },
  });
  const { create, made } = useCreateProduct(stepped);
  const { productType } = form.values;
  const fields = asProductFields(form);
  function rename(name: string) {
    // The id follows the name until the person types another one (PRODUCT-37).
    const follows = (form.values.productId ?? '') === productIdOf(form.values.name ?? '');
    form.setValue('name', name);
    if (follows) form.setValue('productId', productIdOf(name));
  }
  function chooseType(type: ProductType | null) {
    form.setValue('productType', type);
    form.setValue('dimensions', type ? rowsOfProduct(definitions, type) : []);
    if (!hasDelivery) form.setValue('deliveryMode', deliveryOf(type));
    if (type === 'gift_card') return;
    form.setValue('acceptVariableValue', false);
    form.setValue('nameWithVariableValue', null);
  }
  const rows = form.rows('dimensions');
  const dimensions = productType && (
    <DimensionRows rows={rows} definitions={definitions} mandatory={MANDATORY_DIMENSIONS[productType]} />
  );
  const contents = {
    type: (
      <ProductTypeFields
        form={form}
        brand={currentBrand}
        isBrandFixed={brand !== null}
        onBrand={(item) => {
          setCurrentBrand(item);
          form.setValue('brandId', item?.id ?? null);
        }}
        onType={chooseType}
      >
        {dimensions}
      </ProductTypeFields>
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
  return (
    <SteppedForm
      stepped={stepped}
      label={t('create_title')}
      steps={{
        type: { label: t('step_type'), content: contents.type },
        info: { label: t('step_info'), content: contents.info },
        catalogue: { label: t('step_catalogue'), content: contents.catalogue },
      }}
      labelOf={(field) => dimensionOfField(field, rows.items, definitions)?.name ?? labelOf(field)}
      taken={isTaken ? 'productId' : null}
      half={
        made && {
          text: t('half_created', { name: made.name }),
          link: {
            href: productRoute.href({ brandId: form.values.brandId ?? '', productId: made.id }),
            label: made.name,
          },
          rest: dimensions,
        }
      }
      cancelHref={cancelHref}
      onSave={(valid) => create(valid, 'product')}
      goOn={{ label: t('save_and_create'), onSave: (valid) => create(valid, 'sku') }}
    />
  );
}

interface ProductInfoFieldsProps {
  form: ProductNewFormApi;
  onRename: (name: string) => void;
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
}

/** Name, description, language and id of a new product. */
function ProductInfoFields({ form, onRename, isTaken, onTaken }: ProductInfoFieldsProps) {
  const { t, i18n } = useTranslation('products');
  const { brandId, name } = form.values;
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('name')}
        isRequired
        autoComplete="off"
        onChange={onRename}
      />
      <ProductIdField
        field={form.field('productId')}
        brandId={brandId}
        name={name ?? ''}
        isTaken={isTaken}
        onTaken={onTaken}
      />
      <SelectField
        {...form.field('defaultLocale')}
        label={t('default_locale')}
        isRequired
        options={PRODUCT_LOCALES.map((id) => ({ id, label: languageName(id, i18n.language) }))}
      />
      <TextAreaField {...form.field('description')} label={t('description')} isRequired />
    </>
  );
}
