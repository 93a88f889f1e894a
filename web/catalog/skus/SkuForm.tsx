import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderFieldFragment } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import type {
  SkuFormFragment,
  SkuProductFragment,
} from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { CurrencyField } from '../../foundation/forms/CurrencyField.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { invalidateCatalogue } from '../shared/invalidateCatalogue.ts';
import { TranslationFields } from '../shared/TranslationFields.tsx';
import { ProviderField } from './ProviderField.tsx';
import { SkuDimensionFields } from './SkuDimensionFields.tsx';
import { SkuTextFields } from './SkuTextFields.tsx';
import { SkuValueFields } from './SkuValueFields.tsx';
import { asSkuFields, skuRules } from './skuRules.ts';
import { definitionsOfProduct, valuesOfSku } from './skuValues.ts';
import { useSaveSku } from './useSaveSku.ts';
import { useSkuWords } from './useSkuWords.ts';

interface SkuFormProps {
  sku: SkuFormFragment;
  product: SkuProductFragment;
  /** The available providers; only operator staff have any. */
  providers: readonly ProviderFieldFragment[];
}

/** The fields of a SKU, saved in two steps (SKU-18). */
export function SkuForm({ sku, product, providers }: SkuFormProps) {
  const { t } = useTranslation('skus');
  const { cache } = useApolloClient();
  const { productType, dimensionConfigurations: configurations } = product;
  const definitions = useMemo(() => definitionsOfProduct(configurations), [configurations]);
  const rules = useMemo(() => skuRules(productType, definitions), [productType, definitions]);
  const [isTaken, setTaken] = useState(false);
  const words = useSkuWords(definitions, providers);
  const { save, isHalfSaved } = useSaveSku(sku.id);
  const edit = useVersionedForm(rules, {
    row: sku,
    valuesOf: (row: SkuFormFragment) => valuesOfSku(row, configurations),
    save,
    currency: sku.faceValue.currency,
    rowIds: { translations: 'locale' },
    onSaved({ name }) {
      invalidateCatalogue(cache);
      toast.success(t('saved_toast', { name }));
    },
  });
  const { form } = edit;
  const fields = asSkuFields(form);
  return (
    <VersionedForm edit={edit} label={t('edit_title')} {...words} isBlocked={isTaken || !form.isValid}>
      {isHalfSaved && <Banner tone="warning">{t('half_saved')}</Banner>}
      <TranslationFields
        rows={form.rows('translations')}
        errors={form.errors}
        defaultLocale={sku.defaultLocale}
      >
        <SkuTextFields form={fields} />
      </TranslationFields>
      <SkuDimensionFields
        form={fields}
        definitions={definitions}
        acceptsAnyValue={product.acceptVariableValue || sku.variableValue}
      />
      <SkuValueFields form={fields} productType={productType} ownEan={sku.ean} onTaken={setTaken}>
        <NumberField
          {...form.field('catalogPrice')}
          value={form.values.catalogPrice ?? ''}
          label={t('catalog_price')}
          hint={t('catalog_price_hint')}
          isRequired={false}
          onChange={(price) => {
            form.setValue('catalogPrice', price);
            form.setValue(
              'catalogCurrency',
              price ? (form.values.catalogCurrency ?? form.values.currency) : null,
            );
          }}
        />
        {form.values.catalogPrice && (
          <CurrencyField {...form.field('catalogCurrency')} label={t('catalog_currency')} isRequired />
        )}
      </SkuValueFields>
      <ProviderField form={fields} providers={providers} />
    </VersionedForm>
  );
}
