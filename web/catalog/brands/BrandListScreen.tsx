import { useTranslation } from 'react-i18next';
import { EndlessGrid } from '../../kit/list/EndlessGrid.tsx';
import { searchField } from '../../kit/list/filterFields.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import { brandListRoute } from '../../routes/brands.ts';
import { RewardManagement } from '../shared/RewardManagement.tsx';
import { BrandGridPage } from './BrandGridPage.tsx';
import { BRAND_LIST, KEPT_BRANDS } from './brandList.ts';

/** The brands as cards, searched by name, with infinite scrolling; the back link returns to the same position. */
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
