// Only for tests: accounts as the graph returns them; tests only name the differences.

/** An account with every field that the screens of this folder request. */
export function member(id: string, different: object = {}) {
  return {
    __typename: 'Member',
    id,
    version: 1,
    name: `Person ${id}`,
    email: `person${id}@northwind.example`,
    emailVerified: true,
    invitation: null,
    login: `person${id}@northwind.example`,
    roles: ['user'],
    status: 'enabled',
    isStaff: false,
    identities: [],
    locale: 'en',
    timezone: 'Europe/Paris',
    organization: organization('2', 'Northwind'),
    advertisers: [advertiser('7', 'Corner Shop')],
    ...different,
  };
}

export function organization(id: string, name: string) {
  return { __typename: 'Organization', id, name };
}

export function advertiser(id: string, name: string, status = 'enabled') {
  return { __typename: 'AdvertiserSummary', id, name, status };
}
