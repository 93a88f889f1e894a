// The JSON that resolvers receive: REST's own rows, and the few shapes the gateway makes of them.
import type { RestAnswers } from '../rest/rest.generated.ts';

export type ViewerJson = RestAnswers['GET /api/viewer'];
export type AccountJson = RestAnswers['GET /api/accounts/{id}'];
export type AccountSettingsJson = RestAnswers['GET /api/accounts/{id}/settings'];
export type SubscriptionJson = AccountSettingsJson['subscriptions']['alert_severity_budget'];
export type SubscriptionChannelJson = SubscriptionJson['email'];
export type MemberJson = RestAnswers['GET /api/members/{id}'];
export type OrganizationJson = RestAnswers['GET /api/organizations/mine'];
export type AdvertiserJson = RestAnswers['GET /api/advertisers/{id}'];
export type BudgetJson = RestAnswers['GET /api/advertisers/{id}/budget'];
export type BudgetUpdateJson = RestAnswers['PUT /api/advertisers/{id}/budget'];
export type BudgetLineJson = RestAnswers['GET /api/advertisers/{id}/budget/line_items']['items'][number];
export type EffectsJson = BudgetUpdateJson['effects'];
export type EffectPostingJson = EffectsJson['postings'][number];
export type EffectFigureJson = EffectsJson['figures'][number];
export type CredentialJson = RestAnswers['GET /api/advertisers/{id}/credentials']['items'][number];
export type ExplanationJson = RestAnswers['GET /api/advertisers/{id}/budget/explain'];
export type InvoicingJson = RestAnswers['GET /api/advertisers/{id}/invoicing'];
export type InvoiceAddressJson = InvoicingJson['invoice_address'];
export type SavedDiscountJson = RestAnswers['PUT /api/advertisers/{id}/discounts'];
export type DiscountJson = SavedDiscountJson['discount'];
export type JobJson = RestAnswers['GET /api/jobs']['items'][number];
export type AllocationJson = RestAnswers['GET /api/advertisers/{id}/allocations/{allocationId}'];
export type AllocatedRewardJson = NonNullable<AllocationJson['allocated_rewards']>[number];
export type WaitingRequestJson = AllocationJson['waiting_requests'][number];
export type RewardSummaryJson = AllocatedRewardJson['reward'];
export type CommittedAllocationsSummaryJson =
  RestAnswers['GET /api/advertisers/{id}/committed_allocations_summary'];
export type AllocationUpdateJson = RestAnswers['POST /api/allocation_requests/{id}/approve'];
export type AllocationRequestJson = AllocationUpdateJson['request'];
export type RequestedLineJson = AllocationRequestJson['budget_line_item'];
export type RequestedRewardJson = AllocationRequestJson['virtual_good_inventory'][number];
export type RequestedVirtualCurrencyJson = RequestedRewardJson['virtual_currency'];
export type AlertJson = RestAnswers['GET /api/alerts']['items'][number];
export type RewardOptionJson = RestAnswers['GET /api/rewards']['items'][number];
export type ProductOptionJson = RestAnswers['GET /api/products']['items'][number];
export type DailyStatsJson = RestAnswers['GET /api/stats'];

export interface MoneyJson {
  amount: string;
  currency: string;
}

/** A part of an explanation with the currency of its figure. */
export interface ExplanationAmountJson {
  amount: string;
  currency: string;
}

export type ExplanationTermJson = ExplanationJson['terms'][number] & ExplanationAmountJson;
export type ExplanationKindJson = ExplanationJson['kinds'][number] & ExplanationAmountJson;
export type LedgerEntryJson = ExplanationJson['entries']['items'][number] & ExplanationAmountJson;

export interface BudgetAlertsJson {
  alert_1: MoneyJson | null;
  alert_2: MoneyJson | null;
}

export interface AdvertiserWeekJson {
  redeemed: number;
  total_face_value: MoneyJson | null;
}

/** What every list of REST says besides its rows. */
export interface RestListJson<Row> {
  items: Row[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
}

export interface PageInfoJson {
  number: number;
  size: number;
  total_count: number;
  total_is_capped: boolean;
  total_pages: number;
}

export interface PageJson<Row> {
  items: Row[];
  page: PageInfoJson;
}

/** Lines of a budget: a numbered page, or some rows and where they go on. */
export interface BudgetLinePageJson {
  items: BudgetLineJson[];
  page: PageInfoJson | null;
  next: string | null;
}

/** What of a change of a budget is known before its advertiser is asked for. */
export interface UpdateBudgetSuccessJson extends BudgetUpdateJson {
  __typename: 'UpdateBudgetSuccess';
}

export interface AdvertiserPageJson extends PageJson<AdvertiserJson> {
  counts: { enabled: number; disabled: number };
}

export interface AlertPageJson extends PageJson<AlertJson> {
  counts: { blocker: number; warning: number; info: number };
}

export interface JobPageJson extends PageJson<JobJson> {
  counts: { queued: number; running: number; dead: number };
}

export type LedgerEntryPageJson = PageJson<LedgerEntryJson>;
export type AllocationPageJson = PageJson<AllocationJson>;
export type AllocationRequestPageJson = PageJson<AllocationRequestJson>;

export interface CreateAllocationSuccessJson extends AllocationUpdateJson {
  __typename: 'CreateAllocationSuccess';
}

export interface UpdateAllocationSuccessJson extends AllocationUpdateJson {
  __typename: 'UpdateAllocationSuccess';
}

export interface DecideAllocationRequestSuccessJson extends AllocationUpdateJson {
  __typename: 'DecideAllocationRequestSuccess';
}

export type MemberPageJson = PageJson<MemberJson>;

export interface CredentialPageJson extends PageJson<CredentialJson> {
  is_external_issuer: boolean;
}

export type CreateCredentialSuccessJson = RestAnswers['POST /api/advertisers/{id}/credentials'] & {
  __typename: 'CreateCredentialSuccess';
};

export type UpdateCredentialSuccessJson = RestAnswers['PUT /api/credentials/{id}'] & {
  __typename: 'UpdateCredentialSuccess';
};

export type DeleteCredentialSuccessJson = RestAnswers['DELETE /api/credentials/{id}'] & {
  __typename: 'DeleteCredentialSuccess';
};

export type CreateMemberSuccessJson = RestAnswers['POST /api/members'] & {
  __typename: 'CreateMemberSuccess';
};

/** What a save of a discount answers, before its advertiser is asked for. */
export type UpdateDiscountSuccessJson = SavedDiscountJson & {
  __typename: 'UpdateDiscountSuccess';
  advertiser_id: string;
};

/** What of a save is known before its advertiser is asked for. */
export interface UpdateInvoicingSuccessJson {
  __typename: 'UpdateInvoicingSuccess';
  invoicing: InvoicingJson;
}

export interface UploadJson {
  media_id: string;
  url: string;
  content_type: string;
}

export interface CompleteUploadSuccessJson {
  __typename: 'CompleteUploadSuccess';
  media_id: string;
  url: string;
}

/** A row of the index; its words are null where the index does not know the code. */
export interface CountryJson {
  __typename: 'Country';
  code: string;
  name?: string | null;
  iso?: string | null;
  fullLabel?: string | null;
}

export interface FieldErrorJson {
  field: string;
  rule: string;
  limit: string | null;
}

export interface InvalidInputJson {
  __typename: 'InvalidInput';
  field_errors: FieldErrorJson[];
}
