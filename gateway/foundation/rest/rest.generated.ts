/** Generated from schema/platform.openapi.json: what each route responds with when it does not refuse. */

export type AcceptedBulkAction = {
  bulk: BulkAction;
  /** Fingerprint of the selection; sent with the request, so that a changed selection is refused */
  fingerprint: string;
};

export type AcceptedDispatch = {
  /** Null in a dry run */
  dispatch: Dispatch | null;
  outcomes: ({
    sku: string;
    status: "accepted" | "refused" | "not_processed";
    batch_id: string | null;
    line_count: number;
    charge: string | null;
    currency: string;
    code: string | null;
    message: string | null;
  })[];
  cost: {
    total: string;
    currency: string;
    by_sku: ({
      sku: string;
      reward_name: string;
      line_count: number;
      /** Cost of one line; the highest when they differ */
      unit: string;
      charge: string;
      currency: string;
      /** committed, open, unallocated or several */
      source: string;
      stock_before: number | null;
      stock_after: number | null;
      quota_before: number | null;
      quota_after: number | null;
    })[];
  };
  /** Warnings about what was read differently than it stands in the request, or is not sent: a key, and after a colon what it is about, for example `unread_columns:nickname` */
  warnings: (string)[];
  /** The first 100 of each code that `warnings` counts */
  row_warnings: (RowWarning)[];
  effects: Effects;
};

export type Account = {
  id: string;
  name: string;
  phone_number: string | null;
  timezone: string;
  roles: (string)[];
  email: string;
  login: string;
  locale: string;
  report_timezone: string | null;
  report_timeframe_scope: "activate_at" | "redeem_at" | null;
  timezones: (string)[];
  locales: (string)[];
  version: number;
};

export type AccountSettings = {
  id: string;
  status: "on" | "off";
  subscriptions: {
    alert_severity_budget: {
      email: {
        status: "on" | "off";
        state: "pending" | "confirmed";
      };
    };
    alert_daily_summary: {
      email: {
        status: "on" | "off";
        state: "pending" | "confirmed";
      };
    };
  };
  version: number;
};

export type ActivityReportFreshness = {
  /** Time of this answer, which includes everything committed before it */
  as_of: string;
  /** Changes that no job has summed yet; the report added them while it was read */
  waiting: number;
  /** When a job last summed pending changes */
  folded_at: string | null;
  /** When the sums were last compared with the redemptions */
  recounted_at: string | null;
  /** Redemptions that the last comparison found miscounted */
  drift: number | null;
};

export type ActivityReportPage = {
  items: (ActivityReportRow)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  interval: "none" | "daily" | "weekly" | "monthly" | "yearly";
  timezone: string;
  start_date: string;
  end_date: string;
  timeframe_scope: "activate_at" | "redeem_at";
  totals: ActivityReportTotals;
  points: (ActivityReportPoint)[];
  freshness: ActivityReportFreshness;
};

export type ActivityReportPoint = {
  timeframe: string | null;
  timeframe_start: string;
  timeframe_end: string;
  currency: string | null;
  billing_currency: string | null;
  redemptions: number | null;
  total_face_value: {
    amount: string;
    currency: string;
  } | null;
  selling_price: {
    amount: string;
    currency: string;
  } | null;
  unit_selling_price: {
    amount: string;
    currency: string;
  } | null;
  purchase_cost: {
    amount: string;
    currency: string;
  } | null;
  unit_purchase_cost: {
    amount: string;
    currency: string;
  } | null;
  /** Redemptions of unknown purchase cost; the purchase cost excludes them */
  uncosted: number | null;
};

export type ActivityReportRow = {
  /** 2026-03-01, 2026-W09, 2026-03 or 2026; null without an interval */
  timeframe: string | null;
  /** First day */
  timeframe_start: string;
  /** Last day, included */
  timeframe_end: string;
  timeframe_scope: "activate_at" | "redeem_at";
  advertiser_id: string | null;
  advertiser: string | null;
  promotion_id: string | null;
  promotion: string | null;
  experience_id: string | null;
  experience: string | null;
  io_number: string | null;
  brand_sku: string | null;
  brand_name: string | null;
  product_id: string | null;
  product_name: string | null;
  reward_sku: string | null;
  reward_name: string | null;
  /** Null for a reward of variable value */
  reward_value: {
    amount: string;
    currency: string;
  } | null;
  tag_id: string | null;
  tag: string | null;
  typology_id: string | null;
  typology: string | null;
  service_category_id: string | null;
  service_category: string | null;
  payment_type: number | null;
  /** 1 stock, 2 provider, 3 issued */
  reward_source: string | null;
  provider_id: string | null;
  provider_name: string | null;
  /** Currency of face value and purchase cost */
  currency: string | null;
  /** Currency of the selling price */
  billing_currency: string | null;
  redemptions: number | null;
  total_face_value: {
    amount: string;
    currency: string;
  } | null;
  selling_price: {
    amount: string;
    currency: string;
  } | null;
  unit_selling_price: {
    amount: string;
    currency: string;
  } | null;
  purchase_cost: {
    amount: string;
    currency: string;
  } | null;
  unit_purchase_cost: {
    amount: string;
    currency: string;
  } | null;
  /** Redemptions of unknown purchase cost; the purchase cost excludes them */
  uncosted: number | null;
  /** Query string that opens the same redemptions in the redemption report; null when the caller cannot read them there */
  redemption_query: string | null;
};

export type ActivityReportTotals = {
  redemptions: number | null;
  total_face_value: ({
    amount: string;
    currency: string;
  })[] | null;
  selling_price: ({
    amount: string;
    currency: string;
  })[] | null;
  unit_selling_price: ({
    amount: string;
    currency: string;
  })[] | null;
  purchase_cost: ({
    amount: string;
    currency: string;
  })[] | null;
  unit_purchase_cost: ({
    amount: string;
    currency: string;
  })[] | null;
  uncosted: number | null;
  redemption_query: string | null;
};

export type Advertiser = {
  id: string;
  name: string;
  status: "enabled" | "disabled";
  locale: string;
  billing_currency: string;
  /** Null without viewBudget */
  balance: string | null;
  balance_currency: string;
  has_committed_allocation: boolean;
  /** Whether an allocation was ever requested, committed or open */
  has_inventory: boolean;
  allow_committed_allocation: boolean;
  contact_email: string | null;
  contact_phone: string | null;
  invoice_type: "unknown" | "prepayment" | "payment_in_30" | "payment_in_60";
  debit_pending: boolean;
  recredit_expired: boolean;
  label: string | null;
  has_discounts: boolean;
  /** Countries its organization operates in, ISO 3166-1 alpha-2 */
  operating_countries: (string)[];
  created_at: string;
  updated_at: string;
  organization_id: string | null;
  organization_name: string | null;
  version: number;
  /** Null without viewBudget and editBudgetAlerts */
  budget_alerts: {
    alert_1: string | null;
    alert_2: string | null;
  } | null;
  redemptions: {
    last_7_days: {
      states: {
        redeemed: number;
      };
    };
    last_7_days_budget: {
      /** Null without viewBudget */
      total_face_value: string | null;
    };
  };
  reward_allocations: (unknown)[];
  medias: {
    avatar: {
      id: string;
      url: string;
    } | null;
  };
};

export type AdvertiserCatalogPage = {
  items: (AdvertiserCatalogProduct)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type AdvertiserCatalogProduct = {
  promotion_id: string;
  promotion_name: string;
  product_id: string;
  product_name: string;
  brand_name: string;
  status: "enabled" | "disabled";
  /** Currency of the values: the advertiser's billing currency, if the product has values in it */
  currency: string;
  /** Distinct face values on sale, the smallest first */
  values: (string)[];
  /** Percent; 0 means none. Null without viewDiscounts and editDiscounts */
  discount: string | null;
};

export type AdvertiserEffects = {
  /** Booked and pending redemptions that cannot be redeemed while it is disabled */
  recipients: number;
  /** Booked ones among these redemptions: their recipients were sent no message */
  links: number;
  /** Booked and pending redemptions that become redeemable again */
  returning: number;
  dispatches: DispatchEffects;
};

export type AdvertiserOptions = {
  items: ({
    id: string;
    name: string;
  })[];
};

export type AdvertiserPage = {
  items: (Advertiser)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** With expand=counts */
  counts?: {
    enabled: number;
    disabled: number;
  };
};

export type AdvertiserSummaries = {
  items: (AdvertiserSummary)[];
};

export type AdvertiserSummary = {
  id: string;
  name: string;
  status: "enabled" | "disabled";
};

export type Alert = {
  id: string;
  severity: "blocker" | "warning" | "info";
  type: string;
  message: string;
  since: string;
  updated_at: string;
  related_url: string | null;
  /** Null for one about the organization */
  advertiser_id: string | null;
};

export type AlertPage = {
  items: (Alert)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** With expand=counts */
  counts?: {
    blocker: number;
    warning: number;
    info: number;
  };
};

export type AllocatedReward = {
  id: string;
  reward: {
    sku: string;
    name: string;
    face_value: string;
    currency: string;
  };
  currency: string;
  /** Null for as many as the amount pays for */
  quantity: number | null;
  quantity_used: number;
  quantity_expired: number;
  /** Null when there is no limit */
  quantity_available: number | null;
  /** Null in an open allocation, where the reward's own price applies */
  selling_price: string | null;
  amount: string | null;
  amount_used: string | null;
  status: "enabled" | "pending" | "disabled";
  locked: boolean;
  /** Approved and not locked */
  enabled: boolean;
};

export type AllocatedRewardList = {
  items: (AllocatedReward)[];
};

export type Allocation = {
  id: string;
  advertiser_id: string;
  type: "committed" | "open";
  status: "enabled" | "pending" | "disabled";
  state: "pending" | "ready" | "active" | "used" | "expired";
  /** Word shown, by display priority */
  display: "active" | "ready" | "used" | "expired" | "pending" | "rejected" | "withdrawn";
  is_available: boolean;
  is_editable: boolean;
  currency: string;
  amount: string;
  amount_used: string;
  /** Sum of the amounts of its undecided requests, in or out, not the net */
  amount_pending: string;
  amount_available: string;
  requested_amount: string;
  /** Lowest amount that a further request may ask for; null when committed */
  request_minimum: string | null;
  /** Amount of an expired committed allocation that can be given back; null when there is none */
  give_back_limit: string | null;
  /** IO number */
  external_id: string | null;
  description: string | null;
  expiration_datetime: string | null;
  no_expiration: boolean;
  ordered_datetime: string;
  version: number;
  /** Undecided requests, the oldest first */
  waiting_requests: (WaitingRequest)[];
  /** Present when requested */
  allocated_rewards?: (AllocatedReward)[];
};

export type AllocationDecision = {
  /** Null without viewInventory */
  allocation: Allocation | null;
  request: AllocationRequest;
  effects: Effects;
};

export type AllocationList = {
  items: (Allocation)[];
};

export type AllocationPage = {
  items: (Allocation)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type AllocationRequest = {
  /** The budget line's */
  id: string;
  retailer: {
    id: string;
    name: string;
  };
  budget_allocation: {
    id: string | null;
    type: "committed" | "open_budget" | "open_reward" | "budget";
    status: "enabled" | "pending" | "disabled" | null;
    /** Number of its rewards that wait for another request and cannot be given yet, once this request is approved; otherwise 0 */
    rewards_waiting: number;
  };
  budget_line_item: {
    type: "credit" | "debit" | "allocate" | "deallocate";
    status: "pending" | "approved" | "rejected" | "withdrawn";
    /** Never negative; the type gives the sign */
    amount: string;
    currency: string;
  };
  virtual_good_inventory: ({
    /** Number of pieces; null for as many as the amount pays for */
    count: number | null;
    status: "enabled" | "pending" | "disabled";
    /** Price of all pieces; null when there is no limit */
    amount: string | null;
    currency: string;
    virtual_currency: {
      /** Selling price; in an open allocation, the face value */
      cost_of_unit: string;
      currency: string;
      caption: string;
      sku: string;
    };
  })[];
  /** Null without viewAllocationsReport, unless the caller is the requester */
  requester: {
    name: string;
    email: string;
  } | null;
  /** Null without viewAllocationsReport, unless the caller is the requester */
  grantor: {
    name: string;
    email: string;
  } | null;
  external_id: string | null;
  description: string | null;
  /** End date that it sets; null when the allocation keeps its own */
  expiration: {
    expiration_datetime: string | null;
    no_expiration: boolean;
  } | null;
  created_at: string;
  /** Time of the decision; while pending, of the last change */
  updated_at: string;
  /** Last change while it was pending; null when it is as it was requested */
  last_change: {
    at: string;
    /** Null without viewAllocationsReport, unless it was the caller */
    person: {
      name: string;
      email: string;
    } | null;
  } | null;
  /** Whether the caller may approve or reject it */
  can_decide: boolean;
  /** Reason why the caller may not decide this request but may decide others */
  decision_obstacle: {
    code: "own_request" | "own_change" | "made_requester" | "changed_requester" | "made_by_requester" | "changed_by_requester" | "same_maker";
    /** Name of the other person; null for the caller's own request */
    person: string | null;
    /** Until when the obstacle holds; null means always */
    until: string | null;
  } | null;
  /** Reason for the rejection */
  reason: string | null;
  /** Result of an approval, while it is pending, for callers who may decide */
  outcome: AllocationRequestOutcome | null;
  version: number;
};

export type AllocationRequestDecision = {
  id: string;
  outcome: "decided" | "refused";
  /** Reason why it was not decided; null when it was */
  code: string | null;
  /** Explanation of the code */
  message: string | null;
  /** The request after the decision; null when it was not found */
  request: AllocationRequest | null;
};

export type AllocationRequestDecisions = {
  /** In the order sent */
  results: (AllocationRequestDecision)[];
  decided_count: number;
  /** Budgets of the advertisers with a decided request, by name */
  budgets: (DecidedBudget)[];
  effects: Effects;
};

export type AllocationRequestOutcome = {
  /** Null when it was never approved */
  before: AllocationTerms | null;
  after: AllocationTerms;
  currency: string;
  /** Unallocated budget now */
  unallocated: string;
  /** Unallocated budget after approval; below zero it cannot be approved */
  unallocated_after: string;
  /** Rewards of the allocation that still wait for another request after this approval */
  rewards_waiting: number;
};

export type AllocationRequestPage = {
  items: (AllocationRequest)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type AllocationTerms = {
  amount: string;
  amount_available: string;
  currency: string;
  expiration_datetime: string | null;
  no_expiration: boolean;
};

export type AllocationUpdate = {
  allocation: Allocation;
  request: AllocationRequest;
  effects: Effects;
};

export type Batch = {
  id: string;
  dispatch_id: string;
  sku: string;
  amount: number;
  usage: "users_notification" | "redemptions_activation" | "codes_extraction";
  state: "held" | "working" | "done" | "canceled";
  /** Steps of its lines, in order */
  plan: (string)[];
  notifications: (string)[];
  /** Face values of all its lines, in minor units (cents) */
  all_batch_total_value: number;
  /** Minimum validity of its codes; null when any expiry is accepted */
  reward_codes_minimal_expiration_datetime: string | null;
};

export type BatchLine = {
  batch_id: string;
  line: number;
  redemption_id: string;
  order_id: string;
  sku: string;
  value_currency: string;
  value: string;
  recipient: {
    id: string;
    provider: "email" | "mobile" | "account";
    email: string | null;
    phone_number: string | null;
    first_name: string | null;
    last_name: string | null;
    version: number;
  } | null;
  state: "booked" | "pending" | "redeemed" | "denied" | "failed" | "canceled" | "expired" | "refunded" | "blocked";
  stage: "held" | "activate" | "order" | "ordering" | "notify" | "sending" | "done" | "failed" | "canceled";
  delivery: {
    id: string;
    kind: "activation" | "reward" | "reminder" | "one_time_code";
    channel: "email" | "sms";
    state: "queued" | "sending" | "sent" | "failed" | "bounced" | "dropped";
    reason: string | null;
    sent_at: string | null;
    attempts: number;
    is_readdressed: boolean;
  } | null;
  last4: string | null;
  updated_at: string;
  /** Reason of the failure, as a key */
  reason: string | null;
  /** Remedy of the failure */
  remedy: "correct_address" | "give_phone" | "give_name" | "resend" | "retry" | "ask_operator" | "none" | null;
};

export type BatchLinePage = {
  items: (BatchLine)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type Brand = {
  id: string;
  sku: string;
  name: string;
  status: "enabled" | "deactivated";
  logo_url: string | null;
  /** Its pictures */
  media_set_id: string;
  created_at: string;
  updated_at: string;
  version: number;
  /** Displayed status: a deactivated brand appears as disabled */
  display_status: "enabled" | "disabled";
};

export type BrandPage = {
  items: (Brand)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type Budget = {
  /** Identifier of the advertiser */
  id: string;
  /** Moment of the figures; null for now */
  as_of: string | null;
  billing_currency: string;
  total: string;
  /** Same as total */
  amount: string;
  unallocated: string;
  allocated: string;
  pending: string;
  /** Same as pending */
  redemptions_pending_amount: string;
  delivered: string;
  expired: string;
  used: string;
  balance: string;
  max_add: string;
  max_remove: string;
  /** Sum of the amounts of undecided requests, in or out, not the net; it reserves no money */
  requested: string;
  allow_committed_allocation: boolean;
  debit_pendings: boolean;
};

export type BudgetLine = {
  id: string;
  /** Moment of the figures; null for now */
  as_of: string | null;
  creation_datetime: string;
  type: "credit" | "debit" | "allocate" | "deallocate";
  amount: string;
  currency: string;
  status: "pending" | "approved" | "rejected" | "withdrawn";
  description: string;
  external_id: string | null;
  allocation_id: string | null;
  version: number;
};

export type BudgetLinePage = {
  items: (BudgetLine)[];
  /** Omitted with `first`, like the two totals */
  page?: number;
  per_page?: number;
  total?: number;
  total_is_capped?: boolean;
  /** With `first`: the cursor to send as `after`; null at the end */
  next: string | null;
};

export type BudgetLineUpdate = {
  line: BudgetLine;
  effects: Effects;
};

export type BudgetList = {
  items: (Budget)[];
};

export type BudgetUpdate = {
  budget: Budget;
  /** Lines that were written; the requested one comes last */
  lines: (BudgetLine)[];
  effects: Effects;
};

export type BulkAction = {
  /** Empty in a dry run */
  id: string;
  action: "resend_success_notification" | "resend_activation_notification" | "retry_redemptions" | "cancel_redemptions" | "add_comment";
  comment: string | null;
  state: "working" | "done" | "stopped";
  /** Number of redemptions in the frozen selection */
  total: number;
  created_datetime: string;
  finished_datetime: string | null;
  outcomes: ({
    outcome: "waiting" | "done" | "left" | "failed" | "stopped";
    /** Reason of the outcome, as a key */
    reason: string | null;
    count: number;
  })[];
  progress: {
    /** Number of rows not processed yet */
    open: number;
    done: number;
    /** Number of skipped rows, whose state does not allow the action */
    left: number;
    failed: number;
    stopped: number;
  };
  /** Estimated seconds until the last message is sent; null when the action sends none */
  estimated_seconds: number | null;
};

export type BulkActionPage = {
  items: (BulkAction)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type BulkActionRow = {
  redemption_id: string;
  order_id: string | null;
  outcome: "waiting" | "done" | "left" | "failed" | "stopped";
  reason: string | null;
};

export type BulkActionRowPage = {
  items: (BulkActionRow)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type CatalogSearch = {
  /** Ends with autocompletion-product-skus and the organization */
  index_name: string;
  /** Sent to /api/graphql as X-Search-Key instead of a bearer token */
  search_key: string;
  /** ISO 8601 UTC */
  expires_at: string;
};

export type CatalogueChange = {
  /** Grows in commit order */
  id: string;
  at: string;
  kind: "appeared" | "changed" | "disappeared";
  noun: "brands" | "products" | "skus" | "publications";
  /** Id of the brand, product or publication, or the SKU */
  noun_id: string;
  /** Name at the time of the change; for a publication, its product's */
  name: string;
  brand_id: string | null;
  product_id: string | null;
  /** For a publication: the seller that offers the product */
  seller_name: string | null;
  /** Who made it; null unless the caller is operator staff with viewRewards */
  account_name: string | null;
  /** Changed fields; null unless the caller is operator staff with viewRewards */
  fields: ({
    field: string;
    before: string | null;
    after: string | null;
  })[] | null;
};

export type CatalogueChangePage = {
  items: (CatalogueChange)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** Cursor to send as `since` next time; it covers everything answered so far and nothing later */
  cursor: string;
};

export type CatalogueFileImport = {
  id: string;
  name: string;
  columns: (string)[];
  state: "receiving" | "trying" | "tried" | "importing" | "imported" | "stopped";
  /** Number of rows in the file */
  total: number;
  created_datetime: string;
  finished_datetime: string | null;
  outcomes: ({
    outcome: "waiting" | "created" | "changed" | "unchanged" | "refused";
    count: number;
    open: number;
  })[];
  /** Number of rows that arrived */
  received: number;
  /** Number of rows that the running step has yet to apply */
  open: number;
};

export type CatalogueFileImportPage = {
  items: (CatalogueFileImport)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type CatalogueImport = {
  rows: ({
    line: number;
    outcome: "created" | "changed" | "unchanged" | "refused";
    /** SKU; of a refused row, the one it names; null for a new row in a dry run */
    sku: string | null;
    /** Changed cells of a changed row, and all cells of a new one, as an export holds them */
    changes: ({
      column: string;
      before: string;
      after: string;
    })[];
    /** Errors of a refused row by column; with a message when the rule alone does not say enough */
    errors: ({
      column: string | null;
      rule: string;
      limit: string | null;
      message: string | null;
    })[];
  })[];
};

export type CatalogueImportRow = {
  line: number;
  /** SKU; of a refused row, the one it names; null for a new row in a dry run */
  sku: string | null;
  /** Changed cells of a changed row, and all cells of a new one, as an export holds them */
  changes: ({
    column: string;
    before: string;
    after: string;
  })[];
  /** Errors of a refused row by column; with a message when the rule alone does not say enough */
  errors: ({
    column: string | null;
    rule: string;
    limit: string | null;
    message: string | null;
  })[];
  outcome: "waiting" | "created" | "changed" | "unchanged" | "refused";
  /** Cells as they were sent */
  cells: (string)[];
};

export type CatalogueImportRowPage = {
  items: (CatalogueImportRow)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type ChangedCredential = {
  credential: Credential;
  effects: Effects;
};

export type ChangedDispatch = {
  dispatch: Dispatch;
  effects: Effects;
};

export type ChangedRedemption = {
  redemption: Redemption;
  effects: Effects;
};

export type ChangedServiceAccount = {
  service_account: ServiceAccount;
  effects: DispatchEffects;
};

export type ChangedWebhook = {
  webhook: Webhook;
  effects: Effects;
};

export type CodeData = {
  codes: ({
    usage: "primary" | "url" | "security_url" | "tracking" | "security" | "security_url_code";
    value: string;
    expires_at: string | null;
    /** Whether it is no longer valid */
    is_dead: boolean;
  })[];
};

export type CodeInformation = {
  codes: ({
    usage: "primary" | "url" | "security_url" | "tracking" | "security" | "security_url_code";
    last4: string;
    given_at: string;
    expires_at: string | null;
    /** Time of cancellation; null while it is valid */
    dead_at: string | null;
  })[];
  /** Newest first, 50 at most */
  reads: ({
    at: string;
    what: "reveal" | "export" | "pdf" | "recipient" | "resend" | "consult" | "link" | "creation";
    /** Name of the reader; null for the platform and for recipients */
    name: string | null;
    /** Null unless the caller is operator staff */
    reason: string | null;
  })[];
  read_count: number;
};

export type Codes = {
  items: (string)[];
};

export type CommittedAllocationsSummary = {
  /** Identifier of the advertiser */
  id: string;
  currency: string;
  count: number;
  pending_count: number;
  amount: string;
  amount_used: string;
  amount_pending: string;
  amount_available: string;
};

export type CommittedAllocationsSummaryList = {
  items: (CommittedAllocationsSummary)[];
};

export type CorrectedLine = {
  line: BatchLine | null;
  redemption: Redemption;
};

export type CountryList = {
  items: ({
    code: string;
    name: string;
  })[];
};

export type CreatedCredential = {
  credential: Credential;
  /** Shown only once; null in a dry run */
  client_secret: string | null;
  effects: Effects;
};

export type CreatedRedemption = {
  /** Null in a dry run */
  redemption: Redemption | null;
  /** Address where its recipient continues; null in a dry run */
  link: string | null;
  /** `link_sent`: its link was mailed, since its recipient must choose a reward or enter an address; `working`: its provider needs more time; `failed`: it is booked and can be retried */
  outcome: "created" | "link_sent" | "redeemed" | "working" | "failed";
  /** Reason of the failure, as a key */
  reason: string | null;
  cost: {
    total: string;
    currency: string;
    by_sku: ({
      sku: string;
      reward_name: string;
      line_count: number;
      /** Cost of one line; the highest when they differ */
      unit: string;
      charge: string;
      currency: string;
      /** committed, open, unallocated or several */
      source: string;
      stock_before: number | null;
      stock_after: number | null;
      quota_before: number | null;
      quota_after: number | null;
    })[];
  };
  effects: Effects;
};

export type CreatedWebhook = {
  webhook: Webhook;
  /** Shown only once: `whsec_…`; null in a dry run */
  secret: string | null;
  effects: Effects;
};

export type Credential = {
  id: string;
  advertiser_id: string;
  name: string;
  /** Public client ID for token requests */
  client_id: string;
  created_at: string;
  /** Name of the account that created it; null when the caller may not see it */
  created_by: string | null;
  /** To the minute */
  last_used_at: string | null;
  version: number;
};

export type CredentialPage = {
  items: (Credential)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** True when an external issuer creates the tokens: no API key can be created here */
  is_external_issuer: boolean;
};

export type DailyStats = {
  interval: "daily";
  timezone: string;
  items: ({
    date: string;
    count: number;
  })[];
  total: number;
};

export type DecidedBudget = {
  retailer: {
    id: string;
    name: string;
  };
  /** Number of its decided requests */
  count: number;
  currency: string;
  unallocated: string;
  unallocated_after: string;
};

export type DeletedCredential = {
  credential: Credential;
  effects: DispatchEffects;
};

export type Dimension = {
  id: string;
  type: "boolean" | "range" | "period" | "number" | "text" | "select" | "multi-select";
  /** Whether values outside the selectable ones are accepted */
  free_values: boolean;
  /** Whether several values are accepted, as a list */
  multiple: boolean;
  /** Whether each SKU of a product may have its own value */
  may_vary: boolean;
  /** Whether numbers are whole */
  is_whole: boolean;
  name: string;
  /** Selectable values */
  values: ({
    value: string;
    name: string;
  })[];
};

export type Dimensions = {
  items: (Dimension)[];
};

export type Discount = {
  product_id: string;
  /** Name of the product */
  label: string;
  /** SKU of the product */
  sku: string;
  brand_name: string;
  brand_sku: string;
  /** 0 when there is none */
  version: number;
  /** Percent, from 0 to 100 with two decimals at most; 0 means none */
  discount: string;
};

export type DiscountPage = {
  items: (Discount)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type Dispatch = {
  id: string;
  advertiser_id: string;
  promotion_id: string;
  kind: "send_codes" | "send_links" | "download_codes" | "download_links" | "activate_codes" | "follow_ups" | "single";
  state: "held" | "released" | "done" | "recalled";
  /** Why its lines are canceled at its release, while it is held */
  stop: "advertiser_disabled" | "promotion_not_running" | null;
  /** The change that a job makes at this moment; meanwhile every other one is refused */
  changing: "recall" | "release" | "cancel" | "retry" | null;
  channel: "email" | "sms" | null;
  file_name: string | null;
  order_prefix: string | null;
  line_count: number;
  currency: string;
  /** What its redemptions have booked or spent now; returned money is not in it */
  charge: string;
  undo_seconds: number;
  release_at: string;
  released_at: string | null;
  done_at: string | null;
  recalled_at: string | null;
  reminder_days: (number)[];
  minimal_expiration: string | null;
  include_pdf: boolean;
  testing: boolean;
  created_by_name: string | null;
  created_at: string;
  version: number;
  /** Number of refused rows that were not sent again and can be read: `GET /api/dispatches/{id}/refused_rows` */
  refused_rows_waiting: number;
  /** When those rows are deleted; null where there are none */
  refused_rows_until: string | null;
  /** Dispatches whose refused rows this one sends again */
  sends_again: (DispatchLink)[];
  /** Dispatches that sent its refused rows again */
  sent_again_by: (DispatchLink)[];
  can_recall: boolean;
  progress: {
    held: number;
    activate: number;
    /** Includes those on order */
    order: number;
    /** Includes those whose messages have not left yet */
    notify: number;
    done: number;
    failed: number;
    canceled: number;
  };
  /** Seconds until the last line is expected to be done */
  estimated_seconds: number;
  batches: (DispatchBatch)[];
  /** SKUs that were refused when the rest was accepted, with their reasons */
  refused: (RefusedSku)[];
};

export type DispatchBatch = {
  id: string;
  sku: string;
  reward_name: string;
  usage: "users_notification" | "redemptions_activation" | "codes_extraction";
  /** Number of lines */
  amount: number;
  /** Face value of each line; null when they differ */
  value: string | null;
  value_currency: string;
  charge: string;
  currency: string;
  state: "held" | "working" | "done" | "canceled";
  done: number;
  failed: number;
  canceled: number;
};

export type DispatchEffects = {
  /** Unprocessed dispatch lines that are canceled; their money is returned */
  lines_canceled: number;
  /** Dispatch lines whose reward is redeemed but not sent yet; they fail, and a retry sends them once nothing stops their batch */
  lines_failed: number;
  /** Dispatch lines that were about to be canceled, or waited for their promotion, and continue */
  lines_resumed: number;
  /** Amounts that the canceled lines had booked, one per billing currency; they are returned */
  returned: ({
    amount: string;
    currency: string;
  })[];
  /** Mails of these dispatches, sent once their last line is closed */
  mails: ({
    recipient: string;
    subject: string;
  })[];
};

export type DispatchLink = {
  id: string;
  promotion_id: string;
};

export type DispatchPage = {
  items: (Dispatch)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type DispatchRequest = {
  id: string;
  promotion_id: string;
  kind: "send_codes" | "send_links" | "download_codes" | "download_links" | "activate_codes" | "follow_ups" | "single";
  /** create for a new dispatch, create_batch for a batch of one SKU, else the change of a dispatch */
  action: "create" | "create_batch" | "recall" | "release" | "cancel" | "retry";
  /** The dispatch that is changed; null for a new one */
  dispatch_id: string | null;
  /** True where nothing of it is kept */
  dry_run: boolean;
  /** working: follow it; done: read `answer`, `batch` of a batch, or `changed` of a change; refused: read `refusal`, nothing was kept; canceled: a dry run that was given up */
  state: "working" | "done" | "refused" | "canceled";
  /** What is being done, in this order */
  stage: "waiting" | "reading" | "checking" | "saving" | "booking";
  /** Number of lines; an upper bound until a file is read */
  line_count: number;
  /** Number of lines that the stage is done with */
  lines_done: number;
  created_at: string;
  finished_at: string | null;
  /** What the new dispatch would have answered at once; null unless done */
  answer: AcceptedDispatch | null;
  /** What the new batch would have answered at once; null unless done */
  batch: Batch | null;
  /** What the change would have answered at once; null unless done */
  changed: ChangedDispatch | null;
  /** Why it was refused, as the body of a refusal; null unless refused */
  refusal: Problem | null;
  /** Part of the work that is done */
  percent: number;
};

export type Effects = {
  postings: ({
    kind: string;
    amount: string;
    currency: string;
    from: string;
    to: string;
  })[];
  figures: ({
    name: string;
    /** Allocation of the figure; null for a budget figure */
    allocation_id: string | null;
    currency: string;
    before: string;
    after: string;
  })[];
  mails: ({
    recipient: string;
    subject: string;
  })[];
};

export type EndedServiceAccountSecret = {
  service_account: ServiceAccount;
  effects: Effects;
};

export type Event = {
  /** The same wherever and however often the event is delivered */
  id: string;
  /** Cursor of the event: send it as `after` to read on behind it */
  position: string;
  type: string;
  /** Id of what the event is about, also in `data` */
  subject_id: string;
  advertiser_id: string | null;
  /** When it happened */
  at: string;
  /** The request that caused it */
  request_id: string;
  /** What the event says, in the fields of its type; names are those of the graph */
  data: Record<string, unknown>;
};

export type Events = {
  items: (Event)[];
  /** Send it as `after` next time: it covers everything answered so far, and nothing later */
  end_cursor: string;
  /** True if more events can be read at once */
  has_next_page: boolean;
  /** The smallest `after` that still misses nothing */
  oldest_cursor: string;
};

export type Experience = {
  id: string;
  image: string | null;
  picto: string;
  /** Addresses of pictures */
  carousel: (string)[];
  /** Steps of the recipient, separated by commas */
  user_flow_demo: string | null;
  name: string;
  description: string;
  infos: ({
    name: string;
    value: string;
  })[];
  benefits: (string)[];
  /** True when it is selected without a page of its own */
  is_previewable: boolean;
  redemption_flow: {
    id: string;
    name: string;
    supports_primary_code: boolean;
    integration_mode: string;
  } | null;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  supported_redemption_flow: ("facelift" | "legacy")[];
  options: {
    modules: {
      api_keys_generation?: "enabled" | "optional" | "required";
      activation_links?: "enabled" | "optional" | "required";
      bulk_redemption?: "enabled" | "optional" | "required";
      bulk_activation?: "enabled" | "optional" | "required";
      customization_step?: "enabled" | "optional" | "required";
      settings: Record<string, "enabled" | "optional" | "required">;
    };
    /** Allowed delivery formats; empty allows all */
    digital_rewards_masks: ("digital_delivery" | "physical_shipment")[];
    environments: ("sandbox" | "production")[];
    disallow_pdf: boolean;
  };
};

export type ExperienceList = {
  items: (Experience)[];
};

export type Explanation = {
  figure: "total" | "delivered" | "expired" | "pending" | "used" | "balance" | "unallocated" | "allocated" | "max_add" | "max_remove" | "requested" | "amount" | "amount_used" | "amount_pending" | "amount_available";
  /** Moment of the explanation; null for now */
  as_of: string | null;
  currency: string;
  amount: string;
  terms: ({
    /** A figure, a kind of posting, `limit`, or `committed` (the amount in committed allocations) */
    name: string;
    is_figure: boolean;
    sign: 1 | -1;
    amount: string;
  })[];
  /** Sum of the entries: the figure less the limit in its formula */
  entries_amount: string;
  kinds: ({
    kind: string;
    count: number;
    amount: string;
  })[];
  entries: {
    items: ({
      id: string;
      at: string;
      kind: string;
      /** Effect on the figure, signed */
      amount: string;
      /** The figure after this entry */
      after: string;
      from: string | null;
      to: string | null;
      allocation_id: string | null;
      /** IO number of the allocation */
      allocation_external_id: string | null;
      reference: string | null;
      description: string | null;
      is_request: boolean;
      reverses: string | null;
    })[];
    page: number;
    per_page: number;
    total: number;
    total_is_capped: boolean;
  };
};

export type Extract = {
  id: string;
  kind: "links" | "codes" | "entry_codes";
  /** True for a zip of the codes and their PDFs */
  include_pdf: boolean;
  /** Path of the file with its ticket */
  url: string;
  ticket: string;
  /** End of the ticket's validity, ISO 8601 */
  expires_at: string;
};

export type Failure = {
  kind: "order" | "message" | "line";
  /** Time of the failure */
  at: string;
  advertiser_id: string;
  advertiser_name: string;
  promotion_id: string;
  promotion_name: string;
  redemption_id: string;
  order_id: string | null;
  /** Reason, as a key; empty when unknown */
  reason: string;
  dispatch_id: string | null;
  /** Its line; null when it is not part of a batch */
  line: BatchLine | null;
};

export type FailureGroup = {
  /** Kind of failure: an order, a message, or a line */
  kind: "order" | "message" | "line";
  /** Reason, as a key */
  reason: string;
  /** Remedy for these failures */
  remedy: "correct_address" | "give_phone" | "give_name" | "resend" | "retry" | "ask_operator" | "none";
  advertiser_id: string;
  advertiser_name: string;
  count: number;
  oldest: string;
};

export type FailureGroups = {
  items: (FailureGroup)[];
  /** Number of all open failures */
  total: number;
  /** True when there are more groups; filter by advertiser to see them */
  is_capped: boolean;
};

export type FailurePage = {
  items: (Failure)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type InventoryOptions = {
  items: ({
    id: string;
    name: string;
  })[];
};

export type InventoryPage = {
  items: (InventoryRow)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** First of the 30 counted days */
  first_day: string;
  /** First of the 7 counted days */
  recent_day: string;
  /** Last counted day: yesterday */
  last_day: string;
  timezone: string;
  names: {
    brand: string | null;
    product: string | null;
    reward: string | null;
  };
};

export type InventoryRow = {
  type: "stock" | "budget";
  reward_source: RewardSource;
  /** Provider; null unless the caller is operator staff */
  provider: Provider | null;
  /** Null unless the caller is operator staff */
  provider_payment_type: "prepaid_budget" | "paid_on_redeem" | "paid_on_use" | "prepaid_codes" | null;
  reward_caption: string | null;
  reward_sku: string | null;
  face_value: string | null;
  currency: string;
  stock: number | null;
  delayed_stock: number | null;
  total_stock: number | null;
  budget: string | null;
  /** 0 for stock */
  budget_version: number;
  dashboard_url: string | null;
  last_7_days: number;
  last_30_days: number;
  next_7_days: number;
  next_30_days: number;
  /** Value of the rewards used in the last 30 days */
  last_30_days_amount: string;
  run_out: RunOut;
  /** Null unless the caller is operator staff */
  alert: RunOutAlert | null;
};

export type InventoryStats = {
  items: ({
    advertiser: {
      id: string;
      name: string;
    };
    last_7_days: number;
    last_30_days: number;
    /** Pieces left in its committed allocations */
    allocated: number;
  })[];
  /** Number of advertisers; the first 100 are listed */
  advertiser_count: number;
  last_7_days_total: number;
  last_30_days_total: number;
  allocated_total: number;
  /** One entry for each of the 30 days */
  daily: ({
    date: string;
    count: number;
  })[];
};

export type Invoicing = {
  /** Identifier of the advertiser */
  id: string;
  auto_invoicing: boolean;
  vat_country: string | null;
  /** Same as the advertiser's */
  invoice_type: "unknown" | "prepayment" | "payment_in_30" | "payment_in_60";
  invoice_address: {
    line_1: string | null;
    zipcode: string | null;
    city: string | null;
    country: string | null;
  };
  firstname: string | null;
  lastname: string | null;
  entreprise_name: string | null;
  companie_type: string | null;
  capital: string | null;
  rcs_number: string | null;
  rcs_town: string | null;
  siret: string | null;
  ape: string | null;
  id_tva: string | null;
  version: number;
};

export type InvoicingList = {
  items: (Invoicing)[];
};

export type Job = {
  id: string;
  kind: string;
  /** Name of the mail, for a mail job */
  detail: string | null;
  state: "queued" | "running" | "done" | "dead";
  attempts: number;
  /** Reason why the last attempt failed */
  error: string | null;
  created_at: string;
  /** Earliest start */
  run_at: string;
  /** When it was done or given up */
  finished_at: string | null;
  max_attempts: number;
  /** Advertiser of the job */
  advertiser: AdvertiserSummary | null;
};

export type JobPage = {
  items: (Job)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  counts: {
    queued: number;
    running: number;
    dead: number;
  };
};

export type KeyOutcome = {
  /** Idempotency key */
  key: string;
  /** unknown: no request with the key was made or refused, or none arrived yet; in_flight: one is being worked on; done: one was made; refused: the last one was refused, and nothing was changed */
  state: "unknown" | "in_flight" | "done" | "refused";
  /** Record that the request made or changed; null unless done, and where there is no single one */
  record: {
    /** Plural noun of the record, as in the path of its resource */
    noun: string;
    /** Identifier of the record */
    id: string;
    /** Advertiser of the record */
    advertiser_id: string | null;
    /** Promotion of a dispatch */
    promotion_id: string | null;
  } | null;
  /** Reason of the last refusal; null unless refused */
  refusal: {
    /** Name of the refusal */
    error_name: string;
    /** Message of the refusal */
    message: string;
  } | null;
  /** Time of the answer, ISO 8601 UTC; null while unknown or in flight */
  at: string | null;
};

export type ListedPromotion = {
  id: string;
  name: string;
  status: "enabled" | "paused" | "completed" | "disabled" | "testing";
  state: "pending" | "ready" | "ended" | "completed";
  start_datetime: string;
  /** Null while it is ongoing */
  end_datetime: string | null;
  has_runnable_reward: boolean;
  version: number;
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  experience: {
    id: string;
    name: string;
  };
  redemptions: {
    states: {
      activated: number;
      redeemed: number;
      /** Includes failed ones */
      pending: number;
      denied: number;
      ratio: number;
    };
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Whether it can be redeemed now: enabled, ready and with a runnable reward */
  is_valid: boolean;
  /** Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward */
  is_pending_or_valid: boolean;
  /** Counts of its redemptions (PROMO-54) */
  stats: {
    activated: number;
    redeemed: number;
    /** Includes failed ones */
    pending: number;
    denied: number;
    ratio: number;
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Label of its portal's domain */
  ui_id: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  allow_pdf: boolean;
  /** In days; null means never */
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  fraud_level: "standard" | "strong";
  redeem_frequency: "unique" | "multiple";
  secured_order_ids: boolean;
  email_sender_name: string | null;
  email_via: boolean;
  sms_sender_name: string | null;
  created_at: string;
  updated_at: string;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  allowed_notification_channels: ("email" | "sms")[];
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  restrictions: {
    countries: (string)[];
    languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  };
  landing_pages: {
    default_url: string | null;
    rewards: (unknown)[];
  };
  advertising: {
    advertising_campaigns: (string)[];
  };
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  /** Colors of the redemption flow by part, as hexadecimal */
  colors: Record<string, string>;
  /** Null when the experience has no redemption flow */
  flow_settings: {
    integration_mode: string;
    multiple_rewards: boolean;
    third_party_authentication: boolean;
    footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
    redemption_flow_theme: "alesia" | "default";
    display_code: boolean;
    enable_contact_support: boolean;
    sharing_systems: ("email")[];
  } | null;
  /** Obstacles to its launch */
  missing: (PromotionGap)[];
  /** Its rewards in order; null in lists */
  rewards: ({
    offer_id: string;
    sku: string;
    status: "enabled" | "paused" | "disabled";
    /** Pictures of the SKU, or its product's where it has none of its own */
    medias: ({
      id: string;
      name: "logo" | "catalog_badge" | "picture";
      /** null for the default picture of all other locales */
      locale: string | null;
      url: string;
    })[];
  })[] | null;
};

export type MadeServiceAccount = {
  service_account: ServiceAccount;
  /** Shown only once; null in a dry run, and when an external issuer holds the secret */
  client_secret: string | null;
  effects: Effects;
};

export type Media = {
  id: string;
  url: string | null;
  upload_status: "pending" | "success" | "error";
  content_type: string;
  /** In bytes */
  size: number;
  /** In pixels */
  width: number | null;
  /** In pixels */
  height: number | null;
  /** The same picture, smaller and in other formats */
  variants: (MediaVariant)[];
};

export type MediaSet = {
  id: string;
  /** Kind of item */
  noun: "brands" | "products" | "skus";
  noun_id: string;
  items: ({
    name: "logo" | "catalog_badge" | "picture";
    /** null for the default picture of all other locales */
    locale: "en" | "fr" | "ja" | "de" | "it" | "es" | "nl" | "pt" | null;
    media_id: string;
    media: Media;
  })[];
  version: number;
};

export type MediaSetList = {
  items: (MediaSet)[];
};

export type MediaVariant = {
  url: string;
  /** In pixels */
  width: number;
  content_type: string;
};

export type Member = {
  id: string;
  name: string;
  email: string;
  /** Whether its owner has opened a link sent to this address */
  email_verified: boolean;
  login: string;
  roles: ("user" | "admin" | "superadmin" | "developer" | "promotion_data_analyst" | "promotion_user" | "promotion_manager" | "client_manager" | "inventory_manager" | "inventory_qa" | "inventory_data_analyst" | "inventory_data_analyst_with_full_access" | "customer_support_manager" | "customer_support_agent" | "catalog_manager" | "platform_admin")[];
  status: "enabled" | "invited" | "disabled";
  /** Present while nobody has accepted it */
  invitation: {
    state: "open" | "expired" | "withdrawn";
    expires_at: string | null;
  } | null;
  /** External identities linked to it, since its first verified sign-in there */
  identities: ({
    issuer: string;
    subject: string;
    bound_at: string;
  })[];
  /** The verified e-mail belongs to a domain of the operator */
  is_staff: boolean;
  locale: string;
  timezone: string;
  organization: Organization;
  /** Advertisers assigned to it; omitted in lists */
  advertisers?: (AdvertiserSummary)[];
  version: number;
};

export type MemberPage = {
  items: (Member)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type Organization = {
  id: string;
  ui_id: string;
  name: string;
  restrictions: {
    operating_countries: (string)[];
    billing_currencies: (string)[];
  };
};

export type Organizations = {
  items: (Organization)[];
};

export type PortalAssets = {
  promotion_id: string;
  version: number;
  redemption_flow_theme: "alesia" | "default" | null;
  footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
  colors: Record<string, string>;
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
};

export type PortalDomain = {
  is_taken: boolean;
};

export type Problem = {
  status: number;
  title: string;
  error_name: string;
  message: string;
  error_detail?: string;
  field_errors?: ({
    /** Path of the field. An item of a list has its place from 0 (`quantities.0.value`); rows and lines of a table or file have their number from 1 (`rows.1.email`) */
    field: string;
    rule: string;
    limit?: string;
  })[];
  /** Identifier of the record that the message names, such as the promotion of `draft_used` */
  record_id?: string;
  current?: unknown;
};

export type Product = {
  id: string;
  /** In the default locale */
  name: string;
  /** In the default locale */
  description: string;
  default_locale: "en" | "fr" | "ja" | "de" | "it" | "es" | "nl" | "pt";
  /** Texts in the languages other than the default one */
  translations: Record<string, {
    name: string;
    description: string;
  }>;
  status: "enabled" | "disabled";
  /** Whether it has an enabled SKU */
  state: "ready" | "no_sku";
  condition_of_sale: "on_demand" | "in_stock";
  delivery_mode: "digital_delivery" | "physical_shipment";
  /** ISO 3166-1 alpha-2; empty means worldwide */
  country_restrictions: (string)[];
  face_value_currency: string;
  accept_variable_value: boolean;
  /** %s stands for the value */
  name_with_variable_value: string | null;
  featured: boolean;
  themes: (string)[];
  terms_and_conditions: string | null;
  terms_and_conditions_url: string | null;
  dimension_configurations: ({
    dimension: string;
    required: boolean;
    vary: boolean;
  })[];
  dimension_values: Record<string, boolean | number | string | (number | string)[] | {
    years: number;
    months: number;
    weeks: number;
    days: number;
  }>;
  /** Its pictures */
  media_set_id: string;
  created_at: string;
  updated_at: string;
  version: number;
  brand: {
    id: string;
    name: string;
    status: "enabled" | "deactivated";
  };
  product_type: {
    id: "gift_card" | "item" | "legacy";
    /** In the caller's language */
    name: string;
  };
  targeting: {
    gender: "female" | "male" | null;
    age_range: ("<18" | "18-24" | "25-34" | "35-44" | "45-54" | "55+")[];
  };
  /** Dimensions for which each SKU has its own value */
  vary_on: (string)[];
  /** Offer by the caller's organization */
  publication: {
    published: boolean;
    private: boolean;
  };
};

export type ProductOptions = {
  items: ({
    product_id: string;
    name: string;
    brand_name: string;
    brand_sku: string;
  })[];
};

export type ProductPage = {
  items: (Product)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type ProductTypes = {
  items: ({
    id: "gift_card" | "item" | "legacy";
    /** In the caller's language */
    name: string;
    mandatory_dimensions: (string)[];
  })[];
};

export type Promotion = {
  id: string;
  name: string;
  status: "enabled" | "paused" | "completed" | "disabled" | "testing";
  state: "pending" | "ready" | "ended" | "completed";
  start_datetime: string;
  /** Null while it is ongoing */
  end_datetime: string | null;
  has_runnable_reward: boolean;
  version: number;
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  experience: {
    id: string;
    name: string;
  };
  redemptions: {
    states: {
      activated: number;
      redeemed: number;
      /** Includes failed ones */
      pending: number;
      denied: number;
      ratio: number;
    };
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Whether it can be redeemed now: enabled, ready and with a runnable reward */
  is_valid: boolean;
  /** Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward */
  is_pending_or_valid: boolean;
  /** Counts of its redemptions (PROMO-54) */
  stats: {
    activated: number;
    redeemed: number;
    /** Includes failed ones */
    pending: number;
    denied: number;
    ratio: number;
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Label of its portal's domain */
  ui_id: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  allow_pdf: boolean;
  /** In days; null means never */
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  fraud_level: "standard" | "strong";
  redeem_frequency: "unique" | "multiple";
  secured_order_ids: boolean;
  email_sender_name: string | null;
  email_via: boolean;
  sms_sender_name: string | null;
  created_at: string;
  updated_at: string;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  allowed_notification_channels: ("email" | "sms")[];
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  restrictions: {
    countries: (string)[];
    languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  };
  landing_pages: {
    default_url: string | null;
    rewards: (unknown)[];
  };
  advertising: {
    advertising_campaigns: (string)[];
  };
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  /** Colors of the redemption flow by part, as hexadecimal */
  colors: Record<string, string>;
  /** Null when the experience has no redemption flow */
  flow_settings: {
    integration_mode: string;
    multiple_rewards: boolean;
    third_party_authentication: boolean;
    footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
    redemption_flow_theme: "alesia" | "default";
    display_code: boolean;
    enable_contact_support: boolean;
    sharing_systems: ("email")[];
  } | null;
  /** Obstacles to its launch */
  missing: (PromotionGap)[];
  /** Its rewards in order; null in lists */
  rewards: ({
    offer_id: string;
    sku: string;
    status: "enabled" | "paused" | "disabled";
    /** Pictures of the SKU, or its product's where it has none of its own */
    medias: ({
      id: string;
      name: "logo" | "catalog_badge" | "picture";
      /** null for the default picture of all other locales */
      locale: string | null;
      url: string;
    })[];
  })[] | null;
};

export type PromotionDetails = {
  /** Label of its portal's domain */
  ui_id: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  allow_pdf: boolean;
  /** In days; null means never */
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  fraud_level: "standard" | "strong";
  redeem_frequency: "unique" | "multiple";
  secured_order_ids: boolean;
  email_sender_name: string | null;
  email_via: boolean;
  sms_sender_name: string | null;
  created_at: string;
  updated_at: string;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  allowed_notification_channels: ("email" | "sms")[];
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  restrictions: {
    countries: (string)[];
    languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  };
  landing_pages: {
    default_url: string | null;
    rewards: (unknown)[];
  };
  advertising: {
    advertising_campaigns: (string)[];
  };
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  /** Colors of the redemption flow by part, as hexadecimal */
  colors: Record<string, string>;
  /** Null when the experience has no redemption flow */
  flow_settings: {
    integration_mode: string;
    multiple_rewards: boolean;
    third_party_authentication: boolean;
    footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
    redemption_flow_theme: "alesia" | "default";
    display_code: boolean;
    enable_contact_support: boolean;
    sharing_systems: ("email")[];
  } | null;
};

export type PromotionDraft = {
  advertiser_id: string;
  experience_id: string | null;
  skus: (string)[];
  /** The rewards in order, checked against its experience */
  rewards: (PromotionDraftReward)[];
  settings: PromotionDraftSettings;
  page: "experience" | "reward" | "settings";
  /** Promotion that was duplicated */
  copied_from: string | null;
  version: number;
  updated_at: string | null;
};

export type PromotionDraftReward = {
  sku: string;
  name: string | null;
  /** Whether it could be redeemed, or the obstacle */
  state: "invalid_reward" | "temporarily_unavailable" | "invalid_reward_for_redemption_flow" | "no_allocation" | "ready";
};

export type PromotionDraftSettings = {
  name: string;
  ongoing: boolean;
  start_datetime: string | null;
  end_datetime: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  multiple_rewards: boolean;
  fraud_level: "standard" | "strong" | null;
  redeem_frequency: "unique" | "multiple" | null;
  restricted_countries: (string)[];
  restricted_languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  allow_pdf: boolean;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  email_sender_name: string | null;
  email_via: boolean;
  ui_id: string | null;
  secured_order_ids: boolean;
  landing_page_url: string | null;
  sharing_systems: ("email")[];
  third_party_authentication: boolean;
  display_code: boolean;
  enable_contact_support: boolean;
  footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
};

export type PromotionEffects = {
  /** Booked and pending redemptions that cannot be redeemed while the change lasts */
  recipients: number;
  /** Booked ones among these redemptions: their recipients were sent no message */
  links: number;
  /** Booked and pending redemptions that become redeemable again */
  returning: number;
  /** Booked and pending redemptions of rewards that were removed; they stay redeemable */
  kept: number;
  dispatches: DispatchEffects;
  /** Unprocessed dispatch lines that wait until the promotion resumes */
  lines_waiting: number;
  /** Number of redeemable rewards, now or once the promotion starts */
  live_rewards_before: number;
  live_rewards_after: number;
};

export type PromotionGap = {
  /** Key of its message */
  code: string;
  /** The setting concerned, as the rules name it */
  field: string | null;
  /** Screen where it can be fixed */
  screen: "details" | "rewards" | "settings" | "advertiser" | "budget";
};

export type PromotionGives = {
  /** Its rewards in order; null in lists */
  rewards: ({
    offer_id: string;
    sku: string;
    status: "enabled" | "paused" | "disabled";
    /** Pictures of the SKU, or its product's where it has none of its own */
    medias: ({
      id: string;
      name: "logo" | "catalog_badge" | "picture";
      /** null for the default picture of all other locales */
      locale: string | null;
      url: string;
    })[];
  })[] | null;
};

export type PromotionGivesUnsaid = {
  /** Its rewards in order; null in lists */
  rewards: ({
    offer_id: string;
    sku: string;
    status: "enabled" | "paused" | "disabled";
    /** Pictures of the SKU, or its product's where it has none of its own */
    medias: ({
      id: string;
      name: "logo" | "catalog_badge" | "picture";
      /** null for the default picture of all other locales */
      locale: string | null;
      url: string;
    })[];
  })[] | null;
};

export type PromotionLaunch = {
  /** Obstacles to its launch */
  missing: (PromotionGap)[];
};

export type PromotionPage = {
  items: (Promotion)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type PromotionReward = {
  offer_id: string;
  promotion_id: string;
  sku: string;
  /** Default name, used for languages without a translation */
  usual_name: string;
  /** Names in languages other than the default one */
  names: Record<string, string>;
  brand_name: string;
  status: "enabled" | "paused" | "disabled";
  /** Whether it can be redeemed, or the obstacle */
  state: "invalid_reward" | "temporarily_unavailable" | "invalid_reward_for_redemption_flow" | "no_allocation" | "ready";
  /** Why it is an invalid reward or temporarily unavailable; null for other states */
  reason: "unknown" | "not_sold" | "brand" | "not_published" | "country" | "provider_has_none" | "no_provider" | "no_codes" | "pool_stopped" | null;
  currency: string;
  face_value: string;
  variable_value: boolean;
  delivery_mode: "digital_delivery" | "physical_shipment";
  /** Committed pieces left; null for as many as the budget pays for */
  stock: number | null;
  position: number;
  /** In the caller's language */
  name: string;
  /** What the next one costs the advertiser: the agreed price of committed stock, else its list price */
  price: string;
  price_currency: string;
  value: {
    amount: string;
  };
  /** Same as stock */
  quantity: number | null;
  is_runnable: boolean;
  /** Same as activated */
  count: number;
  activated: number;
  redeemed: number;
  /** Includes failed ones */
  pending: number;
  denied: number;
  /** Redeemed as a percentage of activated, one decimal */
  ratio: number;
};

export type PromotionRewardPage = {
  items: (PromotionReward)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type PromotionRow = {
  id: string;
  name: string;
  status: "enabled" | "paused" | "completed" | "disabled" | "testing";
  state: "pending" | "ready" | "ended" | "completed";
  start_datetime: string;
  /** Null while it is ongoing */
  end_datetime: string | null;
  has_runnable_reward: boolean;
  version: number;
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  experience: {
    id: string;
    name: string;
  };
  redemptions: {
    states: {
      activated: number;
      redeemed: number;
      /** Includes failed ones */
      pending: number;
      denied: number;
      ratio: number;
    };
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Whether it can be redeemed now: enabled, ready and with a runnable reward */
  is_valid: boolean;
  /** Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward */
  is_pending_or_valid: boolean;
  /** Counts of its redemptions (PROMO-54) */
  stats: {
    activated: number;
    redeemed: number;
    /** Includes failed ones */
    pending: number;
    denied: number;
    ratio: number;
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Label of its portal's domain */
  ui_id: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  allow_pdf: boolean;
  /** In days; null means never */
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  fraud_level: "standard" | "strong";
  redeem_frequency: "unique" | "multiple";
  secured_order_ids: boolean;
  email_sender_name: string | null;
  email_via: boolean;
  sms_sender_name: string | null;
  created_at: string;
  updated_at: string;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  allowed_notification_channels: ("email" | "sms")[];
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  restrictions: {
    countries: (string)[];
    languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  };
  landing_pages: {
    default_url: string | null;
    rewards: (unknown)[];
  };
  advertising: {
    advertising_campaigns: (string)[];
  };
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  /** Colors of the redemption flow by part, as hexadecimal */
  colors: Record<string, string>;
  /** Null when the experience has no redemption flow */
  flow_settings: {
    integration_mode: string;
    multiple_rewards: boolean;
    third_party_authentication: boolean;
    footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
    redemption_flow_theme: "alesia" | "default";
    display_code: boolean;
    enable_contact_support: boolean;
    sharing_systems: ("email")[];
  } | null;
  /** Obstacles to its launch */
  missing: (PromotionGap)[];
};

export type PromotionScreen = {
  level: "advertiser" | "promotion" | "reward";
  sku: string | null;
  screen: "email_activation" | "sms_activation" | "code_entry" | "authentication" | "shipping_information" | "success" | "email_delivery" | "sms_delivery" | "promotion_not_available" | "user_not_eligible" | "unexpected_error";
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  /** By key; omitted texts come from the next level */
  texts: Record<string, string>;
};

export type PromotionScreens = {
  promotion_id: string;
  version: number;
  screens: (PromotionScreen)[];
};

export type PromotionSet = {
  id: string;
  name: string;
  status: "enabled" | "paused" | "completed" | "disabled" | "testing";
  state: "pending" | "ready" | "ended" | "completed";
  start_datetime: string;
  /** Null while it is ongoing */
  end_datetime: string | null;
  has_runnable_reward: boolean;
  version: number;
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  experience: {
    id: string;
    name: string;
  };
  redemptions: {
    states: {
      activated: number;
      redeemed: number;
      /** Includes failed ones */
      pending: number;
      denied: number;
      ratio: number;
    };
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Whether it can be redeemed now: enabled, ready and with a runnable reward */
  is_valid: boolean;
  /** Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward */
  is_pending_or_valid: boolean;
  /** Counts of its redemptions (PROMO-54) */
  stats: {
    activated: number;
    redeemed: number;
    /** Includes failed ones */
    pending: number;
    denied: number;
    ratio: number;
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Label of its portal's domain */
  ui_id: string | null;
  locale: "en" | "fr" | "ja" | "it" | "de" | "pt";
  allow_pdf: boolean;
  /** In days; null means never */
  redemption_expiration_delay: number | null;
  auto_cancel_code: boolean;
  fraud_level: "standard" | "strong";
  redeem_frequency: "unique" | "multiple";
  secured_order_ids: boolean;
  email_sender_name: string | null;
  email_via: boolean;
  sms_sender_name: string | null;
  created_at: string;
  updated_at: string;
  authentication_systems: ("email" | "mobile" | "account" | "third_party")[];
  allowed_notification_channels: ("email" | "sms")[];
  activation_notification_channels: ("email" | "sms")[];
  notification_channels: ("email" | "sms")[];
  restrictions: {
    countries: (string)[];
    languages: ("en" | "fr" | "ja" | "it" | "de" | "pt")[];
  };
  landing_pages: {
    default_url: string | null;
    rewards: (unknown)[];
  };
  advertising: {
    advertising_campaigns: (string)[];
  };
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  /** Colors of the redemption flow by part, as hexadecimal */
  colors: Record<string, string>;
  /** Null when the experience has no redemption flow */
  flow_settings: {
    integration_mode: string;
    multiple_rewards: boolean;
    third_party_authentication: boolean;
    footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
    redemption_flow_theme: "alesia" | "default";
    display_code: boolean;
    enable_contact_support: boolean;
    sharing_systems: ("email")[];
  } | null;
};

export type PromotionSummary = {
  id: string;
  name: string;
  status: "enabled" | "paused" | "completed" | "disabled" | "testing";
  state: "pending" | "ready" | "ended" | "completed";
  start_datetime: string;
  /** Null while it is ongoing */
  end_datetime: string | null;
  has_runnable_reward: boolean;
  version: number;
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  experience: {
    id: string;
    name: string;
  };
  redemptions: {
    states: {
      activated: number;
      redeemed: number;
      /** Includes failed ones */
      pending: number;
      denied: number;
      ratio: number;
    };
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
  /** Whether it can be redeemed now: enabled, ready and with a runnable reward */
  is_valid: boolean;
  /** Whether it can be redeemed now or later: enabled or paused, not over, and with a runnable reward */
  is_pending_or_valid: boolean;
  /** Counts of its redemptions (PROMO-54) */
  stats: {
    activated: number;
    redeemed: number;
    /** Includes failed ones */
    pending: number;
    denied: number;
    ratio: number;
    /** Redeemed within the last seven days */
    last_7_days: number;
  };
};

export type Provider = {
  id: string;
  name: string;
};

export type Providers = {
  items: (Provider)[];
};

export type PublicSkus = {
  skus: (string)[];
};

export type Publication = {
  id: string;
  product_id: string;
  seller_id: string;
  seller_name: string;
  /** Whether it is in the seller's catalog */
  published: boolean;
  /** Whether it is accessible by SKU only */
  private: boolean;
  version: number;
};

export type Publications = {
  items: (Publication)[];
};

export type ReceivedReport = {
  /** Identifier of the schedule */
  id: string;
  report: "activity_report" | "inventory_report" | "redemptions";
  view_name: string;
  /** Name of the owner, who set up the schedule */
  owner_name: string;
  cadence: "daily" | "weekly" | "monthly";
  /** For a weekly schedule: 1 Monday to 7 Sunday */
  weekday: number | null;
  /** For a monthly schedule */
  month_day: number | null;
  /** HH:MM */
  time: string;
  timezone: string;
  format: "csv" | "pdf";
  is_paused: boolean;
  /** Null while it is paused */
  next_datetime: string | null;
};

export type ReceivedReportList = {
  items: (ReceivedReport)[];
};

export type Redemption = {
  id: string;
  order_id: string | null;
  external_ref: string | null;
  company_name: string | null;
  dispatch_id: string | null;
  batch_id: string | null;
  state: "booked" | "pending" | "redeemed" | "denied" | "failed" | "canceled" | "expired" | "refunded" | "blocked";
  reversed: boolean;
  /** Reason for its state, as a key */
  state_details: string | null;
  payment_types: (number)[];
  testing: boolean;
  /** Null without redemptionsAdmin */
  provider: string | null;
  /** Null without redemptionsAdmin */
  provider_name: string | null;
  /** Null without redemptionsAdmin */
  provider_payment_type: number | null;
  provider_tracking_code: string | null;
  /** Whether it has a valid code that can be canceled at its source */
  cancelable: boolean;
  can_consult: boolean;
  /** Last characters of its code */
  last4: string | null;
  activation_datetime: string | null;
  booked_datetime: string;
  updated_datetime: string;
  redeemed_datetime: string | null;
  refunded_datetime: string | null;
  expiration_datetime: string | null;
  user: {
    id: string;
    provider: "email" | "mobile" | "account";
    uid: string;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    phone_number: string | null;
    location: {
      country: string | null;
    };
    version: number;
  } | null;
  needs_address: boolean;
  version: number;
  value: {
    amount: string;
    currency: string;
  };
  /** Its advertiser */
  client: {
    id: string;
    name: string;
  };
  promotion: {
    id: string;
    name: string;
    state: "pending" | "ready" | "ended" | "completed";
    status: "enabled" | "paused" | "completed" | "disabled" | "testing";
    activation_notification_channels: ("email" | "sms")[];
    notification_channels: ("email" | "sms")[];
    auto_cancel_code: boolean;
    redemption_expiration_delay: number | null;
  };
  reward: {
    sku: string;
    name: string;
    /** Null when its promotion no longer has it */
    state: "invalid_reward" | "temporarily_unavailable" | "invalid_reward_for_redemption_flow" | "no_allocation" | "ready" | null;
    status: "enabled" | "paused" | "disabled" | null;
  };
  reward_format: {
    usages: (string)[];
  };
  address: {
    /** Name on the shipment */
    name: string;
    line_1: string;
    line_2: string;
    line_3: string;
    line_4: string;
    zipcode: string;
    city: string;
    state: string;
    country: string;
  } | null;
  custom_provider: {
    order_status: string | null;
    tracking_code: string | null;
  };
  /** Actions on it: which ones the caller may perform, and why not the others */
  actions: ({
    name: "retry" | "reset" | "cancel" | "redemption_link" | "refund" | "force_refund" | "reversal" | "block" | "replace" | "resend_success_notification" | "resend_activation_notification" | "set_user" | "update_user" | "correct_recipient" | "update_address" | "add_comment" | "code_information" | "pdf_download" | "coupon_code_info" | "card_details" | "manage_reward" | "admin";
    allowed: boolean;
    reason: "missing_ability" | "staff_only" | "wrong_state" | "no_user" | "has_user" | "no_contact" | "no_activation_channel" | "has_success_channel" | "no_success_channel" | "promotion_not_running" | "reward_not_given" | "not_cancelable" | "free_value" | "not_shipped" | "address_missing" | "no_code" | "not_printable" | "not_consultable" | null;
    /** The missing ability */
    ability: "viewHome" | "viewAccount" | "editAccounts" | "createAccounts" | "viewAdvertisers" | "editAdvertisers" | "createAdvertisers" | "viewBudget" | "createBudget" | "editBudgetAlerts" | "viewInventory" | "editInventory" | "createInventory" | "viewDiscounts" | "editDiscounts" | "adminDiscounts" | "viewInvoicing" | "editInvoicing" | "viewCredentials" | "createCredentials" | "viewAlerts" | "viewPromotions" | "editPromotions" | "createPromotions" | "viewPromotionsCustomization" | "editPromotionsCustomization" | "viewRedemptions" | "editRedemptions" | "createRedemptions" | "createBulkRedemptions" | "refundRedemptions" | "forceRefundRedemptions" | "redemptionsAdmin" | "editRedemptionsQuota" | "viewRedemptionComments" | "viewRewardCodeInformations" | "viewRewardCodeData" | "viewCouponCode" | "viewPromotionActivityReport" | "viewPromotionActivityReportPurchaseCost" | "viewInventoryReport" | "viewAllocationsReport" | "viewRewards" | "editRewards" | "createRewards" | "viewCatalog" | "viewUIComponents" | null;
  })[];
};

export type RedemptionDeliveries = {
  items: ({
    id: string;
    kind: "activation" | "reward" | "reminder" | "one_time_code";
    channel: "email" | "sms";
    state: "queued" | "sending" | "sent" | "failed" | "bounced" | "dropped";
    reason: string | null;
    sent_at: string | null;
    attempts: number;
    is_readdressed: boolean;
  })[];
};

export type RedemptionExport = {
  id: string;
  format: "csv" | "pdf";
  additional_fields: ("user" | "address" | "code")[];
  state: "queued" | "working" | "done" | "failed" | "expired";
  /** Reason of the failure, as a key */
  reason: string | null;
  /** Number of redemptions written so far */
  rows: number;
  /** Number of bytes written so far */
  size: string;
  created_datetime: string;
  finished_datetime: string | null;
  /** End of the file's availability */
  expiration_datetime: string | null;
  downloads: number;
};

export type RedemptionExportPage = {
  items: (RedemptionExport)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type RedemptionFlowThemes = {
  items: ({
    id: "alesia" | "default";
    name: string;
    look: "facelift" | "legacy";
  })[];
};

export type RedemptionHistoryEntry = {
  id: string;
  event: "create" | "update" | "annotate";
  /** The step or action behind it, as a word: redeem, set_user, resent */
  action: string;
  created_at: string;
  /** Values before and after by field: state, user, state_details and others */
  changes: Record<string, {
    before: string | null;
    after: string | null;
  }>;
  /** Null unless the caller is operator staff with viewRedemptionComments */
  comment: string | null;
  /** Who did it; null when the platform or a recipient did */
  author: {
    kind: "person" | "api_key" | "service_account";
    id: string | null;
    /** Null for people hidden from the caller: operator staff */
    name: string | null;
  } | null;
  object: {
    type: "redemption";
    id: string;
  };
};

export type RedemptionHistoryPage = {
  items: (RedemptionHistoryEntry)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type RedemptionLink = {
  id: string;
  /** Null in a dry run */
  url: string | null;
};

export type RedemptionMoney = {
  currency: string;
  /** Cost to its advertiser */
  charge: string;
  /** Allocation that pays; null for unallocated budget */
  allocation_id: string | null;
  /** IO number of the allocation */
  allocation_external_id: string | null;
  /** Resulting balance of each account, signed; they add up to 0 */
  balances: ({
    account: "funding" | "unallocated" | "allocation" | "pending" | "delivered" | "expired";
    amount: string;
    currency: string;
  })[];
  /** Whether the balances match its state */
  is_tied: boolean;
  /** Oldest first */
  entries: ({
    id: string;
    at: string;
    kind: string;
    currency: string;
    /** Amount of this redemption */
    amount: string;
    from: "funding" | "unallocated" | "allocation" | "pending" | "delivered" | "expired";
    to: "funding" | "unallocated" | "allocation" | "pending" | "delivered" | "expired";
    allocation_id: string | null;
    allocation_external_id: string | null;
    /** Amount of the whole posting, when it moved the money of a batch at once */
    batch_amount: string | null;
  })[];
};

export type RedemptionPage = {
  items: (Redemption)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  end_cursor: string | null;
  reading: RedemptionSearchReading | null;
};

export type RedemptionSearchReading = {
  ways: ("id" | "order_id" | "batch_id" | "external_ref" | "email" | "phone_number" | "reward_code" | "tracking_code" | "name")[];
};

export type RedemptionsQuota = {
  /** Null when there is none */
  redemptions_quota_id: string | null;
  reward_sku: string;
  reward_caption: string;
  face_value_currency: string;
  face_value: string;
  variable_value: boolean;
  /** Null means no limit */
  nb_redemptions_allowed: number | null;
  /** Number of redemptions that raises an alert; null means no alert */
  alert_threshold: number | null;
  /** Number of redemptions counted against the quota */
  used: number | null;
  /** Redemptions that a new quota would count at least; null when there is a quota */
  used_without_quota: number | null;
  /** 0 when there is none */
  version: number;
};

export type RedemptionsQuotaList = {
  items: (RedemptionsQuota)[];
};

export type RefundedRedemption = {
  /** Null without viewRedemptions */
  redemption: Redemption | null;
  effects: Effects;
};

export type RefusedRow = {
  /** Its name: a row of a new dispatch that bears it as `refused_row` sends this one again */
  refused_row: string;
  /** Its row in the file or the request of the dispatch */
  line: number;
  /** Its line in the file that was uploaded, as a spreadsheet shows it; null for a row that came with the request or was typed */
  file_line: number | null;
  order_id: string | null;
  external_ref: string | null;
  company_name: string | null;
  sku: string;
  value: string;
  /** Currency of the reward */
  currency: string;
  email: string | null;
  phone_number: string | null;
  first_name: string | null;
  last_name: string | null;
  custom_image: string | null;
  message: string | null;
  /** Stable code of the reason */
  code: "reward_not_live" | "currency_mismatch" | "insufficient_stock" | "quota_exceeded" | "insufficient_codes";
  /** The reason in words */
  reason: string;
};

export type RefusedRowPage = {
  items: (RefusedRow)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type RefusedSku = {
  sku: string;
  reward_name: string;
  /** Number of lines */
  line_count: number;
  /** Stable code of the reason */
  code: "reward_not_live" | "currency_mismatch" | "insufficient_stock" | "quota_exceeded" | "insufficient_codes";
  message: string;
};

export type ReplacedRedemption = {
  /** Null without viewRedemptions */
  redemption: Redemption | null;
  /** Null without viewRedemptions */
  replacement: Redemption | null;
  effects: Effects;
};

export type ReplayedWebhook = {
  webhook: Webhook;
  /** Events that will be delivered again, counted up to 1000 */
  replayed: number;
  effects: Effects;
};

export type ReportChoice = {
  /** Value to send in the report's filter; for brands and rewards, the SKU */
  id: string;
  name: string;
};

export type ReportChoiceList = {
  items: (ReportChoice)[];
};

export type ReportRecipient = {
  id: string;
  name: string;
  email: string;
};

export type ReportRecipientList = {
  items: (ReportRecipient)[];
};

export type ReportRun = {
  id: string;
  /** When it was due or requested */
  due_datetime: string;
  is_manual: boolean;
  state: "working" | "done" | "partly" | "failed";
  /** Reason why there are no files, or the first reason why a file was not sent */
  reason: string | null;
  /** Rows of the owner’s own file; null when there is none */
  rows: number | null;
  /** First day covered; null when the report has none */
  start: string | null;
  end: string | null;
  files: (ReportRunFile)[];
};

export type ReportRunFile = {
  id: string;
  account_id: string;
  /** Name of the recipient */
  name: string;
  state: "queued" | "working" | "done" | "failed" | "withheld" | "expired";
  /** Reason why it was not sent, as a key */
  reason: string | null;
  rows: number;
};

export type ReportSchedule = {
  id: string;
  report: "activity_report" | "inventory_report" | "redemptions";
  /** Null when it was deleted or is no longer shared */
  saved_view_id: string | null;
  view_name: string;
  /** Query string of the view’s screen */
  view_query: string | null;
  cadence: "daily" | "weekly" | "monthly";
  /** For a weekly schedule: 1 Monday to 7 Sunday */
  weekday: number | null;
  /** For a monthly schedule; in a shorter month, the last day */
  month_day: number | null;
  /** HH:MM */
  time: string;
  timezone: string;
  format: "csv" | "pdf";
  /** Null for the days of the view */
  period: "yesterday" | "last_7_days" | "last_30_days" | "last_week" | "last_month" | "this_month" | "last_year" | null;
  recipients: (ReportRecipient)[];
  is_paused: boolean;
  /** Reason of an automatic pause */
  pause_reason: "view_deleted" | "view_hidden" | "ability_lost" | null;
  /** Null while it is paused */
  next_datetime: string | null;
  created_datetime: string;
  version: number;
  last_run: ReportRun | null;
};

export type ReportSchedulePage = {
  items: (ReportSchedule)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type RequestsToDecide = {
  count: number;
  /** Time of the oldest one; null when there is none */
  since: string | null;
};

export type ResentDeliveries = {
  deliveries: ({
    id: string;
    kind: "activation" | "reward" | "reminder" | "one_time_code";
    channel: "email" | "sms";
    state: "queued" | "sending" | "sent" | "failed" | "bounced" | "dropped";
    reason: string | null;
    sent_at: string | null;
    attempts: number;
    is_readdressed: boolean;
  })[];
};

export type RewardCodesAssets = {
  promotion_id: string;
  version: number;
  redemption_flow_theme: "alesia" | "default" | null;
  footer_links: ("privacy_policy" | "terms_and_conditions" | "contact_us")[];
  colors: Record<string, string>;
  medias: {
    logo: {
      id: string;
      url: string;
    } | null;
    background: {
      id: string;
      url: string;
    } | null;
  };
  screens: (PromotionScreen)[];
};

export type RewardOptions = {
  items: ({
    sku: string;
    name: string;
    brand_name: string;
    face_value: string;
    currency: string;
    /** Face value less the discount; null when the billing currency differs */
    selling_price: string | null;
    condition_of_sale: "on_demand" | "in_stock";
    is_available: boolean;
    /** Reason why it is not available */
    reason: "not_sold" | "brand" | "not_published" | "country" | "condition_of_sale" | "currency" | null;
  })[];
};

export type RewardSource = {
  id: string;
  name: "stock" | "provider" | "issued" | "budget";
  /** Name of the provider, for operator staff */
  provider: string | null;
  provider_id: string | null;
  /** Currency of a budget */
  currency: string | null;
};

export type RewardSourceList = {
  items: (RewardSource)[];
};

export type RewardStates = {
  items: ({
    sku: string;
    /** Whether it could be redeemed, or the obstacle */
    state: "invalid_reward" | "temporarily_unavailable" | "invalid_reward_for_redemption_flow" | "no_allocation" | "ready";
    /** Why it is an invalid reward or temporarily unavailable; null for other states */
    reason: "unknown" | "not_sold" | "brand" | "not_published" | "country" | "provider_has_none" | "no_provider" | "no_codes" | "pool_stopped" | null;
  })[];
};

export type RowWarning = {
  /** Its row in the file or the request, from 1 */
  row: number;
  /** Its line in the file that was uploaded, as a spreadsheet shows it; null without one */
  file_line: number | null;
  field: "order_id" | "external_ref" | "company_name" | "sku" | "value" | "email" | "phone_number" | "first_name" | "last_name" | "custom_image" | "message";
  code: "messages_unread" | "texts_garbled" | "names_odd" | "quotes_kept" | "order_ids_dates";
  message: string;
};

export type RunOut = {
  /** empty: nothing is left; later: not within a year; unused: nothing was used, so there is no forecast */
  state: "empty" | "dated" | "later" | "unused";
  /** Expected day at the average pace of the last 30 days */
  expected_on: string | null;
  /** In 10 of 100 cases, it runs out before this day */
  earliest_on: string | null;
  /** In 10 of 100 cases, it runs out after this day; null when that is more than a year away */
  latest_on: string | null;
  /** Average number of rewards used per day */
  per_day: number;
  /** Variation of daily use, relative to independent use of each reward; 1 means no extra variation */
  dispersion: number;
};

export type RunOutAlert = {
  /** Lead time in working days; null for no alert */
  working_days: number | null;
  /** Expected day of the alert at the current pace */
  due_on: string | null;
  /** When it was sent; null when it was not since the last refill */
  said_at: string | null;
  /** 0 when there is none */
  version: number;
};

export type SavedAdvertiser = {
  advertiser: Advertiser;
  effects: AdvertiserEffects;
};

export type SavedBudgetAlerts = {
  /** Null without viewAdvertisers */
  advertiser: Advertiser | null;
  effects: Effects;
};

export type SavedDiscount = {
  discount: Discount;
  /** Previous percentage */
  before: string;
  /** Rewards of the product that are on sale; the new price applies to them */
  rewards: number;
  effects: Effects;
};

export type SavedInventoryRow = {
  /** Null without viewInventoryReport */
  row: InventoryRow | null;
};

export type SavedMember = {
  member: Member;
  effects: DispatchEffects;
};

export type SavedProduct = {
  product: Product;
  /** Promotions that have not ended and give one of its SKUs; 0 unless it was disabled */
  promotions: number;
};

export type SavedPromotion = {
  promotion: Promotion;
  effects: PromotionEffects;
};

export type SavedPromotionReward = {
  reward: PromotionReward;
  effects: PromotionEffects;
};

export type SavedPromotionScreens = {
  promotion_id: string;
  version: number;
  promotion: Promotion;
  screens: (PromotionScreen)[];
};

export type SavedSku = {
  sku: Sku;
  /** Promotions that have not ended and give it; 0 unless it was disabled */
  promotions: number;
};

export type SavedView = {
  id: string;
  screen: "activity_report" | "advertiser_catalog" | "advertiser_promotions" | "advertiser_redemptions" | "advertisers" | "allocations_report" | "brands" | "budget_lines" | "catalog" | "catalogue_changes" | "discounts" | "dispatch_lines" | "failures" | "inventory_report" | "jobs" | "members" | "products" | "promotion_rewards" | "promotions" | "redemptions" | "service_accounts" | "skus";
  name: string;
  /** Query string without `?`, normalized: keys in order, no page. For a list that shares its screen with others, the keys have no prefix */
  query: string;
  /** Whether colleagues see it */
  is_shared: boolean;
  /** Null when the caller may not see the account */
  owner_name: string | null;
  created_at: string;
  updated_at: string;
  version: number;
  /** Whether the caller owns it */
  is_own: boolean;
  /** Whether its owner’s account was disabled or moved to another organization */
  owner_has_left: boolean;
  /** Whether the caller may rename, change or delete it */
  can_edit: boolean;
};

export type SavedViewList = {
  items: (SavedView)[];
};

export type ScreenTest = {
  channel: "email" | "sms";
  /** Address or number of the caller */
  to: string;
};

export type ServiceAccount = {
  id: string;
  name: string;
  /** Public client ID for token requests */
  client_id: string;
  /** Subject of its client at the external issuer; null when it uses our own secrets */
  subject: string | null;
  /** Organization whose advertisers it sees; null for one of the provider, which sees all */
  organization: {
    id: string;
    name: string;
  } | null;
  /** Abilities assigned to it */
  abilities: ("viewHome" | "viewAccount" | "editAccounts" | "createAccounts" | "viewAdvertisers" | "editAdvertisers" | "createAdvertisers" | "viewBudget" | "createBudget" | "editBudgetAlerts" | "viewInventory" | "editInventory" | "createInventory" | "viewDiscounts" | "editDiscounts" | "adminDiscounts" | "viewInvoicing" | "editInvoicing" | "viewCredentials" | "createCredentials" | "viewAlerts" | "viewPromotions" | "editPromotions" | "createPromotions" | "viewPromotionsCustomization" | "editPromotionsCustomization" | "viewRedemptions" | "editRedemptions" | "createRedemptions" | "createBulkRedemptions" | "refundRedemptions" | "forceRefundRedemptions" | "redemptionsAdmin" | "editRedemptionsQuota" | "viewRedemptionComments" | "viewRewardCodeInformations" | "viewRewardCodeData" | "viewCouponCode" | "viewPromotionActivityReport" | "viewPromotionActivityReportPurchaseCost" | "viewInventoryReport" | "viewAllocationsReport" | "viewRewards" | "editRewards" | "createRewards" | "viewCatalog" | "viewUIComponents")[];
  /** Abilities that it cannot use now, because nobody responsible for it holds them; only while it is working */
  missing_abilities: ("viewHome" | "viewAccount" | "editAccounts" | "createAccounts" | "viewAdvertisers" | "editAdvertisers" | "createAdvertisers" | "viewBudget" | "createBudget" | "editBudgetAlerts" | "viewInventory" | "editInventory" | "createInventory" | "viewDiscounts" | "editDiscounts" | "adminDiscounts" | "viewInvoicing" | "editInvoicing" | "viewCredentials" | "createCredentials" | "viewAlerts" | "viewPromotions" | "editPromotions" | "createPromotions" | "viewPromotionsCustomization" | "editPromotionsCustomization" | "viewRedemptions" | "editRedemptions" | "createRedemptions" | "createBulkRedemptions" | "refundRedemptions" | "forceRefundRedemptions" | "redemptionsAdmin" | "editRedemptionsQuota" | "viewRedemptionComments" | "viewRewardCodeInformations" | "viewRewardCodeData" | "viewCouponCode" | "viewPromotionActivityReport" | "viewPromotionActivityReportPurchaseCost" | "viewInventoryReport" | "viewAllocationsReport" | "viewRewards" | "editRewards" | "createRewards" | "viewCatalog" | "viewUIComponents")[];
  state: "working" | "without_secret" | "maker_gone" | "ended";
  made_by: string;
  created_at: string;
  ended_at: string | null;
  /** To the minute */
  last_used_at: string | null;
  /** Valid secrets, newest first */
  secrets: (ServiceAccountSecret)[];
  version: number;
};

export type ServiceAccountPage = {
  items: (ServiceAccount)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
  /** True when an external issuer creates the tokens: service accounts are then clients of that issuer */
  is_external_issuer: boolean;
};

export type ServiceAccountSecret = {
  id: string;
  /** Its last four characters */
  hint: string;
  /** Name of the account that created it, on whose behalf it acts */
  made_by: string;
  created_at: string;
  /** Expiry beside a newer secret; null when it has none */
  expires_at: string | null;
  /** To the minute */
  last_used_at: string | null;
};

export type SimilarProducts = {
  is_taken: boolean;
  items: ({
    id: string;
    name: string;
  })[];
};

export type Sku = {
  id: string;
  sku: string;
  /** In the default locale */
  name: string;
  /** In the default locale */
  description: string;
  /** The product's, shown when it has none of its own */
  fallback_description: string;
  default_locale: "en" | "fr" | "ja" | "de" | "it" | "es" | "nl" | "pt";
  /** Texts in the languages other than the default one */
  translations: Record<string, {
    name: string;
    description: string;
  }>;
  status: "enabled" | "disabled";
  state: "ready" | "no_allocation";
  ean: string | null;
  currency: string;
  face_value: string;
  variable_value: boolean;
  catalog_currency: string | null;
  catalog_price: string | null;
  featured: boolean;
  dimension_values: Record<string, boolean | number | string | (number | string)[] | {
    years: number;
    months: number;
    weeks: number;
    days: number;
  }>;
  /** Its pictures */
  media_set_id: string;
  /** The product's pictures, shown when it has none of its own */
  fallback_media_set_id: string;
  created_at: string;
  updated_at: string;
  version: number;
  brand: {
    id: string;
    name: string;
    status: "enabled" | "deactivated";
  };
  product: {
    id: string;
    name: string;
    product_type: {
      id: "gift_card" | "item" | "legacy";
      /** In the caller's language */
      name: string;
    };
  };
  /** Provider; null unless the caller is operator staff */
  provider: Provider | null;
};

export type SkuDimensions = {
  sku: string;
  dimension_values: Record<string, boolean | number | string | (number | string)[] | {
    years: number;
    months: number;
    weeks: number;
    days: number;
  }>;
  version: number;
};

export type SkuPage = {
  items: (Sku)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type TestedWebhook = {
  webhook: Webhook;
  /** What was sent and answered; null in a dry run, which sends nothing, and where the receiver takes more than 3.5 seconds */
  attempt: WebhookAttempt | null;
  effects: Effects;
};

export type UpdatedUser = {
  id: string;
  provider: "email" | "mobile" | "account";
  uid: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone_number: string | null;
  location: {
    country: string | null;
  };
  version: number;
};

export type Upload = {
  id: string;
  upload: {
    url: string;
    method: "PUT";
    headers: {
      "content-type": string;
    };
    expires_at: string;
  };
  /** The same address under its former names (UPLOAD-4) */
  upload_url: string;
  url_signed: string;
};

export type UploadReceived = {
  id: string;
  size: number;
};

export type User = {
  id: string;
  provider: "email" | "mobile" | "account";
  uid: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone_number: string | null;
  version: number;
  /** Their advertiser */
  client_id: string;
  location: {
    country: string | null;
    /** In the requested language */
    country_name: string | null;
    /** Always null: visitors' addresses are not stored */
    ip: string | null;
  };
};

export type Viewer = {
  id: string;
  account: Account;
  abilities: (string)[];
  is_staff: boolean;
  organization: Organization;
  advertiser_count: number;
  /** Set when the caller may see exactly one */
  only_advertiser_id: string | null;
  /** Views that screens open with, at most one for each screen */
  default_views: (SavedView)[];
};

export type Voucher = {
  id: string;
  /** Path of the file with its ticket */
  url: string;
  ticket: string;
  /** End of the ticket's validity, ISO 8601 */
  expires_at: string;
};

export type WaitingRequest = {
  /** The budget line's */
  id: string;
  type: "credit" | "debit" | "allocate" | "deallocate";
  /** Never negative; the type gives the sign. 0 when it concerns only rewards or the end */
  amount: string;
  currency: string;
  /** IO number: its own, otherwise that of its allocation */
  external_id: string | null;
  /** End date that it sets; null when the allocation keeps its own */
  expiration: {
    expiration_datetime: string | null;
    no_expiration: boolean;
  } | null;
  created_at: string;
  /** Whether the caller may withdraw it */
  can_withdraw: boolean;
  version: number;
};

export type Webhook = {
  id: string;
  /** The advertiser whose events it receives; null for one of an organization or of the provider */
  advertiser_id: string | null;
  /** The organization whose events it receives; null beside an advertiser, and for the provider */
  organization_id: string | null;
  url: string;
  description: string;
  /** Names of the events it receives; null for all */
  types: (string)[] | null;
  enabled: boolean;
  /** Why it stopped by itself; null where it is enabled or a person disabled it */
  pause_reason: "failing" | "gone" | "creator_left" | "creator_not_allowed" | null;
  /** Cursor of the last event that it read from the log */
  position: string;
  /** The person who sees what it receives; null when the caller may not see them */
  created_by: string | null;
  /** The secrets that sign, newest first */
  secrets: ({
    /** Its last four characters */
    hint: string;
    created_at: string;
    /** Expiry beside a newer secret; null when it has none */
    expires_at: string | null;
  })[];
  /** Since when every attempt has failed; null after a success */
  failing_since: string | null;
  /** Events that failed, wait behind one that failed, or are replayed */
  pending: number;
  /** Events of the log that it has not read yet, counted up to 1000; with `pending` they are its lag */
  unread: number;
  /** Attempts of the last 24 hours */
  attempts_24h: number;
  /** Those that the receiver took */
  delivered_24h: number;
  created_at: string;
  updated_at: string;
  version: number;
  /** Part of the attempts of the last 24 hours that the receiver took, 0 to 1; null without attempts */
  success_rate: number | null;
};

export type WebhookAttempt = {
  id: string;
  /** The header `webhook-id`, the same on every attempt */
  event_id: string;
  type: string;
  subject_id: string;
  advertiser_id: string | null;
  trigger: "event" | "replay" | "test";
  /** Which attempt at this event it was, from 1 */
  attempt: number;
  at: string;
  url: string;
  request_headers: ({
    name: string;
    value: string;
  })[];
  /** Size of the body */
  request_bytes: number;
  outcome: "delivered" | "failed" | "given_up";
  /** HTTP status; null without an answer */
  status: number | null;
  /** Why there was no answer */
  problem: string | null;
  /** Its first 2 KiB */
  answer: string;
  duration_ms: number;
  /** When the next attempt was due; null for none */
  next_at: string | null;
};

export type WebhookAttemptPage = {
  items: (WebhookAttempt)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export type WebhookPage = {
  items: (Webhook)[];
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
};

export interface RestResponses {
  'POST /api/accounts': Advertiser;
  'GET /api/accounts/{id}': Account;
  'PUT /api/accounts/{id}': Account;
  'GET /api/accounts/{id}/settings': AccountSettings;
  'PUT /api/accounts/{id}/settings': AccountSettings;
  'GET /api/advertiser_options': AdvertiserOptions;
  'GET /api/advertisers': AdvertiserPage;
  'GET /api/advertisers/{id}': Advertiser;
  'PUT /api/advertisers/{id}': SavedAdvertiser;
  'GET /api/advertisers/{id}/allocations': AllocationPage;
  'POST /api/advertisers/{id}/allocations': AllocationUpdate;
  'GET /api/advertisers/{id}/allocations/{allocationId}': Allocation;
  'PUT /api/advertisers/{id}/allocations/{allocationId}': AllocationUpdate;
  'GET /api/advertisers/{id}/allocations/{allocationId}/explain': Explanation;
  'POST /api/advertisers/{id}/allocations/{allocationId}/give_back': AllocationUpdate;
  'GET /api/advertisers/{id}/budget': Budget;
  'PUT /api/advertisers/{id}/budget': BudgetUpdate;
  'GET /api/advertisers/{id}/budget/explain': Explanation;
  'GET /api/advertisers/{id}/budget/line_items': BudgetLinePage;
  'GET /api/advertisers/{id}/budget/line_items.csv': unknown;
  'PUT /api/advertisers/{id}/budget/line_items/{lineId}': BudgetLineUpdate;
  'PUT /api/advertisers/{id}/budget_alerts': SavedBudgetAlerts;
  'GET /api/advertisers/{id}/catalog': AdvertiserCatalogPage;
  'GET /api/advertisers/{id}/catalog.csv': unknown;
  'GET /api/advertisers/{id}/committed_allocations': AllocationPage;
  'GET /api/advertisers/{id}/committed_allocations_summary': CommittedAllocationsSummary;
  'GET /api/advertisers/{id}/credentials': CredentialPage;
  'POST /api/advertisers/{id}/credentials': CreatedCredential;
  'GET /api/advertisers/{id}/discounts': DiscountPage;
  'PUT /api/advertisers/{id}/discounts': SavedDiscount;
  'GET /api/advertisers/{id}/discounts.csv': unknown;
  'GET /api/advertisers/{id}/invoicing': Invoicing;
  'PUT /api/advertisers/{id}/invoicing': Invoicing;
  'GET /api/advertisers/{id}/open_allocation': Allocation;
  'GET /api/advertisers/{id}/open_allocation_rewards': AllocatedRewardList;
  'GET /api/advertisers/{id}/open_allocation_with_rewards': Allocation;
  'GET /api/advertisers/{id}/product/{productId}/redemptions_quotas': RedemptionsQuotaList;
  'GET /api/advertisers/{id}/promotion_draft': PromotionDraft;
  'PUT /api/advertisers/{id}/promotion_draft': PromotionDraft;
  'DELETE /api/advertisers/{id}/promotion_draft': PromotionDraft;
  'GET /api/advertisers/{id}/promotions': PromotionPage;
  'POST /api/advertisers/{id}/promotions': Promotion;
  'POST /api/advertisers/{id}/redemptions_quotas': RedemptionsQuota;
  'PUT /api/advertisers/{id}/redemptions_quotas/{quotaId}': RedemptionsQuota;
  'DELETE /api/advertisers/{id}/redemptions_quotas/{quotaId}': RedemptionsQuota;
  'GET /api/advertisers/{id}/reward_states': RewardStates;
  'GET /api/advertisers/{id}/stats': DailyStats;
  'GET /api/alerts': AlertPage;
  'POST /api/allocation_requests/decide': AllocationRequestDecisions;
  'POST /api/allocation_requests/{id}/approve': AllocationDecision;
  'POST /api/allocation_requests/{id}/reject': AllocationDecision;
  'POST /api/allocation_requests/{id}/withdraw': AllocationDecision;
  'GET /api/allocations': AllocationList;
  'POST /api/batches/{id}/extract_codes': Extract;
  'POST /api/batches/{id}/extract_links': Extract;
  'POST /api/batches/{id}/redeem': Batch;
  'POST /api/batches/{id}/send_activation_notifications': Batch;
  'POST /api/batches/{id}/send_redemption_notifications': Batch;
  'GET /api/brands': BrandPage;
  'POST /api/brands': Brand;
  'GET /api/brands/{id}': Brand;
  'PUT /api/brands/{id}': Brand;
  'POST /api/brands/{id}/products': Product;
  'GET /api/brands/{id}/similar_products': SimilarProducts;
  'GET /api/budgets': BudgetList;
  'GET /api/catalogue.csv': unknown;
  'POST /api/catalogue/import': CatalogueImport;
  'POST /api/catalogue/imports': CatalogueFileImport;
  'GET /api/catalogue/imports': CatalogueFileImportPage;
  'GET /api/catalogue/imports/{id}': CatalogueFileImport;
  'GET /api/catalogue/imports/{id}/rows': CatalogueImportRowPage;
  'POST /api/catalogue/imports/{id}/rows': CatalogueFileImport;
  'POST /api/catalogue/imports/{id}/start': CatalogueFileImport;
  'GET /api/catalogue_changes': CatalogueChangePage;
  'GET /api/committed_allocations_summaries': CommittedAllocationsSummaryList;
  'GET /api/countries': CountryList;
  'PUT /api/credentials/{id}': ChangedCredential;
  'DELETE /api/credentials/{id}': DeletedCredential;
  'PUT /api/default_views/{screen}': Viewer;
  'GET /api/delivery_failures': FailureGroups;
  'GET /api/delivery_failures/lines': FailurePage;
  'GET /api/dimensions': Dimensions;
  'GET /api/dispatch_requests/{id}': DispatchRequest;
  'POST /api/dispatch_requests/{id}/cancel': DispatchRequest;
  'GET /api/dispatches': DispatchPage;
  'GET /api/dispatches/{id}': Dispatch;
  'POST /api/dispatches/{id}/cancel': ChangedDispatch | DispatchRequest;
  'POST /api/dispatches/{id}/extracts': Extract;
  'GET /api/dispatches/{id}/lines': BatchLinePage;
  'POST /api/dispatches/{id}/recall': ChangedDispatch | DispatchRequest;
  'GET /api/dispatches/{id}/refused_rows': RefusedRowPage;
  'GET /api/dispatches/{id}/refused_rows.csv': unknown;
  'POST /api/dispatches/{id}/release': ChangedDispatch | DispatchRequest;
  'POST /api/dispatches/{id}/retry': ChangedDispatch | DispatchRequest;
  'GET /api/events': Events;
  'GET /api/experiences': ExperienceList;
  'GET /api/experiences/{id}': Experience;
  'GET /api/extracts/{id}/file': unknown;
  'POST /api/graphql': unknown;
  'GET /api/idempotency_keys/outcome': KeyOutcome;
  'GET /api/invoicing': InvoicingList;
  'GET /api/jobs': JobPage;
  'POST /api/jobs/{id}/retry': Job;
  'GET /api/me/activity_report': ActivityReportPage;
  'GET /api/me/activity_report.csv': unknown;
  'GET /api/me/allocations_report': AllocationRequestPage;
  'GET /api/me/inventory_report': InventoryPage;
  'GET /api/me/inventory_report.csv': unknown;
  'PUT /api/me/inventory_report/alert': SavedInventoryRow;
  'GET /api/me/inventory_report/options': InventoryOptions;
  'GET /api/me/inventory_report/reward_source_stats/{id}': InventoryStats;
  'GET /api/me/inventory_report/reward_stats/{sku}': InventoryStats;
  'GET /api/me/requests_to_decide': RequestsToDecide;
  'GET /api/me/reward_sources': RewardSourceList;
  'PUT /api/me/reward_sources': SavedInventoryRow;
  'POST /api/media': Upload;
  'PUT /api/media/{id}/complete': Media;
  'GET /api/media_sets': MediaSetList;
  'GET /api/media_sets/{id}': MediaSet;
  'PUT /api/media_sets/{id}': MediaSet;
  'GET /api/members': MemberPage;
  'POST /api/members': Member;
  'GET /api/members/{id}': Member;
  'PUT /api/members/{id}': SavedMember;
  'POST /api/members/{id}/send_link': Member;
  'POST /api/members/{id}/unbind': Member;
  'POST /api/members/{id}/withdraw_invitation': Member;
  'GET /api/organizations': Organizations;
  'GET /api/organizations/billing_currencies': Codes;
  'GET /api/organizations/mine': Organization;
  'GET /api/organizations/mine/search_key': CatalogSearch;
  'GET /api/organizations/operating_countries': Codes;
  'GET /api/organizations/redemption_flow_themes': RedemptionFlowThemes;
  'GET /api/organizations/themes': Codes;
  'GET /api/organizations/{id}/advertisers': AdvertiserSummaries;
  'GET /api/product_types': ProductTypes;
  'GET /api/products': ProductPage;
  'GET /api/products/on_sale': ProductOptions;
  'GET /api/products/{id}': Product;
  'PUT /api/products/{id}': SavedProduct;
  'PUT /api/products/{id}/dimension_configurations': Product;
  'GET /api/products/{id}/preview_redemption_pdf': unknown;
  'GET /api/products/{id}/publication_statuses': Publications;
  'POST /api/products/{id}/publication_statuses': Publication;
  'POST /api/products/{id}/skus': Sku;
  'GET /api/promotions': PromotionPage;
  'GET /api/promotions/domain_taken': PortalDomain;
  'GET /api/promotions/{id}': Promotion;
  'PUT /api/promotions/{id}': SavedPromotion;
  'GET /api/promotions/{id}/code_activations': DispatchPage;
  'POST /api/promotions/{id}/dispatches': AcceptedDispatch | DispatchRequest;
  'GET /api/promotions/{id}/dispatches': DispatchPage;
  'POST /api/promotions/{id}/duplicate': PromotionDraft;
  'GET /api/promotions/{id}/portal_assets': PortalAssets;
  'POST /api/promotions/{id}/redemptions': CreatedRedemption;
  'GET /api/promotions/{id}/reward_codes_assets': RewardCodesAssets;
  'GET /api/promotions/{id}/reward_screens': PromotionScreens;
  'GET /api/promotions/{id}/rewards': PromotionRewardPage;
  'PUT /api/promotions/{id}/rewards': SavedPromotion;
  'PUT /api/promotions/{id}/rewards/{offerId}/status': SavedPromotionReward;
  'POST /api/promotions/{id}/rewards/{sku}/batches': Batch | DispatchRequest;
  'POST /api/promotions/{id}/rewards/{sku}/redemptions': CreatedRedemption;
  'POST /api/promotions/{id}/rewards/{sku}/redemptions/redeem': CreatedRedemption;
  'GET /api/promotions/{id}/screens': PromotionScreens;
  'PUT /api/promotions/{id}/screens': SavedPromotionScreens;
  'POST /api/promotions/{id}/screens/{screen}/test': ScreenTest;
  'GET /api/promotions/{id}/stats': DailyStats;
  'GET /api/providers': Providers;
  'PUT /api/publication_statuses/{id}': Publication;
  'GET /api/received_reports': ReceivedReportList;
  'POST /api/received_reports/{id}/leave': ReceivedReport;
  'GET /api/redemptions': RedemptionPage;
  'POST /api/redemptions/bulk': AcceptedBulkAction;
  'GET /api/redemptions/bulk': BulkActionPage;
  'GET /api/redemptions/bulk/{id}': BulkAction;
  'GET /api/redemptions/bulk/{id}/rows': BulkActionRowPage;
  'POST /api/redemptions/bulk/{id}/stop': BulkAction;
  'GET /api/redemptions/export/csv': RedemptionExport;
  'GET /api/redemptions/export/pdf': RedemptionExport;
  'POST /api/redemptions/exports': RedemptionExport;
  'GET /api/redemptions/exports': RedemptionExportPage;
  'GET /api/redemptions/exports/{id}': RedemptionExport;
  'GET /api/redemptions/exports/{id}/file': unknown;
  'GET /api/redemptions/{id}': Redemption;
  'PUT /api/redemptions/{id}/address': Redemption;
  'POST /api/redemptions/{id}/block': ChangedRedemption;
  'POST /api/redemptions/{id}/cancel': ChangedRedemption;
  'POST /api/redemptions/{id}/code_data': CodeData;
  'GET /api/redemptions/{id}/code_information': CodeInformation;
  'POST /api/redemptions/{id}/comment': RedemptionHistoryEntry;
  'GET /api/redemptions/{id}/deliveries': RedemptionDeliveries;
  'GET /api/redemptions/{id}/history': RedemptionHistoryPage;
  'POST /api/redemptions/{id}/link': RedemptionLink;
  'GET /api/redemptions/{id}/money': RedemptionMoney;
  'POST /api/redemptions/{id}/notifications': ResentDeliveries;
  'PUT /api/redemptions/{id}/recipient': CorrectedLine;
  'POST /api/redemptions/{id}/refund': RefundedRedemption;
  'POST /api/redemptions/{id}/replace': ReplacedRedemption;
  'POST /api/redemptions/{id}/reset': ChangedRedemption;
  'POST /api/redemptions/{id}/retry': ChangedRedemption;
  'POST /api/redemptions/{id}/reversal': ChangedRedemption;
  'PUT /api/redemptions/{id}/user': Redemption;
  'POST /api/redemptions/{id}/voucher': Voucher;
  'GET /api/report_choices': ReportChoiceList;
  'GET /api/report_files/{id}/file': unknown;
  'GET /api/report_recipients': ReportRecipientList;
  'GET /api/report_schedules': ReportSchedulePage;
  'POST /api/report_schedules': ReportSchedule;
  'GET /api/report_schedules/{id}': ReportSchedule;
  'PUT /api/report_schedules/{id}': ReportSchedule;
  'DELETE /api/report_schedules/{id}': ReportSchedule;
  'POST /api/report_schedules/{id}/send': ReportSchedule;
  'GET /api/rewards': RewardOptions;
  'GET /api/saved_views': SavedViewList;
  'POST /api/saved_views': SavedView;
  'GET /api/saved_views/{id}': SavedView;
  'PUT /api/saved_views/{id}': SavedView;
  'DELETE /api/saved_views/{id}': SavedView;
  'GET /api/sellers': Organizations;
  'GET /api/service_accounts': ServiceAccountPage;
  'POST /api/service_accounts': MadeServiceAccount;
  'GET /api/service_accounts/{id}': ServiceAccount;
  'PUT /api/service_accounts/{id}': ChangedServiceAccount;
  'DELETE /api/service_accounts/{id}': ChangedServiceAccount;
  'POST /api/service_accounts/{id}/rotate': MadeServiceAccount;
  'DELETE /api/service_accounts/{id}/secrets/{secretId}': EndedServiceAccountSecret;
  'GET /api/skus': SkuPage;
  'GET /api/skus/{sku}': Sku;
  'PUT /api/skus/{sku}': SavedSku;
  'GET /api/skus/{sku}/dimension_values': SkuDimensions;
  'PUT /api/skus/{sku}/dimension_values': Sku;
  'GET /api/stats': DailyStats;
  'GET /api/users/{id}': User;
  'PUT /api/users/{id}': UpdatedUser;
  'GET /api/viewer': Viewer;
  'GET /api/vouchers/{id}/file': unknown;
  'GET /api/webhooks': WebhookPage;
  'POST /api/webhooks': CreatedWebhook;
  'GET /api/webhooks/{id}': Webhook;
  'PUT /api/webhooks/{id}': ChangedWebhook;
  'DELETE /api/webhooks/{id}': ChangedWebhook;
  'GET /api/webhooks/{id}/attempts': WebhookAttemptPage;
  'POST /api/webhooks/{id}/replay': ReplayedWebhook;
  'POST /api/webhooks/{id}/rotate': CreatedWebhook;
  'POST /api/webhooks/{id}/test': TestedWebhook;
  'PUT /media/uploads/{token}': UploadReceived;
  'GET /media/{name}': unknown;
  'POST /public/catalogue': unknown;
  'GET /public/catalogue/skus': PublicSkus;
}

export type RestRoute = keyof RestResponses;
