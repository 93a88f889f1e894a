import { useList } from '../../kit/list/useList.ts';
import { PRODUCT_LIST } from '../shared/catalogueLists.ts';
import { ProductList } from '../shared/ProductList.tsx';
import { RewardManagement } from '../shared/RewardManagement.tsx';

/** The products of all brands. */
export function ProductListScreen() {
  const list = useList(PRODUCT_LIST);
  return (
    <RewardManagement tab="products">
      <ProductList list={list} />
    </RewardManagement>
  );
}
