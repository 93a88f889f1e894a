import { KEPT_PRODUCTS, PRODUCT_LIST } from '../../components/catalogueLists.ts';
import { ProductList } from '../../components/ProductList.tsx';
import { RewardManagement } from '../../components/RewardManagement.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import { productListRoute } from '../../routes/products.ts';

/** The products of all brands. */
export function ProductListScreen() {
  const list = useKeptList(PRODUCT_LIST, KEPT_PRODUCTS, productListRoute.path);
  return (
    <RewardManagement tab="products">
      <ProductList list={list} />
    </RewardManagement>
  );
}
