import { useKeptList } from '../../kit/list/useKeptList.ts';
import { skuListRoute } from '../../routes/skus.ts';
import { KEPT_SKUS, SKU_LIST } from '../shared/catalogueLists.ts';
import { RewardManagement } from '../shared/RewardManagement.tsx';
import { SkuList } from '../shared/SkuList.tsx';

/** The SKUs of all products. */
export function SkuListScreen() {
  const list = useKeptList(SKU_LIST, KEPT_SKUS, skuListRoute.path);
  return (
    <RewardManagement tab="skus">
      <SkuList list={list} />
    </RewardManagement>
  );
}
