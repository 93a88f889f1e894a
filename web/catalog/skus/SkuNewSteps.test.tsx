import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, type } from '../../testing/formActs.ts';
import { fill, owned, showSkuNew, steps } from '../../testing/renderSkuNew.tsx';

beforeEach(() => sessionStorage.clear());

test('SKU-9: the first field that is missing is named by its dimension and gone to; one that is wrong is named next', async () => {
  await showSkuNew();
  await steps();
  press('Next');
  press('Name of size');
  const size = screen.getByRole('textbox', { name: /^Name of size/ });
  await waitFor(() => expect(document.activeElement).toBe(size));
  type(/^Name of size/, 'Large');
  expect(screen.queryByRole('button', { name: 'Name of size' })).toBeNull();
  press('Name');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

test('SKU-21, SKU-9: an EAN that is taken is what keeps the SKU from being saved', async () => {
  await showSkuNew({
    answers: { EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [owned] } } }) },
  });
  await fill();
  type(/^EAN/, '4006381333931');
  expect(await screen.findByRole('button', { name: 'EAN' })).toBeTruthy();
});
