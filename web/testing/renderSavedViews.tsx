// Only for tests: a list with the menu of its saved views.
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ListScreen } from '../kit/list/ListScreen.tsx';
import { defineList } from '../kit/list/listDefinition.ts';
import { choice, search } from '../kit/list/listFilters.ts';
import type { OpeningView } from '../kit/list/listViews.ts';
import { useList } from '../kit/list/useList.ts';
import { ViewsProvider } from '../kit/list/ViewsContext.tsx';
import { SavedViewsMenu } from '../reports/savedViews/SavedViewsMenu.tsx';
import { type Answers, renderScreen } from './renderScreen.tsx';

const LIST = defineList({
  screen: 'members',
  pageSize: 20,
  filters: { search: search(), status: choice(['enabled', 'disabled']) },
});

function Members() {
  const list = useList(LIST);
  return (
    <ListScreen<{ id: string }>
      title="Accounts"
      list={list}
      words={(word) => word}
      page={{ number: 1, size: 20, totalCount: 0, totalIsCapped: false, totalPages: 0 }}
      rows={[]}
      rowKey={({ id }) => id}
      columns={[]}
      isLoading={false}
      error={null}
      onRetry={() => undefined}
      head={<output>{JSON.stringify(list.sent)}</output>}
    />
  );
}

function Here({ opening }: { opening: readonly OpeningView[] }) {
  const [isShown, setShown] = useState(true);
  return (
    <ViewsProvider Menu={SavedViewsMenu} opening={opening}>
      {isShown && <Members />}
      <button type="button" onClick={() => setShown(!isShown)}>
        leave
      </button>
    </ViewsProvider>
  );
}

/** A saved view of the accounts. */
export const view = (id: string, name: string, change: object = {}) => ({
  __typename: 'SavedView',
  id,
  screen: 'members',
  name,
  query: 'status=disabled',
  isShared: false,
  ownerName: 'Ada Lovelace',
  isOwn: true,
  ownerHasLeft: false,
  canEdit: true,
  version: 1,
  ...change,
});
/** A view of the signed-in person. */
export const GONE = view('1', 'Gone people');
/** A view that a colleague shares. */
export const SHARED = view('2', 'Of a colleague', {
  query: 'search=bo',
  isOwn: false,
  isShared: true,
  canEdit: false,
  ownerName: 'Bob',
});

/** Shows a list with its views; `asked` counts the requests for these. */
export async function renderSavedViews({
  url = '/admin/accounts',
  views = [GONE, SHARED],
  opening = [],
  locale = 'en',
  answers = {},
}: {
  url?: string;
  /** The current response, which a test may change. */
  views?: object[] | (() => object[]);
  opening?: OpeningView[];
  locale?: 'en' | 'fr';
  answers?: Answers;
} = {}) {
  const rendered = await renderScreen(<Here opening={opening} />, {
    url,
    locale,
    answers: {
      SavedViewsMenu: () => ({ data: { savedViews: typeof views === 'function' ? views() : views } }),
      ...answers,
    },
  });
  return { ...rendered, asked: () => rendered.calls.filter(({ name }) => name === 'SavedViewsMenu').length };
}

/** The filters that the list sends. */
export const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '');
/** The button of the menu. */
export const trigger = () => screen.getByRole('button', { name: /^Saved view/ });
/** The opened menu. */
export async function open() {
  fireEvent.click(trigger());
  return within(await screen.findByRole('menu'));
}
/** Opens the menu and chooses an entry. */
export const choose = async (name: string | RegExp, role = 'menuitem') =>
  fireEvent.click(await (await open()).findByRole(role, { name }));
