import { useMemo } from 'react';
import type { QueryValues, SetQuery } from '../../navigation/useUrlQuery.ts';
import type { ViewedList } from './listDefinition.ts';
import type { ListViews } from './listViews.ts';
import { useOpeningView } from './ViewsContext.tsx';
import { hasSecret, invalidKeys, viewQueryOf, viewValues } from './viewQuery.ts';

/** In the address: no view, also where the list opens with one. */
const NONE = 'none';

/** The saved views of a list that has any; null for every other one. */
export function useListViews(
  definition: ViewedList,
  values: QueryValues,
  setValues: SetQuery<QueryValues>,
): ListViews | null {
  const opening = useOpeningView(definition.screen);
  return useMemo(() => {
    const { screen, keyOf } = definition;
    if (!screen) return null;
    const key = keyOf('saved_view');
    const none = opening ? NONE : '';
    const viewId = String(values[key]);
    const show = (query: string, view: string) =>
      setValues({ ...viewValues(definition, query), [key]: view });
    return {
      screen,
      chosen: /^\d{1,18}$/.test(viewId) ? viewId : null,
      query: viewQueryOf(definition, values),
      hasSecret: hasSecret(definition, values),
      hasInvalid: invalidKeys(definition, values).length > 0,
      knownOf: (query) => viewQueryOf(definition, viewValues(definition, query)),
      open: ({ id, query }) => show(query, id),
      choose: (id) => setValues({ [key]: id ?? none }, { replace: true }),
      openNone: () => show('', none),
    };
  }, [definition, opening, values, setValues]);
}
