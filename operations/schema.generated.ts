export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** Conditions on what the activity report counts; all have to hold, and trials are never counted. */
export type ActivityReportFilter = {
  /** Any of these advertisers; needs viewAdvertisers. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these currencies of what it costs its advertiser. */
  billingCurrencies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these brands, by their identifiers or their SKUs. */
  brandSkus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rewards that are sold in any of these countries (ISO 3166-1 alpha-2), or worldwide. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Promotions of any of these experiences. */
  experienceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Refunded ones as well. */
  includeRefunded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The IO number of the allocation that the money is from, whole; `none`: of none that has one. */
  ioNumber?: InputMaybe<Scalars['String']['input']>;
  /** Any of these ways to pay, by number. */
  paymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Rewards of this currency. */
  productCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Any of these products; `none`: of no product. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these promotions. */
  promotionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these providers; `none`: of no provider. Needs viewPromotionActivityReportPurchaseCost. */
  providerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rewards of any of these groups. */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these rewards, by SKU. */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these sources: 1 stock, 2 provider, 3 issued. */
  rewardSourceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rewards of any of these service categories; `none`: of none. Needs viewPromotionActivityReportPurchaseCost. */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these states; redeemed where nothing is said, all where the list is empty. */
  states?: InputMaybe<Array<RedemptionFilterState>>;
  /** Rewards with any of these tags; `none`: without one. */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rewards of any of these typologies; `none`: of none. Needs viewPromotionActivityReportPurchaseCost. */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What rows of the activity report are grouped by. */
export type ActivityReportGroup =
  /** Advertiser; needs viewAdvertisers. */
  | 'advertiser'
  /** Brand. */
  | 'brand'
  /** Experience of the promotion. */
  | 'experience'
  /** IO number of the allocation that the money is from. */
  | 'io_number'
  /** How recipients paid; a redemption counts under each way. */
  | 'payment_type'
  /** Product. */
  | 'product'
  /** Promotion. */
  | 'promotion'
  /** Provider; needs viewPromotionActivityReportPurchaseCost. */
  | 'provider'
  /** Reward, by SKU. */
  | 'reward'
  /** Where the codes come from. */
  | 'reward_source'
  /** Service category; needs viewPromotionActivityReportPurchaseCost. */
  | 'service_category'
  /** Tag of the product; a redemption counts under each. */
  | 'tag'
  /** Typology; needs viewPromotionActivityReportPurchaseCost. */
  | 'typology';

/** What the activity report counts. */
export type ActivityReportMetric =
  /** Sum of what providers are paid for them; needs viewPromotionActivityReportPurchaseCost. */
  | 'purchase_cost'
  /** How many redemptions. */
  | 'redemptions'
  /** Sum of what they cost their advertisers. */
  | 'selling_price'
  /** Sum of their face values. */
  | 'total_face_value'
  /** What providers are paid for one on average; needs viewPromotionActivityReportPurchaseCost. */
  | 'unit_purchase_cost'
  /** What one cost its advertiser on average. */
  | 'unit_selling_price';

/** Order of the activity report. */
export type ActivityReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: ActivityReportSortField;
};

/** What the activity report is sorted by: a column that it shows. */
export type ActivityReportSortField =
  /** By the advertiser's name. */
  | 'advertiser'
  /** By the brand's name. */
  | 'brand'
  /** By the experience's name. */
  | 'experience'
  /** By IO number. */
  | 'io_number'
  /** By the number of the way to pay. */
  | 'payment_type'
  /** By the product's name. */
  | 'product'
  /** By the promotion's name. */
  | 'promotion'
  /** By the provider's name. */
  | 'provider'
  /** By currency, then by purchase cost. */
  | 'purchase_cost'
  /** By how many redemptions. */
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
  /** By currency, then by the cost of one. */
  | 'unit_purchase_cost'
  /** By currency, then by the price of one. */
  | 'unit_selling_price';

/** A comment on a redemption. */
export type AddRedemptionCommentInput = {
  /** The comment, plain text of 2,000 characters at most. */
  content: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the caller: the same comment with the same key is added once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** Order of such a list. */
export type AdvertiserCatalogSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: AdvertiserCatalogSortField;
};

/** What a list of such products can be sorted by. */
export type AdvertiserCatalogSortField =
  /** By name of the product. */
  | 'product_name'
  /** By name of the promotion. */
  | 'promotion_name'
  /** Those on sale, or those that are not, first. */
  | 'status';

/** Conditions on a list of advertisers. */
export type AdvertiserFilter = {
  /** Part of the name, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<AdvertiserStatus>;
};

/** Order of a list of advertisers. */
export type AdvertiserSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: AdvertiserSortField;
};

/** What a list of advertisers can be sorted by. */
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

/** Conditions on alerts. */
export type AlertFilter = {
  /** With the alerts of the organization's advertisers; true when absent. */
  includeChildren?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this severity. */
  severity?: InputMaybe<AlertSeverity>;
};

/** How serious an alert is; the three tabs of the notifications. */
export type AlertSeverity =
  /** Something does not work. */
  | 'blocker'
  /** Good to know. */
  | 'info'
  /** Something will soon not work. */
  | 'warning';

/** A reward of a pending committed allocation, changed; what is left out stays as it is. */
export type AllocatedRewardChange = {
  /** Pieces, 1 at least. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency. */
  sellingPrice?: InputMaybe<Scalars['String']['input']>;
  /** SKU of a reward that is in the allocation. */
  sku: Scalars['String']['input'];
};

/** What is decided about several requests. */
export type AllocationDecision =
  /** The money of each moves. */
  | 'approve'
  /** Nothing moves. */
  | 'reject';

/** What became of one of several requests. */
export type AllocationDecisionOutcome =
  /** It was decided, or would have been. */
  | 'decided'
  /** It stays as it is; the code says why. */
  | 'refused';

/** The word shown for an allocation. */
export type AllocationDisplay =
  /** In use. */
  | 'active'
  /** Its date is past. */
  | 'expired'
  /** Waits for its first decision. */
  | 'pending'
  /** Approved, nothing used yet. */
  | 'ready'
  /** Was never approved. */
  | 'rejected'
  /** Used up. */
  | 'used'
  /** Was given up before anybody decided. */
  | 'withdrawn';

/** A figure of an allocation that explains itself. */
export type AllocationFigure =
  /** What it was given, less what was taken back. */
  | 'amount'
  /** What is left in it. */
  | 'amount_available'
  /** What is asked for and not decided yet. */
  | 'amount_pending'
  /** What redemptions took from it. */
  | 'amount_used';

/** How budget or stock is set aside for rewards. */
export type AllocationMode =
  /** A number of rewards, bought ahead at a price. */
  | 'committed'
  /** An amount, open for whatever is redeemed. */
  | 'open';

/** Kinds of requests in reports. */
export type AllocationReportType =
  /** Money added to or removed from the budget; no allocation. */
  | 'budget'
  /** Stock of certain rewards. */
  | 'committed'
  /** Money for the open allocation, or back from it. */
  | 'open_budget'
  /** Rewards brought to the open allocation, with or without money. */
  | 'open_reward';

/** A reward wanted in an allocation, each SKU once. */
export type AllocationRewardInput = {
  /** Pieces, 1 at least: required in a committed allocation; in an open one, absent for as many as the amount pays for. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency: required in a committed allocation, not taken in an open one. */
  sellingPrice?: InputMaybe<Scalars['String']['input']>;
  /** SKU. */
  sku: Scalars['String']['input'];
};

/** What an allocation is good for now. */
export type AllocationState =
  /** Approved, used in part. */
  | 'active'
  /** Its date is past, or it was rejected or withdrawn. */
  | 'expired'
  /** Waits for its first decision. */
  | 'pending'
  /** Approved, nothing used yet. */
  | 'ready'
  /** Approved and used up. */
  | 'used';

/** How far an allocation is. */
export type AllocationStatus =
  /** Rejected or withdrawn: was never approved. */
  | 'disabled'
  /** Approved. */
  | 'enabled'
  /** Pending: waits for its first decision. */
  | 'pending';

/** What is set aside. */
export type AllocationType =
  /** Stock of certain rewards at certain prices. */
  | 'committed'
  /** An amount for any of several rewards; an advertiser has one. */
  | 'open';

/** Conditions on the allocations report. */
export type AllocationsReportFilter = {
  /** Only this advertiser. */
  advertiserId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of an IO number, or of the name or e-mail of whoever asked; two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<BudgetLineStatus>>;
  /** Only these kinds. */
  types?: InputMaybe<Array<AllocationReportType>>;
};

/** Order of the allocations report. */
export type AllocationsReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: AllocationsReportSortField;
};

/** What the allocations report can be sorted by. */
export type AllocationsReportSortField =
  /** By when it was asked for. */
  | 'created_at'
  /** By the advertiser's name. */
  | 'retailer'
  /** By status. */
  | 'status'
  /** By when it was decided or last changed. */
  | 'updated_at'
  /** What waits for a decision first, in each part by when it was decided or last changed. */
  | 'waiting';

/** A request to be approved. */
export type ApproveAllocationRequestInput = {
  /** Whether the decision is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Key of this decision, made once when the dialog opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** How a recipient is known. */
export type AuthenticationSystem =
  /** By an account of theirs. */
  | 'account'
  /** By a mail address. */
  | 'email'
  /** By a mobile number. */
  | 'mobile'
  /** By the sign-in of somebody else. */
  | 'third_party';

/** Conditions on lines. */
export type BatchLineFilter = {
  /** Only what failed: lines, or their last message. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** An order ID, or the beginning of an address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only lines of these stages. */
  stages?: InputMaybe<Array<LineStage>>;
  /** Only redemptions in these states. */
  states?: InputMaybe<Array<RedemptionState>>;
};

/** Where a batch stands. */
export type BatchState =
  /** It was taken back, or all its lines were canceled. */
  | 'canceled'
  /** None of its lines is left to be worked. */
  | 'done'
  /** Its dispatch is held. */
  | 'held'
  /** Its lines are worked. */
  | 'working';

/** What a batch is made for. */
export type BatchUsage =
  /** Codes are taken out as a file. */
  | 'codes_extraction'
  /** Codes that the advertiser handed out begin to be taken. */
  | 'redemptions_activation'
  /** Recipients are told of their reward. */
  | 'users_notification';

/** Conditions on a list of brands. */
export type BrandFilter = {
  /** Part of the name, case and accents aside. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Part of the SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<BrandStatus>>;
};

/** Whether a brand is in use. */
export type BrandStatus =
  /** Out of use: it gets no new products. */
  | 'deactivated'
  /** In use. */
  | 'enabled';

/** A figure of a budget that explains itself. */
export type BudgetFigure =
  /** What the allocations hold. */
  | 'allocated'
  /** Total less used. */
  | 'balance'
  /** What was delivered. */
  | 'delivered'
  /** What expired and was not credited again. */
  | 'expired'
  /** The most that can be added. */
  | 'max_add'
  /** The most that can be removed. */
  | 'max_remove'
  /** What redemptions under way hold. */
  | 'pending'
  /** What requests that wait for a decision ask for, in or out. */
  | 'requested'
  /** Credits less debits. */
  | 'total'
  /** What is free. */
  | 'unallocated'
  /** Delivered and expired. */
  | 'used';

/** Conditions on the lines of a budget. */
export type BudgetLineFilter = {
  /** First day, `YYYY-MM-DD` in the caller's time zone. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Part of the description. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<BudgetLineStatus>>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Only these types. */
  types?: InputMaybe<Array<BudgetLineType>>;
};

/** How far a line of a budget is. */
export type BudgetLineStatus =
  /** Done. */
  | 'approved'
  /** Asked for, not decided; holds no funds. */
  | 'pending'
  /** Refused. */
  | 'rejected'
  /** Given up by whoever asked, before anybody decided. */
  | 'withdrawn';

/** What a line of a budget does. */
export type BudgetLineType =
  /** Sets aside for an allocation. */
  | 'allocate'
  /** Adds to the budget. */
  | 'credit'
  /** Gives back from an allocation. */
  | 'deallocate'
  /** Takes from the budget. */
  | 'debit';

/** What can be done with many redemptions. */
export type BulkActionKind =
  /** Comment on them. */
  | 'add_comment'
  /** Call them off. */
  | 'cancel_redemptions'
  /** Send the links again. */
  | 'resend_activation_notification'
  /** Send what was redeemed again. */
  | 'resend_success_notification'
  /** Order the rewards again. */
  | 'retry_redemptions';

/** Where a bulk action stands. */
export type BulkActionState =
  /** Every row has its outcome. */
  | 'done'
  /** What was not begun is left: somebody stopped it, or who asked may not do it any more. */
  | 'stopped'
  /** Its rows are worked. */
  | 'working';

/** A bulk action that is asked for. */
export type BulkRedemptionsInput = {
  /** What is done. */
  action: BulkActionKind;
  /** The comment of `add_comment`. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Judge and count only, keep nothing. */
  dryRun?: Scalars['Boolean']['input'];
  /** With `selectAll`: all but these. */
  excludeRedemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With `selectAll`: the filter of the report. */
  filter?: InputMaybe<RedemptionFilter>;
  /** What the dry run answered: another set is refused. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Made by the caller: the same request with the same key is accepted once. */
  idempotencyKey: Scalars['String']['input'];
  /** Without `selectAll`: these. */
  redemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All that match the filter, but those of `excludeRedemptionList`. */
  selectAll?: Scalars['Boolean']['input'];
};

/** What became of a row. */
export type BulkRowOutcome =
  /** It was done. */
  | 'done'
  /** It was tried without success. */
  | 'failed'
  /** It was not touched. */
  | 'left'
  /** It was never begun. */
  | 'stopped'
  /** It is still to be worked. */
  | 'waiting';

/** Conditions on a list of changes. */
export type CatalogueChangeFilter = {
  /** From this day on, `YYYY-MM-DD` in the caller's zone. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only what did this. */
  kind?: InputMaybe<CatalogueChangeKind>;
  /** Only what is about this. */
  noun?: InputMaybe<CatalogueNoun>;
  /** Up to this day, itself included. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** What a change did to whoever looks for it in the catalogue. */
export type CatalogueChangeKind =
  /** It is new, came back on sale or was published. */
  | 'appeared'
  /** It is still there, and something of it is different. */
  | 'changed'
  /** It is no longer on sale, or no longer published. */
  | 'disappeared';

/** What a change of the catalogue is about. */
export type CatalogueNoun =
  /** A brand. */
  | 'brands'
  /** A product. */
  | 'products'
  /** Where a product is offered. */
  | 'publications'
  /** A SKU. */
  | 'skus';

/** A row of a catalogue file: a SKU. */
export type CatalogueRowInput = {
  /** Its cells, as many as there are columns. */
  cells: Array<Scalars['String']['input']>;
  /** Where it stands in the file: answered with its outcome. */
  line: Scalars['Int']['input'];
};

/** What becomes of a row. */
export type CatalogueRowOutcome =
  /** A SKU is changed. */
  | 'changed'
  /** A SKU is created. */
  | 'created'
  /** Something in it is wrong; nothing of it is done. */
  | 'refused'
  /** There is nothing to do. */
  | 'unchanged';

/** A choice of rewards for a promotion. */
export type ChoosePromotionRewardsInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  id: Scalars['ID']['input'];
  /** The rewards in their order; one at least, two hundred at most. New ones are enabled, disabled ones among them enabled again, all others disabled. */
  rewards: Array<ChosenRewardInput>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A reward that a promotion gives. */
export type ChosenRewardInput = {
  /** Its SKU. */
  sku: Scalars['ID']['input'];
};

/** Why codes were read. */
export type CodeReadKind =
  /** Who gave them was asked what is left on them. */
  | 'consult'
  /** They went into a file. */
  | 'export'
  /** They were printed. */
  | 'pdf'
  /** Their recipient saw them. */
  | 'recipient'
  /** They were sent again. */
  | 'resend'
  /** Somebody looked at one. */
  | 'reveal';

/** What a code of a redemption is for. */
export type CodeUsage =
  /** It pays. */
  | 'primary'
  /** It goes with the code that pays. */
  | 'security'
  /** An address that pays, opened by a further code. */
  | 'security_url'
  /** It goes with the address that pays. */
  | 'security_url_code'
  /** Goods are followed by it. */
  | 'tracking'
  /** An address that pays. */
  | 'url';

/** How a reward is sold. */
export type ConditionOfSale =
  /** From stock that is bought ahead. */
  | 'in_stock'
  /** One at a time, as it is asked for. */
  | 'on_demand';

/** Another address of a recipient: an e-mail address or a phone number. */
export type CorrectRecipientInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The new phone number. */
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
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the caller when a form opens and kept when it is sent again: the same creation with the same key is done once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType: Scalars['String']['input'];
  /** Short label for reports. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, de, it or pt. */
  locale: Scalars['String']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
  /** Identifier of its organization, for ever: operator staff name any, others their own, which is meant when absent. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether what expires is credited again; yes when absent. */
  recreditExpired?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A request: a new committed allocation, the first open one, or a change of the open one that is there. */
export type CreateAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /**
   * Open: what is asked for, a decimal in the billing currency; below zero it gives back, down to the allocation's `requestMinimum`; 0 when
   * only rewards are added or only the end changes. Committed: not taken, it is the sum of price times quantity.
   */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** A note in words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the request is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * When it ends, an instant to come, ISO 8601; required unless `noExpiration` is true. With a further request for an open allocation it
   * may be left out; given, it becomes the allocation's when the request is approved.
   */
  expirationDatetime?: InputMaybe<Scalars['String']['input']>;
  /** The IO number. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Key of this request, made once when the form opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** True when it shall not end. */
  noExpiration?: InputMaybe<Scalars['Boolean']['input']>;
  /** Committed: one at least. Open: those to be added, possibly none. */
  rewards?: InputMaybe<Array<AllocationRewardInput>>;
  /** What is asked for. */
  type: AllocationType;
};

/** One redemption to be made, redeemed and sent. */
export type CreateAndRedeemInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The total that the preview named, a decimal in the billing currency: should it cost otherwise, it is refused. */
  expectedTotal?: InputMaybe<Scalars['String']['input']>;
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Order ID, given once and for ever. */
  orderId: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** SKU of the reward. */
  rewardSku: Scalars['ID']['input'];
  /** Whether it is only a trial of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who is given it; an e-mail address is needed. */
  user: RedemptionUserInput;
  /** Face value, a decimal in the reward's currency; for rewards of variable value alone. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A new brand. */
export type CreateBrandInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Three capitals or digits, which never change. */
  id: Scalars['ID']['input'];
  /** Name; no other brand has it. */
  name: Scalars['String']['input'];
};

/** A new API key. */
export type CreateCredentialInput = {
  /** Identifier of the advertiser it may see. */
  advertiserId: Scalars['ID']['input'];
  /** Whether it is only tried: judged and answered alike, then undone; no secret is made known. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made when the form opens: the same key creates once. A repetition is refused, since the secret is not kept. */
  idempotencyKey: Scalars['ID']['input'];
  /** What it is called, required. */
  name: Scalars['String']['input'];
};

/** A dispatch: recipients of a file or of rows, or quantities. */
export type CreateDispatchInput = {
  /** Whether the dispatch is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The total that the preview named, a decimal in the billing currency: should it cost otherwise, it is refused. */
  expectedTotal?: InputMaybe<Scalars['String']['input']>;
  /** Upload of the purpose `recipients`; instead of rows and quantities. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the file, as it is shown; null for none. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether codes are downloaded with their PDFs. */
  includePdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is done; `follow_ups` and `single` are not taken. */
  kind: DispatchKind;
  /** How long codes are to be valid at least, an instant, ISO 8601. */
  minimalExpiration?: InputMaybe<Scalars['String']['input']>;
  /** What every order ID begins with: `-1`, `-2` and so on follow it. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** Quantities, each SKU once; for what is downloaded or activated. */
  quantities?: InputMaybe<Array<DispatchQuantityInput>>;
  /** When it goes out at the earliest, an instant of the next 365 days, ISO 8601. */
  releaseAt?: InputMaybe<Scalars['String']['input']>;
  /** At most three numbers of days, 1 to 60, after which recipients who have not opened their link are reminded. */
  reminderDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 250 recipients; instead of a file and quantities. */
  rows?: InputMaybe<Array<RecipientRowInput>>;
  /** Whether it is only a trial of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds in which it can be taken back: 0 to 86400, 60 when left out. */
  undoSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** A file that is asked for. */
export type CreateExtractInput = {
  /** Identifier of the dispatch. */
  dispatchId: Scalars['ID']['input'];
  /** Whether the file is only tried: judged and answered alike, and cannot be opened. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the PDFs of codes are in it; that of the dispatch when left out. */
  includePdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it holds. */
  kind: ExtractKind;
};

/** A new account. */
export type CreateMemberInput = {
  /** Identifiers of advertisers of the organization. */
  advertiserIds: Array<Scalars['ID']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address, required; nobody else has it. Also the login. */
  email: Scalars['String']['input'];
  /** Language: `en` or `fr`. */
  locale: Scalars['String']['input'];
  /** Full name, required. */
  name: Scalars['String']['input'];
  /** Identifier of the organization it belongs to. */
  organizationId: Scalars['ID']['input'];
  /** Roles, possibly none. */
  roles: Array<Scalars['String']['input']>;
  /** IANA time zone. */
  timezone: Scalars['String']['input'];
};

/** A new product; no seller offers it yet. */
export type CreateProductInput = {
  /** Whether its gift cards can be of any value. */
  acceptVariableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ranges of ages, for example `18-24`; none for every age. */
  ageRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Identifier of its brand. */
  brandId: Scalars['ID']['input'];
  /** How it is sold. */
  conditionOfSale?: InputMaybe<ConditionOfSale>;
  /** Countries it is sold in, ISO 3166-1 alpha-2; `*` alone is worldwide. */
  countryRestrictions: Array<Scalars['ID']['input']>;
  /** The default language: en, fr, ja, de, it, es, nl or pt; en when absent. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** How its rewards reach their recipients. */
  deliveryMode?: InputMaybe<DeliveryMode>;
  /** Description in the default language. */
  description: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency: Scalars['String']['input'];
  /** Whether it is shown first. */
  featured: Scalars['Boolean']['input'];
  /** `female` or `male`; null for everybody. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Name in the default language. */
  name: Scalars['String']['input'];
  /** Name of a card of any value, `%s` being the value; required where cards can be of any value. */
  nameWithVariableValue?: InputMaybe<Scalars['String']['input']>;
  /** Its own identifier, 3 to 10 letters and digits: the part after the brand's. */
  productId: Scalars['ID']['input'];
  /** What kind of thing it is. */
  productType: ProductType;
  /** Terms and conditions as text. */
  termsAndConditions?: InputMaybe<Scalars['String']['input']>;
  /** Address of the terms and conditions, https. */
  termsAndConditionsUrl?: InputMaybe<Scalars['String']['input']>;
  /** What it is found under, one theme at least. */
  themes: Array<Scalars['String']['input']>;
  /** Texts in the other languages; together they replace those there are. */
  translations?: InputMaybe<Array<TranslationInput>>;
};

/** A new promotion, enabled; what is left out is as the wizard begins. */
export type CreatePromotionInput = {
  /** How recipients get their links: none, when links are downloaded. */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Whether recipients may take a PDF along. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** How recipients are known. */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether what was sent out and is still booked after thirty days is canceled: nobody used it. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name that mails are sent under; null for the usual one. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender's name is followed by the operator's. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it ends, ISO 8601; null while it is ongoing. */
  endDatetime?: InputMaybe<Scalars['String']['input']>;
  /** The experience it is built from. */
  experience: PromotionExperienceInput;
  /** Settings of the redemption flow. */
  flowSettings?: InputMaybe<FlowSettingsInput>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<Scalars['String']['input']>;
  /** Version of the caller's draft that it became: the draft is deleted with it, and a duplicate takes over the look of its original. */
  fromDraft?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the caller when a form opens and kept when it is sent again: the same creation with the same key is done once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Where recipients are led. */
  landingPages?: InputMaybe<LandingPagesInput>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name; 200 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How recipients get what they redeemed. */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<Scalars['String']['input']>;
  /** Days after which links expire; null for never. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Who can redeem. */
  restrictions?: InputMaybe<PromotionRestrictionsInput>;
  /** Its rewards in their order; one at least, two hundred at most. */
  rewards: Array<ChosenRewardInput>;
  /** Whether identifiers of orders are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it begins, ISO 8601. */
  startDatetime?: InputMaybe<Scalars['String']['input']>;
  /** Label of its portal's domain; null for none. */
  uiId?: InputMaybe<Scalars['String']['input']>;
};

/** One redemption to be made. */
export type CreateRedemptionInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The total that the preview named, a decimal in the billing currency: should it cost otherwise, it is refused. */
  expectedTotal?: InputMaybe<Scalars['String']['input']>;
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Order ID, given once and for ever. */
  orderId: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** SKU of the reward; left out where recipients choose: the dearest that can be given is booked. */
  rewardSku?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the link is mailed to the user. */
  sends?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is only a trial of the promotion. */
  testing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who is given it; null for whoever opens the link. */
  user?: InputMaybe<RedemptionUserInput>;
  /** Face value, a decimal in the reward's currency; for rewards of variable value, or what a recipient may choose up to. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A quota to begin. */
export type CreateRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** So many taken raise an alert; null for none. */
  alertThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many redemptions, from 0 to 999999999. */
  nbRedemptionsAllowed: Scalars['Int']['input'];
  /** SKU of the reward. */
  sku: Scalars['ID']['input'];
};

/** A new schedule. */
export type CreateReportScheduleInput = {
  /** How often it is due. */
  cadence: ReportCadence;
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is sent as; CSV unless said otherwise, PDF of the redemption report alone. */
  format?: InputMaybe<RedemptionExportFormat>;
  /** Made when the form opens: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Of a monthly one: 1 to 31. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  /** The days of each report; null: those of the view. */
  period?: InputMaybe<RelativePeriod>;
  /** Colleagues who get it too, twenty at most. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The saved view, an own or a shared one. */
  savedViewId: Scalars['ID']['input'];
  /** At which time of the zone's clock, `HH:MM`. */
  time: Scalars['String']['input'];
  /** IANA zone of the clock. */
  timezone: Scalars['String']['input'];
  /** Of a weekly one: 1 is Monday, 7 is Sunday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** A new view. */
export type CreateSavedViewInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made when the form opens: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether colleagues see it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is called, 1 to 80 characters; no other view of the caller and the screen is called so, letter case aside. */
  name: Scalars['String']['input'];
  /** The query string of the screen's address without `?`, at most 4000 characters. */
  query: Scalars['String']['input'];
  /** Of which screen. */
  screen: SavedViewScreen;
};

/** A new service account. */
export type CreateServiceAccountInput = {
  /** What it may do; of each its creator holds the ability. */
  abilities: Array<Scalars['String']['input']>;
  /** Whether it is only tried: judged and answered alike, then undone; no secret is made known. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made when the form opens: the same key creates once. A repetition is refused, since the secret is not kept. */
  idempotencyKey: Scalars['ID']['input'];
  /** What it is called, required. */
  name: Scalars['String']['input'];
  /** Identifier of the organization whose advertisers it sees; null for one of the provider, which sees all. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where another issuer signs in, the subject of its client there; else null. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A new SKU, enabled; its identifier is made for it. */
export type CreateSkuInput = {
  /** Currency of that price, ISO 4217. */
  catalogCurrency?: InputMaybe<Scalars['String']['input']>;
  /** What the catalogue shows as its price, a decimal. */
  catalogPrice?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the face value, ISO 4217. */
  currency: Scalars['String']['input'];
  /** The default language: en, fr, ja, de, it, es, nl or pt; en when absent. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** Description in the default language; where it is empty the product's is shown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its values of the dimensions that vary on its product; none where it can be of any value. */
  dimensionValues?: InputMaybe<Array<DimensionValueInput>>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The thirteen digits of its bar code; items need one, and no other SKU has it. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** What it is worth to who gets it, a decimal. */
  faceValue: Scalars['String']['input'];
  /** Whether it is shown first; only who may edit rewards says so. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the caller when a form opens and kept when it is sent again: the same creation with the same key is done once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name in the default language. */
  name: Scalars['String']['input'];
  /** Identifier of its product. */
  productId: Scalars['ID']['input'];
  /** Identifier of who supplies it; only operator staff say so. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Texts in the other languages; together they replace those there are. */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Whether it can be of any value. */
  variableValue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A file about to be sent. */
export type CreateUploadInput = {
  /** image/png, image/jpeg or image/gif; text/csv for recipients and codes. */
  contentType: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is for: `advertiser_avatar`, `brand_logo`, `product_logo`, `catalog_badge`, `sku_picture`, `promotion_logo`, `promotion_background`, `recipients` or `codes`. Each asks for abilities of its own. A file of recipients or codes waits a day to be used; then it is forgotten. */
  purpose: Scalars['String']['input'];
  /** Size in bytes, 5 MB at most. */
  size: Scalars['Int']['input'];
};

/** A voucher that is asked for. */
export type CreateVoucherInput = {
  /** Whether the voucher is only tried: judged and answered alike, and cannot be opened. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the voucher: en, fr, ja, it, de or pt. */
  locale?: Scalars['String']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** What became of a redemption that was asked for. */
export type CreatedOutcome =
  /** It is booked; its link leads on. */
  | 'created'
  /** It is booked, and could not be redeemed; it can be tried again. */
  | 'failed'
  /** Its link is mailed: the recipient has a reward to choose or an address to give. */
  | 'link_sent'
  /** It is redeemed, and its reward is sent. */
  | 'redeemed'
  /** Its provider takes longer; it goes on by itself. */
  | 'working';

/** One decision about several requests. */
export type DecideAllocationRequestsInput = {
  /** What is decided. */
  decision: AllocationDecision;
  /** Whether the decision is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of this decision, made once when the dialog opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Why they are rejected, in words for whoever asked; required then, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The requests, each once, at most 100. */
  requests: Array<SeenAllocationRequest>;
};

/** What keeps somebody from deciding about a request. */
export type DecisionObstacleCode =
  /** Whoever asked or changed it changed the caller's roles or e-mail, in the last thirty days. */
  | 'changed_by_requester'
  /** The caller changed the roles or the e-mail of whoever asked or changed it, in the last thirty days. */
  | 'changed_requester'
  /** Whoever asked or changed it made the caller's account, in the last thirty days. */
  | 'made_by_requester'
  /** The caller made the account of whoever asked or changed it, in the last thirty days. */
  | 'made_requester'
  /** The caller changed it. */
  | 'own_change'
  /** The caller asked for it. */
  | 'own_request'
  /** One person could have become both, the caller and whoever asked or changed it, by making accounts or changing their e-mail in the last thirty days. */
  | 'same_maker';

/** What a budget holds now, as its provider shows it. */
export type DeclareSourceBudgetInput = {
  /** What it holds, as a decimal number of the currency. */
  budget: Scalars['String']['input'];
  /** Currency of the budget, ISO 4217. */
  currency: Scalars['String']['input'];
  /** Where the provider shows it, https. */
  dashboardUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the provider. */
  providerId: Scalars['ID']['input'];
  /** Version of the budget last received; 0 where none was known. */
  version: Scalars['Int']['input'];
};

/** The end of an API key. */
export type DeleteCredentialInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** The caller's draft, to be thrown away. */
export type DeletePromotionDraftInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A quota to delete. */
export type DeleteRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the quota. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The end of a schedule. */
export type DeleteReportScheduleInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The end of a view. */
export type DeleteSavedViewInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** How a reward reaches its recipient. */
export type DeliveryMode =
  /** By mail or message. */
  | 'digital_delivery'
  /** By post. */
  | 'physical_shipment';

/** What became of a message. */
export type DeliveryState =
  /** It came back. */
  | 'bounced'
  /** It was given up, because nobody needs it any more. */
  | 'dropped'
  /** It could not be sent. */
  | 'failed'
  /** It waits to be sent. */
  | 'queued'
  /** It is being handed over. */
  | 'sending'
  /** It was handed over. */
  | 'sent';

/** A dimension for a product to have. */
export type DimensionConfigurationInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Whether a value is required. */
  required: Scalars['Boolean']['input'];
  /** Whether each SKU has its own value, as far as the dimension may vary. */
  vary: Scalars['Boolean']['input'];
};

/** A value of a dimension to be saved. */
export type DimensionValueInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Its value as text, written as `DimensionValue` answers it. */
  values: Array<Scalars['String']['input']>;
};

/** Order of a list of discounts. */
export type DiscountSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: DiscountSortField;
};

/** What a list of discounts can be sorted by. */
export type DiscountSortField =
  /** By name of the brand. */
  | 'brand_name'
  /** By percentage. */
  | 'discount'
  /** By name of the product. */
  | 'label'
  /** By SKU of the product. */
  | 'sku';

/** A change of a dispatch. */
export type DispatchChangeInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the dispatch. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Conditions on dispatches. */
export type DispatchFilter = {
  /** Only those of these advertisers. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those that stand there. */
  state?: InputMaybe<DispatchState>;
};

/** What is done to the lines of a dispatch. */
export type DispatchKind =
  /** Printed codes of the advertiser begin to be taken at its portal. */
  | 'activate_codes'
  /** Codes are made and downloaded. */
  | 'download_codes'
  /** Links are made and downloaded. */
  | 'download_links'
  /** A batch that a program made; what is done to it is asked for step by step. */
  | 'follow_ups'
  /** Recipients get their codes. */
  | 'send_codes'
  /** Recipients get a link to redeem. */
  | 'send_links'
  /** One redemption that was made by itself. */
  | 'single';

/** How many of one reward. */
export type DispatchQuantityInput = {
  /** Upload of the purpose `codes`, with as many lines as the quantity; for activations alone. */
  codesFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Links and activations: 1 to 100000. Codes: 1 to 5000. */
  quantity: Scalars['Int']['input'];
  /** SKU of a live reward of the promotion. */
  sku: Scalars['ID']['input'];
  /** Face value of each, a decimal; for rewards of variable value alone. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Where a dispatch stands. */
export type DispatchState =
  /** All its lines are done, failed or canceled. */
  | 'done'
  /** It waits in its undo window or for its moment; nothing went out. */
  | 'held'
  /** It was taken back before anything went out. */
  | 'recalled'
  /** It goes out. */
  | 'released';

/** A promotion to be duplicated. */
export type DuplicatePromotionInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  id: Scalars['ID']['input'];
  /** Whether the copy may replace a draft that is there. */
  replace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The end of a service account. */
export type EndServiceAccountInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The end of one secret. */
export type EndServiceAccountSecretInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the service account. */
  id: Scalars['ID']['input'];
  /** Identifier of the secret. */
  secretId: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** An export that is asked for. */
export type ExportRedemptionsInput = {
  /** What it holds besides. */
  additionalFields?: InputMaybe<Array<RedemptionExportField>>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that matches but these. */
  excludeRedemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Conditions of the report. */
  filter?: InputMaybe<RedemptionFilter>;
  /** CSV or PDF. */
  format: RedemptionExportFormat;
  /** Made by the caller: the same request with the same key is accepted once. */
  idempotencyKey: Scalars['String']['input'];
  /** Only these of what matches. */
  redemptionList?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What a file of a dispatch holds. */
export type ExtractKind =
  /** Codes, with their PDFs where the dispatch says so. */
  | 'codes'
  /** Order IDs with what is entered at the portal. */
  | 'entry_codes'
  /** Links to redeem. */
  | 'links';

/** Which failures are meant. */
export type FailureFilter = {
  /** Of these advertisers alone. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of this kind. */
  kind?: InputMaybe<FailureKind>;
  /** For this reason, as the groups spell it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What failed. */
export type FailureKind =
  /** A line of a batch that nothing is done for any more. */
  | 'line'
  /** A message: it did not reach its recipient. */
  | 'message'
  /** An order: the reward could not be had. */
  | 'order';

/** The colour of a part of the redemption flow. */
export type FlowColorInput = {
  /** Its colour, hexadecimal. */
  color: Scalars['String']['input'];
  /** The part: text-color, element-background-color, element-text-color or template-background-color. */
  part: Scalars['String']['input'];
};

/** A picture, by its media. */
export type FlowPictureInput = {
  /** Identifier of the media. */
  id: Scalars['ID']['input'];
};

/** Settings of a redemption flow; what is left out stays. */
export type FlowSettingsInput = {
  /** Whether the code is shown on the page. */
  displayCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients can ask for help. */
  enableContactSupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether recipients choose among several rewards. */
  multipleRewards?: InputMaybe<Scalars['Boolean']['input']>;
  /** alesia or default. */
  redemptionFlowTheme?: InputMaybe<Scalars['String']['input']>;
  /** How recipients tell others: email. */
  sharingSystems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether recipients are known by the sign-in of somebody else. */
  thirdPartyAuthentication?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an expired committed allocation still holds, or a part of it, asked back. */
export type GiveBackAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** How much, a decimal above 0 in the billing currency, at most the allocation's `giveBackLimit`. */
  amount: Scalars['String']['input'];
  /** A note in words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the request is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the allocation. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once when the dialog opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Rows of a catalogue file, as it is exported at `/files/catalogue/all`. */
export type ImportCatalogueInput = {
  /** The columns, as exported; those of dimensions may be left out, and what they hold stays. */
  columns: Array<Scalars['String']['input']>;
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the caller for these rows and kept when they are sent again: they are imported once. */
  idempotencyKey: Scalars['ID']['input'];
  /**
   * The rows, 250 at most. One with a SKU changes it, as far as its cells differ; one without creates a SKU of its product. Brand and product are only
   * shown. Rows whose cells differ carry the version that was exported.
   */
  rows: Array<CatalogueRowInput>;
};

/** What of the catalogue the inventory report is filtered by. */
export type InventoryOptionKind =
  /** Brands. */
  | 'brand'
  /** Products. */
  | 'product'
  /** Rewards. */
  | 'reward';

/** Conditions on the inventory report; all have to hold. */
export type InventoryReportFilter = {
  /** Only this brand, by its SKU, and budgets that pay for it. */
  brand?: InputMaybe<Scalars['ID']['input']>;
  /** Without what had no redemption in 30 days. */
  hideUnused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this product, and budgets that pay for it. */
  product?: InputMaybe<Scalars['ID']['input']>;
  /** Only this reward, by its SKU, and budgets that pay for it. */
  reward?: InputMaybe<Scalars['ID']['input']>;
  /** Only this source. */
  source?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of the inventory report. */
export type InventoryReportSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: InventoryReportSortField;
};

/** What the inventory report can be sorted by. */
export type InventoryReportSortField =
  /** By currency and budget. */
  | 'budget'
  /** By delayed stock. */
  | 'delayed_stock'
  /** By currency and face value. */
  | 'face_value'
  /** By what was used in 7 days. */
  | 'last_7_days'
  /** By what was used in 30 days. */
  | 'last_30_days'
  /** By what is expected in 7 days. */
  | 'next_7_days'
  /** By what is expected in 30 days. */
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

/** What a row of the inventory report is about. */
export type InventoryType =
  /** The budget that is kept with a provider. */
  | 'budget'
  /** The stock of a reward. */
  | 'stock';

/** A change of an address; what is left out stays as it is, null removes. */
export type InvoiceAddressInput = {
  /** Town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country, ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Street and number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on a list of background work. */
export type JobFilter = {
  /** Only this kind. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only this state. */
  state?: InputMaybe<JobState>;
};

/** Where background work stands. */
export type JobState =
  /** It was given up after its last attempt; somebody has to look at it. */
  | 'dead'
  /** It is done. */
  | 'done'
  /** It waits for a worker, or for its next attempt. */
  | 'queued'
  /** A worker is at it. */
  | 'running';

/** Where recipients are led. */
export type LandingPagesInput = {
  /** Address; null removes it. */
  defaultUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Where something that a promotion lacks is put right. */
export type LaunchPlace =
  /** On the page of its advertiser. */
  | 'advertiser'
  /** In the budget of its advertiser. */
  | 'budget'
  /** On its page, by its status. */
  | 'details'
  /** Among its rewards. */
  | 'rewards'
  /** In its settings. */
  | 'settings';

/** A recipient who wants a report no more. */
export type LeaveReportScheduleInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the schedule. */
  id: Scalars['ID']['input'];
};

/** What cures a line that failed. */
export type LineRemedy =
  /** The operator is to be asked. */
  | 'ask_operator'
  /** Another e-mail address. */
  | 'correct_address'
  /** Another phone number. */
  | 'give_phone'
  /** Nothing. */
  | 'none'
  /** Sending the message again. */
  | 'resend'
  /** Trying the line again. */
  | 'retry';

/** What is done next to a line. */
export type LineStage =
  /** The redemption is activated. */
  | 'activate'
  /** Nothing: it was canceled. */
  | 'canceled'
  /** Nothing more. */
  | 'done'
  /** Nothing, unless somebody tries it again. */
  | 'failed'
  /** Nothing before its dispatch is released. */
  | 'held'
  /** Its recipient is written to. */
  | 'notify'
  /** Its code is ordered. */
  | 'order'
  /** Its code is on order. */
  | 'ordering';

/** Where a picture stands in its set. */
export type MediaSetItemInput = {
  /** Its locale, of a name kept per locale; none for every locale without its own. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the uploaded file, or of the one that stands there. */
  mediaId: Scalars['ID']['input'];
  /** `logo`, `catalog_badge` or `picture`, as far as the noun has it. */
  name: Scalars['String']['input'];
};

/** Conditions on a list of accounts. */
export type MemberFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name or of the e-mail, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<MemberStatus>;
};

/** How far an invitation is. */
export type MemberInvitationState =
  /** Its link is too old; it can be sent again. */
  | 'expired'
  /** Its link works. */
  | 'open'
  /** Its link was withdrawn; it can be sent again. */
  | 'withdrawn';

/** Whether an account can sign in. */
export type MemberStatus =
  /** It cannot sign in; what it had open ends. */
  | 'disabled'
  /** It can sign in. */
  | 'enabled'
  /** Its owner was invited and has not chosen a password yet: it cannot sign in. */
  | 'invited';

/** What an experience says of one of its parts. */
export type ModuleFlag =
  /** It is there, and demanded where the specification demands it. */
  | 'enabled'
  /** It is there and never demanded. */
  | 'optional'
  /** It is there and demanded. */
  | 'required';

/** How recipients are written to. */
export type NotificationChannel =
  /** By mail. */
  | 'email'
  /** By SMS. */
  | 'sms';

/** Whether a SKU of a dispatch was taken. */
export type OutcomeStatus =
  /** It was. */
  | 'accepted'
  /** It was not looked at, because one before it ended the dispatch. */
  | 'not_processed'
  /** It was refused by itself; the others go on. */
  | 'refused';

/** Which page of a list is wanted. */
export type PageInput = {
  /** The page's number, the first being 1. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows on a page, 100 at most. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** Conditions on a list of products. */
export type ProductFilter = {
  /** Only products of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, case and accents aside. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Part of the identifier. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<SaleStatus>>;
};

/** Order of a list of products. */
export type ProductSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: ProductSortField;
};

/** What a list of products can be sorted by. */
export type ProductSortField =
  /** By identifier. */
  | 'id'
  /** By name. */
  | 'name'
  /** By the moment they were last saved. */
  | 'updated_at';

/** Whether a product has a SKU on sale. */
export type ProductState =
  /** It has none. */
  | 'no_sku'
  /** It has one. */
  | 'ready';

/** What kind of thing a product is. */
export type ProductType =
  /** A gift card. */
  | 'gift_card'
  /** A thing that is sent, with an EAN. */
  | 'item'
  /** A product of former times. */
  | 'legacy';

/** What was entered for the settings, by the names of the rules; what is left out stays. */
export type PromotionDraftSettingsInput = {
  /** How recipients get their links: none, when links are downloaded. */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether recipients may take a PDF along. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** How recipients are known. */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether what was sent out and is still booked after thirty days is canceled: nobody used it. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the code is shown on the page. */
  displayCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name that mails are sent under. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender's name is followed by the operator's. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients can ask for help. */
  enableContactSupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it ends, ISO 8601. */
  endDatetime?: InputMaybe<Scalars['String']['input']>;
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<Scalars['String']['input']>;
  /** Where recipients are led. */
  landingPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Whether recipients choose among several rewards. */
  multipleRewards?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How recipients get what they redeemed. */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether it has no end. */
  ongoing?: InputMaybe<Scalars['Boolean']['input']>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<Scalars['String']['input']>;
  /** Days after which links expire. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Countries recipients are in, ISO 3166-1 alpha-2. */
  restrictedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages of the redemption flow. */
  restrictedLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether identifiers of orders are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /** How recipients tell others: email. */
  sharingSystems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When it begins, ISO 8601. */
  startDatetime?: InputMaybe<Scalars['String']['input']>;
  /** Whether recipients are known by the sign-in of somebody else. */
  thirdPartyAuthentication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Label of its portal's domain. */
  uiId?: InputMaybe<Scalars['String']['input']>;
};

/** The experience that a promotion is built from. */
export type PromotionExperienceInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Conditions on a list of promotions. */
export type PromotionFilter = {
  /** Only those that run at this instant or later, ISO 8601. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, case and accents aside. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only those that begin before this instant, ISO 8601. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Whether completed ones are in it. */
  withCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether deleted ones are in it. */
  withDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether paused ones are in it. */
  withPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Pictures of a redemption flow; what is left out stays, null removes. */
export type PromotionMediasInput = {
  /** What lies behind the pages. */
  background?: InputMaybe<FlowPictureInput>;
  /** The logo. */
  logo?: InputMaybe<FlowPictureInput>;
};

/** Who can redeem; what is left out stays. */
export type PromotionRestrictionsInput = {
  /** Countries recipients are in, ISO 3166-1 alpha-2. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages of the redemption flow. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Conditions on the rewards of a promotion. */
export type PromotionRewardFilter = {
  /** Part of the name or of the SKU. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only these states. */
  states?: InputMaybe<Array<PromotionRewardState>>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<PromotionRewardStatus>>;
};

/** Order of the rewards of a promotion. */
export type PromotionRewardSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: PromotionRewardSortField;
};

/** What the rewards of a promotion can be sorted by. */
export type PromotionRewardSortField =
  /** By name. */
  | 'name'
  /** By their place. */
  | 'position'
  /** By SKU. */
  | 'sku'
  /** By status. */
  | 'status';

/** Whether a reward of a promotion can be given, and what is against it. */
export type PromotionRewardState =
  /** It is not sold, or not to where the advertiser is. */
  | 'invalid_reward'
  /** It does not fit the way recipients redeem. */
  | 'invalid_reward_for_redemption_flow'
  /** It is given from stock, and none is left. */
  | 'no_allocation'
  /** It can. */
  | 'ready'
  /** Who supplies it has none. */
  | 'temporarily_unavailable';

/** What people made of a reward of a promotion. */
export type PromotionRewardStatus =
  /** It was taken away. */
  | 'disabled'
  /** It is given. */
  | 'enabled'
  /** It rests. */
  | 'paused';

/** Texts of one screen in one language. */
export type PromotionScreenInput = {
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['input'];
  /** The screen. */
  screen: Scalars['String']['input'];
  /** The reward; null for all of them. */
  sku?: InputMaybe<Scalars['ID']['input']>;
  /** They replace those there are; none leaves all to the next level. */
  texts: Array<PromotionScreenTextInput>;
};

/** One text of a screen. */
export type PromotionScreenTextInput = {
  /** Which one: title, text, button, subject or message. */
  key: Scalars['String']['input'];
  /** What is said; an empty one is left to the next level. */
  text: Scalars['String']['input'];
};

/** Order of a list of promotions. */
export type PromotionSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: PromotionSortField;
};

/** What a list of promotions can be sorted by. */
export type PromotionSortField =
  /** By end; ongoing ones as if it were far away. */
  | 'end_datetime'
  /** By name. */
  | 'name'
  /** By start. */
  | 'start_datetime'
  /** By status. */
  | 'status';

/** What people made of a promotion. */
export type PromotionStatus =
  /** It is over, whatever its end says. */
  | 'completed'
  /** It is deleted. */
  | 'disabled'
  /** It runs from its start to its end. */
  | 'enabled'
  /** It rests. */
  | 'paused'
  /** It is tried out; set by nobody. */
  | 'testing';

/** When a provider is paid. */
export type ProviderPaymentType =
  /** When a reward is redeemed. */
  | 'paid_on_redeem'
  /** When a reward is used. */
  | 'paid_on_use'
  /** From a budget that was paid in before. */
  | 'prepaid_budget'
  /** Codes were bought before. */
  | 'prepaid_codes';

/** How a recipient is known. */
export type RecipientProvider =
  /** By a word of the advertiser's own. */
  | 'account'
  /** By an e-mail address. */
  | 'email'
  /** By a phone number. */
  | 'mobile';

/** One recipient; the rules of a file hold. */
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
  /** Words in the message, 240 characters at most. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Order ID; left out, the platform makes one of the row. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** SKU of a live reward of the promotion. */
  sku: Scalars['ID']['input'];
  /** Face value, a decimal. */
  value: Scalars['String']['input'];
};

/** What can be done with a redemption. */
export type RedemptionAction =
  /** Comment on it. */
  | 'add_comment'
  /** Look at it in the administration. */
  | 'admin'
  /** Block its code; the money stays spent. */
  | 'block'
  /** Call it off. */
  | 'cancel'
  /** Ask for the balance of its card. */
  | 'card_details'
  /** Read its codes. */
  | 'code_information'
  /** Give it to another address: its link goes there, and the former one ends. */
  | 'correct_recipient'
  /** See what is known of its code without reading it. */
  | 'coupon_code_info'
  /** Give it back although its code lives on. */
  | 'force_refund'
  /** Look at its reward in the catalogue. */
  | 'manage_reward'
  /** Download its voucher. */
  | 'pdf_download'
  /** See the link of its recipient. */
  | 'redemption_link'
  /** Give it back: its code is killed, its money returned. */
  | 'refund'
  /** Give its recipient another one in its place. */
  | 'replace'
  /** Send its link again. */
  | 'resend_activation_notification'
  /** Send what was redeemed again. */
  | 'resend_success_notification'
  /** Let a denied one be tried again. */
  | 'reset'
  /** Order its reward again. */
  | 'retry'
  /** Return its money at the wish of the advertiser; its code lives on. */
  | 'reversal'
  /** Say who is given it. */
  | 'set_user'
  /** Correct where it is shipped. */
  | 'update_address'
  /** Correct the name of its recipient, and the address that they are not known by. */
  | 'update_user';

/** Why an action is not to be had. */
export type RedemptionActionReason =
  /** Its reward is shipped, and nobody has said where to. */
  | 'address_missing'
  /** Its reward is of any value. */
  | 'free_value'
  /** Its promotion sends what was redeemed instead. */
  | 'has_success_channel'
  /** It has a recipient already. */
  | 'has_user'
  /** The caller lacks an ability. */
  | 'missing_ability'
  /** Its promotion sends no links. */
  | 'no_activation_channel'
  /** It has no code that pays. */
  | 'no_code'
  /** Its recipient has neither e-mail address nor phone number. */
  | 'no_contact'
  /** Its promotion does not send what was redeemed. */
  | 'no_success_channel'
  /** It has no recipient. */
  | 'no_user'
  /** Its code cannot be killed where it came from. */
  | 'not_cancelable'
  /** The balance of its card cannot be asked for. */
  | 'not_consultable'
  /** Its reward has nothing to print. */
  | 'not_printable'
  /** Its reward is not shipped. */
  | 'not_shipped'
  /** Its promotion does not run. */
  | 'promotion_not_running'
  /** Its promotion cannot give the reward now. */
  | 'reward_not_given'
  /** Only operator staff may. */
  | 'staff_only'
  /** Its state does not allow it. */
  | 'wrong_state';

/** A command on one redemption. */
export type RedemptionCommandInput = {
  /** Whether the command is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** What kind of thing happened to a redemption. */
export type RedemptionEvent =
  /** Somebody commented on it. */
  | 'annotate'
  /** It was made. */
  | 'create'
  /** It changed, or somebody did something about it. */
  | 'update';

/** What an export can hold besides. */
export type RedemptionExportField =
  /** Where it is shipped. */
  | 'address'
  /** Its codes; needs viewCouponCode. */
  | 'code'
  /** Who was given it: name, e-mail address, phone number. */
  | 'user';

/** What an export is written as. */
export type RedemptionExportFormat =
  /** For a spreadsheet. */
  | 'csv'
  /** For reading and printing, 2000 redemptions at most. */
  | 'pdf';

/** Where an export stands. */
export type RedemptionExportState =
  /** It can be opened. */
  | 'done'
  /** Its day is over and its file deleted. */
  | 'expired'
  /** It could not be written. */
  | 'failed'
  /** It waits for its turn. */
  | 'queued'
  /** It is written. */
  | 'working';

/** Conditions on redemptions; all have to hold. */
export type RedemptionFilter = {
  /** Activated on this day or earlier. */
  activationEnd?: InputMaybe<Scalars['String']['input']>;
  /** Activated on this day or later, YYYY-MM-DD in the caller's zone, or an instant. */
  activationStart?: InputMaybe<Scalars['String']['input']>;
  /** Any of these advertisers; needs viewAdvertisers. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier of its batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these currencies of what it costs its advertiser. */
  billingCurrencies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these brands, by their identifiers or their SKUs. */
  brandSkus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Company, or its beginning. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Rewards that are sold in any of these countries (ISO 3166-1 alpha-2), or worldwide. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** E-mail address of its recipient, or the beginning. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Promotions of any of these experiences. */
  experienceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The other reference, whole. */
  externalRef?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The IO number of the allocation that it draws on, whole; `none`: of none that has one. */
  ioNumber?: InputMaybe<Scalars['String']['input']>;
  /** First or last name of its recipient, or the beginning. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The advertiser's own number, whole. */
  orderId?: InputMaybe<Scalars['String']['input']>;
  /** Any of these ways to pay, by number. */
  paymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Phone number of its recipient with the country, or the beginning. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Rewards of this currency. */
  productCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Any of these products; `none`: of no product. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these promotions. */
  promotionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these providers, `none`: of no provider; needs redemptionsAdmin. */
  providerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Providers that are paid in any of these ways, by number; needs redemptionsAdmin. */
  providerPaymentTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Number by which the shipment is followed. */
  providerTrackingCode?: InputMaybe<Scalars['String']['input']>;
  /** Redeemed on this day or earlier. */
  redeemedEnd?: InputMaybe<Scalars['String']['input']>;
  /** Redeemed on this day or later. */
  redeemedStart?: InputMaybe<Scalars['String']['input']>;
  /** Refunded on this day or earlier. */
  refundEnd?: InputMaybe<Scalars['String']['input']>;
  /** Refunded on this day or later. */
  refundStart?: InputMaybe<Scalars['String']['input']>;
  /** Its whole code, or the last four characters. */
  rewardCode?: InputMaybe<Scalars['String']['input']>;
  /** Rewards of any of these groups. */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these rewards, by SKU. */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these sources: 1 stock, 2 provider, 3 issued. */
  rewardSourceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A fragment of anything: order ID, e-mail address, phone number, last four of a code, batch, name, external reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Rewards of any of these service categories; `none`: of none. Needs viewPromotionActivityReportPurchaseCost. */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these states. */
  states?: InputMaybe<Array<RedemptionFilterState>>;
  /** Rewards with any of these tags; `none`: without one. */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rewards of any of these typologies; `none`: of none. Needs viewPromotionActivityReportPurchaseCost. */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Trials as well; they are left out otherwise. */
  withTesting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** State by which redemptions are filtered. */
export type RedemptionFilterState =
  /** Its code is blocked. */
  | 'blocked'
  /** Its money is held and nobody was told. */
  | 'booked'
  /** It was canceled. */
  | 'canceled'
  /** It was denied. */
  | 'denied'
  /** It was not redeemed in time. */
  | 'expired'
  /** Its code could not be ordered. */
  | 'failed'
  /** It was activated and waits to be redeemed. */
  | 'pending'
  /** It was redeemed. */
  | 'redeemed'
  /** It was given back, in whichever way. */
  | 'refunded'
  /** It was given back and its code killed. */
  | 'refunded_canceled'
  /** It was given back at the wish of the advertiser. */
  | 'refunded_reversed';

/** Who does something to a redemption. */
export type RedemptionHistoryAuthorKind =
  /** An API key of the advertiser. */
  | 'api_key'
  /** A person, by their account. */
  | 'person'
  /** A service account. */
  | 'service_account';

/** A way in which redemptions are found by a fragment. */
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
  | 'reward_code';

/** Order of redemptions. */
export type RedemptionSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What they are sorted by. */
  field?: RedemptionSortField;
};

/** What redemptions are sorted by. */
export type RedemptionSortField =
  /** When it was activated. */
  | 'activation_datetime'
  /** Identifier. */
  | 'id'
  /** The advertiser's own number. */
  | 'order_id'
  /** Where it stands. */
  | 'state'
  /** When it last changed. */
  | 'updated_datetime'
  /** What it is worth. */
  | 'value';

/** State of a redemption. */
export type RedemptionState =
  /** Its code is blocked. */
  | 'blocked'
  /** Its money is held and nobody was told. */
  | 'booked'
  /** It was canceled. */
  | 'canceled'
  /** It was denied. */
  | 'denied'
  /** It was not redeemed in time. */
  | 'expired'
  /** Its code could not be ordered. */
  | 'failed'
  /** It was activated and waits to be redeemed. */
  | 'pending'
  /** It was redeemed. */
  | 'redeemed'
  /** It was given back after it was redeemed. */
  | 'refunded';

/** Who is given a redemption. */
export type RedemptionUserInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** How the recipient is known: by an e-mail address when left out. */
  provider?: InputMaybe<RecipientProvider>;
  /** Phone number, or the advertiser's own word; not needed with an e-mail address. */
  uid?: InputMaybe<Scalars['String']['input']>;
};

/** A refund of one redemption. */
export type RefundRedemptionInput = {
  /** Whether the refund is only tried: its provider is not asked then, and a code that can be killed is taken for dead. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is refunded although its code lives on; needs forceRefundRedemptions. */
  forceCodeCancel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Why it is forced: kept with who did it. Required then. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A request to be rejected. */
export type RejectAllocationRequestInput = {
  /** Whether the decision is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Key of this decision, made once when the dialog opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Why, in words for whoever asked; required, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** Days by how far they are from the day a report is due. */
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
  /** The month until this day, that included. */
  | 'this_month'
  /** The day before. */
  | 'yesterday';

/** A replacement of one redemption. */
export type ReplaceRedemptionInput = {
  /** Whether the replacement is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of it. */
  former: ReplacedWay;
  /** Identifier of the redemption that is replaced. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** What becomes of a redemption that another one takes the place of. */
export type ReplacedWay =
  /** It is blocked and its money stays spent; needs createRedemptions, since the new one is paid anew. */
  | 'block'
  /** Its code is killed and its money returns. */
  | 'refund';

/** How often a report is due. */
export type ReportCadence =
  /** Every day. */
  | 'daily'
  /** Once a month. */
  | 'monthly'
  /** Once a week. */
  | 'weekly';

/** What filters of the reports choose from. */
export type ReportChoiceKind =
  /** Brands, by their SKU. */
  | 'brand'
  /** Products, by their identifier. */
  | 'product'
  /** Rewards, by their SKU. */
  | 'reward';

/** Where a recipient's file stands. */
export type ReportFileState =
  /** Its link was mailed. */
  | 'done'
  /** Its link was mailed, and its day is over. */
  | 'expired'
  /** It could not be written. */
  | 'failed'
  /** It waits for its turn. */
  | 'queued'
  /** Its recipient may not see it. */
  | 'withheld'
  /** It is written. */
  | 'working';

/** What the timeframes of a report are. */
export type ReportInterval =
  /** Days. */
  | 'daily'
  /** Months. */
  | 'monthly'
  /** One timeframe: all that is asked for. */
  | 'none'
  /** Weeks from Monday. */
  | 'weekly'
  /** Years. */
  | 'yearly';

/** Where a run stands. */
export type ReportRunState =
  /** Everybody got their file. */
  | 'done'
  /** Nobody got one. */
  | 'failed'
  /** Some got none. */
  | 'partly'
  /** Its files are written. */
  | 'working';

/** A message that is to be sent again. */
export type ResendDeliveryInput = {
  /** How it is sent, one at least. */
  channels: Array<NotificationChannel>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** activation or success. */
  event: Scalars['String']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** Work to be tried again. */
export type RetryJobInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Codes that are to be seen. */
export type RevealRedemptionCodesInput = {
  /** Whether it is only tried: judged alike, and no code is told. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are needed for, 200 characters at most: it is written down. */
  reason: Scalars['String']['input'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['input'];
};

/** What a search of rewards is narrowed by; amounts are decimal numbers in units of the currency. */
export type RewardSearchFilter = {
  /** Brands. */
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How rewards are sold; null is either way. */
  conditionsOfSale?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Countries, ISO 3166-1 alpha-2: finds what is sold in any of them. */
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
  /** Products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Reward groups, any of them. */
  rewardGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Exact SKU. */
  rewardSku?: InputMaybe<Scalars['ID']['input']>;
  /** Exact SKUs, 100 at most: finds those of them that can be taken, whatever their condition of sale, private ones too. */
  rewardSkus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whose catalogue, by organization: operator staff choose, everybody else has the own one. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Service categories. */
  serviceCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tags, any of them. */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Typologies. */
  typologyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Kinds of sources of rewards. */
export type RewardSourceName =
  /** A provider that is paid from a budget. */
  | 'budget'
  /** Codes made here. */
  | 'issued'
  /** Codes asked of a provider. */
  | 'provider'
  /** Codes in stock. */
  | 'stock';

/** A new secret of a service account. */
export type RotateServiceAccountSecretInput = {
  /** Whether it is only tried: judged and answered alike, then undone; no secret is made known. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Hours for which the secret there goes on, at most 720; with 0 it ends at once. */
  oldSecretHours: Scalars['Int']['input'];
  /** Version last received: sent again, a rotation is stale and makes no second secret. */
  version: Scalars['Int']['input'];
};

/** How far it can be said when something runs out. */
export type RunOutState =
  /** A day can be said. */
  | 'dated'
  /** Nothing is left. */
  | 'empty'
  /** Not within a year. */
  | 'later'
  /** Nothing was used in 30 days, so that no day can be said. */
  | 'unused';

/** Whether a product or a SKU is on sale. */
export type SaleStatus =
  /** Not on sale. */
  | 'disabled'
  /** On sale. */
  | 'enabled';

/** All pictures of a set: what is left out is taken away. */
export type SaveMediaSetInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the set. */
  id: Scalars['ID']['input'];
  /** The pictures. */
  items: Array<MediaSetItemInput>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** Which dimensions a product has, and its values of those that do not vary; together they replace what there is. */
export type SaveProductDimensionsInput = {
  /** The dimensions, in their order. */
  dimensionConfigurations: Array<DimensionConfigurationInput>;
  /** Its values of those that do not vary. */
  dimensionValues: Array<DimensionValueInput>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  id: Scalars['ID']['input'];
  /** Version of the product last received. */
  version: Scalars['Int']['input'];
};

/** A save of the caller's draft; what is left out stays. */
export type SavePromotionDraftInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the experience; null for none. */
  experienceId?: InputMaybe<Scalars['ID']['input']>;
  /** The page of the wizard that is next. */
  page?: InputMaybe<WizardPage>;
  /** What was entered for the settings. */
  settings?: InputMaybe<PromotionDraftSettingsInput>;
  /** SKUs of the rewards, in their order; 200 at most. */
  skus?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Version last received; 0 where nothing was saved yet. */
  version: Scalars['Int']['input'];
};

/** A new status of a reward of a promotion. */
export type SavePromotionRewardStatusInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the reward within it. */
  offerId: Scalars['ID']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** The status. */
  status: PromotionRewardStatus;
};

/**
 * Texts of screens to be saved; what is not named stays. Ten rewards at most: more are sent one save after the other, each with the version that the one
 * before answered.
 */
export type SavePromotionScreensInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** The texts. */
  screens: Array<PromotionScreenInput>;
  /** Version of the promotion last received. */
  version: Scalars['Int']['input'];
};

/** Where a product is offered from now on. */
export type SavePublicationInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the publication; none while there is none. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is reachable by SKU alone. */
  private?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
  /** Whether it is in the seller's catalogue; what becomes private no longer is. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the seller. */
  sellerId: Scalars['ID']['input'];
  /** Version last received; 0 while there is none. */
  version: Scalars['Int']['input'];
};

/** The lead time of an alert: about the stock of a reward, or about a budget. */
export type SaveRunOutAlertInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** SKU of the reward; null for a budget. */
  sku?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of the budget's source; null for a stock. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the alert last received; 0 where there was none. */
  version: Scalars['Int']['input'];
  /** So many working days before it runs out, 1 to 60; null takes the alert away. */
  workingDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The values of a SKU by dimension; together they replace what there is. */
export type SaveSkuDimensionsInput = {
  /** The values. */
  dimensionValues: Array<DimensionValueInput>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier: the SKU. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The lists and reports that have views. */
export type SavedViewScreen =
  /** The activity report. */
  | 'activity_report'
  /** The catalogue of an advertiser. */
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
  /** The catalogue with its cart. */
  | 'catalog'
  /** The changes of the catalogue. */
  | 'catalogue_changes'
  /** The discounts of an advertiser. */
  | 'discounts'
  /** The lines of a dispatch. */
  | 'dispatch_lines'
  /** The desk of failures. */
  | 'failures'
  /** The inventory report. */
  | 'inventory_report'
  /** The background work. */
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

/** The reports that have a file to be sent. */
export type ScheduledReport =
  /** The activity report. */
  | 'activity_report'
  /** The inventory report, as it is when it is due. */
  | 'inventory_report'
  /** The redemption report. */
  | 'redemptions';

/** Who says the texts of a screen. */
export type ScreenLevel =
  /** The advertiser, for all of its promotions. */
  | 'advertiser'
  /** The promotion. */
  | 'promotion'
  /** A reward of the promotion. */
  | 'reward';

/** A request as it was seen. */
export type SeenAllocationRequest = {
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** The mail to be sent to an account's owner. */
export type SendMemberLinkInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** A report that is to be sent at once. */
export type SendReportScheduleInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of its schedule. */
  id: Scalars['ID']['input'];
  /** Made by the caller: the same key sends once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Conditions on a list of service accounts. */
export type ServiceAccountFilter = {
  /** Part of the name or of the organization's, two characters at least; or the whole client id. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<ServiceAccountStatus>;
};

/** What a service account can do at the moment. */
export type ServiceAccountState =
  /** It was ended for ever. */
  | 'ended'
  /** Whoever made its secrets is disabled or no operator staff any more: it does nothing until somebody rotates its secret. */
  | 'maker_gone'
  /** All its secrets are ended: it does nothing until its secret is rotated. */
  | 'without_secret'
  /** It can ask for tokens and use them. */
  | 'working';

/** Whether a service account was ended. */
export type ServiceAccountStatus =
  /** It was not ended. */
  | 'active'
  /** It was ended for ever. */
  | 'ended';

/** The view that a screen is to open with. */
export type SetDefaultViewInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which screen. */
  screen: SavedViewScreen;
  /** The view, an own or a shared one; null for none. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who a redemption is given to: an e-mail address, or a phone number where its promotion writes SMS. */
export type SetRedemptionUserInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
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

/** Conditions on a list of SKUs. */
export type SkuFilter = {
  /** Only SKUs of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the SKU with this bar code. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, case and accents aside. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only SKUs of this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<SaleStatus>>;
};

/** Order of a list of SKUs. */
export type SkuSort = {
  /** Direction. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: SkuSortField;
};

/** What a list of SKUs can be sorted by. */
export type SkuSortField =
  /** By face value, one currency after the other. */
  | 'face_value'
  /** By name. */
  | 'name'
  /** By SKU. */
  | 'sku'
  /** By the moment they were last saved. */
  | 'updated_at';

/** Whether a SKU can be given. */
export type SkuState =
  /** There are no codes to give. */
  | 'no_allocation'
  /** It can. */
  | 'ready';

/** Direction of a sort. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A period of days and what is counted in it. */
export type StatsFilter = {
  /** Last day, included. */
  endDate: Scalars['String']['input'];
  /** First day, `YYYY-MM-DD`, in the time zone. */
  startDate: Scalars['String']['input'];
  /** States counted; `redeemed` when absent. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
  /** IANA time zone the days are read in; the caller's own when absent. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A screen to be sent to oneself. */
export type TestPromotionScreenInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['input'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** The screen: one that is a mail or an SMS. */
  screen: Scalars['String']['input'];
  /** The reward it speaks of; the first one when absent. */
  sku?: InputMaybe<Scalars['ID']['input']>;
};

/** The moment that a redemption counts at. */
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
  /** Its brand is deactivated: nothing of it is on sale anywhere. */
  | 'brand'
  /** It is sold from stock, an open allocation takes only what is sold on demand. */
  | 'condition_of_sale'
  /** It is sold in none of the countries the advertiser's organization operates in. */
  | 'country'
  /** Its face value is in another currency than the advertiser's. */
  | 'currency'
  /** The advertiser's organization does not offer it. */
  | 'not_published'
  /** It is not on sale. */
  | 'not_sold';

/** An account to be unbound from the issuer elsewhere. */
export type UnbindMemberInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** A change of the own profile; what is left out stays as it is. */
export type UpdateAccountInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** Language: `en` or `fr`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Full name, required. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** International phone number; null removes it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The moment that the activity report goes by. */
  reportTimeframeScope?: InputMaybe<TimeframeScope>;
  /** IANA zone that the activity report is read in. */
  reportTimezone?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of the notification settings. */
export type UpdateAccountSettingsInput = {
  /** Warnings about budgets: `on` or `off`. */
  budgetAlerts?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** Whether notifications are sent at all, with the daily summary: `on` or `off`. */
  notifications?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of an advertiser; what is left out stays as it is. */
export type UpdateAdvertiserInput = {
  /** Picture, by the id of an uploaded media; null removes it. */
  avatarMediaId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address of the contact; null removes it. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the contact; null removes it. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether pending redemptions are invoiced already. */
  debitPending?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Payment terms: unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType?: InputMaybe<Scalars['String']['input']>;
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

/** A change of a pending allocation; its request changes with it. What is left out stays as it is. */
export type UpdateAllocationInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** A note in words; null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it ends, an instant to come, ISO 8601. */
  expirationDatetime?: InputMaybe<Scalars['String']['input']>;
  /** The IO number; null removes it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** True when it shall not end. */
  noExpiration?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open: what is asked for, a decimal of at least 1 in the billing currency. */
  requestedAmount?: InputMaybe<Scalars['String']['input']>;
  /** Committed: rewards whose pieces or prices change. */
  rewards?: InputMaybe<Array<AllocatedRewardChange>>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a brand; what is left out stays as it is. */
export type UpdateBrandInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Name; no other brand has it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is in use. */
  status?: InputMaybe<BrandStatus>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of the two limits of the balance, each a decimal of at least 0; null removes one, what is left out stays. */
export type UpdateBudgetAlertsInput = {
  /** The first limit. */
  alert1?: InputMaybe<Scalars['String']['input']>;
  /** The second limit. */
  alert2?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Version of the advertiser last received. */
  version: Scalars['Int']['input'];
};

/** Adds to a budget or removes from it. */
export type UpdateBudgetInput = {
  /** How much, a decimal in the billing currency, 0.01 at least. */
  amount: Scalars['String']['input'];
  /** The reference, in words. */
  description: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier in another system. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once when the form opens: whatever is sent again with it happens once. */
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
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the line. */
  id: Scalars['ID']['input'];
  /** Version of the line last received. */
  version: Scalars['Int']['input'];
};

/** A change of an API key. */
export type UpdateCredentialInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** What it is called, required. */
  name: Scalars['String']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A discount to give, to change or to delete. */
export type UpdateDiscountInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** Percent as a decimal string, from `0` to `100` with two decimals at most; `0` deletes. */
  discount: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['input'];
  /** Version of the discount last received; 0 where there is none. */
  version: Scalars['Int']['input'];
};

/** A change of the invoicing of an advertiser; what is left out stays as it is, null removes. */
export type UpdateInvoicingInput = {
  /** APE code, usually four digits and a letter; any text is kept. */
  ape?: InputMaybe<Scalars['String']['input']>;
  /** Whether invoices go out by themselves. */
  autoInvoicing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Capital of the company, as it is written on an invoice. */
  capital?: InputMaybe<Scalars['String']['input']>;
  /** Legal form of the company. */
  companieType?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the company. */
  entrepriseName?: InputMaybe<Scalars['String']['input']>;
  /** First name of the person invoices are addressed to. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Number for the value added tax. */
  idTva?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices go. */
  invoiceAddress?: InputMaybe<InvoiceAddressInput>;
  /** unknown, prepayment, payment_in_30 or payment_in_60; cannot be removed. */
  invoiceType?: InputMaybe<Scalars['String']['input']>;
  /** Last name of that person. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Number in the trade register. */
  rcsNumber?: InputMaybe<Scalars['String']['input']>;
  /** Town of that register. */
  rcsTown?: InputMaybe<Scalars['String']['input']>;
  /** SIRET, usually 14 digits; any text is kept. */
  siret?: InputMaybe<Scalars['String']['input']>;
  /** Country whose value added tax applies, ISO 3166-1 alpha-2. */
  vatCountry?: InputMaybe<Scalars['String']['input']>;
  /** Version of the invoicing last received. */
  version: Scalars['Int']['input'];
};

/** A change of an account; what is left out stays as it is. */
export type UpdateMemberInput = {
  /** All advertisers; a new one belongs to the account's organization. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address, which counts once its owner proved it by a mail; not of the own account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All roles; the own account gets none, and keeps one that gives createAccounts. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Status, enabled or disabled; the own account is not disabled. */
  status?: InputMaybe<MemberStatus>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a product; what is left out stays as it is. */
export type UpdateProductInput = {
  /** Whether its gift cards can be of any value. */
  acceptVariableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ranges of ages, for example `18-24`; none for every age. */
  ageRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How it is sold. */
  conditionOfSale?: InputMaybe<ConditionOfSale>;
  /** Countries it is sold in, ISO 3166-1 alpha-2; `*` alone is worldwide. */
  countryRestrictions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** How its rewards reach their recipients. */
  deliveryMode?: InputMaybe<DeliveryMode>;
  /** Description in the default language. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is shown first. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** `female` or `male`; null for everybody. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Name in the default language. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of a card of any value, `%s` being the value; required where cards can be of any value. */
  nameWithVariableValue?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is on sale. */
  status?: InputMaybe<SaleStatus>;
  /** Terms and conditions as text. */
  termsAndConditions?: InputMaybe<Scalars['String']['input']>;
  /** Address of the terms and conditions, https. */
  termsAndConditionsUrl?: InputMaybe<Scalars['String']['input']>;
  /** What it is found under, one theme at least. */
  themes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Texts in the other languages; together they replace those there are. */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a promotion; what is left out stays as it is. */
export type UpdatePromotionInput = {
  /** How recipients get their links: none, when links are downloaded. */
  activationNotificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** Whether recipients may take a PDF along. */
  allowPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** How recipients are known. */
  authenticationSystems?: InputMaybe<Array<AuthenticationSystem>>;
  /** Whether what was sent out and is still booked after thirty days is canceled: nobody used it. */
  autoCancelCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours of the redemption flow; together they replace those there are. Needs editPromotionsCustomization. */
  colors?: InputMaybe<Array<FlowColorInput>>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name that mails are sent under; null for the usual one. */
  emailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender's name is followed by the operator's. */
  emailVia?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it ends, ISO 8601; null while it is ongoing. */
  endDatetime?: InputMaybe<Scalars['String']['input']>;
  /** Settings of the redemption flow. */
  flowSettings?: InputMaybe<FlowSettingsInput>;
  /** standard or strong. */
  fraudLevel?: InputMaybe<Scalars['String']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Where recipients are led. */
  landingPages?: InputMaybe<LandingPagesInput>;
  /** Language: en, fr, ja, it, de or pt. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Pictures of the redemption flow. Need editPromotionsCustomization. */
  medias?: InputMaybe<PromotionMediasInput>;
  /** Name; 200 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How recipients get what they redeemed. */
  notificationChannels?: InputMaybe<Array<NotificationChannel>>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency?: InputMaybe<Scalars['String']['input']>;
  /** Days after which links expire; null for never. */
  redemptionExpirationDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Who can redeem. */
  restrictions?: InputMaybe<PromotionRestrictionsInput>;
  /** Whether identifiers of orders are signed. */
  securedOrderIds?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name that SMS are sent under: 3 to 11 letters, digits and blanks; null for the usual one. Needs editPromotionsCustomization. */
  smsSenderName?: InputMaybe<Scalars['String']['input']>;
  /** When it begins, ISO 8601. */
  startDatetime?: InputMaybe<Scalars['String']['input']>;
  /** Its status; one that was given is not deleted any more. */
  status?: InputMaybe<PromotionStatus>;
  /** Label of its portal's domain; null for none. */
  uiId?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** Where the reward of a redemption is shipped. */
export type UpdateRedemptionAddressInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['String']['input'];
  /** Whether the change is only tried: judged and answered alike, then undone. */
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
  /** Who receives it; who received it before, or the recipient, where nothing is said. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** State or region. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Version of the redemption last received. */
  version: Scalars['Int']['input'];
  /** Postal code. */
  zipcode: Scalars['String']['input'];
};

/** A correction of a recipient; what is left out stays as it is. */
export type UpdateRedemptionUserInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address; of a recipient that is known by it, it stays. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the recipient. */
  id: Scalars['ID']['input'];
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; of a recipient that is known by it, it stays. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Version of the recipient last received. */
  version: Scalars['Int']['input'];
};

/** A quota to change. */
export type UpdateRedemptionsQuotaInput = {
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['input'];
  /** So many taken raise an alert; null for none. */
  alertThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the quota. */
  id: Scalars['ID']['input'];
  /** How many redemptions, from 0 to 999999999; null deletes the quota. */
  nbRedemptionsAllowed?: InputMaybe<Scalars['Int']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A schedule as it is to be from now on. */
export type UpdateReportScheduleInput = {
  /** How often it is due. */
  cadence: ReportCadence;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is sent as; CSV unless said otherwise. */
  format?: InputMaybe<RedemptionExportFormat>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Whether it stands still. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a monthly one: 1 to 31. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  /** The days of each report; null: those of the view. */
  period?: InputMaybe<RelativePeriod>;
  /** Colleagues who get it too, twenty at most. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At which time of the zone's clock, `HH:MM`. */
  time: Scalars['String']['input'];
  /** IANA zone of the clock. */
  timezone: Scalars['String']['input'];
  /** Version last received. */
  version: Scalars['Int']['input'];
  /** Of a weekly one: 1 is Monday, 7 is Sunday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a view; what is left out stays as it is. */
export type UpdateSavedViewInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Whether colleagues see it; its owner alone decides. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it shows from now on. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a service account; what is left out stays as it is. */
export type UpdateServiceAccountInput = {
  /** All that it may do; a further ability is given by whoever holds it. */
  abilities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A change of a SKU; what is left out stays as it is. */
export type UpdateSkuInput = {
  /** Currency of that price, ISO 4217. */
  catalogCurrency?: InputMaybe<Scalars['String']['input']>;
  /** What the catalogue shows as its price, a decimal. */
  catalogPrice?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the face value, ISO 4217. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale?: InputMaybe<Scalars['String']['input']>;
  /** Description in the default language; where it is empty the product's is shown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The thirteen digits of its bar code; items need one, and no other SKU has it. */
  ean?: InputMaybe<Scalars['String']['input']>;
  /** What it is worth to who gets it, a decimal. */
  faceValue?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is shown first. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier: the SKU. */
  id: Scalars['ID']['input'];
  /** Name in the default language. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of who supplies it, null for nobody; only operator staff say so. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is on sale; it cannot be while its product is not. */
  status?: InputMaybe<SaleStatus>;
  /** Texts in the other languages; together they replace those there are. */
  translations?: InputMaybe<Array<TranslationInput>>;
  /** Whether it can be of any value; what becomes so loses its values of dimensions. */
  variableValue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version last received. */
  version: Scalars['Int']['input'];
};

/** A request to be withdrawn. */
export type WithdrawAllocationRequestInput = {
  /** Whether the withdrawal is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the request. */
  id: Scalars['ID']['input'];
  /** Key of this withdrawal, made once when the dialog opens: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Version of the request last received. */
  version: Scalars['Int']['input'];
};

/** An invitation to be withdrawn. */
export type WithdrawInvitationInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** A page of the wizard that creates promotions. */
export type WizardPage =
  /** The experience. */
  | 'experience'
  /** The rewards. */
  | 'reward'
  /** The settings. */
  | 'settings';
