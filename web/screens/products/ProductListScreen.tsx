import { ProductList } from '../../components/ProductList.tsx';
import { RewardManagement } from '../../components/RewardManagement.tsx';
import { useKeptList } from '../../kit/list/keptList.ts';
import { productListRoute } from '../../routes/products.ts';

/** The products of all brands. */
export function ProductListScreen() {
  useKeptList(productListRoute.path);
  return (
    <RewardManagement tab="products">
      <ProductList />
    </RewardManagement>
  );
}
