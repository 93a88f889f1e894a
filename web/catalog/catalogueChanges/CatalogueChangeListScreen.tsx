import { useTranslation } from 'react-i18next';
import {
  CatalogueChangeListScreenDocument,
  CatalogueChangeRowFragmentDoc,
} from '../../../operations/catalog/catalogueChanges/CatalogueChangeListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { CATALOGUE_CHANGE_KINDS, CATALOGUE_NOUNS } from '../../../schema/catalog/catalogueChanges.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { choiceField, daysField } from '../../kit/list/filterFields.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, days } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { brandListRoute } from '../../routes/brands.ts';
import { catalogRoute } from '../../routes/catalog.ts';
import { useCatalogueChangeColumns } from './useCatalogueChangeColumns.tsx';

const CHANGE_LIST = defineList({
  screen: 'catalogue_changes',
  pageSize: 20,
  filters: { noun: choice(CATALOGUE_NOUNS), kind: choice(CATALOGUE_CHANGE_KINDS), days: days() },
});

/** Additions, changes and removals in the catalog, the newest first. */
export function CatalogueChangeListScreen() {
  const { t } = useTranslation('catalogueChanges');
  const seesRewards = useCan()('viewRewards');
  const list = useList(CHANGE_LIST);
  const { days: period, ...filter } = list.sent;
  const { data, isLoading, errorAt, refetch } = useScreenQuery(CatalogueChangeListScreenDocument, {
    filter: { ...filter, ...period },
    page: list.pageInput,
  });
  const changes = data?.catalogueChanges;
  return (
    <ListScreen
      title={t('list_title')}
      back={
        seesRewards
          ? { href: brandListRoute.href(), label: t('rewards') }
          : { href: catalogRoute.href(), label: t('catalog') }
      }
      actions={
        <Button icon="refresh" onPress={refetch}>
          {t('refresh')}
        </Button>
      }
      list={list}
      words={t}
      page={changes?.page}
      rows={changes && readFragment(CatalogueChangeRowFragmentDoc, changes.items)}
      isLoading={isLoading}
      error={errorAt('catalogueChanges')}
      onRetry={refetch}
      columns={useCatalogueChangeColumns()}
      rowKey={({ id }) => id}
      filters={[
        choiceField(list.filter('noun'), {
          label: t('noun'),
          values: ['all', ...CATALOGUE_NOUNS],
          labelOf: (noun) => t(`noun_${noun}`),
        }),
        choiceField(list.filter('kind'), {
          label: t('kind'),
          values: ['all', ...CATALOGUE_CHANGE_KINDS],
          labelOf: (kind) => t(`kind_${kind}`),
        }),
        daysField(list.filter('days'), { label: t('days'), chip: t('days') }),
      ]}
    />
  );
}
