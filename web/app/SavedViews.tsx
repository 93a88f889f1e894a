import type { ListViews } from '../kit/list/listViews.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyTab } from './lazyTab.ts';

const Menu = lazyTab(
  () => import('../components/savedViews/SavedViewsMenu.tsx').then(({ SavedViewsMenu }) => SavedViewsMenu),
  'savedViews',
);

/** The menu of saved views, fetched beside the list: the list waits for none of it, and stays where it does not come. */
export function SavedViews({ views }: { views: ListViews }) {
  return (
    <ErrorBoundary fallback={null}>
      <Menu views={views} />
    </ErrorBoundary>
  );
}
