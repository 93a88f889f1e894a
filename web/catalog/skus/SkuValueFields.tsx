import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductType } from '../../../schema/catalog/products.ts';
import { CurrencyField } from '../../foundation/forms/CurrencyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { EanField } from './EanField.tsx';
import type { SkuFieldsForm } from './skuRules.ts';

interface SkuValueFieldsProps {
  form: SkuFieldsForm;
  productType: ProductType;
  /** The SKU's own EAN (SKU-23). */
  ownEan?: string | null | undefined;
  onTaken: (isTaken: boolean) => void;
  /** Fields between its value and "shown first". */
  children?: ReactNode;
}

/** The bar code of a SKU, its value, and whether it is shown first. */
export function SkuValueFields({ form, productType, ownEan, onTaken, children }: SkuValueFieldsProps) {
  const { t } = useTranslation(['skus', 'rules']);
  const canFeature = useCan()('editRewards');
  return (
    <>
      <EanField
        field={form.field('ean')}
        isRequired={productType === 'item'}
        own={ownEan}
        onTaken={onTaken}
      />
      <NumberField {...form.field('faceValue')} label={t('face_value')} isRequired />
      <CurrencyField {...form.field('currency')} label={t('currency')} isRequired />
      {children}
      <YesNoField
        {...form.field('featured')}
        label={t('featured')}
        isRequired
        isDisabled={!canFeature}
        hint={canFeature ? undefined : t('rules:editors_feature')}
      />
    </>
  );
}
