import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserActions } from './AdvertiserActions.tsx';

const links = async (abilities: readonly Ability[]) => {
  await renderScreen(<AdvertiserActions advertiserId="7" />, { answers: {}, abilities });
  return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('ADV-33, ROLES-37: holders of createInventory are offered a new allocation', async () => {
  expect(await links(['createInventory'])).toEqual(['Manage inventory #/advertiser/7/allocation/create']);
});

test('ADV-33, ROLES-37: others are not', async () => {
  expect(await links(['viewInventory', 'editInventory'])).toEqual([]);
});
