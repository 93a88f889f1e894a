import type {
  AccountRow,
  AdvertiserRow,
  AlertRow,
  AllocationRow,
  InvoicingRow,
  OrganizationRow,
  ViewerRow,
} from '../context/rows.generated.ts';

// Rows as the platform sends them; a test names only what differs.

export function advertiser(different: Partial<AdvertiserRow> = {}): AdvertiserRow {
  return {
    id: '1',
    name: 'Corner Shop',
    status: 'enabled',
    locale: 'en',
    billing_currency: 'EUR',
    balance: '120.50',
    balance_currency: 'EUR',
    budget_alerts: { alert_1: '100.00', alert_2: null },
    redemptions: {
      last_7_days: { states: { redeemed: 12 } },
      last_7_days_budget: { total_face_value: '240.00' },
    },
    has_committed_allocation: false,
    has_inventory: false,
    allow_committed_allocation: true,
    contact_email: 'shop@cornershop.example',
    contact_phone: null,
    invoice_type: 'prepayment',
    debit_pending: false,
    recredit_expired: true,
    label: null,
    reward_allocations: [],
    medias: { avatar: null },
    has_discounts: false,
    operating_countries: ['FR', 'DE'],
    organization_id: '1',
    organization_name: 'Corner Shop',
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    version: 3,
    ...different,
  };
}

export function invoicing(different: Partial<InvoicingRow> = {}): InvoicingRow {
  return {
    id: '1',
    auto_invoicing: true,
    vat_country: 'FR',
    invoice_type: 'prepayment',
    invoice_address: { line_1: '1 Mill Lane', zipcode: '69002', city: 'Lyon', country: null },
    firstname: null,
    lastname: null,
    entreprise_name: 'Alpha SA',
    companie_type: 'SA',
    capital: null,
    rcs_number: null,
    rcs_town: null,
    siret: '1',
    ape: null,
    id_tva: null,
    version: 2,
    ...different,
  };
}

export function account(different: Partial<AccountRow> = {}): AccountRow {
  return {
    id: '7',
    name: 'Ada Operator',
    phone_number: null,
    timezone: 'Europe/Paris',
    report_timezone: null,
    report_timeframe_scope: null,
    roles: ['admin'],
    email: 'ada@guerdon.example',
    login: 'ada@guerdon.example',
    locale: 'en',
    timezones: ['Europe/Paris', 'UTC'],
    locales: ['en', 'fr'],
    version: 1,
    ...different,
  };
}

export function organization(different: Partial<OrganizationRow> = {}): OrganizationRow {
  return {
    id: '1',
    ui_id: 'guerdon',
    name: 'Northwind',
    restrictions: { operating_countries: ['FR', 'DE'], billing_currencies: ['EUR'] },
    ...different,
  };
}

export function viewer(different: Partial<ViewerRow> = {}): ViewerRow {
  return {
    id: '7',
    account: account(),
    abilities: ['viewHome', 'viewAdvertisers'],
    is_staff: false,
    organization: organization(),
    advertiser_count: 2,
    only_advertiser_id: null,
    default_views: [],
    ...different,
  };
}

export function alert(different: Partial<AlertRow> = {}): AlertRow {
  return {
    id: '1',
    severity: 'warning',
    type: 'budget',
    message: 'The balance is low',
    since: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    related_url: null,
    advertiser_id: '1',
    ...different,
  };
}

/** A list as REST returns it. */
export function list<Row>(items: Row[], total = items.length) {
  return { items, page: 1, per_page: 10, total, total_is_capped: false };
}

export function allocation(different: Partial<AllocationRow> = {}): AllocationRow {
  return {
    id: '7',
    advertiser_id: '1',
    type: 'open',
    status: 'enabled',
    state: 'active',
    display: 'active',
    is_available: true,
    is_editable: false,
    currency: 'EUR',
    amount: '100.00',
    amount_used: '30.00',
    amount_pending: '5.00',
    amount_available: '70.00',
    requested_amount: '100.00',
    request_minimum: '-65.00',
    give_back_limit: null,
    external_id: 'IO-7',
    description: null,
    expiration_datetime: null,
    no_expiration: true,
    ordered_datetime: '2026-01-02T03:04:05Z',
    version: 2,
    waiting_requests: [],
    allocated_rewards: [
      {
        id: '3',
        reward: { sku: 'ABC-AA0001-10', name: 'Everyday 10', face_value: '10.00', currency: 'USD' },
        currency: 'EUR',
        quantity: 4,
        quantity_used: 1,
        quantity_expired: 0,
        quantity_available: 3,
        selling_price: '9.50',
        amount: '38.00',
        amount_used: '9.50',
        status: 'enabled',
        locked: false,
        enabled: true,
      },
    ],
    ...different,
  };
}

/** Effects of a change that stops a dispatch of three lines. */
export const dispatchEffects = {
  lines_canceled: 3,
  lines_failed: 0,
  lines_resumed: 0,
  mails: [],
  returned: [{ amount: '30.00', currency: 'EUR' }],
};
