import { useTranslation } from 'react-i18next';
import { MediaSetPicturesFragmentDoc } from '../../../operations/catalog/mediaSets/MediaSetEditor.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { MediaSetEditor } from '../mediaSets/MediaSetEditor.tsx';

type Pictures = FragmentOf<typeof MediaSetPicturesFragmentDoc> | null;

interface SkuPicturesProps {
  own: Pictures;
  ofProduct: Pictures;
  isReadOnly: boolean;
}

/** A SKU's pictures; for missing ones, those of its product, which the catalogue shows instead (MEDIA-6). */
export function SkuPictures({ own, ofProduct, isReadOnly }: SkuPicturesProps) {
  const { t } = useTranslation('skus');
  const hasOwn = own !== null && readFragment(MediaSetPicturesFragmentDoc, own).items.length > 0;
  const isLent = ofProduct !== null && readFragment(MediaSetPicturesFragmentDoc, ofProduct).items.length > 0;
  return (
    <Stack>
      {own && (
        <Panel title={t('pictures')}>
          <MediaSetEditor mediaSet={own} isReadOnly={isReadOnly} />
        </Panel>
      )}
      {!hasOwn && isLent && (
        <Panel title={t('pictures_of_product')} subtitle={t('pictures_of_product_about')}>
          <MediaSetEditor mediaSet={ofProduct} isReadOnly />
        </Panel>
      )}
    </Stack>
  );
}
