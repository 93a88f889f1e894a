// Only for tests: dispatches and their lines as the graph returns them; tests only name the differences.

const money = (amount: string, currency = 'EUR') => ({ __typename: 'Money', amount, currency });

/** Number of lines per stage; 0 for unnamed stages. */
export const progress = (counts: Partial<Record<string, number>>) => ({
  __typename: 'DispatchProgress',
  held: 0,
  activate: 0,
  order: 0,
  notify: 0,
  done: 0,
  failed: 0,
  canceled: 0,
  ...counts,
});

/** The only batch of a dispatch, all of whose lines went the same way. */
export const batch = (dispatchId: string, state: 'held' | 'done' | 'canceled') => ({
  __typename: 'DispatchBatch',
  id: `${dispatchId}1`,
  sku: 'AAA-10',
  rewardName: 'Aurora 10',
  amount: 40,
  state,
  value: money('10.00'),
  charge: money(state === 'canceled' ? '0.00' : '400.00'),
  failed: 0,
  done: state === 'done' ? 40 : 0,
  canceled: state === 'canceled' ? 40 : 0,
});

/** A completed dispatch of links to forty recipients of promotion 3 of advertiser 1, with every field that screens request. */
export function dispatch(id: string, different: object = {}) {
  return {
    __typename: 'Dispatch',
    id,
    promotion: { __typename: 'Promotion', id: '3', name: 'Summer', advertiserId: '1' },
    kind: 'send_links',
    state: 'done',
    channel: 'email',
    testing: false,
    canRecall: false,
    stop: null,
    changing: null,
    fileName: 'recipients.csv',
    orderPrefix: null,
    lineCount: 40,
    charge: money('400.00'),
    releaseAt: '2026-11-22T10:01:00.000Z',
    releasedAt: '2026-11-22T10:01:00.000Z',
    finishedAt: '2026-11-22T10:02:00.000Z',
    recalledAt: null,
    reminderDays: [],
    includePdf: false,
    estimatedSeconds: 0,
    createdByName: 'Ada Lovelace',
    createdAt: '2026-11-22T10:00:00.000Z',
    progress: progress({ done: 40 }),
    batches: [batch(id, 'done')],
    refused: [],
    refusedRowsWaiting: 0,
    refusedRowsExpireAt: null,
    sendsAgain: [],
    sentAgainBy: [],
    ...different,
  };
}

/** The same dispatch, held until that moment. */
export const heldDispatch = (id: string, releaseAt: string, different: object = {}) =>
  dispatch(id, {
    state: 'held',
    releaseAt,
    releasedAt: null,
    finishedAt: null,
    canRecall: true,
    estimatedSeconds: 4,
    progress: progress({ held: 40 }),
    batches: [batch(id, 'held')],
    ...different,
  });

/** A line whose link was sent. */
export function line(redemptionId: string, different: object = {}) {
  return {
    __typename: 'BatchLine',
    batchId: '71',
    line: Number(redemptionId),
    redemptionId,
    orderId: `order-${redemptionId}`,
    sku: 'AAA-10',
    value: money('10.00'),
    state: 'pending',
    stage: 'done',
    reason: null,
    remedy: null,
    recipient: {
      __typename: 'BatchRecipient',
      id: redemptionId,
      provider: 'email',
      email: `r${redemptionId}@x.example`,
      phoneNumber: null,
      firstName: 'Rosa',
      lastName: 'Luz',
      version: 1,
    },
    delivery: delivery(redemptionId),
    last4: null,
    updatedAt: '2026-11-22T10:02:00.000Z',
    ...different,
  };
}

/** A message by mail that was sent. */
export const delivery = (id: string, different: object = {}) => ({
  __typename: 'Delivery',
  id,
  kind: 'activation',
  channel: 'email',
  state: 'sent',
  reason: null,
  attempts: 1,
  sentAt: '2026-11-22T10:02:00.000Z',
  ...different,
});

/** A line whose message bounced. */
export const bouncedLine = (redemptionId: string, different: object = {}) =>
  line(redemptionId, {
    reason: 'bounced',
    remedy: 'correct_address',
    delivery: delivery(redemptionId, { state: 'bounced', reason: 'bounced' }),
    ...different,
  });

/** Lines as the query returns them. */
export const linesOf = (id: string, items: readonly object[], totalCount = items.length) => ({
  data: {
    dispatch: {
      __typename: 'Dispatch',
      id,
      lines: {
        __typename: 'BatchLinePage',
        items,
        page: {
          __typename: 'PageInfo',
          number: 1,
          size: 20,
          totalCount,
          totalIsCapped: false,
          totalPages: Math.ceil(totalCount / 20),
        },
      },
    },
  },
});

/** Effects of a change: the pending amount returns to the unallocated amount. */
export const effectsOfCancel = (amount: string) => ({
  __typename: 'Effects',
  postings: [
    {
      __typename: 'EffectPosting',
      kind: 'cancel',
      amount: money(amount),
      from: 'pending',
      to: 'unallocated',
    },
  ],
  figures: [],
  mails: [],
});
