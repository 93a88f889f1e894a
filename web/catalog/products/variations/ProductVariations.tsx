import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DimensionFieldFragmentDoc } from '../../../../operations/catalog/dimensions/DimensionField.generated.ts';
import {
  type ProductVariationsFragment,
  ProductVariationsFragmentDoc,
  ProductVariationsSaveDocument,
} from '../../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { MANDATORY_DIMENSIONS } from '../../../../schema/catalog/dimensions.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';
import { DimensionRows } from '../../shared/dimensions/DimensionRows.tsx';
import {
  atDimensionRow,
  configurationsOfRows,
  definitionsOf,
  dimensionRowRules,
  rowsOfProduct,
  valuesOfRows,
} from '../../shared/dimensions/dimensionRows.ts';
import { useDimensionWords } from '../../shared/dimensions/useDimensionWords.ts';

interface ProductVariationsProps {
  product: FragmentOf<typeof ProductVariationsFragmentDoc>;
  dimensions: readonly FragmentOf<typeof DimensionFieldFragmentDoc>[];
  /** Dimensions that may vary by SKU (DIM-17), or those that never do. */
  which: 'variations' | 'fixed';
  onClose: () => void;
}

/** The dimensions of a product, and which of them vary by SKU (PRODUCT-16, DIM-17); a save sends all of them. */
export function ProductVariations({ product: ref, dimensions, which, onClose }: ProductVariationsProps) {
  const { t } = useTranslation(['products', 'rewards']);
  const row = readFragment(ProductVariationsFragmentDoc, ref);
  const [send] = useScreenMutation(ProductVariationsSaveDocument);
  const definitions = useMemo(
    () => definitionsOf(dimensions.map((one) => readFragment(DimensionFieldFragmentDoc, one))),
    [dimensions],
  );
  const rules = useMemo(
    () => z.object({ dimensions: dimensionRowRules(definitions, 'product') }),
    [definitions],
  );
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: (now: ProductVariationsFragment) => ({
      dimensions: rowsOfProduct(definitions, now.productType, now),
    }),
    save: ({ version, values: { dimensions: rows } }, invalid) =>
      send(
        {
          input: {
            id: row.id,
            version,
            dimensionConfigurations: configurationsOfRows(rows),
            dimensionValues: valuesOfRows(rows),
          },
        },
        {
          invalid: (errors) => invalid(errors.map((error) => atDimensionRow(error, rows))),
          done: (success) => saved(readFragment(ProductVariationsFragmentDoc, success.product)),
          stale: (current) => stale(readFragment(ProductVariationsFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('variations_toast')),
    onClose,
  });
  const { form } = edit;
  const words = useDimensionWords(definitions);
  const title = t(which === 'fixed' ? 'fixed_dimensions' : 'set_variations');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="large"
      isDirty={form.isDirty}
      isBusy={form.isSubmitting}
    >
      <p>{t(which === 'fixed' ? 'fixed_text' : 'variations_text')}</p>
      <VersionedForm
        edit={edit}
        label={title}
        labelOf={() => t('rewards:dimensions')}
        inWords={(_field, rows) => words(rows ?? [])}
        onCancel={onClose}
      >
        <DimensionRows
          rows={form.rows('dimensions')}
          definitions={definitions}
          mandatory={MANDATORY_DIMENSIONS[row.productType]}
          shows={({ mayVary }) => mayVary === (which === 'variations')}
        />
      </VersionedForm>
    </Dialog>
  );
}
