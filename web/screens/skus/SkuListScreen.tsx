import { KEPT_SKUS, SKU_LIST } from '../../components/catalogueLists.ts';
import { RewardManagement } from '../../components/RewardManagement.tsx';
import { SkuList } from '../../components/SkuList.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import { skuListRoute } from '../../routes/skus.ts';

/** The SKUs of all products. */
export function SkuListScreen() {
  const list = useKeptList(SKU_LIST, KEPT_SKUS, skuListRoute.path);
  return (
    <RewardManagement tab="skus">
      <SkuList list={list} />
    </RewardManagement>
  );
}
