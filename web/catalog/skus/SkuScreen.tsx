import { useTranslation } from 'react-i18next';
import { MediaSetPicturesFragmentDoc } from '../../../operations/catalog/mediaSets/MediaSetEditor.generated.ts';
import { ProviderFieldFragmentDoc } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import {
  SkuFactsFragmentDoc,
  SkuFormFragmentDoc,
  SkuProductFragmentDoc,
  SkuScreenDocument,
} from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { describeDimensions } from '../../../schema/catalog/describeDimensions.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { productRoute } from '../../routes/products.ts';
import { useViewer } from '../../session/viewer.ts';
import { MediaSetEditor } from '../mediaSets/MediaSetEditor.tsx';
import { SkuStatus } from '../shared/SkuStatus.tsx';
import css from './Sku.module.css';
import { SkuForm } from './SkuForm.tsx';

interface SkuScreenProps {
  brandId: string;
  productId: string;
  sku: string;
}

/** One SKU: its fields, texts, dimension values and pictures, editable for people who may. */
export function SkuScreen({ brandId, productId, sku: id }: SkuScreenProps) {
  const { t } = useTranslation(['skus', 'rewards']);
  const { isStaff } = useViewer();
  const canEdit = useCan()('editRewards');
  const query = useScreenQuery(SkuScreenDocument, { id, productId, withProviders: isStaff && canEdit });
  const back = { href: productRoute.href({ brandId, productId }), label: t('product') };
  const { sku, product, providers } = query.data ?? {};
  // A SKU under another product's address counts as not found.
  const isHere = sku?.product.id === productId && sku.brand.id === brandId;
  const ofProduct = product && readFragment(SkuProductFragmentDoc, product);
  const content = sku && isHere && ofProduct ? { sku, product: ofProduct } : null;
  return (
    <Screen
      title={content?.sku.name ?? t('sku')}
      back={back}
      {...(content && {
        subtitle: (
          <>
            <TextLink href={back.href}>{content.sku.product.name}</TextLink> · {content.sku.sku}
          </>
        ),
        badge: (
          <StatusBadge
            status={content.sku.state}
            label={t(`state_${content.sku.state}`)}
            tone={content.sku.state === 'ready' ? 'cyan' : 'grey'}
          />
        ),
        actions: <SkuStatus sku={content.sku} />,
      })}
    >
      <ScreenBoundary
        query={query}
        at={query.data?.sku ? 'product' : 'sku'}
        value={content}
        name={t('sku')}
        skeleton={
          <Columns shape="wide">
            <PanelSkeleton height={720} />
            <PanelSkeleton height={360} />
          </Columns>
        }
        back={back}
      >
        {(all) => {
          const row = readFragment(SkuFormFragmentDoc, all.sku);
          return (
            <Columns shape="wide">
              <Panel title={t('details')}>
                {canEdit ? (
                  <SkuForm
                    key={row.id}
                    sku={row}
                    product={all.product}
                    providers={readFragment(ProviderFieldFragmentDoc, providers ?? [])}
                  />
                ) : (
                  <SkuFacts sku={all.sku} />
                )}
              </Panel>
              <SkuPictures
                own={all.sku.mediaSet}
                ofProduct={all.sku.fallbackMediaSet}
                isReadOnly={!canEdit}
              />
            </Columns>
          );
        }}
      </ScreenBoundary>
    </Screen>
  );
}

type Pictures = FragmentOf<typeof MediaSetPicturesFragmentDoc> | null;

interface SkuPicturesProps {
  own: Pictures;
  ofProduct: Pictures;
  isReadOnly: boolean;
}

/** A SKU's pictures; for missing ones, those of its product, which the catalog shows instead (MEDIA-6). */
function SkuPictures({ own, ofProduct, isReadOnly }: SkuPicturesProps) {
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

/** The facts of a SKU, as names and values: for people who may not edit it. */
function SkuFacts({ sku: ref }: { sku: FragmentOf<typeof SkuFactsFragmentDoc> }) {
  const { t, i18n } = useTranslation(['skus', 'rewards', 'kit']);
  const sku = readFragment(SkuFactsFragmentDoc, ref);
  const { isStaff } = useViewer();
  const price = sku.catalogPrice ?? sku.faceValue;
  return (
    <Facts
      facts={[
        { label: t('name'), value: sku.name },
        {
          label: t('description'),
          value: (
            <span className={css.described}>{sku.description || sku.fallbackDescription || t('none')}</span>
          ),
        },
        ...sku.translations.map(({ locale, name }) => ({
          label: languageName(locale, i18n.language),
          value: <span lang={locale}>{name}</span>,
        })),
        ...describeDimensions(sku.dimensionValues, currentLocale()).map(({ name, text }) => ({
          label: name,
          value: text,
        })),
        { label: t('ean'), value: sku.ean ?? t('none') },
        {
          label: t('face_value'),
          value: sku.variableValue ? t('any_value') : <Money money={sku.faceValue} />,
        },
        { label: t('catalog_price'), value: <Money money={price} /> },
        { label: t('featured'), value: t(sku.featured ? 'kit:yes' : 'kit:no') },
        ...(isStaff ? [{ label: t('provider'), value: sku.provider?.name ?? t('none') }] : []),
        { label: t('rewards:created'), value: <DateText iso={sku.createdAt} /> },
        { label: t('rewards:updated'), value: <DateText iso={sku.updatedAt} /> },
      ]}
    />
  );
}
