import { RewardManagement } from '../../components/RewardManagement.tsx';
import { SkuList } from '../../components/SkuList.tsx';
import { useKeptList } from '../../kit/list/keptList.ts';
import { skuListRoute } from '../../routes/skus.ts';

/** The SKUs of all products. */
export function SkuListScreen() {
  useKeptList(skuListRoute.path);
  return (
    <RewardManagement tab="skus">
      <SkuList />
    </RewardManagement>
  );
}
