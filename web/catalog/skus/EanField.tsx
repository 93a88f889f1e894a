import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EanFieldDocument } from '../../../operations/catalog/skus/EanField.generated.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { AUTOCOMPLETE_DELAY_MS } from '../../kit/fields/PickerField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { BoundField } from '../../kit/form/formApi.ts';
import { productRoute } from '../../routes/products.ts';

interface Owner {
  sku: string;
  href: string;
}

interface EanFieldProps {
  field: BoundField<string | null | undefined>;
  isRequired: boolean;
  /** The SKU's own EAN, which counts as free (SKU-23). */
  own?: string | null | undefined;
  onTaken: (isTaken: boolean) => void;
}

/** The bar code of a SKU, checked while typing. If another SKU has it, a link leads there (SKU-22); a failed check blocks nobody (SKU-24). */
export function EanField({ field, isRequired, own, onTaken }: EanFieldProps) {
  const { t } = useTranslation(['skus', 'rules']);
  const client = useApolloClient();
  const [owner, setOwner] = useState<Owner | null>(null);
  const [isUnchecked, setUnchecked] = useState(false);
  const ean = field.value?.trim() ?? '';
  useEffect(() => {
    setOwner(null);
    setUnchecked(false);
    onTaken(false);
    if (ean === own || !/^\d{13}$/.test(ean)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await client
        .query({ query: EanFieldDocument, variables: { ean }, fetchPolicy: 'no-cache' })
        .catch(() => ({ data: undefined }));
      if (!isCurrent) return;
      const [other] = data?.skus?.items ?? [];
      setUnchecked(!data?.skus);
      onTaken(other !== undefined);
      if (!other) return;
      const place = { brandId: other.brand.id, productId: other.product.id };
      setOwner({ sku: other.sku, href: productRoute.href(place, { sku: other.sku }) });
    }, AUTOCOMPLETE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, ean, own, onTaken]);
  return (
    <>
      <TextField
        {...field}
        label={t('ean')}
        isRequired={isRequired}
        inputMode="numeric"
        autoComplete="off"
        error={field.error ?? (owner ? t('rules:ean_taken', { limit: owner.sku }) : undefined)}
        hint={isUnchecked ? t('ean_unchecked') : t('ean_hint')}
      />
      {owner && <TextLink href={owner.href}>{t('see_sku', { sku: owner.sku })}</TextLink>}
    </>
  );
}
