import { useTranslation } from 'react-i18next';
import type { CatalogueChangeRowFragment } from '../../../operations/catalog/catalogueChanges/CatalogueChangeListScreen.generated.ts';
import type { CatalogueChangeKind } from '../../../schema/catalog/catalogueChanges.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day, status } from '../../kit/table/columns.tsx';
import type { Tone } from '../../kit/values/statusTones.ts';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { catalogRoute } from '../../routes/catalog.ts';
import { productRoute } from '../../routes/products.ts';
import { useViewer } from '../../session/viewer.ts';
import { ChangedFields } from './ChangedFields.tsx';

const TONES: Record<CatalogueChangeKind, Tone> = {
  appeared: 'green',
  changed: 'blue',
  disappeared: 'grey',
};

/** Columns of the changes; operator staff who manage rewards also see the author and the changed fields. */
export function useCatalogueChangeColumns(): Column<CatalogueChangeRowFragment>[] {
  const { t } = useTranslation('catalogueChanges');
  const { isStaff } = useViewer();
  const seesAuthors = useCan()('viewRewards') && isStaff;
  return [
    day('occurredAt', { header: t('at'), width: '12.5rem', withTime: true }),
    status('kind', {
      header: t('kind'),
      width: '8.5rem',
      label: (kind) => t(`kind_${kind}`),
      tone: (kind) => TONES[kind],
    }),
    { id: 'what', header: t('what'), cell: (row) => <What row={row} /> },
    ...(seesAuthors
      ? [
          {
            id: 'fields',
            header: t('fields'),
            width: '38%',
            cell: ({ fields }: CatalogueChangeRowFragment) =>
              fields?.length ? <ChangedFields fields={fields} /> : null,
          },
          {
            id: 'who',
            header: t('who'),
            width: '10rem',
            cell: ({ accountName }: CatalogueChangeRowFragment) => accountName ?? t('nobody'),
          },
        ]
      : []),
  ];
}

/** The changed object, as a link. */
function What({ row }: { row: CatalogueChangeRowFragment }) {
  const { t } = useTranslation('catalogueChanges');
  const href = useHref()(row);
  const { noun, nounId, name, sellerName } = row;
  const more = noun === 'publications' ? sellerName : nounId;
  return (
    <TwoLines note={[t(`one_${noun}`), more].filter(Boolean).join(' · ')}>
      {href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>}
    </TwoLines>
  );
}

/** Managers get a link to its editor; everybody else gets a reward's link to the catalog, while it is there. */
function useHref() {
  const seesRewards = useCan()('viewRewards');
  return ({ kind, noun, nounId, name, brandId, productId }: CatalogueChangeRowFragment) => {
    if (!seesRewards) {
      if (kind === 'disappeared') return undefined;
      return noun === 'skus'
        ? catalogRoute.href({}, { rewardSku: nounId })
        : catalogRoute.href({}, { search: name });
    }
    if (!brandId) return undefined;
    if (!productId) return brandRoute.href({ brandId });
    return productRoute.href({ brandId, productId }, noun === 'skus' ? { sku: nounId } : {});
  };
}
