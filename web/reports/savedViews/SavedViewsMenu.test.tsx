import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { navigate } from '../../navigation/hashLocation.ts';
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

describe('the menu of saved views', () => {
  test('VIEWS-12: asks for nothing until it is opened, and once then', async () => {
    const { asked } = await renderSavedViews();
    expect([asked(), trigger().textContent]).toEqual([0, 'Views']);
    const menu = await open();
    expect(await menu.findByRole('menuitemradio', { name: 'Gone people' })).toBeTruthy();
    expect(menu.getByRole('menuitemradio', { name: 'Of a colleague By Bob' })).toBeTruthy();
    expect(asked()).toBe(1);
  });

  test('VIEWS-9: a chosen view is the address, is named, and Back leads to what was shown before', async () => {
    await renderSavedViews({ url: '/admin/accounts?search=ann' });
    await choose('Gone people', 'menuitemradio');
    expect(location.hash).toBe('#/admin/accounts?status=disabled&saved_view=1');
    expect([sent(), trigger().textContent]).toEqual([{ status: 'disabled' }, 'Gone people']);
    expect((await open()).getByRole('menuitemradio', { checked: true }).textContent).toContain('Gone people');
    act(() => history.back());
    await waitFor(() => expect(sent()).toEqual({ search: 'ann' }));
  });

  test('VIEWS-10: other filters than the chosen view’s are said, saved in it or undone', async () => {
    const saved = { ...GONE, query: 'search=ann&status=disabled', version: 2 };
    let storedView: object = GONE;
    const { calls } = await renderSavedViews({
      url: '/admin/accounts?search=ann&status=disabled&saved_view=1&page=2',
      views: () => [storedView],
      answers: {
        EditViewDialogSave() {
          storedView = saved;
          return { data: { updateSavedView: { __typename: 'UpdateSavedViewSuccess', savedView: saved } } };
        },
      },
    });
    await waitFor(() => expect(trigger().textContent).toBe('Gone people · changed'));
    await choose('Save changes');
    await waitFor(() => expect(trigger().textContent).toBe('Gone people'));
    const { variables } = calls.find(({ name }) => name === 'EditViewDialogSave') ?? {};
    expect(variables).toEqual({ input: { id: '1', version: 1, query: 'search=ann&status=disabled' } });
    act(() => navigate('/admin/accounts?status=enabled&saved_view=1'));
    await waitFor(() => expect(trigger().textContent).toBe('Gone people · changed'));
    await choose('Undo changes');
    expect(sent()).toEqual({ search: 'ann', status: 'disabled' });
  });

  test('VIEWS-5, VIEWS-10: a colleague’s view is not changed, what is shown is saved as an own one', async () => {
    await renderSavedViews({ url: '/admin/accounts?search=bob&saved_view=2' });
    await waitFor(() => expect(trigger().textContent).toBe('Of a colleague · changed'));
    const menu = await open();
    expect(menu.getByRole('menuitem', { name: 'Save as new view…' })).toBeTruthy();
    for (const name of ['Save changes', 'Rename or share…', 'Delete…'])
      expect(menu.queryByRole('menuitem', { name })).toBeNull();
  });

  test('VIEWS-10, VIEWS-11: what is shown is saved under a name, chosen, and in the menu at once', async () => {
    const newView = view('3', 'Annes', { query: 'search=ann' });
    let views = [GONE, SHARED];
    const { calls, asked } = await renderSavedViews({
      url: '/admin/accounts?search=ann',
      views: () => views,
      answers: {
        SaveViewDialogCreate() {
          views = [...views, newView];
          return { data: { createSavedView: { __typename: 'CreateSavedViewSuccess', savedView: newView } } };
        },
      },
    });
    await choose('Save view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Annes' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(trigger().textContent).toBe('Annes'));
    expect(location.hash).toBe('#/admin/accounts?search=ann&saved_view=3');
    const input = calls.find(({ name }) => name === 'SaveViewDialogCreate')?.variables.input;
    const facts = { screen: 'members', name: 'Annes', isShared: true, query: 'search=ann' };
    expect(input).toEqual({ ...facts, idempotencyKey: expect.any(String) });
    expect(asked()).toBe(1);
    const names = (await open()).getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(names).toEqual(['Annes', 'Gone people', 'Of a colleagueBy Bob']);
  });

  test('VIEWS-3: a name that is taken is said at its field', async () => {
    const fieldErrors = [{ __typename: 'FieldError', field: 'name', rule: 'view_name_taken', limit: null }];
    await renderSavedViews({
      url: '/admin/accounts?search=ann',
      answers: {
        SaveViewDialogCreate: () => ({
          data: { createSavedView: { __typename: 'InvalidInput', fieldErrors } },
        }),
      },
    });
    await choose('Save view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Gone people' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('You already have a view with this name')).toBeTruthy();
  });

  test('VIEWS-11: a view is deleted after a question; what is shown stays', async () => {
    let views = [GONE, SHARED];
    await renderSavedViews({
      url: '/admin/accounts?status=disabled&saved_view=1',
      views: () => views,
      answers: {
        DeleteViewDialogDelete() {
          views = [SHARED];
          const savedView = { __typename: 'SavedView', id: '1' };
          return { data: { deleteSavedView: { __typename: 'DeleteSavedViewSuccess', savedView } } };
        },
      },
    });
    await waitFor(() => expect(trigger().textContent).toBe('Gone people'));
    await choose('Delete…');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete view?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(trigger().textContent).toBe('Views'));
    expect([location.hash, sent()]).toEqual(['#/admin/accounts?status=disabled', { status: 'disabled' }]);
    const names = (await open()).getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(names).toEqual(['Of a colleagueBy Bob']);
  });

  test('VIEWS-13: a view that cannot be shown whole says so', async () => {
    await renderSavedViews({ views: [view('1', 'Gone people', { query: 'former=1&status=disabled' })] });
    const menu = await open();
    expect(
      await menu.findByRole('menuitemradio', { name: 'Gone people Some of it cannot be shown here' }),
    ).toBeTruthy();
  });
});
