import { useList } from '../../kit/list/useList.ts';
import { SKU_LIST } from '../shared/catalogueLists.ts';
import { RewardManagement } from '../shared/RewardManagement.tsx';
import { SkuList } from '../shared/SkuList.tsx';

/** The SKUs of all products. */
export function SkuListScreen() {
  const list = useList(SKU_LIST);
  return (
    <RewardManagement tab="skus">
      <SkuList list={list} />
    </RewardManagement>
  );
}
