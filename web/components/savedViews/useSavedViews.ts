import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type SavedViewFragment,
  SavedViewFragmentDoc,
  SavedViewsMenuDocument,
} from '../../../operations/savedViews/SavedViewsMenu.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useOpeningView } from '../../kit/list/ViewsContext.tsx';

export interface SavedViews {
  /** Own ones and shared ones, each by name; undefined until they have come. */
  own: readonly SavedViewFragment[] | undefined;
  shared: readonly SavedViewFragment[] | undefined;
  hasFailed: boolean;
  /** Asks again after a failure. */
  refetch: () => void;
  /** Asks by the way what is there now; what is shown stays until it has come. */
  renew: () => void;
  /** The one that the address names, where there still is such a one. */
  chosen: SavedViewFragment | null;
  /** Whether the list shows something else than the chosen view has kept. */
  isChanged: boolean;
}

/** The saved views of a list: asked for when the menu was opened, or where the address names one. */
export function useSavedViews(views: ListViews, isOpened: boolean): SavedViews {
  const { screen, query } = views;
  const isAsked = isOpened || views.chosen !== null;
  const { data, errorAt, refetch } = useScreenQuery(SavedViewsMenuDocument, { screen }, { isAsked });
  const found = data?.savedViews && readFragment(SavedViewFragmentDoc, data.savedViews);
  const byName = found && [...found].sort((one, other) => one.name.localeCompare(other.name));
  const client = useApolloClient();
  useForgottenOpening(views, found);
  const chosen = found?.find(({ id }) => id === views.chosen) ?? null;
  return {
    own: byName?.filter(({ isOwn }) => isOwn),
    shared: byName?.filter(({ isOwn }) => !isOwn),
    hasFailed: !found && errorAt('savedViews') !== null,
    refetch,
    renew() {
      const asked = { query: SavedViewsMenuDocument, variables: { screen } };
      client.query({ ...asked, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
    chosen,
    isChanged: chosen !== null && views.knownOf(chosen.query) !== query,
  };
}

/** A view that the list opens with, and that is deleted or taken back by now: the list no longer opens with it. */
function useForgottenOpening({ screen }: ListViews, found: readonly SavedViewFragment[] | null | undefined) {
  const { cache } = useApolloClient();
  const id = useOpeningView(screen)?.id;
  const isGone = id !== undefined && found?.some((view) => view.id === id) === false;
  useEffect(() => {
    if (isGone) cache.evict({ id: `SavedView:${id}` });
  }, [isGone, id, cache]);
}
