import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  choose,
  GONE,
  open,
  renderSavedViews,
  SHARED,
  sent,
  trigger,
  view,
} from '../../testing/renderSavedViews.tsx';
import type { Answers } from '../../testing/renderScreen.tsx';

const HERE = '/admin/accounts?search=ann&saved_view=1';
const notFound = () => ({
  data: null,
  errors: [{ message: 'Not found', path: ['answer'], extensions: { code: 'NOT_FOUND', status: 404 } }],
});
const GONE_MESSAGE = /“Gone people” was deleted or is no longer shared\./;

describe('a view that somebody else changes meanwhile', () => {
  test.each([
    ['EditViewDialogSave', 'Save changes'],
    ['SavedViewsMenuSetDefault', 'Open the list with this view'],
  ])(
    'VIEWS-11: %s of one that is gone says so; what is shown stays, to be saved anew',
    async (operation, entry) => {
      let views = [GONE, SHARED];
      const answers: Answers = {
        [operation]() {
          views = [SHARED];
          return notFound();
        },
      };
      await renderSavedViews({ url: HERE, views: () => views, answers });
      await waitFor(() => expect(trigger().textContent).toBe('Gone people · changed'));
      await choose(entry);
      expect(await screen.findByText(GONE_MESSAGE)).toBeTruthy();
      expect([trigger().textContent, sent()]).toEqual(['Views', { search: 'ann' }]);
      const menu = await open();
      expect(menu.queryByRole('menuitemradio', { name: 'Gone people' })).toBeNull();
      expect(menu.getByRole('menuitem', { name: 'Save view…' })).toBeTruthy();
    },
  );

  test('VIEWS-11: deleting one that is gone ends the question', async () => {
    await renderSavedViews({ url: HERE, answers: { DeleteViewDialogDelete: notFound } });
    await waitFor(() => expect(trigger().textContent).toBe('Gone people · changed'));
    await choose('Delete…');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText(GONE_MESSAGE)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('VIEWS-11: the menu asks again each time it is opened', async () => {
    let views = [GONE];
    await renderSavedViews({ views: () => views });
    const menu = await open();
    const entry = await menu.findByRole('menuitemradio', { name: 'Gone people' });
    fireEvent.keyDown(entry, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    views = [GONE, SHARED];
    expect(await (await open()).findByRole('menuitemradio', { name: /^Of a colleague/ })).toBeTruthy();
  });

  test('VIEWS-8: one that the list opened with, and that is gone, is named no more', async () => {
    const opening = [{ id: '9', screen: 'members' as const, name: 'Deleted', query: 'status=disabled' }];
    await renderSavedViews({ opening });
    await waitFor(() => expect(trigger().textContent).toBe('Views'));
    expect(sent()).toEqual({ status: 'disabled' });
  });

  test('VIEWS-5: one whose owner has left says so, and can be deleted by who sees it', async () => {
    const left = view('2', 'Of a colleague', {
      query: 'search=bo',
      isOwn: false,
      isShared: true,
      canEdit: true,
      ownerHasLeft: true,
      ownerName: 'Bob',
    });
    await renderSavedViews({ url: '/admin/accounts?search=bo&saved_view=2', views: [left] });
    await waitFor(() => expect(trigger().textContent).toBe('Of a colleague'));
    const menu = await open();
    expect(
      menu.getByRole('menuitemradio', { name: /By Bob, whose account is no longer active/ }),
    ).toBeTruthy();
    expect(menu.getByRole('menuitem', { name: 'Delete…' })).toBeTruthy();
  });
});
