// Only for tests: bulk actions and exports as the graph returns them.

/** A running bulk action of 40 redemptions. */
export const bulkAction = (over: object = {}) => ({
  __typename: 'BulkAction' as const,
  id: '5',
  action: 'cancel_redemptions',
  state: 'working',
  total: 40,
  estimatedSeconds: null,
  progress: { __typename: 'BulkProgress', open: 30, done: 10, left: 0, failed: 0, stopped: 0 },
  outcomes: [
    { __typename: 'BulkOutcomeCount', outcome: 'waiting', reason: null, count: 30 },
    { __typename: 'BulkOutcomeCount', outcome: 'done', reason: null, count: 10 },
  ],
  ...over,
});

export const newest = (...items: object[]) => ({
  data: { bulkActions: { __typename: 'BulkActionPage', items } },
});

/** The response to a dry run of a bulk action: 37 touched, 3 left. */
export const counted = (over: object = {}) => ({
  data: {
    bulkRedemptions: {
      __typename: 'BulkRedemptionsSuccess',
      fingerprint: 'mark',
      bulk: bulkAction({
        id: '',
        progress: { __typename: 'BulkProgress', open: 37, done: 0, left: 3, failed: 0, stopped: 0 },
        outcomes: [
          { __typename: 'BulkOutcomeCount', outcome: 'waiting', reason: null, count: 37 },
          { __typename: 'BulkOutcomeCount', outcome: 'left', reason: 'wrong_state', count: 3 },
        ],
        ...over,
      }),
    },
  },
});

/** A finished export. */
export const exported = (over: object = {}) => ({
  __typename: 'RedemptionExport' as const,
  id: '3',
  format: 'csv',
  additionalFields: [],
  state: 'done',
  rows: 1200,
  size: '204800',
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
  url: '/files/redemption-export/3',
  ...over,
});

export const exports = (...items: object[]) => ({
  data: { redemptionExports: { __typename: 'RedemptionExportPage', items } },
});
