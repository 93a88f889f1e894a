import { fireEvent, screen } from '@testing-library/react';
import { AdvertiserInventoryTab } from '../money/inventory/AdvertiserInventoryTab.tsx';
import { allocation, allocationPage, openAllocation } from './data/inventoryData.ts';
import { renderScreen, type ScreenOptions } from './renderScreen.tsx';

/** A committed allocation that can be spent. */
export const ready = allocation('6', {
  status: 'enabled',
  state: 'ready',
  display: 'ready',
  isEditable: false,
  externalId: 'IO-2604',
});

/** The answer with these committed and open allocations of advertiser 42. */
export const inventoryOf = (committed: object[], open: object[]) => () => ({
  data: {
    advertiser: {
      __typename: 'Advertiser',
      id: '42',
      committedAllocations: allocationPage(committed),
      openAllocations: allocationPage(open),
    },
  },
});

/** The inventory of advertiser 42: a pending and a ready committed allocation, and the open one, unless answered otherwise. */
export const showInventory = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    ...over,
    answers: {
      AdvertiserInventoryTab: inventoryOf([allocation('5'), ready], [openAllocation('7')]),
      ...over.answers,
    },
  });

/** A field by the beginning of its label. */
export const input = (label: string, at = 0) =>
  screen.getAllByLabelText(label, { exact: false })[at] as HTMLInputElement;

/** Types into a field. */
export const type = (element: HTMLInputElement, text: string) =>
  fireEvent.change(element, { target: { value: text } });
