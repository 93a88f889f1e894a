import { useKeptList } from '../../kit/list/useKeptList.ts';
import { productListRoute } from '../../routes/products.ts';
import { KEPT_PRODUCTS, PRODUCT_LIST } from '../shared/catalogueLists.ts';
import { ProductList } from '../shared/ProductList.tsx';
import { RewardManagement } from '../shared/RewardManagement.tsx';

/** The products of all brands. */
export function ProductListScreen() {
  const list = useKeptList(PRODUCT_LIST, KEPT_PRODUCTS, productListRoute.path);
  return (
    <RewardManagement tab="products">
      <ProductList list={list} />
    </RewardManagement>
  );
}
