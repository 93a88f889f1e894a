import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductIdFieldDocument } from '../../../operations/catalog/products/ProductIdField.generated.ts';
import { fullProductId, MAX_PRODUCT_ID, MIN_PRODUCT_ID } from '../../../schema/catalog/products.ts';
import { AUTOCOMPLETE_DELAY_MS } from '../../kit/fields/PickerField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { BoundField } from '../../kit/form/formApi.ts';
import { fuzzyMatches } from '../../kit/format/fuzzy.ts';
import { Banner } from '../../kit/layout/Banner.tsx';

interface ProductIdFieldProps {
  field: BoundField<string | null | undefined>;
  brandId: string | null | undefined;
  name: string;
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
}

/** The id of a new product, checked half a second after the last key (PRODUCT-39); similar names cause a warning (PRODUCT-43). */
export function ProductIdField({ field, brandId, name, isTaken, onTaken }: ProductIdFieldProps) {
  const { t } = useTranslation(['products', 'rules']);
  const client = useApolloClient();
  const [similarProducts, setSimilarProducts] = useState<readonly { id: string; name: string }[]>([]);
  const [isUnchecked, setUnchecked] = useState(false);
  const productId = field.value?.trim().toUpperCase() ?? '';
  useEffect(() => {
    onTaken(false);
    setUnchecked(false);
    const isId = productId.length >= MIN_PRODUCT_ID && /^[A-Z0-9]{1,10}$/.test(productId);
    const isName = name.trim().length > 1;
    if (!brandId || (!isId && !isName)) return setSimilarProducts([]);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await client
        .query({
          query: ProductIdFieldDocument,
          variables: { brandId, productId: isId ? productId : null, name: isName ? name.trim() : null },
          fetchPolicy: 'no-cache',
        })
        // The platform decides in the end, so a failed check blocks nobody.
        .catch(() => ({ data: undefined }));
      if (!isCurrent) return;
      setUnchecked(isId && !data?.similarProducts);
      onTaken(data?.similarProducts?.isTaken ?? false);
      setSimilarProducts(data?.similarProducts?.items ?? []);
    }, AUTOCOMPLETE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, brandId, productId, name, onTaken]);
  const similar = name.trim() ? fuzzyMatches(similarProducts, name, ['name']) : [];
  return (
    <>
      <TextField
        {...field}
        label={t('product_id')}
        isRequired
        autoComplete="off"
        maxLength={MAX_PRODUCT_ID}
        hint={
          isUnchecked
            ? t('id_unchecked')
            : brandId && productId
              ? fullProductId(brandId, productId)
              : t('product_id_hint')
        }
        error={field.error ?? (isTaken ? t('rules:product_id_taken') : undefined)}
        onChange={(text) => field.onChange(text.toUpperCase())}
      />
      {similar.length > 0 && (
        <Banner tone="warning">
          {t('similar', { names: similar.map((one) => `${one.name} (${one.id})`).join(', ') })}
        </Banner>
      )}
    </>
  );
}
