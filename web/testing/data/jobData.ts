// Only for tests: background jobs as the graph returns them; tests only name the differences.

/** A job with every field that the screen requests. */
export function job(id: string, different: object = {}) {
  return {
    __typename: 'Job',
    id,
    kind: 'mail',
    detail: 'budget_alert',
    state: 'done',
    attempts: 1,
    maxAttempts: 5,
    error: null,
    advertiser: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    runAt: '2026-11-21T10:00:00.000Z',
    finishedAt: '2026-11-21T10:00:01.000Z',
    ...different,
  };
}
