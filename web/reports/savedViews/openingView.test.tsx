import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OpeningView } from '../../kit/list/listViews.ts';
import { choose, renderSavedViews, sent, trigger } from '../../testing/renderSavedViews.tsx';
import type { Answers } from '../../testing/renderScreen.tsx';

describe('the view that a list opens with', () => {
  const opening: OpeningView[] = [
    { id: '1', screen: 'members', name: 'Gone people', query: 'status=disabled' },
  ];

  test('VIEWS-8: is shown where the address says nothing, named before the views have come', async () => {
    const answers: Answers = { SavedViewsMenu: () => new Promise(() => undefined) };
    await renderSavedViews({ opening, answers });
    expect([sent(), trigger().textContent]).toEqual([{ status: 'disabled' }, 'Gone people']);
    expect(location.hash).toBe('#/admin/accounts?status=disabled&saved_view=1');
  });

  test('VIEWS-8: an address that speaks is shown as it is', async () => {
    await renderSavedViews({ opening, url: '/admin/accounts?search=ann' });
    expect(sent()).toEqual({ search: 'ann' });
  });

  test('VIEWS-8: without a view stays without, also when the list is opened at this address again', async () => {
    await renderSavedViews({ opening });
    await choose('Show without a view');
    expect([location.hash, sent()]).toEqual(['#/admin/accounts?saved_view=none', {}]);
    fireEvent.click(screen.getByRole('button', { name: 'leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'leave' }));
    expect(sent()).toEqual({});
  });

  test('VIEWS-8, VIEWS-11: is chosen in the menu', async () => {
    const { calls } = await renderSavedViews({
      url: '/admin/accounts?status=disabled&saved_view=1',
      answers: {
        SavedViewsMenuSetDefault: () => ({
          data: {
            setDefaultView: {
              __typename: 'SetDefaultViewSuccess',
              viewer: { __typename: 'Viewer', id: '7', defaultViews: [] },
            },
          },
        }),
      },
    });
    await waitFor(() => expect(trigger().textContent).toBe('Gone people'));
    await choose('Open the list with this view');
    expect(await screen.findByText('The list opens with “Gone people” from now on')).toBeTruthy();
    expect(calls.at(-1)?.variables).toEqual({ input: { screen: 'members', viewId: '1' } });
  });
});
