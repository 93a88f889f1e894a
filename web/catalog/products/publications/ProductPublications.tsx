import { useTranslation } from 'react-i18next';
import type { PublicationSwitchesFragmentDoc } from '../../../../operations/catalog/products/ProductScreen.generated.ts';
import type { FragmentOf } from '../../../../operations/readFragment.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import css from '../Product.module.css';
import { PublicationSwitches } from './PublicationSwitches.tsx';

interface ProductPublicationsProps {
  publications: readonly ({ sellerId: string } & FragmentOf<typeof PublicationSwitchesFragmentDoc>)[];
}

/** The sellers that offer a product (PRODUCT-58). */
export function ProductPublications({ publications }: ProductPublicationsProps) {
  const { t } = useTranslation('products');
  return (
    <Panel title={t('publications')} subtitle={t('publications_about')}>
      <Stack as="ul" gap={4} className={css.sellers}>
        {publications.map((publication) => (
          <li key={publication.sellerId}>
            <PublicationSwitches publication={publication} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
