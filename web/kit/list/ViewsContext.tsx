import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';
import { Button } from '../actions/Button.tsx';
import type { ListViews, OpeningView } from './listViews.ts';

interface Views {
  /** The menu of saved views; none without a signed-in person. */
  Menu: ComponentType<{ views: ListViews }> | null;
  opening: readonly OpeningView[];
}

const ViewsContext = createContext<Views>({ Menu: null, opening: [] });

/** Gives every list below the menu of its saved views, and the views that lists open with. */
export function ViewsProvider({ Menu, opening, children }: Views & { children: ReactNode }) {
  const views = useMemo(() => ({ Menu, opening }), [Menu, opening]);
  return <ViewsContext value={views}>{children}</ViewsContext>;
}

/** The view that a screen opens with, if any. */
export function useOpeningView(screen: SavedViewScreen | null): OpeningView | undefined {
  return use(ViewsContext).opening.find((view) => view.screen === screen);
}

/** The menu of a list's saved views, beside its heading. */
export function ViewsMenu({ list: { views } }: { list: { views: ListViews | null } }) {
  const { t } = useTranslation('kit');
  const { Menu } = use(ViewsContext);
  if (!views || !Menu) return null;
  return (
    <Suspense
      fallback={
        <Button variant="quiet" size="small" iconAfter="chevron-down" isDisabled>
          {t('views')}
        </Button>
      }
    >
      <Menu views={views} />
    </Suspense>
  );
}
