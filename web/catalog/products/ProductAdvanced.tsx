import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFormFragment } from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { TranslationFields } from '../shared/TranslationFields.tsx';
import { atTranslationRow, changedTranslations } from '../shared/translationRows.ts';
import { ProductGeneralFields } from './ProductGeneralFields.tsx';
import { ProductTextFields } from './ProductTextFields.tsx';
import { advancedRules, asProductFields } from './productRules.ts';
import { advancedOf } from './productValues.ts';
import { useProductWords } from './useProductWords.ts';
import { useSaveProduct } from './useSaveProduct.ts';

/** The advanced settings of a product: general ones, and its texts in every language (PRODUCT-17). */
export function ProductAdvanced({ product, onClose }: { product: ProductFormFragment; onClose: () => void }) {
  const { t } = useTranslation('products');
  const { labelOf, inWords } = useProductWords();
  const send = useSaveProduct();
  const [tab, setTab] = useState<string>('general');
  const { id, productType, defaultLocale } = product;
  const rules = useMemo(() => advancedRules(productType), [productType]);
  const edit = useVersionedForm(rules, {
    row: product,
    valuesOf: advancedOf,
    save({ version, base, changes: { translations, ...changes } }, invalid) {
      const texts = translations && {
        translations: changedTranslations(base.translations, translations),
      };
      return send({ id, version, ...changes, ...texts }, (errors) =>
        invalid(errors.map((error) => atTranslationRow(error, translations ?? []))),
      );
    },
    onSaved: ({ name }) => toast.success(t('saved_toast', { name })),
    onClose,
    rowIds: { translations: 'locale' },
  });
  const { form } = edit;
  const inTexts = Object.keys(form.errors).some((field) =>
    /^(name|description|translations\b.*)$/.test(field),
  );
  const inGeneral = Object.keys(form.errors).length > 0 && !inTexts;
  // An error in the other tab is marked on the tab that contains it.
  const visibleTab = form.problem && inTexts ? 'translations' : form.problem && inGeneral ? 'general' : tab;
  return (
    <Dialog
      title={t('advanced')}
      isOpen
      onClose={onClose}
      size="large"
      isDirty={form.isDirty}
      isBusy={form.isSubmitting}
    >
      <VersionedForm edit={edit} label={t('advanced')} labelOf={labelOf} inWords={inWords} onCancel={onClose}>
        <Tabs
          label={t('advanced')}
          tabs={[
            { id: 'general', label: t('general') },
            { id: 'translations', label: t('translations') },
          ]}
          selected={visibleTab}
          onSelect={setTab}
        >
          {visibleTab === 'general' ? (
            <Stack>
              <ProductGeneralFields form={asProductFields(form)} productType={productType} />
            </Stack>
          ) : (
            <TranslationFields
              rows={form.rows('translations')}
              errors={form.errors}
              defaultLocale={defaultLocale}
            >
              <ProductTextFields form={asProductFields(form)} />
            </TranslationFields>
          )}
        </Tabs>
      </VersionedForm>
    </Dialog>
  );
}
