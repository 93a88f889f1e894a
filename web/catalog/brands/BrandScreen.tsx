import { useTranslation } from 'react-i18next';
import { BrandScreenDocument } from '../../../operations/catalog/brands/BrandScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { TabLinks } from '../../kit/layout/TabLinks.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { brandEditRoute, brandProductsRoute, brandSkusRoute } from '../../routes/brands.ts';
import { useInstallation } from '../../session/installation.ts';
import { useViewer } from '../../session/viewer.ts';
import { PRODUCT_LIST, SKU_LIST } from '../shared/catalogueLists.ts';
import { ProductList } from '../shared/ProductList.tsx';
import { SkuList } from '../shared/SkuList.tsx';
import { KEPT_BRANDS } from './brandList.ts';
import { useBrandName } from './useBrandName.ts';

type BrandTab = 'products' | 'skus';

/** One brand: its details (BRAND-6), and its products and SKUs as tabs (BRAND-7). */
export function BrandScreen({ brandId, tab = 'products' }: { brandId: string; tab?: BrandTab }) {
  const { t } = useTranslation(['brands', 'rewards']);
  const displayName = useBrandName();
  const query = useScreenQuery(BrandScreenDocument, { id: brandId });
  const { data } = query;
  const back = { href: KEPT_BRANDS.href(), label: t('back_to_list') };
  const brand = data?.brand;
  if (!brand) {
    const part = { query, at: 'brand', name: t('brand'), back };
    return <MissingPart {...part} skeleton={<BrandSkeleton back={back} />} />;
  }
  const { id, sku, name, displayStatus, logoUrl, createdAt, updatedAt } = brand;
  return (
    <Screen
      title={displayName(brand)}
      lead={<Avatar name={name} url={logoUrl} size={40} />}
      badge={<StatusBadge status={displayStatus} label={t(`status_${displayStatus}`)} />}
      back={back}
      actions={<BrandEditLink brandId={id} />}
    >
      <Panel title={t('details')}>
        <Facts
          facts={[
            { label: t('name'), value: name },
            { label: t('id'), value: id },
            { label: t('sku'), value: sku },
            { label: t('rewards:created'), value: <DateText iso={createdAt} /> },
            { label: t('rewards:updated'), value: <DateText iso={updatedAt} /> },
          ]}
        />
      </Panel>
      <TabLinks
        label={displayName(brand)}
        tabs={[
          { id: 'products', label: t('rewards:products'), href: brandProductsRoute.href({ brandId }) },
          { id: 'skus', label: t('rewards:skus'), href: brandSkusRoute.href({ brandId }) },
        ]}
        selected={tab}
      >
        {tab === 'products' ? <Products brandId={brandId} /> : <Skus brandId={brandId} />}
      </TabLinks>
    </Screen>
  );
}

function Products({ brandId }: { brandId: string }) {
  return <ProductList list={useList(PRODUCT_LIST)} brandId={brandId} />;
}

function Skus({ brandId }: { brandId: string }) {
  return <SkuList list={useList(SKU_LIST)} brandId={brandId} />;
}

/** The same with the SKUs tab selected. */
export function BrandSkusScreen({ brandId }: { brandId: string }) {
  return <BrandScreen brandId={brandId} tab="skus" />;
}

/** Links operator staff to the editor of a brand: the administration site if one is configured, otherwise our own screen (BRAND-10). */
function BrandEditLink({ brandId }: { brandId: string }) {
  const { t } = useTranslation('brands');
  const { adminAddress } = useInstallation();
  const { isStaff } = useViewer();
  const canEdit = useCan()('editRewards');
  if (!isStaff || !canEdit) return null;
  const href = adminAddress
    ? `${adminAddress.replace(/\/$/, '')}/brands/${encodeURIComponent(brandId)}`
    : brandEditRoute.href({ brandId });
  return (
    <LinkButton href={href} newTab={adminAddress !== null} icon="edit">
      {t('edit')}
    </LinkButton>
  );
}

/** Skeleton of a brand, in the shape of its screen. */
function BrandSkeleton({ back }: { back: { href: string; label: string } }) {
  const { t } = useTranslation('brands');
  return (
    <Screen title={t('brand')} back={back}>
      <PanelSkeleton height={110} />
      <PanelSkeleton height={520} />
    </Screen>
  );
}
