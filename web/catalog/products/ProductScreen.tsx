import { useTranslation } from 'react-i18next';
import {
  ProductScreenDocument,
  ProductTextsFragmentDoc,
} from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { productSkuNewRoute } from '../../routes/skus.ts';
import { MediaSetEditor } from '../mediaSets/MediaSetEditor.tsx';
import { SKU_LIST } from '../shared/catalogueLists.ts';
import { ProductStatus } from '../shared/ProductStatus.tsx';
import { SkuList } from '../shared/SkuList.tsx';
import css from './Product.module.css';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductPublications } from './publications/ProductPublications.tsx';
import { useProductBack } from './useProductBack.ts';

/** One product: its facts, its SKUs, then its texts, its pictures and its sellers (PRODUCT-1). */
export function ProductScreen({ brandId, productId }: { brandId: string; productId: string }) {
  const { t } = useTranslation('products');
  const query = useScreenQuery(ProductScreenDocument, { id: productId });
  const { data } = query;
  const back = useProductBack(brandId);
  const skus = useList(SKU_LIST);
  const canEdit = useCan()('editRewards');
  // A product under another brand's address counts as not found.
  const product = data?.product?.brand.id === brandId ? data.product : null;
  if (!product) {
    const part = { query, at: 'product', name: t('product'), back };
    return <MissingPart {...part} skeleton={<ProductSkeleton back={back} />} />;
  }
  // New SKUs of an offered product would appear in a catalog at once; the platform refuses them, even if the seller is not visible here.
  const isOffered = product.publications.some((one) => one.published || one.private);
  const isClosed = isOffered && !canEdit;
  const { id, name, state, brand, dimensionConfigurations } = product;
  return (
    <Screen
      title={name}
      subtitle={
        <>
          <TextLink href={brandRoute.href({ brandId })}>{brand.name}</TextLink> · {id}
        </>
      }
      badge={
        <StatusBadge status={state} label={t(`state_${state}`)} tone={state === 'ready' ? 'cyan' : 'grey'} />
      }
      actions={
        <>
          <ProductStatus product={product} />
          <DownloadButton
            path={`/files/redemption-preview/${id}`}
            label={t('preview_pdf')}
            isDisabled={false}
          />
          <Can ability="createRewards">
            {isClosed ? (
              <Button icon="plus" isDisabled>
                {t('new_sku')}
              </Button>
            ) : (
              <LinkButton
                href={productSkuNewRoute.href({ brandId, productId: id })}
                icon="plus"
                variant="primary"
              >
                {t('new_sku')}
              </LinkButton>
            )}
          </Can>
        </>
      }
      back={back}
    >
      {isClosed && (
        <Can ability="createRewards">
          <Banner>{t('offered_already')}</Banner>
        </Can>
      )}
      <ProductDetails product={product} dimensions={data?.dimensions ?? []} />
      <SkuList
        list={skus}
        title={t('skus')}
        productId={id}
        varying={dimensionConfigurations.flatMap(({ vary, dimension }) => (vary ? [dimension] : []))}
      />
      <Columns shape="wide">
        <Stack>
          <ProductTexts product={product} />
          {product.mediaSet && (
            <Panel title={t('pictures')}>
              <MediaSetEditor mediaSet={product.mediaSet} isReadOnly={!canEdit} />
            </Panel>
          )}
        </Stack>
        <ProductPublications publications={product.publications} />
      </Columns>
    </Screen>
  );
}

/** Skeleton of a product, in the shape of its screen. */
function ProductSkeleton({ back }: { back: { href: string; label: string } }) {
  const { t } = useTranslation('products');
  return (
    <Screen title={t('product')} back={back}>
      <PanelSkeleton height={250} />
      <PanelSkeleton height={420} />
      <Columns shape="wide">
        <PanelSkeleton height={360} />
        <PanelSkeleton height={480} />
      </Columns>
    </Screen>
  );
}

/** Name and description in each of its languages, the default one first (PRODUCT-51). */
function ProductTexts({ product: ref }: { product: FragmentOf<typeof ProductTextsFragmentDoc> }) {
  const { t, i18n } = useTranslation(['products', 'rewards']);
  const { name, description, defaultLocale, translations } = readFragment(ProductTextsFragmentDoc, ref);
  return (
    <Panel title={t('texts')}>
      <Stack as="ul" gap={4}>
        {[{ locale: defaultLocale, name, description }, ...translations].map((text) => (
          <li key={text.locale}>
            <Text as="p" tone="muted" size="small">
              {languageName(text.locale, i18n.language)}
              {text.locale === defaultLocale && ` · ${t('rewards:default_language')}`}
            </Text>
            <Text as="p" weight="medium" lang={text.locale}>
              {text.name}
            </Text>
            {text.description && (
              <p className={css.described} lang={text.locale}>
                {text.description}
              </p>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
