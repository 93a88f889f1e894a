import { Suspense } from 'react';
import type { ListViews } from '../kit/list/listViews.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetchLazily, lazyTab } from './lazyTab.ts';
import css from './SavedViews.module.css';

const Menu = lazyTab(
  () => import('../components/savedViews/SavedViewsMenu.tsx').then(({ SavedViewsMenu }) => SavedViewsMenu),
  'savedViews',
);

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
