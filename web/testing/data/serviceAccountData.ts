// Only for tests: service accounts as the graph returns them; tests only name the differences.

/** A service account with every field that the screens of this noun request. */
export function serviceAccount(id: string, different: object = {}) {
  return {
    __typename: 'ServiceAccount',
    id,
    version: 1,
    name: `Program ${id}`,
    clientId: `gsi_${id}`,
    subject: null,
    state: 'working',
    organization: null,
    abilities: ['viewAdvertisers', 'viewBudget'],
    missingAbilities: [],
    createdByName: 'Olivia',
    createdAt: '2026-11-20T10:00:00.000Z',
    endedAt: null,
    lastUsedAt: null,
    secrets: [serviceSecret('1')],
    ...different,
  };
}

export function serviceSecret(id: string, different: object = {}) {
  return {
    __typename: 'ServiceAccountSecret',
    id,
    hint: `ab${id}Z`,
    createdByName: 'Olivia',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: null,
    lastUsedAt: null,
    ...different,
  };
}

export const SERVICE_SECRET = 'gss_not-a-real-secret-of-anything';
