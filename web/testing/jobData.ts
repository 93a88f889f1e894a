// Only for tests: background work as the graph answers it; each says only what is different about it.

/** A job with everything the screen asks for. */
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
