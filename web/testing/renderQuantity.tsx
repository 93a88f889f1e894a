// Only for tests: promotions whose rewards are downloaded or activated, the graph's responses, and the user's actions.
import { fireEvent, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { vi } from 'vitest';
import { experience } from './data/promotionRows.ts';
import { type Answers, renderScreen, type ScreenOptions } from './renderScreen.tsx';

const money = (amount: string, currency = 'EUR') => ({ __typename: 'Money', amount, currency });

/** A reward of fixed value that the budget pays for, by default. */
export const quantityReward = (sku: string, different: object = {}) => ({
  __typename: 'PromotionReward',
  offerId: sku,
  sku,
  name: `Card ${sku}`,
  brandName: 'Basil',
  state: 'ready',
  isRunnable: true,
  variableValue: false,
  stock: null,
  faceValue: money('25.00'),
  ...different,
});

const MODULES = { activationLinks: 'enabled', bulkRedemption: 'enabled', bulkActivation: 'enabled' };

/** A promotion that sends no messages, with these rewards. */
export const quantityPromotion = (rewards: readonly object[], different: object = {}) => ({
  __typename: 'Promotion',
  id: '8',
  advertiserId: '7',
  name: 'Summer',
  status: 'enabled',
  state: 'ready',
  startsAt: '2026-11-01T07:00:00Z',
  endsAt: null,
  activationNotificationChannels: [],
  notificationChannels: [],
  redeemFrequency: 'multiple',
  advertiser: {
    __typename: 'Advertiser',
    id: '7',
    status: 'enabled',
    operatingCountries: [{ __typename: 'Country', code: 'FR' }],
  },
  experience: experience(MODULES),
  first: { __typename: 'PromotionRewardPage', items: rewards },
  second: { __typename: 'PromotionRewardPage', items: [] },
  ...different,
});

const EFFECTS = {
  __typename: 'Effects',
  postings: [
    { __typename: 'EffectPosting', kind: 'book', from: 'unallocated', to: 'pending', amount: money('50.00') },
  ],
  figures: [
    { __typename: 'EffectFigure', name: 'unallocated', before: money('1000.00'), after: money('950.00') },
  ],
  mails: [],
};

export const skuCost = (sku: string, lineCount: number, different: object = {}) => ({
  __typename: 'SkuCost',
  sku,
  rewardName: `Card ${sku}`,
  lineCount,
  unit: money('25.00'),
  charge: money('50.00'),
  source: 'unallocated',
  stockBefore: null,
  stockAfter: null,
  quotaBefore: null,
  quotaAfter: null,
  ...different,
});

export const outcome = (sku: string, lineCount: number, different: object = {}) => ({
  __typename: 'DispatchOutcome',
  sku,
  lineCount,
  status: 'accepted',
  message: null,
  charge: money('50.00'),
  ...different,
});

/** An accepted dispatch, or a dry run: two codes for €50.00. */
export const accepted = (isTried: boolean, different: object = {}) => ({
  __typename: 'CreateDispatchSuccess',
  dispatch: isTried ? null : { __typename: 'Dispatch', id: '31', releaseAt: '2026-11-23T03:01:00Z' },
  outcomes: [outcome('BA1', 2)],
  cost: { __typename: 'DispatchCost', total: money('50.00'), bySku: [skuCost('BA1', 2)] },
  warnings: [],
  effects: EFFECTS,
  ...different,
});

/** A large dispatch, or its dry run, that a job works on. */
export const requestRow = (different: object = {}) => ({
  __typename: 'DispatchRequest',
  id: '5',
  action: 'create',
  dryRun: false,
  state: 'working',
  stage: 'waiting',
  lineCount: 100_000,
  percent: 0,
  ...different,
});
export const pending = (different: object = {}) => ({
  __typename: 'CreateDispatchPending',
  request: requestRow(different),
});

export const refusedBy = (code: string, message: string, recordId: string | null = null) => ({
  __typename: 'Refused',
  code,
  message,
  recordId,
});
export const invalidAt = (field: string, rule: string, limit: string | null = null) => ({
  __typename: 'InvalidInput',
  fieldErrors: [{ __typename: 'FieldError', field, rule, limit }],
});

/** The requested dispatches, including dry runs. */
export const requestSpy = vi.fn();

interface QuantityOptions extends Partial<ScreenOptions> {
  answer?: (input: { dryRun?: boolean }) => object | Promise<object>;
  answers?: Answers;
}

/** Shows a page of promotion 8 of advertiser 7. */
export async function showQuantities(
  Screen: FunctionComponent<{ advertiserId: string; promotionId: string }>,
  promotion: object | null,
  { answer, answers, ...options }: QuantityOptions = {},
) {
  requestSpy.mockReset();
  const one = () => ({ data: { promotion } as Record<string, unknown> });
  return renderScreen(<Screen advertiserId="7" promotionId="8" />, {
    url: '/advertiser/7/promotion/8/edit/codes-download',
    ...options,
    answers: {
      CodesScreen: one,
      LinksScreen: one,
      CodesActivationScreen: one,
      CodeActivations: () => ({ data: { promotion: activations([]) } }),
      DispatchPreviewDialogCreate: async ({ input }) => {
        requestSpy(input);
        const { dryRun = false } = (input ?? {}) as { dryRun?: boolean };
        return { data: { createDispatch: (await answer?.({ dryRun })) ?? accepted(dryRun) } };
      },
      ...answers,
    },
  });
}

export const activations = (items: readonly object[]) => ({
  __typename: 'Promotion',
  id: '8',
  codeActivations: {
    __typename: 'DispatchPage',
    items,
    page: {
      __typename: 'PageInfo',
      number: 1,
      size: 10,
      totalCount: items.length,
      totalIsCapped: false,
      totalPages: 1,
    },
  },
});

const hidden = true;
/** The fields of all rows with this name, in the order of the rows. */
export const fields = (name: string) => screen.queryAllByRole<HTMLInputElement>('textbox', { name, hidden });
/** Types into this field of a row, counted from 0, and leaves it. */
export function enter(name: string, text: string, row = 0) {
  const field = fields(name)[row];
  if (!field) throw new Error(`No field ${name} in row ${row}`);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}
export const preview = () => fireEvent.click(screen.getByRole('button', { name: 'Preview', hidden }));
