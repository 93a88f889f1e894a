import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  type SavedViewFragment,
  SavedViewFragmentDoc,
  SavedViewsMenuDocument,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useOpeningView } from '../../kit/list/ViewsContext.tsx';

export interface SavedViews {
  /** The person's own and shared views, each group by name; undefined while loading. */
  own: readonly SavedViewFragment[] | undefined;
  shared: readonly SavedViewFragment[] | undefined;
  hasFailed: boolean;
  /** Retries after a failure. */
  refetch: () => void;
  /** Refetches in the background; the current views stay until the response. */
  renew: () => void;
  /** The view in the address, if it still exists. */
  chosen: SavedViewFragment | null;
  /** True if the list differs from the selected view. */
  isChanged: boolean;
}

/** The saved views of a list: loaded when the menu is opened, or if the address names one. */
export function useSavedViews(views: ListViews, isOpened: boolean): SavedViews {
  const { screen, query } = views;
  const isAsked = isOpened || views.chosen !== null;
  const { data, errorAt, refetch } = useScreenQuery(SavedViewsMenuDocument, { screen }, { isAsked });
  const savedViews = data?.savedViews && readFragment(SavedViewFragmentDoc, data.savedViews);
  const byName = savedViews && [...savedViews].sort((one, other) => one.name.localeCompare(other.name));
  const client = useApolloClient();
  useForgottenOpening(views, savedViews);
  const selectedView = savedViews?.find(({ id }) => id === views.chosen) ?? null;
  return {
    own: byName?.filter(({ isOwn }) => isOwn),
    shared: byName?.filter(({ isOwn }) => !isOwn),
    hasFailed: !savedViews && errorAt('savedViews') !== null,
    refetch,
    renew() {
      const menuQuery = { query: SavedViewsMenuDocument, variables: { screen } };
      client.query({ ...menuQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
    chosen: selectedView,
    isChanged: selectedView !== null && views.knownOf(selectedView.query) !== query,
  };
}

/** The default view of the list was deleted or unshared: the list no longer opens with it. */
function useForgottenOpening(
  { screen }: ListViews,
  savedViews: readonly SavedViewFragment[] | null | undefined,
) {
  const { cache } = useApolloClient();
  const id = useOpeningView(screen)?.id;
  const isGone = id !== undefined && savedViews?.some((view) => view.id === id) === false;
  useEffect(() => {
    if (isGone) cache.evict({ id: `SavedView:${id}` });
  }, [isGone, id, cache]);
}
