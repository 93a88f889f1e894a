import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { BulkActions } from '../fulfillment/shared/redemptions/bulk/BulkActions.tsx';
import type { ReportChoice } from '../fulfillment/shared/redemptions/bulk/chosenRedemptions.ts';
import { counted, newest } from './data/redemptionBulkData.ts';
import { type Answers, renderScreen, type ScreenOptions } from './renderScreen.tsx';

/** Two rows of the report, selected one by one. */
export const some = { all: false, ids: ['1', '2'], excluded: [], count: 2 };
/** All rows but one. */
export const all = { all: true, ids: [], excluded: ['9'], count: 40 };

/** Shows the bar of bulk actions above a report. */
export async function show(
  choice: Partial<ReportChoice> = {},
  answers: Answers = {},
  over: Partial<ScreenOptions> = {},
) {
  const onDone = vi.fn();
  const display = {
    filter: { states: ['pending' as const] },
    selection: some,
    total: 41,
    isInfinite: false,
    isCapped: false,
  };
  const rendered = await renderScreen(<BulkActions {...display} {...choice} onDone={onDone} />, {
    answers: { BulkActions: () => newest(), BulkDialogBegin: () => counted(), ...answers },
    viewer: { isStaff: true },
    ...over,
  });
  return { ...rendered, onDone };
}

/** Chooses an action of the menu and returns its dialog. */
export async function open(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Bulk actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
  return screen.findByRole('alertdialog');
}
