export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A country, ISO 3166-1 alpha-2, for example `FR`. */
  CountryCode: { input: string; output: string; }
  /** A currency, ISO 4217, for example `EUR`. */
  CurrencyCode: { input: string; output: string; }
  /** A day of the calendar, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 with its offset, for example `2026-12-01T08:00:00.000Z`. Answers are in UTC. */
  DateTime: { input: string; output: string; }
  /** A decimal number as text, for example `12.50`: exact at any size, with a point and without separators of thousands. */
  Decimal: { input: string; output: string; }
  /** An address: absolute, or for files of the product itself a path from its root. */
  URL: { input: string; output: string; }
};

/** Filter of the activity report. All conditions must hold. Test redemptions are never counted. */
export type ActivityReportFilter = {
  /**
   * Any of these advertisers; needs viewAdvertisers.
   * At most 250 values.
   */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these billing currencies.
   * At most 250 values.
   */
  billingCurrencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  /**
   * Any of these brands, by their identifiers or their SKUs.
   * At most 250 values.
   */
  brandSkus?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Rewards that are sold in any of these countries (ISO 3166-1 alpha-2), or worldwide.
   * At most 250 values.
   */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /**
   * Promotions of any of these experiences.
   * At most 250 values.
   */
  experienceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True to include refunded redemptions. */
  includeRefunded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full IO number of the allocation that pays; `none` matches redemptions without one. */
  ioNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * Any of these ways to pay, by number.
   * At most 250 values.
   */
  paymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Rewards of this currency. */
  productCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /**
   * Any of these products; `none` matches redemptions without a product.
   * At most 250 values.
   */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these promotions.
   * At most 250 values.
   */
  promotionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these providers; `none` matches redemptions without a provider. Needs viewPromotionActivityReportPurchaseCost.
   * At most 250 values.
   */
  providerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Rewards of any of these groups.
   * At most 250 values.
   */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these rewards, by SKU.
   * At most 250 values.
   */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these sources: 1 stock, 2 provider, 3 issued.
   * At most 250 values.
   */
  rewardSourceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Rewards of any of these service categories; `none` matches rewards without one. Needs viewPromotionActivityReportPurchaseCost.
   * At most 250 values.
   */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these states. Omitted, only redeemed ones; an empty list means all states.
   * At most 250 values.
   */
  states?: InputMaybe<Array<RedemptionFilterState>>;
  /**
   * Rewards with any of these tags; `none` matches rewards without a tag.
   * At most 250 values.
   */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Rewards of any of these typologies; `none` matches rewards without one. Needs viewPromotionActivityReportPurchaseCost.
   * At most 250 values.
   */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Groupings of the activity report. */
export type ActivityReportGroup =
  /** Advertiser; needs viewAdvertisers. */
  | 'advertiser'
  /** Brand. */
  | 'brand'
  /** Experience of the promotion. */
  | 'experience'
  /** IO number of the allocation that pays. */
  | 'io_number'
  /** Payment type of the recipient. A redemption counts under each of its payment types. */
  | 'payment_type'
  /** Product. */
  | 'product'
  /** Promotion. */
  | 'promotion'
  /** Provider; needs viewPromotionActivityReportPurchaseCost. */
  | 'provider'
  /** Reward, by SKU. */
  | 'reward'
  /** Source of the codes. */
  | 'reward_source'
  /** Service category; needs viewPromotionActivityReportPurchaseCost. */
  | 'service_category'
  /** Tag of the product. A redemption counts under each of its tags. */
  | 'tag'
  /** Typology; needs viewPromotionActivityReportPurchaseCost. */
  | 'typology';

/** Metrics of the activity report. */
export type ActivityReportMetric =
  /** Sum of the amounts that providers are paid for them; needs viewPromotionActivityReportPurchaseCost. */
  | 'purchase_cost'
  /** Number of redemptions. */
  | 'redemptions'
  /** Sum of their selling prices: the cost to their advertisers. */
  | 'selling_price'
  /** Sum of their face values. */
  | 'total_face_value'
  /** Average amount that providers are paid for one redemption; needs viewPromotionActivityReportPurchaseCost. */
  | 'unit_purchase_cost'
  /** Average selling price of one redemption. */
  | 'unit_selling_price';

/** Order of the activity report. */
export type ActivityReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: ActivityReportSortField;
};

/** Sort fields of the activity report; the column must be shown. */
export type ActivityReportSortField =
  /** By the advertiser's name. */
  | 'advertiser'
  /** By the brand's name. */
  | 'brand'
  /** By the experience's name. */
  | 'experience'
  /** By IO number. */
  | 'io_number'
  /** By the number of the payment type. */
  | 'payment_type'
  /** By the product's name. */
  | 'product'
  /** By the promotion's name. */
  | 'promotion'
  /** By the provider's name. */
  | 'provider'
  /** By currency, then by purchase cost. */
  | 'purchase_cost'
  /** By number of redemptions. */
  | 'redemptions'
  /** By the reward's name. */
  | 'reward'
  /** By the number of the source. */
  | 'reward_source'
  /** By currency, then by selling price. */
  | 'selling_price'
  /** By service category. */
  | 'service_category'
  /** By the tag. */
  | 'tag'
  /** By timeframe. */
  | 'timeframe'
  /** By currency, then by face value. */
  | 'total_face_value'
  /** By typology. */
  | 'typology'
  /** By currency, then by unit purchase cost. */
  | 'unit_purchase_cost'
  /** By currency, then by unit selling price. */
  | 'unit_selling_price';

/** Rows of a catalog file. */
export type AddCatalogueImportRowsInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the import. */
  id: Scalars['ID']['input'];
  /** The rows, 250 at most. A row that is there already stays, so that a call can be repeated. */
  rows: Array<CatalogueRowInput>;
};

/** A comment on a redemption. */
export type AddRedemptionCommentInput = {
  /** The comment, plain text, at most 2,000 characters. */
  content: Scalars['String']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated by the caller: the same key adds one comment. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** Sort order of an advertiser's catalog. */
export type AdvertiserCatalogSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: AdvertiserCatalogSortField;
};

/** Sort fields of an advertiser's catalog. */
export type AdvertiserCatalogSortField =
  /** By name of the product. */
  | 'product_name'
  /** By name of the promotion. */
  | 'promotion_name'
  /** By whether the product is on sale. */
  | 'status';

/** Filter of a list of advertisers. */
export type AdvertiserFilter = {
  /** Part of the name, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<AdvertiserStatus>;
};

/** Sort order of a list of advertisers. */
export type AdvertiserSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: AdvertiserSortField;
};

/** Sort fields of a list of advertisers. */
export type AdvertiserSortField =
  /** By balance, one currency after the other; needs viewBudget. */
  | 'balance'
  /** By redemptions of the last seven days. */
  | 'last_7_days_redemptions'
  /** By name. */
  | 'name'
  /** By status. */
  | 'status';

/** Whether an advertiser is in use. */
export type AdvertiserStatus =
  /** Out of use; not offered in pickers. */
  | 'disabled'
  /** In use. */
  | 'enabled';

/** Filter of alerts. */
export type AlertFilter = {
  /** Whether to include alerts of the organization's advertisers. Defaults to true. */
  includeChildren?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this severity. */
  severity?: InputMaybe<AlertSeverity>;
};

/** Severity of an alert; matches the three tabs of the notifications. */
export type AlertSeverity =
  /** Something does not work. */
  | 'blocker'
  /** Good to know. */
  | 'info'
  /** Something will soon not work. */
  | 'warning';

/** A change of a reward in a pending committed allocation. Omitted fields keep their values. */
export type AllocatedRewardChange = {
  /** Pieces, 1 at least. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency. */
  sellingPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** SKU of a reward that is in the allocation. */
  sku: Scalars['String']['input'];
};

/** Decisions on several requests. */
export type AllocationDecision =
  /** Approve: the money of each request moves. */
  | 'approve'
  /** Reject: no money moves. */
  | 'reject';

/** Outcomes of one request among several. */
export type AllocationDecisionOutcome =
  /** It was decided, or would have been in a dry run. */
  | 'decided'
  /** It is unchanged. The code gives the reason. */
  | 'refused';

/** The word shown for an allocation. */
export type AllocationDisplay =
  /** In use. */
  | 'active'
  /** Its end date has passed. */
  | 'expired'
  /** Waits for its first decision. */
  | 'pending'
  /** Approved and unused. */
  | 'ready'
  /** It was rejected before any approval. */
  | 'rejected'
  /** Used up. */
  | 'used'
  /** It was withdrawn before any decision. */
  | 'withdrawn';

/** Allocation figures with an explanation. */
export type AllocationFigure =
  /** Amount allocated, less the amount given back. */
  | 'amount'
  /** Amount still available. */
  | 'amount_available'
  /** Sum of the amounts of undecided requests, those that add money and those that give it back alike; not the net. */
  | 'amount_pending'
  /** Amount used by redemptions. */
  | 'amount_used';

/** Kinds of allocation for rewards. */
export type AllocationMode =
  /** A number of rewards, bought in advance at a price. */
  | 'committed'
  /** An amount, for any redeemed rewards. */
  | 'open';

/** Kinds of requests in reports. */
export type AllocationReportType =
  /** Money added to or removed from the budget, without an allocation. */
  | 'budget'
  /** Stock of certain rewards. */
  | 'committed'
  /** Money added to the open allocation or given back from it. */
  | 'open_budget'
  /** Rewards added to the open allocation, with or without money. */
  | 'open_reward';

/** A reward in a requested allocation. Each SKU appears once. */
export type AllocationRewardInput = {
  /** Number of pieces, 1 at least. Required in a committed allocation. In an open one, omit it to allow as many as the amount pays for. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency. Required in a committed allocation, not accepted in an open one. */
  sellingPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** SKU. */
  sku: Scalars['String']['input'];
};

/** Usage state of an allocation. */
export type AllocationState =
  /** Approved and partly used. */
  | 'active'
  /** Its end date has passed, or it was rejected or withdrawn. */
  | 'expired'
  /** Waits for its first decision. */
  | 'pending'
  /** Approved and unused. */
  | 'ready'
  /** Approved and used up. */
  | 'used';

/** Approval status of an allocation. */
export type AllocationStatus =
  /** Rejected or withdrawn; it was never approved. */
  | 'disabled'
  /** Approved. */
  | 'enabled'
  /** Waits for its first decision. */
  | 'pending';

/** Types of allocation. */
export type AllocationType =
  /** Stock of certain rewards at certain prices. */
  | 'committed'
  /** An amount for any of several rewards. An advertiser has one. */
  | 'open';

/** Filter of the allocations report. */
export type AllocationsReportFilter = {
  /** Only this advertiser. */
  advertiserId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of an IO number, or of the requester's name or e-mail; two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<BudgetLineStatus>>;
  /**
   * Only these kinds.
   * At most 250 values.
   */
  types?: InputMaybe<Array<AllocationReportType>>;
  /** Only requests that wait for a decision that the caller may make. Callers who are not operator staff decide none. */
  waitingForMe?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Sort order of the allocations report. */
export type AllocationsReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: AllocationsReportSortField;
};

/** Sort fields of the allocations report. */
export type AllocationsReportSortField =
  /** By time of the request. */
  | 'created_at'
  /** By the advertiser's name. */
  | 'retailer'
  /** By status. */
  | 'status'
  /** By time of decision or last change. */
  | 'updated_at';

/** An approval of a request. */
export type ApproveAllocationRequestInput = {
  /** True for a dry run: the decision is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this decision, generated when the dialog opens: the same key decides once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** Ways to identify a recipient. */
export type AuthenticationSystem =
  /** By an account of their own. */
  | 'account'
  /** By an e-mail address. */
  | 'email'
  /** By a mobile number. */
  | 'mobile'
  /** By a third-party sign-in. */
  | 'third_party';

/** Filter of lines. */
export type BatchLineFilter = {
  /** True for failures only: failed lines, or lines whose last message failed. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** An order ID, or the beginning of an address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only lines of these stages.
   * At most 250 values.
   */
  stages?: InputMaybe<Array<LineStage>>;
  /**
   * Only redemptions in these states.
   * At most 250 values.
   */
  states?: InputMaybe<Array<RedemptionState>>;
};

/** States of a batch. */
export type BatchState =
  /** It was recalled, or all its lines were canceled. */
  | 'canceled'
  /** All its lines are processed. */
  | 'done'
  /** Its dispatch is held. */
  | 'held'
  /** Its lines are being processed. */
  | 'working';

/** Purposes of a batch. */
export type BatchUsage =
  /** Export codes as a file. */
  | 'codes_extraction'
  /** Activate codes that the advertiser handed out. */
  | 'redemptions_activation'
  /** Notify recipients of their rewards. */
  | 'users_notification';

/** Filter of a list of brands. */
export type BrandFilter = {
  /** Part of the name, ignoring case and accents. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Part of the SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<BrandStatus>>;
};

/** Whether a brand is in use. */
export type BrandStatus =
  /** Out of use: no new product can be added to it. */
  | 'deactivated'
  /** In use. */
  | 'enabled';

/** Budget figures with an explanation. */
export type BudgetFigure =
  /** Amount that the allocations hold. */
  | 'allocated'
  /** Total less used. */
  | 'balance'
  /** Amount delivered. */
  | 'delivered'
  /** Amount expired and not credited again. */
  | 'expired'
  /** Largest amount that can be added. */
  | 'max_add'
  /** Largest amount that can be removed. */
  | 'max_remove'
  /** Amount reserved by redemptions in progress. */
  | 'pending'
  /** Sum of the amounts of undecided requests, those that add money and those that give it back alike; not the net. */
  | 'requested'
  /** Credits less debits. */
  | 'total'
  /** Available budget. */
  | 'unallocated'
  /** Delivered plus expired. */
  | 'used';

/** Filter of the lines of a budget. */
export type BudgetLineFilter = {
  /** First day, `YYYY-MM-DD` in the caller's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of the description. */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<BudgetLineStatus>>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Only these types.
   * At most 250 values.
   */
  types?: InputMaybe<Array<BudgetLineType>>;
};

/** Status of a budget line. */
export type BudgetLineStatus =
  /** The line is approved and counts. */
  | 'approved'
  /** Undecided; reserves no money. */
  | 'pending'
  /** Refused. */
  | 'rejected'
  /** Withdrawn by the requester before any decision. */
  | 'withdrawn';

/** Types of budget lines. */
export type BudgetLineType =
  /** Moves money to an allocation. */
  | 'allocate'
  /** Adds money to the budget. */
  | 'credit'
  /** Moves money back from an allocation. */
  | 'deallocate'
  /** Removes money from the budget. */
  | 'debit';

/** Bulk actions on redemptions. */
export type BulkActionKind =
  /** Add a comment to the redemptions. */
  | 'add_comment'
  /** Cancel the redemptions. */
  | 'cancel_redemptions'
  /** Send the links again. */
  | 'resend_activation_notification'
  /** Send the redeemed reward again. */
  | 'resend_success_notification'
  /** Order the rewards again. */
  | 'retry_redemptions';

/** States of a bulk action. */
export type BulkActionState =
  /** All rows are processed. */
  | 'done'
  /** Stopped by a person, or because the requester lost the permission. Remaining rows are untouched. */
  | 'stopped'
  /** Its rows are being processed. */
  | 'working';

/** A request for a bulk action. */
export type BulkRedemptionsInput = {
  /** The action. */
  action: BulkActionKind;
  /** The comment, for `add_comment`. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the selection is checked and counted only. */
  dryRun?: Scalars['Boolean']['input'];
  /**
   * Redemptions to exclude. Used with `selectAll`.
   * At most 250 values.
   */
  excludeRedemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter of the report. Used with `selectAll`. */
  filter?: InputMaybe<RedemptionFilter>;
  /** Fingerprint from the dry run. A changed selection is refused. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, generated by the caller: the same key runs once. */
  idempotencyKey: Scalars['String']['input'];
  /**
   * Redemptions to select. Used without `selectAll`.
   * At most 250 values.
   */
  redemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True to select all redemptions that match the filter, except those in `excludeRedemptionList`. */
  selectAll?: Scalars['Boolean']['input'];
};

/** Outcomes of a row. */
export type BulkRowOutcome =
  /** It was done. */
  | 'done'
  /** Failed. */
  | 'failed'
  /** Skipped. */
  | 'left'
  /** Not started. */
  | 'stopped'
  /** Not processed yet. */
  | 'waiting';

/** Filter of a list of changes. */
export type CatalogueChangeFilter = {
  /** First day, `YYYY-MM-DD` in the caller's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only this kind of change. */
  kind?: InputMaybe<CatalogueChangeKind>;
  /** Only changes of this kind of item. */
  noun?: InputMaybe<CatalogueNoun>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** How a change looks to catalog users. */
export type CatalogueChangeKind =
  /** The item is new, is on sale again or was published. */
  | 'appeared'
  /** The item is still there, with changes. */
  | 'changed'
  /** The item is no longer on sale or no longer published. */
  | 'disappeared';

/** Outcomes of a row of an import. */
export type CatalogueImportOutcome =
  /** A SKU is changed. */
  | 'changed'
  /** A SKU is created. */
  | 'created'
  /** The row has an error and is not applied. */
  | 'refused'
  /** Nothing to do. */
  | 'unchanged'
  /** Not tried yet. */
  | 'waiting';

/** States of an import of a catalog file. */
export type CatalogueImportState =
  /** All rows are imported, except the refused ones. */
  | 'imported'
  /** Its rows are being imported. */
  | 'importing'
  /** Its rows are arriving. */
  | 'receiving'
  /** Stopped, because the person may no longer import. Remaining rows are untouched. */
  | 'stopped'
  /** The dry run is over: it can be imported. */
  | 'tried'
  /** A dry run is applying its rows. */
  | 'trying';

/** Kinds of items in the catalogue's change log. */
export type CatalogueNoun =
  /** A brand. */
  | 'brands'
  /** A product. */
  | 'products'
  /** A seller's offer of a product. */
  | 'publications'
  /** A SKU. */
  | 'skus';

/** A row of a catalog file: a SKU. */
export type CatalogueRowInput = {
  /**
   * Its cells, one for each column.
   * At most 250 values.
   */
  cells: Array<Scalars['String']['input']>;
  /** Line in the file, returned with the outcome. */
  line: Scalars['Int']['input'];
};

/** Outcomes of a row. */
export type CatalogueRowOutcome =
  /** A SKU is changed. */
  | 'changed'
  /** A SKU is created. */
  | 'created'
  /** The row has an error and is not applied. */
  | 'refused'
  /** Nothing to do. */
  | 'unchanged';

/** A selection of rewards for a promotion. */
export type ChoosePromotionRewardsInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  id: Scalars['ID']['input'];
  /** The rewards in order; one at least, two hundred at most. New and previously disabled ones are enabled; all others are disabled. */
  rewards: Array<ChosenRewardInput>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A reward of a promotion. */
export type ChosenRewardInput = {
  /** Its SKU. */
  sku: Scalars['ID']['input'];
};

/** Reasons for reading codes. */
export type CodeReadKind =
  /** The balance was requested from the issuer. */
  | 'consult'
  /** A person got the link of a redemption that they created. */
  | 'creation'
  /** They were exported to a file. */
  | 'export'
  /** A person viewed the recipient's link, or downloaded a file of links. */
  | 'link'
  /** They were printed. */
  | 'pdf'
  /** Their recipient viewed them. */
  | 'recipient'
  /** A person gave the redemption another address, to which its next message goes. */
  | 'resend'
  /** A person viewed a code. */
  | 'reveal';

/** Uses of a redemption's code. */
export type CodeUsage =
  /** A code of value. */
  | 'primary'
  /** A security code for the code of value. */
  | 'security'
  /** An address of value that needs a further code to open. */
  | 'security_url'
  /** A security code for the address of value. */
  | 'security_url_code'
  /** A tracking code of a shipment. */
  | 'tracking'
  /** An address of value. */
  | 'url';

/** How a reward is sold. */
export type ConditionOfSale =
  /** From stock bought in advance. */
  | 'in_stock'
  /** Bought one at a time, on request. */
  | 'on_demand';

/** A new e-mail address or phone number of a recipient. */
export type CorrectRecipientInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new e-mail address. If the recipient was known by another one, the phone number stays. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The new phone number. If the recipient was known by another one, the e-mail address stays. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
  /** Version of the recipient last received. */
  version: Scalars['Int']['input'];
};

/** A new advertiser. */
export type CreateAdvertiserInput = {
  /** Whether stock may be committed to it. */
  allowCommittedAllocation: Scalars['Boolean']['input'];
  /** E-mail address of the contact. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the contact, international. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether pending redemptions are invoiced already. */
  debitPending: Scalars['Boolean']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens and reused on retries: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType: InvoiceType;
  /** Short label for reports. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, de, it or pt. */
  locale: Scalars['String']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
  /** Identifier of its organization, which never changes. Operator staff may name any; others may name only their own, the default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether expired amounts are credited again. Defaults to true. */
  recreditExpired?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A request for a new committed allocation, for the first open one, or for a change of the existing open one. */
export type CreateAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /**
   * Open: the requested amount, a decimal in the billing currency. A negative amount gives money back, down to the allocation's `requestMinimum`.
   * Use 0 to only add rewards or only change the end. Committed: not accepted; the amount is the sum of price times quantity.
   */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A note in words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the request is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * End of the allocation, a future instant, ISO 8601. Required unless `noExpiration` is true. A further request for an open allocation may
   * omit it; otherwise the allocation takes this end when the request is approved.
   */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The IO number. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this request, generated when the form opens: the same key requests once. */
  idempotencyKey: Scalars['ID']['input'];
  /** True when the allocation never ends. */
  noExpiration?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Committed: at least one reward. Open: rewards to add, possibly none.
   * At most 250 values.
   */
  rewards?: InputMaybe<Array<AllocationRewardInput>>;
  /** Type of the requested allocation. */
  type: AllocationType;
};

/** A redemption to create, redeem and send. */
export type CreateAndRedeemInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Total from the preview, a decimal in the billing currency. The dispatch is refused if the cost differs. */
  expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Order ID. It is used only once. */
  orderId: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** SKU of the reward. */
  rewardSku: Scalars['ID']['input'];
  /** True for a test of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recipient; needs an e-mail address. */
  user: RedemptionUserInput;
  /** Face value, a decimal in the reward's currency. Only for rewards of variable value. 0 is a value: it charges nothing. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new brand. */
export type CreateBrandInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Three capitals or digits; cannot be changed later. */
  id: Scalars['ID']['input'];
  /** Name, unique among brands. */
  name: Scalars['String']['input'];
};

/** A catalog file whose rows follow. */
export type CreateCatalogueImportInput = {
  /**
   * The columns, named as in an export. A missing column leaves its values as they are; `sku` or `product_id` must be there.
   * At most 250 values.
   */
  columns: Array<Scalars['String']['input']>;
  /** True for a dry run: the columns are checked only. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated for this file and reused on retries. */
  idempotencyKey: Scalars['ID']['input'];
  /** Name of the file. */
  name: Scalars['String']['input'];
  /** Number of rows that follow, 50,000 at most. */
  total: Scalars['Int']['input'];
};

/** A new API key. */
export type CreateCredentialInput = {
  /** Identifier of the advertiser it may see. */
  advertiserId: Scalars['ID']['input'];
  /** True for a dry run: the creation is checked and answered as usual, then rolled back. No secret is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens: the same key creates once. A repeated request is refused, because the secret is not stored. */
  idempotencyKey: Scalars['ID']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
};

/** A dispatch to recipients from a file or from rows, or of quantities. */
export type CreateDispatchInput = {
  /** True for a dry run: the dispatch is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Total from the preview, a decimal in the billing currency. The dispatch is refused if the cost differs. */
  expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Upload of the purpose `recipients`, instead of rows and quantities. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name of the file. Null for none. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether the code download includes PDFs. */
  includePdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of dispatch; `follow_ups` and `single` are not accepted. */
  kind: DispatchKind;
  /** Minimum validity of the codes, an instant, ISO 8601. */
  minimalExpiration?: InputMaybe<Scalars['DateTime']['input']>;
  /** Prefix of all order IDs; `-1`, `-2` and so on are appended. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /**
   * Quantities, each SKU once. For downloads and activations.
   * At most 250 values.
   */
  quantities?: InputMaybe<Array<DispatchQuantityInput>>;
  /** Earliest release, an instant within the next 365 days, ISO 8601. */
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** At most three numbers of days, 1 to 60. After each, recipients who have not opened their link get a reminder. */
  reminderDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 250 recipients, instead of a file and quantities. */
  rows?: InputMaybe<Array<RecipientRowInput>>;
  /** True for a test of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Length of the undo window in seconds: 0 to 86400, 60 by default. */
  undoSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** A file request. */
export type CreateExtractInput = {
  /** Identifier of the dispatch. */
  dispatchId: Scalars['ID']['input'];
  /** True for a dry run: the request is checked and answered as usual, but the file cannot be opened. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to include the PDFs of codes. Defaults to the dispatch's setting. */
  includePdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount available. */
  kind: ExtractKind;
  /** Stated purpose, 200 characters at most. It is logged. Required of callers without viewRewardCodeData. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A new account. */
export type CreateMemberInput = {
  /**
   * Identifiers of advertisers of the organization.
   * At most 250 values.
   */
  advertiserIds: Array<Scalars['ID']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address, required and unique. Also the login. */
  email: Scalars['String']['input'];
  /** Language: `en` or `fr`. */
  locale: Scalars['String']['input'];
  /** Full name, required. */
  name: Scalars['String']['input'];
  /** Identifier of the organization it belongs to. */
  organizationId: Scalars['ID']['input'];
  /**
   * Roles, possibly none.
   * At most 250 values.
   */
  roles: Array<Scalars['String']['input']>;
  /** IANA time zone. */
  timezone: Scalars['String']['input'];
};

/** A new product. No seller offers it yet. */
export type CreateProductInput = {
  /** Whether its gift cards can have a variable value. */
  acceptVariableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Age ranges, for example `18-24`. Empty for every age.
   * At most 250 values.
   */
  ageRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Identifier of its brand. */
  brandId: Scalars['ID']['input'];
  /** How it is sold. */
  conditionOfSale?: InputMaybe<ConditionOfSale>;
  /**
   * Countries where it is sold, ISO 3166-1 alpha-2; `*` alone means worldwide.
   * At most 250 values.
   */
  countryRestrictions: Array<Scalars['ID']['input']>;
  /** The default language: en, fr, ja, de, it, es, nl or pt. Defaults to en. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** How its rewards are delivered. */
  deliveryMode?: InputMaybe<DeliveryMode>;
  /** Description in the default language. */
  description: Scalars['String']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency: Scalars['CurrencyCode']['input'];
  /** Whether it is featured. */
  featured: Scalars['Boolean']['input'];
  /** `female` or `male`. Null for everybody. */
  gender?: InputMaybe<Gender>;
  /** Name in the default language. */
  name: Scalars['String']['input'];
  /** Name of a card of variable value; `%s` stands for the value. Required when cards can have a variable value. */
  nameWithVariableValue?: InputMaybe<Scalars['String']['input']>;
  /** Its own identifier, 3 to 10 letters and digits: the part after the brand's identifier. */
  productId: Scalars['ID']['input'];
  /** Type of product. */
  productType: ProductType;
  /** Terms and conditions as text. */
  termsAndConditions?: InputMaybe<Scalars['String']['input']>;
  /** Address of the terms and conditions, https. */
  termsAndConditionsUrl?: InputMaybe<Scalars['URL']['input']>;
  /**
   * Themes under which it is listed, at least one.
   * At most 250 values.
   */
  themes: Array<Scalars['String']['input']>;
  /**
   * Texts in the other languages. They replace all present ones.
   * At most 250 values.
   */
  translations?: InputMaybe<Array<TranslationInput>>;
};

/** A new promotion, enabled. Omitted fields get the wizard's initial values. */
export type CreatePromotionInput = {
  /**
   * Channels by which recipients get their links. Empty when links are downloaded.
   * At most 250 values.
   */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Whether recipients may download a PDF. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How recipients are identified.
   * At most 250 values.
   */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether unused redemptions that were sent out are canceled when still booked after thirty days. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sender name of mails. Null for the default. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the operator's name follows the sender's name. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** End, ISO 8601. Null while it is ongoing. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The experience that it uses. */
  experience: PromotionExperienceInput;
  /** Settings of the redemption flow. */
  flowSettings?: InputMaybe<FlowSettingsInput>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<FraudLevel>;
  /** Version of the caller's draft that this promotion comes from. The draft is deleted; a duplicate takes over the look of its original. */
  fromDraft?: InputMaybe<Scalars['Int']['input']>;
  /** Idempotency key, generated when the form opens and reused on retries: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Address to which recipients are redirected. */
  landingPages?: InputMaybe<LandingPagesInput>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name; 200 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Channels by which recipients get their redeemed rewards.
   * At most 250 values.
   */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<RedeemFrequency>;
  /** Days until links expire. Null for never. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Who can redeem. */
  restrictions?: InputMaybe<PromotionRestrictionsInput>;
  /** Its rewards in order; one at least, two hundred at most. */
  rewards: Array<ChosenRewardInput>;
  /** Whether order IDs are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start, ISO 8601. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Label of its portal's domain. Null for none. */
  uiId?: InputMaybe<Scalars['String']['input']>;
};

/** A redemption to create. */
export type CreateRedemptionInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Total from the preview, a decimal in the billing currency. The dispatch is refused if the cost differs. */
  expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Order ID. It is used only once. */
  orderId: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** SKU of the reward. Omit it when recipients choose: the most expensive available one is reserved. */
  rewardSku?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to mail the link to the user. */
  sends?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for a test of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recipient. Null for the first person who opens the link. */
  user?: InputMaybe<RedemptionUserInput>;
  /** Face value, a decimal in the reward's currency. For rewards of variable value, or the maximum a recipient may choose. 0 is a value: it charges nothing. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new quota. */
export type CreateRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Number of redemptions that raises an alert. Null for none. */
  alertThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of redemptions allowed, from 0 to 999999999. */
  nbRedemptionsAllowed: Scalars['Int']['input'];
  /** SKU of the reward. */
  sku: Scalars['ID']['input'];
};

/** A new schedule. */
export type CreateReportScheduleInput = {
  /** How often it runs. */
  cadence: ReportCadence;
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** File format. Defaults to CSV; PDF is available for the redemption report only. */
  format?: InputMaybe<RedemptionExportFormat>;
  /** Idempotency key, generated when the form opens: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** For a monthly schedule: 1 to 31. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  /** Days that each report covers. Null for those of the view. */
  period?: InputMaybe<RelativePeriod>;
  /** Colleagues who also get it, twenty at most. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The saved view, either the caller's own or a shared one. */
  savedViewId: Scalars['ID']['input'];
  /** Local time in the time zone, `HH:MM`. */
  time: Scalars['String']['input'];
  /** IANA time zone of the schedule. */
  timezone: Scalars['String']['input'];
  /** For a weekly schedule: 1 is Monday, 7 is Sunday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** A new view. */
export type CreateSavedViewInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether colleagues see it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 80 characters. Unique among the caller's views of the screen, ignoring case. */
  name: Scalars['String']['input'];
  /** Query string of the screen's address without `?`, at most 4000 characters. */
  query: Scalars['String']['input'];
  /** The screen. */
  screen: SavedViewScreen;
};

/** A new service account. */
export type CreateServiceAccountInput = {
  /**
   * Its abilities. The creator must hold each of them.
   * At most 250 values.
   */
  abilities: Array<Scalars['String']['input']>;
  /** True for a dry run: the creation is checked and answered as usual, then rolled back. No secret is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens: the same key creates once. A repeated request is refused, because the secret is not stored. */
  idempotencyKey: Scalars['ID']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
  /** Identifier of the organization whose advertisers it sees. Null for one of the provider, which sees all. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Subject of its client at the external issuer, when there is one. Otherwise null. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A new SKU, enabled. Its identifier is generated. */
export type CreateSkuInput = {
  /** Currency of that price, ISO 4217. */
  catalogCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Price in the catalog, a decimal. */
  catalogPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Currency of the face value, ISO 4217. */
  currency: Scalars['CurrencyCode']['input'];
  /** The default language: en, fr, ja, de, it, es, nl or pt. Defaults to en. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** Description in the default language. When empty, the product's is shown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Its values for the dimensions that vary on its product. None when it has a variable value.
   * At most 250 values.
   */
  dimensionValues?: InputMaybe<Array<DimensionValueInput>>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** EAN, the thirteen digits of its bar code. Required for items, and unique. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** Face value for the recipient, a decimal. */
  faceValue: Scalars['Decimal']['input'];
  /** Whether it is featured. Only callers who may edit rewards can set it. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens and reused on retries: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name in the default language. */
  name: Scalars['String']['input'];
  /** Identifier of its product. */
  productId: Scalars['ID']['input'];
  /** Identifier of its provider. Only operator staff may set it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Texts in the other languages. They replace all present ones.
   * At most 250 values.
   */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Whether it has a variable value. */
  variableValue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Announcement of a file to upload. */
export type CreateUploadInput = {
  /** image/png, image/jpeg or image/gif; text/csv for recipients and codes. */
  contentType: Scalars['String']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Purpose: `advertiser_avatar`, `brand_logo`, `product_logo`, `catalog_badge`, `sku_picture`, `promotion_logo`, `promotion_background`, `recipients` or `codes`. Each requires its own abilities. A file of recipients or codes must be used within a day; then it is deleted. */
  purpose: Scalars['String']['input'];
  /** Size in bytes, 5 MB at most. */
  size: Scalars['Int']['input'];
};

/** A voucher request. */
export type CreateVoucherInput = {
  /** True for a dry run: the request is checked and answered as usual, but the voucher cannot be opened. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the voucher: en, fr, ja, it, de or pt. */
  locale?: Scalars['String']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** A new webhook. It delivers what happens from now on. */
export type CreateWebhookInput = {
  /** Identifier of the advertiser whose events it receives. */
  advertiserId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the creation is checked and answered as usual, then rolled back. No secret is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** False for one that does not deliver yet. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated when the form opens: the same key creates once. A repeated request is refused, because the secret is not stored. */
  idempotencyKey: Scalars['ID']['input'];
  /** Identifier of the organization whose events it receives. Without one and without an advertiser it is of the provider. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Names of the events it receives. Null for all.
   * At most 250 values.
   */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The address: https, on the public internet. */
  url: Scalars['URL']['input'];
};

/** Outcomes of a requested redemption. */
export type CreatedOutcome =
  /** It is booked. Use the link to continue. */
  | 'created'
  /** It is booked, but redeeming failed. It can be retried. */
  | 'failed'
  /** Its link was mailed. The recipient must choose a reward or enter an address. */
  | 'link_sent'
  /** It is redeemed, and its reward was sent. */
  | 'redeemed'
  /** Its provider needs more time; processing continues automatically. */
  | 'working';

/** One decision on several requests. */
export type DecideAllocationRequestsInput = {
  /** The decision. */
  decision: AllocationDecision;
  /** True for a dry run: the decision is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key of this decision, generated when the dialog opens: the same key decides once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Reason for a rejection, addressed to the requesters. Required for a rejection, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The requests, each once, at most 100. */
  requests: Array<SeenAllocationRequest>;
};

/** Obstacles that keep a person from deciding a request. */
export type DecisionObstacleCode =
  /** The person who made or changed the request changed the caller's roles or e-mail, in the last thirty days. */
  | 'changed_by_requester'
  /** The caller changed the roles or the e-mail of the person who made or changed the request, in the last thirty days. */
  | 'changed_requester'
  /** The person who made or changed the request created the caller's account, in the last thirty days. */
  | 'made_by_requester'
  /** The caller created the account of the person who made or changed the request, in the last thirty days. */
  | 'made_requester'
  /** The caller changed the request. */
  | 'own_change'
  /** The caller made the request. */
  | 'own_request'
  /** One person could control both the caller's account and that of the person who made or changed the request: they created the accounts or changed their e-mail in the last thirty days. */
  | 'same_maker';

/** The current balance of a budget, as its provider shows it. */
export type DeclareSourceBudgetInput = {
  /** Current balance, a decimal in the currency. */
  budget: Scalars['Decimal']['input'];
  /** Currency of the budget, ISO 4217. */
  currency: Scalars['CurrencyCode']['input'];
  /** Address of the provider's page that shows it, https. */
  dashboardUrl?: InputMaybe<Scalars['URL']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the provider. */
  providerId: Scalars['ID']['input'];
  /** Version of the budget last received. 0 when there was none. */
  version: Scalars['Int']['input'];
};

/** A deletion of an API key. */
export type DeleteCredentialInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** A draft of the caller to discard. */
export type DeletePromotionDraftInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A deletion of a quota. */
export type DeleteRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the quota. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A deletion of a schedule. */
export type DeleteReportScheduleInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A deletion of a view. */
export type DeleteSavedViewInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A deletion of a webhook. */
export type DeleteWebhookInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** What a message is about. */
export type DeliveryKind =
  /** The activation link. */
  | 'activation'
  /** A code that proves the address. */
  | 'one_time_code'
  /** A reminder of the activation link. */
  | 'reminder'
  /** The reward. */
  | 'reward';

/** How a reward is delivered. */
export type DeliveryMode =
  /** By e-mail or message. */
  | 'digital_delivery'
  /** By post. */
  | 'physical_shipment';

/** Delivery states of a message. */
export type DeliveryState =
  /** It bounced. */
  | 'bounced'
  /** It was discarded because it is no longer needed. */
  | 'dropped'
  /** It could not be sent. */
  | 'failed'
  /** It is in the queue. */
  | 'queued'
  /** It is being sent. */
  | 'sending'
  /** It was sent. */
  | 'sent';

/** A dimension of a product. */
export type DimensionConfigurationInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Whether a value is required. */
  required: Scalars['Boolean']['input'];
  /** Whether each SKU has its own value, if the dimension may vary. */
  vary: Scalars['Boolean']['input'];
};

/** A dimension value to save. */
export type DimensionValueInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /**
   * Values as text, in the format of `DimensionValue`.
   * At most 250 values.
   */
  values: Array<Scalars['String']['input']>;
};

/** Sort order of a list of discounts. */
export type DiscountSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: DiscountSortField;
};

/** Sort fields of a list of discounts. */
export type DiscountSortField =
  /** By name of the brand. */
  | 'brand_name'
  /** By percentage. */
  | 'discount'
  /** By name of the product. */
  | 'label'
  /** By SKU of the product. */
  | 'sku';

/** Changes of a dispatch. */
export type DispatchChange =
  /** Cancellation of its unsent part. */
  | 'cancel'
  /** Recall of the whole dispatch. */
  | 'recall'
  /** Release of the held dispatch. */
  | 'release'
  /** Retry of its failed lines. */
  | 'retry';

/** A change of a dispatch. */
export type DispatchChangeInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the dispatch. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Filter of dispatches. */
export type DispatchFilter = {
  /**
   * Only those of these advertisers.
   * At most 250 values.
   */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only dispatches in this state. */
  state?: InputMaybe<DispatchState>;
};

/** Kinds of dispatch. */
export type DispatchKind =
  /** The advertiser's printed codes become valid at its portal. */
  | 'activate_codes'
  /** Codes are generated for download. */
  | 'download_codes'
  /** Links are generated for download. */
  | 'download_links'
  /** A batch created by a program, which requests each step separately. */
  | 'follow_ups'
  /** Recipients get codes. */
  | 'send_codes'
  /** Recipients get links to redeem. */
  | 'send_links'
  /** A single redemption outside any batch. */
  | 'single';

/** A quantity of one reward. */
export type DispatchQuantityInput = {
  /** Upload of the purpose `codes`: a file with a column `code` or `order_id`, or of order IDs alone, as many as the quantity. Only for activations. */
  codesFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity. Links and activations: 1 to 100000. Codes: 1 to 5000. */
  quantity: Scalars['Int']['input'];
  /** SKU of a live reward of the promotion. */
  sku: Scalars['ID']['input'];
  /** Face value of each, a decimal. Only for rewards of variable value. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What a dispatch request is about. */
export type DispatchRequestAction =
  /** Cancellation of the unsent part of a dispatch. */
  | 'cancel'
  /** A new dispatch. */
  | 'create'
  /** A new batch of one SKU, which a program requests in REST. */
  | 'create_batch'
  /** Recall of a whole dispatch. */
  | 'recall'
  /** Release of a held dispatch. */
  | 'release'
  /** Retry of the failed lines of a dispatch. */
  | 'retry';

/** Stages of a dispatch request, in their order. */
export type DispatchRequestStage =
  /** Its cost is compared with budget, stock and quotas, and booked; a change returns them. */
  | 'booking'
  /** Its lines are checked. */
  | 'checking'
  /** Its lines are read. */
  | 'reading'
  /** Its lines are saved or changed. Skipped by a dry run. */
  | 'saving'
  /** It waits for its turn. */
  | 'waiting';

/** States of a dispatch request. */
export type DispatchRequestState =
  /** A dry run that was given up. */
  | 'canceled'
  /** The dispatch was accepted or changed, or would have been in a dry run. */
  | 'done'
  /** It was refused; nothing of it is kept. */
  | 'refused'
  /** It is being worked on. */
  | 'working';

/** States of a dispatch. */
export type DispatchState =
  /** All its lines are done, failed or canceled. */
  | 'done'
  /** It waits for the end of its undo window or for its release time; nothing went out. */
  | 'held'
  /** It was recalled before anything went out. */
  | 'recalled'
  /** It is going out. */
  | 'released';

/** What stops a dispatch. */
export type DispatchStop =
  /** Its advertiser is disabled. */
  | 'advertiser_disabled'
  /** Its promotion is completed, disabled or over. */
  | 'promotion_not_running';

/** A promotion to duplicate. */
export type DuplicatePromotionInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  id: Scalars['ID']['input'];
  /** Whether the copy may replace an existing draft. */
  replace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A permanent end of a service account. */
export type EndServiceAccountInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A revocation of one secret. */
export type EndServiceAccountSecretInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the service account. */
  id: Scalars['ID']['input'];
  /** Identifier of the secret. */
  secretId: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** Where an experience is offered. */
export type Environment =
  /** For recipients. */
  | 'production'
  /** For trials. */
  | 'sandbox';

/** A request for an export. */
export type ExportRedemptionsInput = {
  /**
   * Columns besides the default ones.
   * At most 250 values.
   */
  additionalFields?: InputMaybe<Array<RedemptionExportField>>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * All matches except these redemptions.
   * At most 250 values.
   */
  excludeRedemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter of the report. */
  filter?: InputMaybe<RedemptionFilter>;
  /** CSV or PDF. */
  format: RedemptionExportFormat;
  /** Idempotency key, generated by the caller: the same key runs once. */
  idempotencyKey: Scalars['String']['input'];
  /**
   * Only these redemptions among the matches.
   * At most 250 values.
   */
  redemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Contents of a dispatch file. */
export type ExtractKind =
  /** Codes, with PDFs if the dispatch includes them. */
  | 'codes'
  /** Order IDs with the codes that recipients enter at the portal. */
  | 'entry_codes'
  /** Links to redeem. */
  | 'links';

/** Filter of failures. */
export type FailureFilter = {
  /**
   * Only these advertisers.
   * At most 250 values.
   */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only this kind. */
  kind?: InputMaybe<FailureKind>;
  /** Only this reason, spelt as in the groups. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of failure. */
export type FailureKind =
  /** A batch line that is not processed any further. */
  | 'line'
  /** A message: it did not reach its recipient. */
  | 'message'
  /** An order: the reward could not be obtained. */
  | 'order';

/** The color of a part of the redemption flow. */
export type FlowColorInput = {
  /** Its color, hexadecimal. */
  color: Scalars['String']['input'];
  /** The part: text-color, element-background-color, element-text-color or template-background-color. */
  part: Scalars['String']['input'];
};

/** A picture, by its media. */
export type FlowPictureInput = {
  /** Identifier of the media. */
  id: Scalars['ID']['input'];
};

/** Settings of a redemption flow. Omitted fields keep their values. */
export type FlowSettingsInput = {
  /** Whether the code is shown on the page. */
  displayCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients can contact support. */
  enableContactSupport?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Links below each page: privacy_policy, terms_and_conditions, contact_us.
   * At most 250 values.
   */
  footerLinks?: InputMaybe<Array<FooterLink>>;
  /** Whether recipients choose among several rewards. */
  multipleRewards?: InputMaybe<Scalars['Boolean']['input']>;
  /** alesia or default. */
  redemptionFlowTheme?: InputMaybe<RedemptionFlowTheme>;
  /**
   * How recipients share: email.
   * At most 250 values.
   */
  sharingSystems?: InputMaybe<Array<SharingSystem>>;
  /** Whether a third-party sign-in identifies recipients. */
  thirdPartyAuthentication?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A link at the foot of the redemption flow. */
export type FooterLink =
  /** Contact. */
  | 'contact_us'
  /** Privacy policy. */
  | 'privacy_policy'
  /** Terms and conditions. */
  | 'terms_and_conditions';

/** How strictly recipients are checked. */
export type FraudLevel =
  /** The usual checks. */
  | 'standard'
  /** Stricter checks. */
  | 'strong';

/** People for whom a product is meant. */
export type Gender =
  /** Women. */
  | 'female'
  /** Men. */
  | 'male';

/** A request to give back all or part of the amount left in an expired committed allocation. */
export type GiveBackAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Amount, a decimal above 0 in the billing currency, at most the allocation's `giveBackLimit`. */
  amount: Scalars['Decimal']['input'];
  /** A note in words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the request is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the allocation. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request, generated when the dialog opens: the same key requests once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Rows of a catalog file in the format of `/files/catalogue/all`. */
export type ImportCatalogueInput = {
  /**
   * The columns, named as in an export. A missing column leaves its values as they are; `sku` or `product_id` must be there.
   * At most 250 values.
   */
  columns: Array<Scalars['String']['input']>;
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, generated for these rows and reused on retries: the same key imports once. */
  idempotencyKey: Scalars['ID']['input'];
  /**
   * The rows, 250 at most. A row with a SKU changes that SKU where cells differ; a row without one creates a SKU of its product. A blank cell
   * leaves the value as it is, `-` clears it. Brand and product are informative only. A row with changed cells must carry the exported version.
   */
  rows: Array<CatalogueRowInput>;
};

/** Catalog items that filter the inventory report. */
export type InventoryOptionKind =
  /** Brands. */
  | 'brand'
  /** Products. */
  | 'product'
  /** Rewards. */
  | 'reward';

/** Filter of the inventory report. All conditions must hold. */
export type InventoryReportFilter = {
  /** Only this brand, by SKU, and the budgets that pay for it. */
  brand?: InputMaybe<Scalars['ID']['input']>;
  /** True to hide rows without redemptions in the last 30 days. */
  hideUnused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this product, and the budgets that pay for it. */
  product?: InputMaybe<Scalars['ID']['input']>;
  /** Only this reward, by SKU, and the budgets that pay for it. */
  reward?: InputMaybe<Scalars['ID']['input']>;
  /** Only this source. */
  source?: InputMaybe<Scalars['ID']['input']>;
};

/** Sort order of the inventory report. */
export type InventoryReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: InventoryReportSortField;
};

/** Sort fields of the inventory report. */
export type InventoryReportSortField =
  /** By currency and budget. */
  | 'budget'
  /** By delayed stock. */
  | 'delayed_stock'
  /** By currency and face value. */
  | 'face_value'
  /** By use in the last 7 days. */
  | 'last_7_days'
  /** By use in the last 30 days. */
  | 'last_30_days'
  /** By expected use in the next 7 days. */
  | 'next_7_days'
  /** By expected use in the next 30 days. */
  | 'next_30_days'
  /** By when the provider is paid. */
  | 'provider_payment_type'
  /** By the name of the reward. */
  | 'reward_caption'
  /** By source. */
  | 'reward_source'
  /** By the day it runs out. */
  | 'runs_out'
  /** By stock. */
  | 'stock'
  /** By total stock. */
  | 'total_stock';

/** Kinds of rows in the inventory report. */
export type InventoryType =
  /** The budget held with a provider. */
  | 'budget'
  /** The stock of a reward. */
  | 'stock';

/** A change of an address. Omitted fields keep their values; null removes a value. */
export type InvoiceAddressInput = {
  /** Town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Street and number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Payment terms. */
export type InvoiceType =
  /** Paid within 30 days. */
  | 'payment_in_30'
  /** Paid within 60 days. */
  | 'payment_in_60'
  /** Paid in advance. */
  | 'prepayment'
  /** Not known. */
  | 'unknown';

/** Filter of a list of background jobs. */
export type JobFilter = {
  /** Only this kind. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only this state. */
  state?: InputMaybe<JobState>;
};

/** States of a background job. */
export type JobState =
  /** Given up after the last attempt; needs attention. */
  | 'dead'
  /** Done. */
  | 'done'
  /** Waits for a worker, or for its next attempt. */
  | 'queued'
  /** A worker is processing it. */
  | 'running';

/** What became of a request with an idempotency key. */
export type KeyState =
  /** A request with the key was made. */
  | 'done'
  /** A request with the key is being worked on. */
  | 'in_flight'
  /** The last request with the key was refused, and nothing was changed. */
  | 'refused'
  /** No request with the key was made or refused, or none has arrived yet. Sending the same request with the same key again is safe. */
  | 'unknown';

/** Address to which recipients are redirected. */
export type LandingPagesInput = {
  /** Address; null removes it. */
  defaultUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Screens where an obstacle can be fixed. */
export type LaunchPlace =
  /** The page of its advertiser. */
  | 'advertiser'
  /** The budget of its advertiser. */
  | 'budget'
  /** The promotion's page, next to its status. */
  | 'details'
  /** Its rewards. */
  | 'rewards'
  /** Its settings. */
  | 'settings';

/** A request to stop receiving a report. */
export type LeaveReportScheduleInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the schedule. */
  id: Scalars['ID']['input'];
};

/** Account of the ledger that an amount moves from or to. */
export type LedgerAccount =
  /** The amount of an allocation. */
  | 'allocation'
  /** Redeemed. */
  | 'delivered'
  /** Expired and not given back. */
  | 'expired'
  /** Outside of the budget: credits and debits. */
  | 'funding'
  /** Booked for redemptions that are not redeemed yet. */
  | 'pending'
  /** The part of the budget without an allocation. */
  | 'unallocated';

/** Remedies for a failed line. */
export type LineRemedy =
  /** Ask the operator. */
  | 'ask_operator'
  /** Enter another e-mail address. */
  | 'correct_address'
  /** Enter the recipient's name, then send the message again. */
  | 'give_name'
  /** Enter another phone number. */
  | 'give_phone'
  /** None. */
  | 'none'
  /** Send the message again. */
  | 'resend'
  /** Retry the line. */
  | 'retry';

/** Next step of a line. */
export type LineStage =
  /** The redemption is activated. */
  | 'activate'
  /** None: it was canceled. */
  | 'canceled'
  /** Complete. */
  | 'done'
  /** None, until somebody retries it. */
  | 'failed'
  /** None until its dispatch is released. */
  | 'held'
  /** A message is to be sent to its recipient. */
  | 'notify'
  /** Its code is ordered. */
  | 'order'
  /** Its code is on order. */
  | 'ordering'
  /** Its messages are queued and have not left yet. */
  | 'sending';

/** A picture's place in its set. */
export type MediaSetItemInput = {
  /** Locale, for pictures kept per locale. None for the default picture of all other locales. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the uploaded file, or of the present one to keep it. */
  mediaId: Scalars['ID']['input'];
  /** `logo`, `catalog_badge` or `picture`, if this kind of item has it. */
  name: MediaSetItemName;
};

/** Place of a picture. */
export type MediaSetItemName =
  /** The badge in the catalog. */
  | 'catalog_badge'
  /** The logo. */
  | 'logo'
  /** The picture of the card or item. */
  | 'picture';

/** Kind of item that pictures belong to. */
export type MediaSetNoun =
  /** A brand. */
  | 'brands'
  /** A product. */
  | 'products'
  /** A SKU. */
  | 'skus';

/** Filter of a list of accounts. */
export type MemberFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name or of the e-mail, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<MemberStatus>;
};

/** States of an invitation. */
export type MemberInvitationState =
  /** Its link has expired. It can be sent again. */
  | 'expired'
  /** Its link works. */
  | 'open'
  /** Its link was withdrawn. It can be sent again. */
  | 'withdrawn';

/** Whether an account can sign in. */
export type MemberStatus =
  /** It cannot sign in. Its open sessions end. */
  | 'disabled'
  /** It can sign in. */
  | 'enabled'
  /** Its owner was invited and has not chosen a password yet. It cannot sign in. */
  | 'invited';

/** Availability of a module. */
export type ModuleFlag =
  /** Available, and required where the specification requires it. */
  | 'enabled'
  /** Available and never required. */
  | 'optional'
  /** Available and required. */
  | 'required';

/** How recipients are notified. */
export type NotificationChannel =
  /** By e-mail. */
  | 'email'
  /** By SMS. */
  | 'sms';

/** A person's choice. */
export type NotificationChoice =
  /** Not sent. */
  | 'off'
  /** Sent. */
  | 'on';

/** Outcomes of a SKU in a dispatch. */
export type OutcomeStatus =
  /** It was accepted. */
  | 'accepted'
  /** It was not processed, because an earlier one ended the dispatch. */
  | 'not_processed'
  /** It was refused; other SKUs are not affected. */
  | 'refused';

/** The page of a list to return. */
export type PageInput = {
  /** Page number, starting at 1. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows on a page, 100 at most. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** Filter of a list of products. */
export type ProductFilter = {
  /** Only products of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, ignoring case and accents. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Part of the identifier. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<SaleStatus>>;
};

/** Sort order of a list of products. */
export type ProductSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: ProductSortField;
};

/** Sort fields of a list of products. */
export type ProductSortField =
  /** By identifier. */
  | 'id'
  /** By name. */
  | 'name'
  /** By time of the last save. */
  | 'updated_at';

/** Whether a product has a SKU on sale. */
export type ProductState =
  /** No SKU is on sale. */
  | 'no_sku'
  /** At least one SKU is on sale. */
  | 'ready';

/** Types of product. */
export type ProductType =
  /** A gift card. */
  | 'gift_card'
  /** A shipped article with an EAN. */
  | 'item'
  /** A product of an earlier catalog. */
  | 'legacy';

/** Settings as entered, by the names of the rules. Omitted fields keep their values. */
export type PromotionDraftSettingsInput = {
  /**
   * Channels by which recipients get their links. Empty when links are downloaded.
   * At most 250 values.
   */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether recipients may download a PDF. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How recipients are identified.
   * At most 250 values.
   */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether unused redemptions that were sent out are canceled when still booked after thirty days. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the code is shown on the page. */
  displayCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sender name of mails. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the operator's name follows the sender's name. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients can contact support. */
  enableContactSupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** End, ISO 8601. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Links below each page: privacy_policy, terms_and_conditions, contact_us.
   * At most 250 values.
   */
  footerLinks?: InputMaybe<Array<FooterLink>>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<FraudLevel>;
  /** Address to which recipients are redirected. */
  landingPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Whether recipients choose among several rewards. */
  multipleRewards?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Channels by which recipients get their redeemed rewards.
   * At most 250 values.
   */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether it has no end date. */
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<RedeemFrequency>;
  /** Days until links expire. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Countries of the recipients, ISO 3166-1 alpha-2.
   * At most 250 values.
   */
  restrictedCountries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /**
   * Languages of the redemption flow.
   * At most 250 values.
   */
  restrictedLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether order IDs are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How recipients share: email.
   * At most 250 values.
   */
  sharingSystems?: InputMaybe<Array<SharingSystem>>;
  /** Start, ISO 8601. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether a third-party sign-in identifies recipients. */
  thirdPartyAuthentication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Label of its portal's domain. */
  uiId?: InputMaybe<Scalars['String']['input']>;
};

/** The experience that a promotion uses. */
export type PromotionExperienceInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Filter of a list of promotions. */
export type PromotionFilter = {
  /** Only promotions that run at or after this instant, ISO 8601. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the name, ignoring case and accents. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only promotions that start before this instant, ISO 8601. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** True to include completed ones. */
  withCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include deleted ones. */
  withDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include paused ones. */
  withPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Pictures of a redemption flow. Omitted ones stay; null removes one. */
export type PromotionMediasInput = {
  /** Background of the pages. */
  background?: InputMaybe<FlowPictureInput>;
  /** The logo. */
  logo?: InputMaybe<FlowPictureInput>;
};

/** Who can redeem. Omitted fields keep their values. */
export type PromotionRestrictionsInput = {
  /**
   * Countries of the recipients, ISO 3166-1 alpha-2.
   * At most 250 values.
   */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /**
   * Languages of the redemption flow.
   * At most 250 values.
   */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Filter of a promotion's rewards. */
export type PromotionRewardFilter = {
  /** Part of the name or of the SKU. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these states.
   * At most 250 values.
   */
  states?: InputMaybe<Array<PromotionRewardState>>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<PromotionRewardStatus>>;
};

/** Sort order of a promotion's rewards. */
export type PromotionRewardSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: PromotionRewardSortField;
};

/** Sort fields of a promotion's rewards. */
export type PromotionRewardSortField =
  /** By name. */
  | 'name'
  /** By position. */
  | 'position'
  /** By SKU. */
  | 'sku'
  /** By status. */
  | 'status';

/** Whether a promotion's reward can be redeemed, or the obstacle. */
export type PromotionRewardState =
  /** It is not on sale, or not in the advertiser's countries. */
  | 'invalid_reward'
  /** It does not fit the redemption flow. */
  | 'invalid_reward_for_redemption_flow'
  /** It comes from stock, and none is left. */
  | 'no_allocation'
  /** It can be redeemed. */
  | 'ready'
  /** Its provider has none left, or the pool that its codes come from is empty or stopped. */
  | 'temporarily_unavailable';

/** Status of a promotion's reward, as set by people. */
export type PromotionRewardStatus =
  /** Removed. */
  | 'disabled'
  /** In use. */
  | 'enabled'
  /** Paused. */
  | 'paused';

/** Texts of one screen in one language. */
export type PromotionScreenInput = {
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['input'];
  /** The screen. */
  screen: Scalars['String']['input'];
  /** The reward. Null for all rewards. */
  sku?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The texts. They replace all present ones; an empty list falls back to the next level.
   * At most 250 values.
   */
  texts: Array<PromotionScreenTextInput>;
};

/** One text of a screen. */
export type PromotionScreenTextInput = {
  /** Key of the text: title, text, button, subject or message. */
  key: Scalars['String']['input'];
  /** The text. An empty one falls back to the next level. */
  text: Scalars['String']['input'];
};

/** Sort order of a list of promotions. */
export type PromotionSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: PromotionSortField;
};

/** Sort fields of a list of promotions. */
export type PromotionSortField =
  /** By end; ongoing ones count as far in the future. */
  | 'end_datetime'
  /** By name. */
  | 'name'
  /** By start. */
  | 'start_datetime'
  /** By status. */
  | 'status';

/** State of a promotion in time. */
export type PromotionState =
  /** It was completed. */
  | 'completed'
  /** Its end has passed. */
  | 'ended'
  /** It starts later. */
  | 'pending'
  /** It runs. */
  | 'ready';

/** Status of a promotion, as set by people. */
export type PromotionStatus =
  /** It is over, regardless of its end date. */
  | 'completed'
  /** It is deleted. */
  | 'disabled'
  /** It runs from its start to its end. */
  | 'enabled'
  /** Paused. */
  | 'paused'
  /** It is in test. Nobody sets this status. */
  | 'testing';

/** When a provider is paid. */
export type ProviderPaymentType =
  /** When a reward is redeemed. */
  | 'paid_on_redeem'
  /** When a reward is used. */
  | 'paid_on_use'
  /** From a budget that was paid in advance. */
  | 'prepaid_budget'
  /** In advance, with the purchase of codes. */
  | 'prepaid_codes';

/** Ways to identify a recipient. */
export type RecipientProvider =
  /** By the advertiser's own identifier. */
  | 'account'
  /** By an e-mail address. */
  | 'email'
  /** By a phone number. */
  | 'mobile';

/** One recipient. The same rules apply as for a file. */
export type RecipientRowInput = {
  /** Company. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture in the message. */
  customImage?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The advertiser's own reference. */
  externalRef?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Text of the message, 240 characters at most. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Order ID. When omitted, the platform generates one from the row. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The refused row of an earlier dispatch that this one sends again (`Dispatch.refusedRows`). It is sent again once: `refused_row_sent` names the dispatch that did. */
  refusedRow?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of a live reward of the promotion. */
  sku: Scalars['ID']['input'];
  /** Face value, a decimal. */
  value: Scalars['Decimal']['input'];
};

/** How often a recipient can redeem. */
export type RedeemFrequency =
  /** Several times. */
  | 'multiple'
  /** Once. */
  | 'unique';

/** Actions on a redemption. */
export type RedemptionAction =
  /** Comment on it. */
  | 'add_comment'
  /** Open it in the administration. */
  | 'admin'
  /** Block its code. The money stays spent. */
  | 'block'
  /** Cancel it. */
  | 'cancel'
  /** Request the balance of its card. */
  | 'card_details'
  /** Reveal its codes. */
  | 'code_information'
  /** Move it to another address: the link goes there, and the former link ends. */
  | 'correct_recipient'
  /** View the facts about its code without revealing it. */
  | 'coupon_code_info'
  /** Refund it although its code stays valid. */
  | 'force_refund'
  /** Open its reward in the catalog. */
  | 'manage_reward'
  /** Download its voucher. */
  | 'pdf_download'
  /** View the recipient's link. */
  | 'redemption_link'
  /** Refund it: cancel its code and return its money. */
  | 'refund'
  /** Replace it with a new redemption for the same recipient. */
  | 'replace'
  /** Send its link again. */
  | 'resend_activation_notification'
  /** Send the redeemed reward again. */
  | 'resend_success_notification'
  /** Reopen a denied redemption. */
  | 'reset'
  /** Order its reward again. */
  | 'retry'
  /** Reverse it: return its money at the advertiser's request. Its code stays valid. */
  | 'reversal'
  /** Set its recipient. */
  | 'set_user'
  /** Correct its shipping address. */
  | 'update_address'
  /** Correct the recipient's name, and the address that does not identify them. */
  | 'update_user';

/** Obstacles to an action. */
export type RedemptionActionReason =
  /** Its reward is shipped, and the address is missing. */
  | 'address_missing'
  /** Its reward has a variable value. */
  | 'free_value'
  /** Its promotion sends the redeemed reward instead. */
  | 'has_success_channel'
  /** It has a recipient already. */
  | 'has_user'
  /** The caller lacks an ability. */
  | 'missing_ability'
  /** Its promotion does not send links. */
  | 'no_activation_channel'
  /** It has no code of value. */
  | 'no_code'
  /** Its recipient has neither e-mail address nor phone number. */
  | 'no_contact'
  /** Its promotion does not send the redeemed reward. */
  | 'no_success_channel'
  /** It has no recipient. */
  | 'no_user'
  /** Its code cannot be canceled at its source. */
  | 'not_cancelable'
  /** The balance of its card cannot be requested. */
  | 'not_consultable'
  /** Its reward has no printable voucher. */
  | 'not_printable'
  /** Its reward is not shipped. */
  | 'not_shipped'
  /** Its promotion is not running. */
  | 'promotion_not_running'
  /** Its promotion cannot give the reward at present. */
  | 'reward_not_given'
  /** Only operator staff may perform it. */
  | 'staff_only'
  /** Its state does not allow it. */
  | 'wrong_state';

/** A command on one redemption. */
export type RedemptionCommandInput = {
  /** True for a dry run: the command is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Kinds of events in a redemption's history. */
export type RedemptionEvent =
  /** A person commented on it. */
  | 'annotate'
  /** It was created. */
  | 'create'
  /** It changed, or a person acted on it. */
  | 'update';

/** Optional columns of an export. */
export type RedemptionExportField =
  /** Shipping address. */
  | 'address'
  /** Its codes; needs viewCouponCode. */
  | 'code'
  /** Recipient: name, e-mail address, phone number. */
  | 'user';

/** Formats of an export. */
export type RedemptionExportFormat =
  /** For a spreadsheet. */
  | 'csv'
  /** For reading and printing, 10,000 redemptions at most. */
  | 'pdf';

/** States of an export. */
export type RedemptionExportState =
  /** Ready to download. */
  | 'done'
  /** Its day is over, and its file was deleted. */
  | 'expired'
  /** Could not be written. */
  | 'failed'
  /** Waits in the queue. */
  | 'queued'
  /** Is being written. */
  | 'working';

/** Filter of redemptions. All conditions must hold. */
export type RedemptionFilter = {
  /** Activated on or before this day. */
  activationEnd?: InputMaybe<Scalars['String']['input']>;
  /** Activated on or after this day, YYYY-MM-DD in the caller's time zone, or an instant. */
  activationStart?: InputMaybe<Scalars['String']['input']>;
  /**
   * Any of these advertisers; needs viewAdvertisers.
   * At most 250 values.
   */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier of its batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Any of these billing currencies.
   * At most 250 values.
   */
  billingCurrencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  /**
   * Any of these brands, by their identifiers or their SKUs.
   * At most 250 values.
   */
  brandSkus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Company name, or its beginning. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Rewards that are sold in any of these countries (ISO 3166-1 alpha-2), or worldwide.
   * At most 250 values.
   */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** E-mail address of the recipient, or its beginning. */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Promotions of any of these experiences.
   * At most 250 values.
   */
  experienceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The full external reference. */
  externalRef?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Full IO number of the allocation that pays; `none` matches redemptions without one. */
  ioNumber?: InputMaybe<Scalars['String']['input']>;
  /** First or last name of the recipient, or its beginning. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The full order ID. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Any of these ways to pay, by number.
   * At most 250 values.
   */
  paymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Phone number of the recipient: with country code or its beginning, or whole in national form. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Rewards of this currency. */
  productCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /**
   * Any of these products; `none` matches redemptions without a product.
   * At most 250 values.
   */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these promotions.
   * At most 250 values.
   */
  promotionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these providers; `none` matches redemptions without one. Needs redemptionsAdmin.
   * At most 250 values.
   */
  providerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these provider payment types, by number; needs redemptionsAdmin.
   * At most 250 values.
   */
  providerPaymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Tracking number of the shipment, in groups or not. */
  providerTrackingCode?: InputMaybe<Scalars['String']['input']>;
  /** Redeemed on or before this day. */
  redeemedEnd?: InputMaybe<Scalars['String']['input']>;
  /** Redeemed on or after this day. */
  redeemedStart?: InputMaybe<Scalars['String']['input']>;
  /** Refunded on or before this day. */
  refundEnd?: InputMaybe<Scalars['String']['input']>;
  /** Refunded on or after this day. */
  refundStart?: InputMaybe<Scalars['String']['input']>;
  /** The full code, in groups or not, or its last four characters. */
  rewardCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Rewards of any of these groups.
   * At most 250 values.
   */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these rewards, by SKU.
   * At most 250 values.
   */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these sources: 1 stock, 2 provider, 3 issued.
   * At most 250 values.
   */
  rewardSourceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A fragment: order ID, e-mail address, phone number, code or its last four characters, tracking number, batch, name or external reference. Identifiers may be written as `#123` or `n° 123`, phone numbers in national form, codes and tracking numbers in groups. */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Rewards of any of these service categories; `none` matches rewards without one. Needs viewPromotionActivityReportPurchaseCost.
   * At most 250 values.
   */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Any of these states.
   * At most 250 values.
   */
  states?: InputMaybe<Array<RedemptionFilterState>>;
  /**
   * Rewards with any of these tags; `none` matches rewards without a tag.
   * At most 250 values.
   */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Rewards of any of these typologies; `none` matches rewards without one. Needs viewPromotionActivityReportPurchaseCost.
   * At most 250 values.
   */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True to include test redemptions. */
  withTesting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** States to filter redemptions by. */
export type RedemptionFilterState =
  /** Its code is blocked. */
  | 'blocked'
  /** Its money is reserved, and nobody has been notified. */
  | 'booked'
  /** It was canceled. */
  | 'canceled'
  /** It was denied. */
  | 'denied'
  /** It was not redeemed in time. */
  | 'expired'
  /** Its code could not be ordered. */
  | 'failed'
  /** It is active and waits to be redeemed. */
  | 'pending'
  /** It was redeemed. */
  | 'redeemed'
  /** Refunded in any way. */
  | 'refunded'
  /** Refunded without a reversal: its code was canceled, or stays valid where the refund was forced or goods were under way. */
  | 'refunded_canceled'
  /** Reversed at the advertiser's request. */
  | 'refunded_reversed';

/** Generation of the redemption flow. */
export type RedemptionFlowGeneration =
  /** The present one. */
  | 'facelift'
  /** The former one. */
  | 'legacy';

/** Look of the redemption flow. */
export type RedemptionFlowTheme =
  /** Alesia. */
  | 'alesia'
  /** The default look. */
  | 'default';

/** Kinds of author of an event. */
export type RedemptionHistoryAuthorKind =
  /** An API key of the advertiser. */
  | 'api_key'
  /** A person with an account. */
  | 'person'
  /** A service account. */
  | 'service_account';

/** Ways to find redemptions by a fragment. */
export type RedemptionSearchWay =
  /** Identifier of a batch. */
  | 'batch_id'
  /** Beginning of an e-mail address. */
  | 'email'
  /** Beginning of an external reference. */
  | 'external_ref'
  /** Identifier of the redemption. */
  | 'id'
  /** Beginning of a name. */
  | 'name'
  /** Beginning of an order ID. */
  | 'order_id'
  /** A phone number. */
  | 'phone_number'
  /** A code, or its last four characters. */
  | 'reward_code'
  /** A tracking number. */
  | 'tracking_code';

/** Sort order of redemptions. */
export type RedemptionSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: RedemptionSortField;
};

/** Sort fields of redemptions. */
export type RedemptionSortField =
  /** When it was activated. */
  | 'activation_datetime'
  /** Identifier. */
  | 'id'
  /** By order ID. */
  | 'order_id'
  /** By state. */
  | 'state'
  /** When it last changed. */
  | 'updated_datetime'
  /** By value. */
  | 'value';

/** State of a redemption. */
export type RedemptionState =
  /** Its code is blocked. */
  | 'blocked'
  /** Its money is reserved, and nobody has been notified. */
  | 'booked'
  /** It was canceled. */
  | 'canceled'
  /** It was denied. */
  | 'denied'
  /** It was not redeemed in time. */
  | 'expired'
  /** Its code could not be ordered. */
  | 'failed'
  /** It is active and waits to be redeemed. */
  | 'pending'
  /** It was redeemed. */
  | 'redeemed'
  /** It was refunded after redemption. */
  | 'refunded';

/** Recipient of a redemption. */
export type RedemptionUserInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. Required when the message that is sent uses the name and the recipient is not known by name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** How the recipient is identified. Defaults to an e-mail address. */
  provider?: InputMaybe<RecipientProvider>;
  /** Phone number, or the advertiser's own identifier. Not needed with an e-mail address. */
  uid?: InputMaybe<Scalars['String']['input']>;
};

/** A refund of one redemption. */
export type RefundRedemptionInput = {
  /** True for a dry run: the provider is not asked, and a cancelable code counts as canceled. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to refund although the code stays valid; needs forceRefundRedemptions. */
  forceCodeCancel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Reason for forcing the refund; required then. It is stored with the caller's name. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Reason why a reward cannot be given. */
export type RefusedSkuCode =
  /** Its currency is another one than that of the dispatch. */
  | 'currency_mismatch'
  /** There are too few codes. */
  | 'insufficient_codes'
  /** The allocation has too few. */
  | 'insufficient_stock'
  /** Its quota is too small. */
  | 'quota_exceeded'
  /** The promotion cannot give it now. */
  | 'reward_not_live';

/** A rejection of a request. */
export type RejectAllocationRequestInput = {
  /** True for a dry run: the decision is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this decision, generated when the dialog opens: the same key decides once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Reason, addressed to the requester. Required, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** Periods relative to the day a report is due. */
export type RelativePeriod =
  /** The seven days before. */
  | 'last_7_days'
  /** The thirty days before. */
  | 'last_30_days'
  /** The month before. */
  | 'last_month'
  /** The week before, Monday to Sunday. */
  | 'last_week'
  /** The year before. */
  | 'last_year'
  /** The month up to and including the due day. */
  | 'this_month'
  /** The day before. */
  | 'yesterday';

/** A replacement of one redemption. */
export type ReplaceRedemptionInput = {
  /** True for a dry run: the replacement is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What happens to the replaced redemption. */
  former: ReplacedWay;
  /** Identifier of the redemption to replace. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** What happens to a replaced redemption. */
export type ReplacedWay =
  /** It is blocked and its money stays spent. Needs createRedemptions, since the new redemption costs again. */
  | 'block'
  /** Its code is canceled and its money is returned. */
  | 'refund';

/** What a webhook delivers again: exactly one of `eventIds`, `after` and `since`. */
export type ReplayWebhookEventsInput = {
  /** Everything after this cursor. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifiers of events, at most 100. */
  eventIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Everything since this time; ISO 8601. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Frequencies of a schedule. */
export type ReportCadence =
  /** Every day. */
  | 'daily'
  /** Once a month. */
  | 'monthly'
  /** Once a week. */
  | 'weekly';

/** Kinds of filter values in reports. */
export type ReportChoiceKind =
  /** Brands, by their SKU. */
  | 'brand'
  /** Products, by their identifier. */
  | 'product'
  /** Rewards, by their SKU. */
  | 'reward';

/** States of a recipient's file. */
export type ReportFileState =
  /** Its link was mailed. */
  | 'done'
  /** Its link was mailed and has expired. */
  | 'expired'
  /** Could not be written. */
  | 'failed'
  /** Waits in the queue. */
  | 'queued'
  /** Its recipient may not see it. */
  | 'withheld'
  /** Is being written. */
  | 'working';

/** Intervals of a report's timeframes. */
export type ReportInterval =
  /** Days. */
  | 'daily'
  /** Months. */
  | 'monthly'
  /** One timeframe for the whole period. */
  | 'none'
  /** Weeks from Monday. */
  | 'weekly'
  /** Years. */
  | 'yearly';

/** States of a run. */
export type ReportRunState =
  /** All recipients got their file. */
  | 'done'
  /** No recipient got a file. */
  | 'failed'
  /** Some recipients got no file. */
  | 'partly'
  /** Its files are being written. */
  | 'working';

/** A message to send again. */
export type ResendDeliveryInput = {
  /**
   * Channels, one at least.
   * At most 250 values.
   */
  channels: Array<NotificationChannel>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** activation or success. */
  event: Scalars['String']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** A job to retry. */
export type RetryJobInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** A request to reveal codes. */
export type RevealRedemptionCodesInput = {
  /** True for a dry run: the request is checked, but no code is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stated purpose, 200 characters at most. It is logged. */
  reason: Scalars['String']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** A request to reveal the link of a redemption's recipient. */
export type RevealRedemptionLinkInput = {
  /** True for a dry run: the request is checked, but no link is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stated purpose, 200 characters at most. It is logged. Required of callers without viewRewardCodeData, since a link shows the code. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** What a search of rewards is narrowed by; amounts are decimal numbers in units of the currency. */
export type RewardSearchFilter = {
  /**
   * Brands.
   * At most 250 values.
   */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * How rewards are sold; null is either way.
   * At most 250 values.
   */
  conditionsOfSale?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Countries, ISO 3166-1 alpha-2: finds what is sold in any of them.
   * At most 250 values.
   */
  countryRestrictions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Currency, ISO 4217. */
  currency?: InputMaybe<Scalars['ID']['input']>;
  /** `digital_delivery` or `physical_shipment`. */
  deliveryMode?: InputMaybe<Scalars['String']['input']>;
  /** Greatest face value, 1 at least. */
  faceValueMax?: InputMaybe<Scalars['String']['input']>;
  /** Least face value, 0 at least. */
  faceValueMin?: InputMaybe<Scalars['String']['input']>;
  /** Whether private rewards are looked for instead: whoever manages rewards may; null is both. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Products.
   * At most 250 values.
   */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Reward groups, any of them.
   * At most 250 values.
   */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Exact SKU. */
  rewardSku?: InputMaybe<Scalars['ID']['input']>;
  /** Exact SKUs, 100 at most: finds those of them that can be taken, whatever their condition of sale, private ones too. */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whose catalog, by organization: operator staff choose, everybody else has the own one. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Service categories.
   * At most 250 values.
   */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Tags, any of them.
   * At most 250 values.
   */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Typologies.
   * At most 250 values.
   */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Kinds of reward sources. */
export type RewardSourceName =
  /** A provider that is paid from a budget. */
  | 'budget'
  /** Codes that the platform issues. */
  | 'issued'
  /** Codes requested from a provider. */
  | 'provider'
  /** Codes in stock. */
  | 'stock';

/** Why a reward is an invalid reward or temporarily unavailable. */
export type RewardStateReason =
  /** Its brand is deactivated. */
  | 'brand'
  /** It is not sold in the countries of the promotion. */
  | 'country'
  /** There are no codes. */
  | 'no_codes'
  /** It has no provider. */
  | 'no_provider'
  /** It is not published. */
  | 'not_published'
  /** It is not for sale. */
  | 'not_sold'
  /** Its pool of codes is stopped. */
  | 'pool_stopped'
  /** The provider has none. */
  | 'provider_has_none'
  /** No such reward. */
  | 'unknown';

/** A new secret of a service account. */
export type RotateServiceAccountSecretInput = {
  /** True for a dry run: the creation is checked and answered as usual, then rolled back. No secret is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Hours for which the current secret stays valid, at most 720. 0 ends it at once. */
  oldSecretHours: Scalars['Int']['input'];
  /** Version last received. A repeated rotation is therefore stale and creates no second secret. */
  version: Scalars['Int']['input'];
};

/** A new secret of a webhook. */
export type RotateWebhookSecretInput = {
  /** True for a dry run: the creation is checked and answered as usual, then rolled back. No secret is returned. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Hours for which the current secret signs beside the new one, at most 720. 0 ends it at once. */
  oldSecretHours: Scalars['Int']['input'];
  /** Version last received. A repeated rotation is therefore stale and creates no second secret. */
  version: Scalars['Int']['input'];
};

/** Certainty of a run-out forecast. */
export type RunOutState =
  /** The forecast has a date. */
  | 'dated'
  /** Nothing is left. */
  | 'empty'
  /** Not within a year. */
  | 'later'
  /** No forecast, because nothing was used in the last 30 days. */
  | 'unused';

/** Whether a product or a SKU is on sale. */
export type SaleStatus =
  /** Not on sale. */
  | 'disabled'
  /** On sale. */
  | 'enabled';

/** All pictures of a set. Pictures left out are removed. */
export type SaveMediaSetInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the set. */
  id: Scalars['ID']['input'];
  /**
   * The pictures.
   * At most 250 values.
   */
  items: Array<MediaSetItemInput>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The dimensions of a product, and its values for those that do not vary. They replace all present ones. */
export type SaveProductDimensionsInput = {
  /**
   * The dimensions, in their order.
   * At most 250 values.
   */
  dimensionConfigurations: Array<DimensionConfigurationInput>;
  /**
   * Its values for the dimensions that do not vary.
   * At most 250 values.
   */
  dimensionValues: Array<DimensionValueInput>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  id: Scalars['ID']['input'];
  /** Version of the product last received. */
  version: Scalars['Int']['input'];
};

/** A save of the caller's draft. Omitted fields keep their values. */
export type SavePromotionDraftInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Promotion of the advertiser whose look and texts the new one takes over, for a draft that is made again. Null for none. */
  copiedFrom?: InputMaybe<Scalars['ID']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the experience. Null for none. */
  experienceId?: InputMaybe<Scalars['ID']['input']>;
  /** The next page of the wizard. */
  page?: InputMaybe<WizardPage>;
  /** Settings as entered. */
  settings?: InputMaybe<PromotionDraftSettingsInput>;
  /** SKUs of the rewards in order; 200 at most. */
  skus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Version last received. 0 when nothing was saved yet. */
  version: Scalars['Int']['input'];
};

/** A new status for a reward of a promotion. */
export type SavePromotionRewardStatusInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the reward within the promotion. */
  offerId: Scalars['ID']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** The status. */
  status: PromotionRewardStatus;
};

/**
 * Screen texts to save. Screens not listed keep theirs. At most ten rewards per save: send more in further saves, each with the version that the
 * one before returned.
 */
export type SavePromotionScreensInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /**
   * The texts.
   * At most 250 values.
   */
  screens: Array<PromotionScreenInput>;
  /** Version of the promotion last received. */
  version: Scalars['Int']['input'];
};

/** A change of a seller's offer. */
export type SavePublicationInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the publication. None while there is none. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is accessible by SKU only. */
  private?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
  /** Whether it is in the seller's catalog. A private offer is never published. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the seller. */
  sellerId: Scalars['ID']['input'];
  /** Version last received. 0 while there is none. */
  version: Scalars['Int']['input'];
};

/** The lead time of an alert for the stock of a reward or for a budget. */
export type SaveRunOutAlertInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** SKU of the reward. Null for a budget. */
  sku?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of the budget's source. Null for stock. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the alert last received. 0 when there was none. */
  version: Scalars['Int']['input'];
  /** Lead time in working days, 1 to 60. Null removes the alert. */
  workingDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The dimension values of a SKU. They replace all present ones. */
export type SaveSkuDimensionsInput = {
  /**
   * The values.
   * At most 250 values.
   */
  dimensionValues: Array<DimensionValueInput>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier: the SKU. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** Lists and reports with saved views. */
export type SavedViewScreen =
  /** The activity report. */
  | 'activity_report'
  /** The catalog of an advertiser. */
  | 'advertiser_catalog'
  /** The promotions of an advertiser. */
  | 'advertiser_promotions'
  /** The redemptions of an advertiser or of a promotion. */
  | 'advertiser_redemptions'
  /** The advertisers. */
  | 'advertisers'
  /** The allocations report. */
  | 'allocations_report'
  /** The brands. */
  | 'brands'
  /** The lines of a budget. */
  | 'budget_lines'
  /** The catalog with its cart. */
  | 'catalog'
  /** The changes of the catalog. */
  | 'catalogue_changes'
  /** The discounts of an advertiser. */
  | 'discounts'
  /** The lines of a dispatch. */
  | 'dispatch_lines'
  /** The list of failures. */
  | 'failures'
  /** The inventory report. */
  | 'inventory_report'
  /** The background jobs. */
  | 'jobs'
  /** The accounts. */
  | 'members'
  /** The products, all of them or a brand's. */
  | 'products'
  /** The rewards of a promotion. */
  | 'promotion_rewards'
  /** The promotions. */
  | 'promotions'
  /** The redemption report. */
  | 'redemptions'
  /** The service accounts. */
  | 'service_accounts'
  /** The SKUs, all of them, a brand's or a product's. */
  | 'skus';

/** Reason of an automatic pause. */
export type SchedulePauseReason =
  /** The creator lost an ability that it needs. */
  | 'ability_lost'
  /** Its saved view was deleted. */
  | 'view_deleted'
  /** Its saved view is no longer shared with the creator. */
  | 'view_hidden';

/** Reports that can be scheduled. */
export type ScheduledReport =
  /** The activity report. */
  | 'activity_report'
  /** The inventory report, with its figures at the due time. */
  | 'inventory_report'
  /** The redemption report. */
  | 'redemptions';

/** Levels of screen texts. */
export type ScreenLevel =
  /** The advertiser, for all of its promotions. */
  | 'advertiser'
  /** The promotion. */
  | 'promotion'
  /** A reward of the promotion. */
  | 'reward';

/** A request and the version that the caller saw. */
export type SeenAllocationRequest = {
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A mail to send to an account's owner. */
export type SendMemberLinkInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** A report to send at once. */
export type SendReportScheduleInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of its schedule. */
  id: Scalars['ID']['input'];
  /** Idempotency key, generated by the caller: the same key sends once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Filter of a list of service accounts. */
export type ServiceAccountFilter = {
  /** Part of its name or its organization's, two characters at least; or the full client ID. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<ServiceAccountStatus>;
};

/** States of a service account. */
export type ServiceAccountState =
  /** It was ended permanently. */
  | 'ended'
  /** The person who created its secrets is disabled or no longer operator staff. It cannot act until somebody rotates its secret. */
  | 'maker_gone'
  /** All its secrets have ended. It cannot act until its secret is rotated. */
  | 'without_secret'
  /** It can request tokens and use them. */
  | 'working';

/** Whether a service account was ended. */
export type ServiceAccountStatus =
  /** It is in use. */
  | 'active'
  /** It was ended permanently. */
  | 'ended';

/** The caller's default view for a screen. */
export type SetDefaultViewInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The screen. */
  screen: SavedViewScreen;
  /** The view, either the caller's own or a shared one. Null for none. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Recipient of a redemption: an e-mail address, or a phone number when its promotion sends SMS. */
export type SetRedemptionUserInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Phone number, with its country code. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Version of the redemption last received. */
  version: Scalars['Int']['input'];
};

/** How recipients share. */
export type SharingSystem =
  /** By mail. */
  | 'email';

/** Filter of a list of SKUs. */
export type SkuFilter = {
  /** Only SKUs of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the SKU with this bar code. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, ignoring case and accents. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only SKUs of this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only these statuses.
   * At most 250 values.
   */
  statuses?: InputMaybe<Array<SaleStatus>>;
};

/** Sort order of a list of SKUs. */
export type SkuSort = {
  /** Direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field?: SkuSortField;
};

/** Sort fields of a list of SKUs. */
export type SkuSortField =
  /** By face value, one currency after the other. */
  | 'face_value'
  /** By name. */
  | 'name'
  /** By SKU. */
  | 'sku'
  /** By time of the last save. */
  | 'updated_at';

/** Whether the provider of a SKU has codes for it. */
export type SkuState =
  /** Its provider has no codes. */
  | 'no_allocation'
  /** Nothing is known against it. A SKU without a provider has this state whatever its pool holds. */
  | 'ready';

/** Direction of a sort. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A period of days and the states to count. */
export type StatsFilter = {
  /** Last day, included. */
  endDate: Scalars['Date']['input'];
  /** First day, `YYYY-MM-DD`, in the time zone. */
  startDate: Scalars['Date']['input'];
  /**
   * States to count. Defaults to `redeemed`.
   * At most 250 values.
   */
  states?: InputMaybe<Array<RedemptionState>>;
  /** IANA time zone of the days. Defaults to the caller's own. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Whether an address is confirmed. */
export type SubscriptionState =
  /** Confirmed by its owner. */
  | 'confirmed'
  /** Not confirmed yet. */
  | 'pending';

/** A test message to the caller. */
export type TestPromotionScreenInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** The screen: a mail or an SMS. */
  screen: Scalars['String']['input'];
  /** The reward in the message. Defaults to the first one. */
  sku?: InputMaybe<Scalars['ID']['input']>;
};

/** A test of a webhook. */
export type TestWebhookInput = {
  /** True for a dry run: nothing is sent. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Date by which a redemption is counted. */
export type TimeframeScope =
  /** When it was activated. */
  | 'activate_at'
  /** When it was redeemed. */
  | 'redeem_at';

/** Name and description in one language. */
export type TranslationInput = {
  /** Description; empty when absent. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, de, it, es, nl or pt; not the default one. */
  locale: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** Why an advertiser cannot take a reward. */
export type UnavailableReason =
  /** Its brand is deactivated: none of its products are on sale. */
  | 'brand'
  /** It is sold from stock, but an open allocation accepts only rewards sold on demand. */
  | 'condition_of_sale'
  /** It is not on sale in any country where the advertiser's organization operates. */
  | 'country'
  /** Its face value is not in the advertiser's currency. */
  | 'currency'
  /** The advertiser's organization does not offer it. */
  | 'not_published'
  /** It is not on sale. */
  | 'not_sold';

/** An account to unlink from the external issuer. */
export type UnbindMemberInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** A change of the caller's own profile. Omitted fields keep their values. */
export type UpdateAccountInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** Language: `en` or `fr`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Full name, required. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** International phone number; null removes it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Date by which the activity report counts redemptions. */
  reportTimeframeScope?: InputMaybe<TimeframeScope>;
  /** IANA time zone that the activity report is read in: one of `timezones`, or a former name of one. */
  reportTimezone?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone: one of `timezones`, or a former name of one. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of the notification settings. */
export type UpdateAccountSettingsInput = {
  /** Warnings about budgets: `on` or `off`. */
  budgetAlerts?: InputMaybe<NotificationChoice>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** Whether notifications are sent at all, with the daily summary: `on` or `off`. */
  notifications?: InputMaybe<NotificationChoice>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of an advertiser. Omitted fields keep their values. */
export type UpdateAdvertiserInput = {
  /** Picture, by the id of an uploaded media; null removes it. */
  avatarMediaId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address of the contact; null removes it. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the contact; null removes it. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether pending redemptions are invoiced already. */
  debitPending?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Payment terms: unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType?: InputMaybe<InvoiceType>;
  /** Short label; null removes it. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Language. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Status. */
  status?: InputMaybe<AdvertiserStatus>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a pending allocation, together with its request. Omitted fields keep their values. */
export type UpdateAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** A note in words; null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** End of the allocation, a future instant, ISO 8601. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The IO number; null removes it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** True when the allocation never ends. */
  noExpiration?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open: the requested amount, a decimal of at least 1 in the billing currency. */
  requestedAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Committed: rewards whose quantities or prices change.
   * At most 250 values.
   */
  rewards?: InputMaybe<Array<AllocatedRewardChange>>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a brand. Omitted fields keep their values. */
export type UpdateBrandInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Name, unique among brands. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is in use. */
  status?: InputMaybe<BrandStatus>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of the two balance limits, each a decimal of at least 0. Null removes a limit; an omitted one keeps its value. */
export type UpdateBudgetAlertsInput = {
  /** The first limit. */
  alert1?: InputMaybe<Scalars['Decimal']['input']>;
  /** The second limit. */
  alert2?: InputMaybe<Scalars['Decimal']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Version of the advertiser last received. */
  version: Scalars['Int']['input'];
};

/** An addition to a budget or a removal from it. */
export type UpdateBudgetInput = {
  /** Amount, a decimal in the billing currency, 0.01 at least. */
  amount: Scalars['Decimal']['input'];
  /** The reference, in words. */
  description: Scalars['String']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier in another system. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request, generated when the form opens: the same key requests once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `credit` adds, `debit` removes. */
  type: BudgetLineType;
};

/** Changes the reference of a line. */
export type UpdateBudgetLineInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** The reference, in words. */
  description: Scalars['String']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the line. */
  id: Scalars['ID']['input'];
  /** Version of the line last received. */
  version: Scalars['Int']['input'];
};

/** A change of an API key. */
export type UpdateCredentialInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A discount to set, change or delete. */
export type UpdateDiscountInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Percent as a decimal string, from `0` to `100` with two decimals at most; `0` deletes. */
  discount: Scalars['Decimal']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
  /** Version of the discount last received. 0 when there is none. */
  version: Scalars['Int']['input'];
};

/** A change of an advertiser's invoicing settings. Omitted fields keep their values; null removes a value. */
export type UpdateInvoicingInput = {
  /** APE code, usually four digits and a letter; any text is accepted. */
  ape?: InputMaybe<Scalars['String']['input']>;
  /** Whether invoices are sent automatically. */
  autoInvoicing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Share capital of the company, as printed on an invoice. */
  capital?: InputMaybe<Scalars['String']['input']>;
  /** Legal form of the company. */
  companieType?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the company. */
  entrepriseName?: InputMaybe<Scalars['String']['input']>;
  /** First name of the person invoices are addressed to. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** VAT number. */
  idTva?: InputMaybe<Scalars['String']['input']>;
  /** Invoice address. */
  invoiceAddress?: InputMaybe<InvoiceAddressInput>;
  /** unknown, prepayment, payment_in_30 or payment_in_60; cannot be removed. */
  invoiceType?: InputMaybe<InvoiceType>;
  /** Last name of that person. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Number in the trade register. */
  rcsNumber?: InputMaybe<Scalars['String']['input']>;
  /** Town of the trade register. */
  rcsTown?: InputMaybe<Scalars['String']['input']>;
  /** SIRET, usually 14 digits; any text is accepted. */
  siret?: InputMaybe<Scalars['String']['input']>;
  /** Country of the applicable value added tax, ISO 3166-1 alpha-2. */
  vatCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Version of the invoicing last received. */
  version: Scalars['Int']['input'];
};

/** A change of an account; what is left out stays as it is. */
export type UpdateMemberInput = {
  /**
   * All advertisers. New ones must belong to the account's organization.
   * At most 250 values.
   */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address. It takes effect once the owner confirms it by mail. Callers cannot change their own here. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * All roles. Callers cannot add roles to their own account, which must keep one that grants createAccounts.
   * At most 250 values.
   */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Status, enabled or disabled. Nobody can disable their own account. */
  status?: InputMaybe<MemberStatus>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a product. Omitted fields keep their values. */
export type UpdateProductInput = {
  /** Whether its gift cards can have a variable value. */
  acceptVariableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Age ranges, for example `18-24`. Empty for every age.
   * At most 250 values.
   */
  ageRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How it is sold. */
  conditionOfSale?: InputMaybe<ConditionOfSale>;
  /**
   * Countries where it is sold, ISO 3166-1 alpha-2; `*` alone means worldwide.
   * At most 250 values.
   */
  countryRestrictions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** How its rewards are delivered. */
  deliveryMode?: InputMaybe<DeliveryMode>;
  /** Description in the default language. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Whether it is featured. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** `female` or `male`. Null for everybody. */
  gender?: InputMaybe<Gender>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Name in the default language. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of a card of variable value; `%s` stands for the value. Required when cards can have a variable value. */
  nameWithVariableValue?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is on sale. */
  status?: InputMaybe<SaleStatus>;
  /** Terms and conditions as text. */
  termsAndConditions?: InputMaybe<Scalars['String']['input']>;
  /** Address of the terms and conditions, https. */
  termsAndConditionsUrl?: InputMaybe<Scalars['URL']['input']>;
  /**
   * Themes under which it is listed, at least one.
   * At most 250 values.
   */
  themes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Texts in the other languages. They replace all present ones.
   * At most 250 values.
   */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a promotion. Omitted fields keep their values. */
export type UpdatePromotionInput = {
  /**
   * Channels by which recipients get their links. Empty when links are downloaded.
   * At most 250 values.
   */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether recipients may download a PDF. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How recipients are identified.
   * At most 250 values.
   */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether unused redemptions that were sent out are canceled when still booked after thirty days. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Colors of the redemption flow. They replace all present ones. Needs editPromotionsCustomization.
   * At most 250 values.
   */
  colors?: InputMaybe<Array<FlowColorInput>>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sender name of mails. Null for the default. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the operator's name follows the sender's name. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** End, ISO 8601. Null while it is ongoing. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Settings of the redemption flow. */
  flowSettings?: InputMaybe<FlowSettingsInput>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<FraudLevel>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Address to which recipients are redirected. */
  landingPages?: InputMaybe<LandingPagesInput>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Pictures of the redemption flow. Need editPromotionsCustomization. */
  medias?: InputMaybe<PromotionMediasInput>;
  /** Name; 200 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Channels by which recipients get their redeemed rewards.
   * At most 250 values.
   */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<RedeemFrequency>;
  /** Days until links expire. Null for never. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Who can redeem. */
  restrictions?: InputMaybe<PromotionRestrictionsInput>;
  /** Whether order IDs are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sender name of SMS: 3 to 11 letters, digits and blanks. Null for the default. Needs editPromotionsCustomization. */
  smsSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Start, ISO 8601. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its status. A promotion with denied, pending, failed or redeemed redemptions cannot be deleted. */
  status?: InputMaybe<PromotionStatus>;
  /** Label of its portal's domain. Null for none. */
  uiId?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** Shipping address of a redemption's reward. */
export type UpdateRedemptionAddressInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['CountryCode']['input'];
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** First line. */
  line1: Scalars['String']['input'];
  /** Second line. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Third line. */
  line3?: InputMaybe<Scalars['String']['input']>;
  /** Fourth line. */
  line4?: InputMaybe<Scalars['String']['input']>;
  /** Name on the shipment. Defaults to the previous name, or to the recipient's. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** State or region. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Version of the redemption last received. */
  version: Scalars['Int']['input'];
  /** Postal code. */
  zipcode: Scalars['String']['input'];
};

/** A correction of a recipient. Omitted fields keep their values. */
export type UpdateRedemptionUserInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address. It cannot change when it identifies the recipient. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the recipient. */
  id: Scalars['ID']['input'];
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. It cannot change when it identifies the recipient. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Version of the recipient last received. */
  version: Scalars['Int']['input'];
};

/** A change of a quota. */
export type UpdateRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Number of redemptions that raises an alert. Null for none. It stays when omitted. */
  alertThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the quota. */
  id: Scalars['ID']['input'];
  /** Number of redemptions allowed, from 0 to 999999999. Null deletes the quota. It stays when omitted. */
  nbRedemptionsAllowed?: InputMaybe<Scalars['Int']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a schedule, with all its values. */
export type UpdateReportScheduleInput = {
  /** How often it runs. */
  cadence: ReportCadence;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** File format. It stays when omitted. */
  format?: InputMaybe<RedemptionExportFormat>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Whether it is paused. It stays when omitted. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** For a monthly schedule: 1 to 31. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  /** Days that each report covers. Null for those of the view. They stay when omitted. */
  period?: InputMaybe<RelativePeriod>;
  /** Colleagues who also get it, twenty at most. They stay when omitted. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Local time in the time zone, `HH:MM`. */
  time: Scalars['String']['input'];
  /** IANA time zone of the schedule. */
  timezone: Scalars['String']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
  /** For a weekly schedule: 1 is Monday, 7 is Sunday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a view. Omitted fields keep their values. */
export type UpdateSavedViewInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Whether colleagues see it. Only its owner may change this. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New query string. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a service account. Omitted fields keep their values. */
export type UpdateServiceAccountInput = {
  /**
   * All its abilities. Only somebody who holds an ability can add it.
   * At most 250 values.
   */
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Display name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a SKU. Omitted fields keep their values. */
export type UpdateSkuInput = {
  /** Currency of that price, ISO 4217. */
  catalogCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Price in the catalog, a decimal. */
  catalogPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Currency of the face value, ISO 4217. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** Description in the default language. When empty, the product's is shown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** EAN, the thirteen digits of its bar code. Required for items, and unique. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** Face value for the recipient, a decimal. */
  faceValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether it is featured. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier: the SKU. */
  id: Scalars['ID']['input'];
  /** Name in the default language. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of its provider. Null for none. Only operator staff may set it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is on sale. It cannot be while its product is not. */
  status?: InputMaybe<SaleStatus>;
  /**
   * Texts in the other languages. They replace all present ones.
   * At most 250 values.
   */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Whether it has a variable value. Setting it removes its dimension values. */
  variableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a webhook. Omitted fields keep their values. */
export type UpdateWebhookInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to resume it where it stopped. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** True to become its creator: it then receives what the caller sees. */
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Names of the events it receives. Null for all. Only its creator, or who takes it over, changes them.
   * At most 250 values.
   */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The address. Only its creator, or who takes it over, changes it. */
  url?: InputMaybe<Scalars['URL']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** State of an upload. */
export type UploadStatus =
  /** Refused. */
  | 'error'
  /** Not checked yet. */
  | 'pending'
  /** Checked and usable. */
  | 'success';

/** Filter of a list of attempts. */
export type WebhookAttemptFilter = {
  /** Only this event. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that ended so. */
  outcome?: InputMaybe<WebhookOutcome>;
  /** Only events about this. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
  /** Only those that delivered this. */
  trigger?: InputMaybe<WebhookTrigger>;
  /**
   * Only events of these names.
   * At most 250 values.
   */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Filter of a list of webhooks. */
export type WebhookFilter = {
  /** Only those of this advertiser. */
  advertiserId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this organization. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** How an attempt ended. */
export type WebhookOutcome =
  /** The receiver took the event. */
  | 'delivered'
  /** It will be tried again. */
  | 'failed'
  /** It will not be tried again. */
  | 'given_up';

/** Why a webhook stopped by itself. It keeps its position. */
export type WebhookPause =
  /** Its creator left. */
  | 'creator_left'
  /** Its creator may no longer see what it receives. */
  | 'creator_not_allowed'
  /** Every attempt failed for five days. */
  | 'failing'
  /** The receiver answered 410 Gone. */
  | 'gone';

/** What an attempt delivered. */
export type WebhookTrigger =
  /** An event, for the first time or again after a failure. */
  | 'event'
  /** An event that was replayed. */
  | 'replay'
  /** A test event. */
  | 'test';

/** A withdrawal of a request. */
export type WithdrawAllocationRequestInput = {
  /** True for a dry run: the withdrawal is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this withdrawal, generated when the dialog opens: the same key withdraws once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** An invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** Pages of the wizard that creates promotions. */
export type WizardPage =
  /** The experience. */
  | 'experience'
  /** The rewards. */
  | 'reward'
  /** The settings. */
  | 'settings';
