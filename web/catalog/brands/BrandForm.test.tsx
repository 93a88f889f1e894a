import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuOf } from '../../app/shell/menu.ts';
import { findRoute } from '../../routes/registry.ts';
import { brand, pageOf } from '../../testing/data/catalogueData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { BrandCreateScreen } from './BrandCreateScreen.tsx';
import { BrandEditScreen } from './BrandEditScreen.tsx';
import { BrandScreen } from './BrandScreen.tsx';

const alphabet = (different: object = {}) => brand('ABC', { name: 'Alphabet', mediaSet: null, ...different });
const create = (answers: Answers = {}) =>
  renderScreen(<BrandCreateScreen />, {
    url: '/admin/brands/new',
    answers: {
      BrandCreateFormSave: () => ({
        data: { createBrand: { __typename: 'CreateBrandSuccess', brand: alphabet() } },
      }),
      ...answers,
    },
  });
const edit = (answers: Answers = {}) =>
  renderScreen(<BrandEditScreen brandId="ABC" />, {
    url: '/admin/brands/ABC',
    answers: { BrandEditScreen: () => ({ data: { brand: alphabet() } }), ...answers },
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('BRAND-16, BRAND-17: staff create a brand by name and id, in capitals, and go on to its pictures', async () => {
  const { calls } = await create();
  type('Name', 'Alphabet');
  type('ID', 'abc');
  press('Create');
  await waitFor(() => expect(location.hash).toBe('#/admin/brands/ABC'));
  expect(calls.at(-1)?.variables).toEqual({ input: { id: 'ABC', name: 'Alphabet' } });
});

test.each([
  ['id', 'brand_id_taken', 'This brand ID is already taken'],
  ['name', 'brand_name_taken', 'Another brand has this name'],
])('BRAND-16: a %s that another brand has is said at its field', async (field, rule, message) => {
  const fieldErrors = [{ __typename: 'FieldError', field, rule, limit: null }];
  await create({
    BrandCreateFormSave: () => ({ data: { createBrand: { __typename: 'InvalidInput', fieldErrors } } }),
  });
  type('Name', 'Alphabet');
  type('ID', 'ABC');
  press('Create');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('BRAND-16: an id has three letters or digits', async () => {
  const { calls } = await create();
  type('Name', 'Alphabet');
  type('ID', 'AB');
  press('Create');
  expect(await screen.findByText('Three letters or digits')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('BRAND-12, BRAND-17: a brand is renamed or disabled; only what changed is sent, under its version', async () => {
  const { calls } = await edit({
    BrandFormSave: () => ({
      data: {
        updateBrand: {
          __typename: 'UpdateBrandSuccess',
          brand: alphabet({ status: 'deactivated', displayStatus: 'disabled', version: 2 }),
        },
      },
    }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Disabled' }));
  press('Save');
  expect(await screen.findByText('Alphabet is saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: 'ABC', version: 1, status: 'deactivated' } });
});

test('BRAND-17: what somebody else saved meanwhile stands, but for a field that both changed', async () => {
  const { calls } = await edit({
    BrandFormSave: () => ({
      data: {
        updateBrand: { __typename: 'StaleBrand', current: alphabet({ name: 'Alphabeta', version: 2 }) },
      },
    }),
  });
  await screen.findByDisplayValue('Alphabet');
  type('Name', 'Alpha');
  press('Save');
  expect(await screen.findByText('Alphabeta')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'BrandFormSave')).toHaveLength(1);
});

const showBrand = (admin: string | null, isStaff: boolean) =>
  renderScreen(<BrandScreen brandId="ABC" />, {
    url: '/brands/ABC',
    viewer: { isStaff },
    installation: { adminAddress: admin },
    answers: {
      BrandScreen: () => ({
        data: { brand: alphabet() },
      }),
      ProductList: () => ({ data: { products: pageOf('Product', []) } }),
    },
  });

test.each([
  ['https://admin.example/', 'https://admin.example/brands/ABC'],
  [null, '#/admin/brands/ABC'],
])(
  'BRAND-10: staff edit a brand at the administration site where there is one (%s), else here',
  async (admin, href) => {
    await showBrand(admin, true);
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(href);
  },
);

test('BRAND-9, BRAND-10: nobody else is led to editing a brand', async () => {
  await showBrand(null, false);
  await screen.findByRole('heading', { level: 1, name: 'Alphabet (ABC)' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('BRAND-10, SHELL-19: where no administration site is configured the entry leads to our own form', () => {
  const viewer = { abilities: new Set(['editRewards'] as const), isStaff: true, advertiserCount: 3 };
  const none = { contact: null, social: null, catalogue: null, admin: null };
  const items = menuOf(viewer, none).flatMap((group) => group.items);
  expect(items).toContainEqual({ label: 'brand_new', href: '#/admin/brands/new', newTab: false });
  expect(findRoute('/admin/brands/new')).toMatchObject({ outcome: 'found', noun: 'brands' });
});
