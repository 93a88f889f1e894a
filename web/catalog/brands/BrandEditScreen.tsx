import { useTranslation } from 'react-i18next';
import { BrandEditScreenDocument } from '../../../operations/catalog/brands/BrandEditScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { MediaSetEditor } from '../mediaSets/MediaSetEditor.tsx';
import { BrandForm } from './BrandForm.tsx';

/** The editor of a brand for operator staff: name, status and pictures. */
export function BrandEditScreen({ brandId }: { brandId: string }) {
  const { t } = useTranslation('brands');
  const query = useScreenQuery(BrandEditScreenDocument, { id: brandId });
  const frame = {
    title: t('edit_title'),
    back: { href: brandRoute.href({ brandId }), label: t('brand') },
    width: 'form',
  } as const;
  return (
    <Screen {...frame}>
      <ScreenBoundary
        query={query}
        at="brand"
        value={query.data?.brand}
        name={t('brand')}
        skeleton={
          <Panel>
            <FormSkeleton fields={2} />
          </Panel>
        }
      >
        {(brand) => (
          <>
            <Panel title={t('details')}>
              <BrandForm key={brand.id} brand={brand} />
            </Panel>
            {brand.mediaSet && (
              <Panel title={t('pictures')}>
                <MediaSetEditor mediaSet={brand.mediaSet} />
              </Panel>
            )}
          </>
        )}
      </ScreenBoundary>
    </Screen>
  );
}
