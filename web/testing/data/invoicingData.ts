// Only for tests: an advertiser's invoicing as the graph returns it.

const country = (code: string) => ({ __typename: 'Country', code });

/** Complete invoicing of advertiser 7; tests only name the differences. */
export function invoicing(different: object = {}) {
  return {
    __typename: 'Invoicing',
    id: '7',
    autoInvoicing: true,
    vatCountry: country('FR'),
    invoiceType: 'prepayment',
    invoiceAddress: {
      __typename: 'InvoiceAddress',
      line1: '1 rue de la Paix',
      zipcode: '69002',
      city: 'Lyon',
      country: country('FR'),
    },
    firstname: 'Camille',
    lastname: 'Moreau',
    entrepriseName: 'Acme SARL',
    companieType: 'SARL',
    capital: '10 000 EUR',
    rcsNumber: null,
    rcsTown: null,
    siret: '73282932000074',
    ape: '4711B',
    idTva: null,
    version: 1,
    ...different,
  };
}
