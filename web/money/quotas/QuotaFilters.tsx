import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { ProductField } from '../../foundation/forms/ProductField.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import css from './Quotas.module.css';

/** The advertiser and the product of the quotas. */
export interface QuotaPlace {
  advertiserId: string;
  productId: string;
}

interface Props {
  /** The shown selection; null before the first request. */
  chosen: QuotaPlace | null;
  names: { advertiser: string | undefined; product: string | undefined };
  isLoading: boolean;
  onGet: (place: QuotaPlace) => void;
}

/** Advertiser and product; quotas are loaded once both are chosen (QUOTA-2 … QUOTA-6). */
export function QuotaFilters({ chosen, names, isLoading, onGet }: Props) {
  const { t } = useTranslation('quotas');
  const [advertiser, setAdvertiser] = useState<PickerItem | null>(
    chosen && { id: chosen.advertiserId, label: '' },
  );
  const [product, setProduct] = useState<PickerItem | null>(chosen && { id: chosen.productId, label: '' });
  const named = (item: PickerItem | null, name: string | undefined) =>
    item && (item.label ? item : { ...item, label: name ?? item.id });
  return (
    <form
      className={css.filters}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        if (advertiser && product) onGet({ advertiserId: advertiser.id, productId: product.id });
      }}
    >
      <AdvertiserPicker
        label={t('advertiser')}
        withDisabled
        value={named(advertiser, names.advertiser)}
        onChange={setAdvertiser}
      />
      <ProductField label={t('product')} value={named(product, names.product)} onChange={setProduct} />
      <Button type="submit" variant="primary" isDisabled={!advertiser || !product} isPending={isLoading}>
        {t('get')}
      </Button>
    </form>
  );
}
