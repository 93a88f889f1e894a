import { useTranslation } from 'react-i18next';
import { RewardManagement } from '../../components/RewardManagement.tsx';
import { EndlessGrid } from '../../kit/list/EndlessGrid.tsx';
import { searchField } from '../../kit/list/filterFields.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import { brandListRoute } from '../../routes/brands.ts';
import { BrandGridPage } from './BrandGridPage.tsx';
import { BRAND_LIST, KEPT_BRANDS } from './brandList.ts';

/** The brands as cards, found by name; more come as one scrolls, and the way back leads to the same place. */
export function BrandListScreen() {
  const { t } = useTranslation('brands');
  const list = useKeptList(BRAND_LIST, KEPT_BRANDS, brandListRoute.path);
  return (
    <RewardManagement tab="brands">
      <EndlessGrid
        path={brandListRoute.path}
        list={list}
        words={t}
        filters={[searchField(list.filter('search'), { label: t('search'), chip: t('name') })]}
        renderPage={(page) => <BrandGridPage {...page} name={list.sent.search} />}
      />
    </RewardManagement>
  );
}
