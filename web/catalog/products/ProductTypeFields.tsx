import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_TYPES, type ProductType } from '../../../schema/catalog/products.ts';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { BrandPicker } from '../shared/BrandPicker.tsx';
import type { ProductNewFormApi } from './create/productNewRules.ts';

interface ProductTypeFieldsProps {
  form: ProductNewFormApi;
  brand: PickerItem | null;
  /** The address names the brand. */
  isBrandFixed: boolean;
  onBrand: (brand: PickerItem | null) => void;
  onType: (type: ProductType | null) => void;
  /** The dimensions of the type. */
  children: ReactNode;
}

/** The kind of a new product: its brand, its type, its dimensions. */
export function ProductTypeFields(props: ProductTypeFieldsProps) {
  const { form, brand, isBrandFixed, onBrand, onType, children } = props;
  const { t } = useTranslation('products');
  return (
    <>
      <BrandPicker
        {...form.field('brandId')}
        label={t('brand')}
        isRequired
        isDisabled={isBrandFixed}
        hint={isBrandFixed ? t('brand_fixed') : undefined}
        value={brand}
        onChange={onBrand}
      />
      <RadioField
        {...form.field('productType')}
        label={t('type')}
        isRequired
        options={PRODUCT_TYPES.map((id) => ({ id, label: t(`type_${id}`) }))}
        onChange={onType}
      />
      {children}
    </>
  );
}
