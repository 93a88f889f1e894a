import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../i18n/i18n.ts';
import { Button } from '../../kit/actions/Button.tsx';
import type { ListViews } from '../../kit/list/listViews.ts';
import { lazyPart, type RetryProps } from '../../kit/loading/lazyPart.tsx';
import { ErrorBoundary } from '../dialogs/ErrorBoundary.tsx';
import { fetchLazily } from '../lazyTab.ts';
import css from './SavedViews.module.css';

const fetchMenu = async () => {
  const [part] = await Promise.all([
    import('../../reports/savedViews/SavedViewsMenu.tsx'),
    loadWords('savedViews'),
  ]);
  return part.SavedViewsMenu;
};
const Menu = lazyPart<{ views: ListViews }>(fetchMenu, MenuMissing);

/** Loads the menu before the first list is shown. */
export const fetchSavedViews = () => fetchLazily(Menu);

/** The menu of saved views, fetched beside the list: the list waits for none of it, and stays where it does not come. */
export function SavedViews({ views }: { views: ListViews }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span className={css.coming} />}>
        <Menu views={views} />
      </Suspense>
    </ErrorBoundary>
  );
}

function MenuMissing({ onRetry }: RetryProps) {
  const { t } = useTranslation('kit');
  return (
    <Button variant="quiet" size="small" icon="refresh" onPress={onRetry}>
      {t('views')}
    </Button>
  );
}
