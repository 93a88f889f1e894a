// Only for tests: effects of changes on open dispatches as the graph returns them; tests only name the differences.

/** None unless named. */
export const dispatchEffects = (different: object = {}) => ({
  __typename: 'DispatchEffects',
  linesCanceled: 0,
  linesFailed: 0,
  linesResumed: 0,
  returned: [],
  mails: [],
  ...different,
});

/** The same of an advertiser, without affected recipients unless named. */
export const advertiserEffects = (different: object = {}) => ({
  __typename: 'AdvertiserEffects',
  recipients: 0,
  links: 0,
  returning: 0,
  dispatches: dispatchEffects(),
  ...different,
});

/** Two lines stop, in two currencies, and their creator gets a mail. */
export const STOPPED = {
  linesCanceled: 2,
  linesFailed: 1,
  returned: [
    { __typename: 'Money', amount: '30.00', currency: 'EUR' },
    { __typename: 'Money', amount: '20.00', currency: 'USD' },
  ],
  mails: [{ __typename: 'EffectMail', recipient: 'Una', subject: 'Batch 7 of Summer is done' }],
};
