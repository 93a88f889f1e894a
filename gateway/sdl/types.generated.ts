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

/** A person who signs in. */
export type Account = {
  __typename?: 'Account';
  /** E-mail address; never editable by its owner. */
  email: Scalars['String']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Language of the interface: `en` or `fr`. */
  locale: Scalars['String']['output'];
  /** Every language that can be chosen. */
  locales: Array<Scalars['String']['output']>;
  /** Name to sign in with. */
  login: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** International phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The moment that the activity report last went by; null: not chosen yet. */
  reportTimeframeScope?: Maybe<TimeframeScope>;
  /** IANA zone that the activity report was last read in; null: not chosen yet. */
  reportTimezone?: Maybe<Scalars['String']['output']>;
  /** The roles given to the account. */
  roles: Array<Scalars['String']['output']>;
  /** What the account is notified of. */
  settings?: Maybe<AccountSettings>;
  /** IANA time zone in which this person reads dates. */
  timezone: Scalars['String']['output'];
  /** Every time zone that can be chosen. */
  timezones: Array<Scalars['String']['output']>;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** What is left of one redemption on a kind of account. */
export type AccountBalance = {
  __typename?: 'AccountBalance';
  /** Kind of account: unallocated, allocation, pending, delivered, expired. */
  account: Scalars['String']['output'];
  /** What is left, signed. */
  amount: Money;
};

/** Notification settings of an account. */
export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** A summary of the day's alerts. */
  alertDailySummary: Subscription;
  /** Warnings about an advertiser's budget. */
  alertSeverityBudget: Subscription;
  /** Identifier: the account's own. */
  id: Scalars['ID']['output'];
  /** Whether notifications are sent at all: `on` or `off`. */
  status: Scalars['String']['output'];
  /** Version of the settings, to be sent back with a save. */
  version: Scalars['Int']['output'];
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

/** How fresh the sums are that the report is read from, and whether they were right. */
export type ActivityReportFreshness = {
  __typename?: 'ActivityReportFreshness';
  /** The moment of this answer, ISO 8601 UTC: everything committed before is in it. */
  asOf: Scalars['String']['output'];
  /** How many redemptions were counted wrongly then. */
  drift?: Maybe<Scalars['Int']['output']>;
  /** When a job last summed changes up; null: never. */
  foldedAt?: Maybe<Scalars['String']['output']>;
  /** When the sums were last compared with the redemptions themselves; null: never. */
  recountedAt?: Maybe<Scalars['String']['output']>;
  /** Changes that were added while the report was read, since no job has summed them up yet. */
  waiting: Scalars['Int']['output'];
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

/** A page of the activity report. */
export type ActivityReportPage = {
  __typename?: 'ActivityReportPage';
  /** Last day, included. */
  endDate: Scalars['String']['output'];
  /** How fresh it is. */
  freshness: ActivityReportFreshness;
  /** What the timeframes are. */
  interval: ReportInterval;
  /** The rows. */
  items: Array<ActivityReportRow>;
  /** Where the page stands; all rows are counted. */
  page: PageInfo;
  /** Each timeframe in which something counts, the earliest first. */
  points: Array<ActivityReportPoint>;
  /** First day, YYYY-MM-DD. */
  startDate: Scalars['String']['output'];
  /** The moment that redemptions count at. */
  timeframeScope: TimeframeScope;
  /** IANA zone in which days begin and end. */
  timezone: Scalars['String']['output'];
  /** Sums over all rows. */
  totals: ActivityReportTotals;
};

/** A timeframe over all rows, one for each currency; every redemption counts once. */
export type ActivityReportPoint = {
  __typename?: 'ActivityReportPoint';
  /** Currency of the selling price; null where it is not shown. */
  billingCurrency?: Maybe<Scalars['String']['output']>;
  /** Currency of face value and purchase cost; null where neither is shown. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Sum of what providers are paid for them, as far as it is known. */
  purchaseCost?: Maybe<Money>;
  /** How many redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Sum of what they cost their advertisers. */
  sellingPrice?: Maybe<Money>;
  /** As in rows. */
  timeframe?: Maybe<Scalars['String']['output']>;
  /** Last day of the timeframe, included. */
  timeframeEnd: Scalars['String']['output'];
  /** First day of the timeframe, YYYY-MM-DD. */
  timeframeStart: Scalars['String']['output'];
  /** Sum of their face values. */
  totalFaceValue?: Maybe<Money>;
  /** Redemptions of which it is not known what providers are paid for them. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** What providers are paid for one on average. */
  unitPurchaseCost?: Maybe<Money>;
  /** What one cost its advertiser on average. */
  unitSellingPrice?: Maybe<Money>;
};

/** One row of the activity report; of what it is not grouped by, and what was not asked for, everything is null. */
export type ActivityReportRow = {
  __typename?: 'ActivityReportRow';
  /** Name of the advertiser. */
  advertiser?: Maybe<Scalars['String']['output']>;
  /** Identifier of the advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Currency of the selling price; null where it is not shown. */
  billingCurrency?: Maybe<Scalars['String']['output']>;
  /** Name of the brand. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** The brand, by the first part of its SKUs. */
  brandSku?: Maybe<Scalars['String']['output']>;
  /** Currency of face value and purchase cost; null where neither is shown. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Name of the experience, in the caller's language. */
  experience?: Maybe<Scalars['String']['output']>;
  /** Identifier of the experience. */
  experienceId?: Maybe<Scalars['ID']['output']>;
  /** IO number. */
  ioNumber?: Maybe<Scalars['String']['output']>;
  /** How recipients paid, by number. */
  paymentType?: Maybe<Scalars['Int']['output']>;
  /** Identifier of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Name of the promotion. */
  promotion?: Maybe<Scalars['String']['output']>;
  /** Identifier of the promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** Identifier of the provider. */
  providerId?: Maybe<Scalars['ID']['output']>;
  /** Name of the provider. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** Sum of what providers are paid for them, as far as it is known. */
  purchaseCost?: Maybe<Money>;
  /** Query string of the redemption report with the same redemptions; null where the caller may not read them so. */
  redemptionQuery?: Maybe<Scalars['String']['output']>;
  /** How many redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Name of the reward. */
  rewardName?: Maybe<Scalars['String']['output']>;
  /** SKU of the reward. */
  rewardSku?: Maybe<Scalars['ID']['output']>;
  /** Where the codes come from: 1 stock, 2 provider, 3 issued. */
  rewardSource?: Maybe<Scalars['ID']['output']>;
  /** Face value of the reward; null for one of a free value. */
  rewardValue?: Maybe<Money>;
  /** Sum of what they cost their advertisers. */
  sellingPrice?: Maybe<Money>;
  /** The service category, in the caller's language. */
  serviceCategory?: Maybe<Scalars['String']['output']>;
  /** Identifier of the service category. */
  serviceCategoryId?: Maybe<Scalars['ID']['output']>;
  /** The tag, in the caller's language. */
  tag?: Maybe<Scalars['String']['output']>;
  /** Identifier of the tag. */
  tagId?: Maybe<Scalars['ID']['output']>;
  /** `2026-03-01`, `2026-W09`, `2026-03` or `2026`; null without an interval. */
  timeframe?: Maybe<Scalars['String']['output']>;
  /** Last day of the timeframe, included. */
  timeframeEnd: Scalars['String']['output'];
  /** The moment that redemptions count at. */
  timeframeScope: TimeframeScope;
  /** First day of the timeframe, YYYY-MM-DD. */
  timeframeStart: Scalars['String']['output'];
  /** Sum of their face values. */
  totalFaceValue?: Maybe<Money>;
  /** The typology, in the caller's language. */
  typology?: Maybe<Scalars['String']['output']>;
  /** Identifier of the typology. */
  typologyId?: Maybe<Scalars['ID']['output']>;
  /** Redemptions of which it is not known what providers are paid for them. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** What providers are paid for one on average. */
  unitPurchaseCost?: Maybe<Money>;
  /** What one cost its advertiser on average. */
  unitSellingPrice?: Maybe<Money>;
};

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

/** Sums over all rows, an amount for each currency; every redemption counts once. Null is what was not asked for. */
export type ActivityReportTotals = {
  __typename?: 'ActivityReportTotals';
  /** Sums of what providers are paid for them, as far as it is known. */
  purchaseCost?: Maybe<Array<Money>>;
  /** Query string of the redemption report with all these redemptions; null where the caller may not read them so. */
  redemptionQuery?: Maybe<Scalars['String']['output']>;
  /** How many redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Sums of what they cost their advertisers. */
  sellingPrice?: Maybe<Array<Money>>;
  /** Sums of their face values. */
  totalFaceValue?: Maybe<Array<Money>>;
  /** Redemptions of which it is not known what providers are paid for them. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** What providers are paid for one on average. */
  unitPurchaseCost?: Maybe<Array<Money>>;
  /** What one cost its advertiser on average. */
  unitSellingPrice?: Maybe<Array<Money>>;
};

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

/** Answer to addRedemptionComment. */
export type AddRedemptionCommentResult = AddRedemptionCommentSuccess | InvalidInput | Refused;

/** The comment was added. */
export type AddRedemptionCommentSuccess = {
  __typename?: 'AddRedemptionCommentSuccess';
  /** Its entry in the history. */
  entry: RedemptionHistoryEntry;
};

/** A retailer that funds promotions. */
export type Advertiser = {
  __typename?: 'Advertiser';
  /** Alerts about this advertiser, the newest first. */
  alerts?: Maybe<AlertPage>;
  /** Whether stock may be committed to it. */
  allowCommittedAllocation: Scalars['Boolean']['output'];
  /** Address of the picture, square; null when there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** What is left of its budget: total less delivered and expired. Null without the ability. */
  balance?: Maybe<Money>;
  /** Currency it is billed in, ISO 4217. */
  billingCurrency: Scalars['String']['output'];
  /** Its budget, now or as it was at a moment. */
  budget?: Maybe<Budget>;
  /** Warnings when the balance falls below; null without viewBudget or editBudgetAlerts. */
  budgetAlerts?: Maybe<BudgetAlerts>;
  /** What its promotions give from their reward groups, by promotion when nothing else is said. */
  catalog?: Maybe<AdvertiserCatalogPage>;
  /** Its committed allocations. */
  committedAllocations?: Maybe<AllocationPage>;
  /** Its committed allocations added up. */
  committedAllocationsSummary?: Maybe<CommittedAllocationsSummary>;
  /** E-mail address of the contact. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Phone number of the contact. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** Its API keys, without their secrets. */
  credentials?: Maybe<CredentialPage>;
  /** Whether pending redemptions are invoiced already. */
  debitPending: Scalars['Boolean']['output'];
  /** Its discounts, by product when nothing else is said. */
  discounts?: Maybe<DiscountPage>;
  /** Whether it holds a committed allocation now. */
  hasCommittedAllocation: Scalars['Boolean']['output'];
  /** Whether the advertiser has at least one discount. */
  hasDiscounts: Scalars['Boolean']['output'];
  /** Whether an allocation was ever asked for, committed or open, whatever became of it. */
  hasInventory: Scalars['Boolean']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType: Scalars['String']['output'];
  /** How it is invoiced. */
  invoicing?: Maybe<Invoicing>;
  /** Short label for reports. */
  label?: Maybe<Scalars['String']['output']>;
  /** Redemptions of the last seven days, ending yesterday. */
  last7Days: AdvertiserWeek;
  /** Language of the advertiser: en, fr, ja, de, it or pt. */
  locale: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Its open allocation, waiting or approved; null when there is none. */
  openAllocation?: Maybe<Allocation>;
  /** Its open allocations, rejected ones included. */
  openAllocations?: Maybe<AllocationPage>;
  /** Countries its organization operates in, named by the search index. */
  operatingCountries: Array<Country>;
  /** Identifier of its organization, whose catalogue its promotions give from. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Name of that organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Its promotions. */
  promotions?: Maybe<PromotionPage>;
  /** Whether what expires is credited again. */
  recreditExpired: Scalars['Boolean']['output'];
  /** Daily redemptions in a period. */
  stats?: Maybe<DailyStats>;
  /** `enabled` or `disabled`; pickers offer enabled advertisers only. */
  status: AdvertiserStatus;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};


/** A retailer that funds promotions. */
export type AdvertiserAlertsArgs = {
  filter?: InputMaybe<AlertFilter>;
  page?: InputMaybe<PageInput>;
};


/** A retailer that funds promotions. */
export type AdvertiserBudgetArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
};


/** A retailer that funds promotions. */
export type AdvertiserCatalogArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<AdvertiserCatalogSort>;
};


/** A retailer that funds promotions. */
export type AdvertiserCommittedAllocationsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A retailer that funds promotions. */
export type AdvertiserCredentialsArgs = {
  page?: InputMaybe<PageInput>;
};


/** A retailer that funds promotions. */
export type AdvertiserDiscountsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<DiscountSort>;
};


/** A retailer that funds promotions. */
export type AdvertiserOpenAllocationsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A retailer that funds promotions. */
export type AdvertiserPromotionsArgs = {
  filter?: InputMaybe<PromotionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PromotionSort>;
};


/** A retailer that funds promotions. */
export type AdvertiserStatsArgs = {
  filter: StatsFilter;
};

/** One page of such products. */
export type AdvertiserCatalogPage = {
  __typename?: 'AdvertiserCatalogPage';
  /** The rows. */
  items: Array<AdvertiserCatalogProduct>;
  /** Where the page stands. */
  page: PageInfo;
};

/** A product that a promotion of an advertiser gives from one of its reward groups. */
export type AdvertiserCatalogProduct = {
  __typename?: 'AdvertiserCatalogProduct';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The advertiser's discount on it, percent as a decimal string; `0` is none, null for whoever may not see discounts. */
  discount?: Maybe<Scalars['String']['output']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Name of the promotion. */
  promotionName: Scalars['String']['output'];
  /** Whether anything of it can be taken: the product, its brand and one of its SKUs are on sale. */
  status: SaleStatus;
  /** Its face values on sale, each once, the smallest first: in the currency the advertiser is billed in, where it has any in it, else in another one. */
  values: Array<Money>;
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

/** How many advertisers there are by status. */
export type AdvertiserCounts = {
  __typename?: 'AdvertiserCounts';
  /** Advertisers out of use. */
  disabled: Scalars['Int']['output'];
  /** Advertisers in use. */
  enabled: Scalars['Int']['output'];
};

/** Conditions on a list of advertisers. */
export type AdvertiserFilter = {
  /** Part of the name, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<AdvertiserStatus>;
};

/** An advertiser that can be chosen. */
export type AdvertiserOption = {
  __typename?: 'AdvertiserOption';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** One page of advertisers. */
export type AdvertiserPage = {
  __typename?: 'AdvertiserPage';
  /** Advertisers by status under the same search, whatever the status filter. */
  counts: AdvertiserCounts;
  /** The rows. */
  items: Array<Advertiser>;
  /** Where the page stands. */
  page: PageInfo;
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

/** An advertiser by name, as account management and background work show it. */
export type AdvertiserSummary = {
  __typename?: 'AdvertiserSummary';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether it is in use. */
  status: AdvertiserStatus;
};

/** What happened in the last seven days, ending yesterday. */
export type AdvertiserWeek = {
  __typename?: 'AdvertiserWeek';
  /** Redemptions redeemed. */
  redeemed: Scalars['Int']['output'];
  /** Face value of the redeemed redemptions, in the billing currency. Null without viewBudget. */
  totalFaceValue?: Maybe<Money>;
};

/** Something an advertiser should know. */
export type Alert = {
  __typename?: 'Alert';
  /** The advertiser it is about; null for one about the organization. */
  advertiser?: Maybe<Advertiser>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The message, in the caller's language where the platform has it. */
  message: Scalars['String']['output'];
  /** Where to go about it: a hash route of the application, or null. */
  relatedUrl?: Maybe<Scalars['String']['output']>;
  /** How serious it is: `blocker`, `warning` or `info`. */
  severity: AlertSeverity;
  /** Since when it holds. */
  since: Scalars['String']['output'];
  /** What it is about, for example `budget`. */
  type: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['String']['output'];
};

/** How many alerts there are by severity. */
export type AlertCounts = {
  __typename?: 'AlertCounts';
  /** Blockers. */
  blocker: Scalars['Int']['output'];
  /** Infos. */
  info: Scalars['Int']['output'];
  /** Warnings. */
  warning: Scalars['Int']['output'];
};

/** Conditions on alerts. */
export type AlertFilter = {
  /** With the alerts of the organization's advertisers; true when absent. */
  includeChildren?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this severity. */
  severity?: InputMaybe<AlertSeverity>;
};

/** One page of alerts, the newest first. */
export type AlertPage = {
  __typename?: 'AlertPage';
  /** Alerts by severity, whatever the severity filter. */
  counts: AlertCounts;
  /** The rows. */
  items: Array<Alert>;
  /** Where the page stands. */
  page: PageInfo;
};

/** How serious an alert is; the three tabs of the notifications. */
export type AlertSeverity =
  /** Something does not work. */
  | 'blocker'
  /** Good to know. */
  | 'info'
  /** Something will soon not work. */
  | 'warning';

/** One reward of an allocation. */
export type AllocatedReward = {
  __typename?: 'AllocatedReward';
  /** Price of all its pieces; null in an open allocation. */
  amount?: Maybe<Money>;
  /** Price of the pieces used; null in an open allocation. */
  amountUsed?: Maybe<Money>;
  /** Whether it can be given: approved and not locked. */
  enabled: Scalars['Boolean']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is held back although it is approved. */
  locked: Scalars['Boolean']['output'];
  /** Pieces set aside; null for as many as the amount pays for. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Pieces left; null where there is no limit. */
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** Pieces that expired. */
  quantityExpired: Scalars['Int']['output'];
  /** Pieces used. */
  quantityUsed: Scalars['Int']['output'];
  /** Which reward. */
  reward: RewardSummary;
  /** Price of one piece; null in an open allocation, where it is the reward's own. */
  sellingPrice?: Maybe<Money>;
  /** How far the request is that brought it. */
  status: AllocationStatus;
};

/** A reward of a pending committed allocation, changed; what is left out stays as it is. */
export type AllocatedRewardChange = {
  /** Pieces, 1 at least. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency. */
  sellingPrice?: InputMaybe<Scalars['String']['input']>;
  /** SKU of a reward that is in the allocation. */
  sku: Scalars['String']['input'];
};

/** Budget or stock an advertiser has set aside for rewards. What is asked for waits for a second person; only then money moves. */
export type Allocation = {
  __typename?: 'Allocation';
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Its rewards, by name. */
  allocatedRewards: Array<AllocatedReward>;
  /** What was put into it, less what was taken back. */
  amount: Money;
  /** What it still holds. */
  amountAvailable: Money;
  /** What its waiting requests ask for, in or out: the sum of their amounts. */
  amountPending: Money;
  /** What of it was used: the amount less what is available. */
  amountUsed: Money;
  /** A note in words. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * The word shown for it, by the display priority: its state where it is approved, else pending, rejected or withdrawn. Lists are sorted by the
   * same priority.
   */
  display: AllocationDisplay;
  /** When it ends, ISO 8601 UTC; null when it does not. */
  expirationDatetime?: Maybe<Scalars['String']['output']>;
  /** How one of its figures comes about. */
  explain?: Maybe<Explanation>;
  /** The IO number. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** What of an expired committed allocation can be asked back: what it holds, less what waits to be given back; null where there is nothing. */
  giveBackLimit?: Maybe<Money>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Whether something can be given from it now. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while it waits for its first decision: only then it can be changed. */
  isEditable: Scalars['Boolean']['output'];
  /** True when it does not end. */
  noExpiration: Scalars['Boolean']['output'];
  /** When it was asked for, ISO 8601 UTC. */
  orderedDatetime: Scalars['String']['output'];
  /** The least a further request can ask for; below zero it gives back. Null for a committed allocation. */
  requestMinimum?: Maybe<Money>;
  /** What was asked for when it was made, as it was last changed. */
  requestedAmount: Money;
  /** What it is good for now. */
  state: AllocationState;
  /** How far it is: shown as Approved, Pending or Rejected. */
  status: AllocationStatus;
  /** Stock of certain rewards, or an amount for any of several. */
  type: AllocationType;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
  /** Its requests that nobody decided yet, the first first. */
  waitingRequests: Array<WaitingRequest>;
};


/** Budget or stock an advertiser has set aside for rewards. What is asked for waits for a second person; only then money moves. */
export type AllocationExplainArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  figure: AllocationFigure;
  page?: InputMaybe<PageInput>;
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

/** One page of allocations, by display priority, then the newest first. */
export type AllocationPage = {
  __typename?: 'AllocationPage';
  /** The rows. */
  items: Array<Allocation>;
  /** Where the page stands. */
  page: PageInfo;
};

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

/** One line of a budget as the allocations report shows it: who asked for what and who decided. */
export type AllocationRequest = {
  __typename?: 'AllocationRequest';
  /** What it is about. */
  budgetAllocation: RequestedAllocation;
  /** The budget line. */
  budgetLineItem: RequestedLine;
  /** Whether the caller may approve or reject it: operator staff with viewAllocationsReport, a pending one that a second person may decide. */
  canDecide: Scalars['Boolean']['output'];
  /** When it was asked for, ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** Why the caller may not decide about it though about others; null where they may, and where nothing waits. */
  decisionObstacle?: Maybe<DecisionObstacle>;
  /** A note in words. */
  description?: Maybe<Scalars['String']['output']>;
  /** The end that it sets; null where the allocation keeps its own. */
  expiration?: Maybe<RequestedExpiration>;
  /** The IO number. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Who decided; null while it is pending and where it was withdrawn. */
  grantor?: Maybe<RequestPerson>;
  /** Identifier, the budget line's. */
  id: Scalars['ID']['output'];
  /** What approving it would bring about; null once it is decided, and for those who do not decide. */
  outcome?: Maybe<AllocationRequestOutcome>;
  /** Why it was rejected, in the words of who decided; null where it was not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who asked; null where it was the platform itself. */
  requester?: Maybe<RequestPerson>;
  /** Whose it is. */
  retailer: AllocationRetailer;
  /** When it was decided or withdrawn, while it is pending when it was last changed; ISO 8601 UTC. */
  updatedAt: Scalars['String']['output'];
  /** Version of the request, to be sent back with the decision: what is decided is what was seen. */
  version: Scalars['Int']['output'];
  /** Rewards it brings, by name; empty when it is about money alone. */
  virtualGoodInventory: Array<RequestedReward>;
};

/** What became of one of several requests. */
export type AllocationRequestDecision = {
  __typename?: 'AllocationRequestDecision';
  /**
   * Why it was not: `stale_version` (somebody changed, decided or withdrew it in the meantime), `not_found`, or a code of Refused of
   * approveAllocationRequest and rejectAllocationRequest. Null where it was decided.
   */
  code?: Maybe<Scalars['String']['output']>;
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** The same in words. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was decided. */
  outcome: AllocationDecisionOutcome;
  /** The request as it is then; null where there is none or the caller may not see it. */
  request?: Maybe<AllocationRequest>;
};

/** What approving a request by itself would make of its allocation and of the budget. */
export type AllocationRequestOutcome = {
  __typename?: 'AllocationRequestOutcome';
  /** The allocation as it would be. */
  after: AllocationTerms;
  /** The allocation as it is; null where it was never approved. */
  before?: Maybe<AllocationTerms>;
  /** What is left of the budget now. */
  unallocated: Money;
  /** What would be left of it; below zero the request cannot be approved. */
  unallocatedAfter: Money;
};

/** One page of the allocations report. */
export type AllocationRequestPage = {
  __typename?: 'AllocationRequestPage';
  /** The rows. */
  items: Array<AllocationRequest>;
  /** Where the page stands. */
  page: PageInfo;
};

/** An advertiser as the allocations report names it. */
export type AllocationRetailer = {
  __typename?: 'AllocationRetailer';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

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

/** An allocation as it is, or as it would be. */
export type AllocationTerms = {
  __typename?: 'AllocationTerms';
  /** What was put into it, less what was taken back. */
  amount: Money;
  /** What it holds. */
  amountAvailable: Money;
  /** When it ends, ISO 8601 UTC; null when it does not. */
  expirationDatetime?: Maybe<Scalars['String']['output']>;
  /** True when it does not end. */
  noExpiration: Scalars['Boolean']['output'];
};

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

/**
 * Answer to approveAllocationRequest. Codes of Refused: `insufficient_unallocated_budget` (or, giving back, `insufficient_allocation`),
 * `allocation_expired` (it would end in the past: reject it, so that it is asked for again), `account_frozen`,
 * `own_request`, `made_requester`, `changed_requester`, `made_by_requester`, `changed_by_requester`, `same_maker`, `illegal_transition`.
 */
export type ApproveAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

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

/** One line of a batch, and the redemption it made. */
export type BatchLine = {
  __typename?: 'BatchLine';
  /** Identifier of its batch. */
  batchId: Scalars['ID']['output'];
  /** The last message to its recipient; null before one was queued. */
  delivery?: Maybe<Delivery>;
  /** Last four characters of its code; null while it has none. */
  last4?: Maybe<Scalars['String']['output']>;
  /** Number within the batch, from 1. */
  line: Scalars['Int']['output'];
  /** Order ID. */
  orderId: Scalars['String']['output'];
  /** Why it failed, as a key; null where it did not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who is given it; null for links and codes that are downloaded. */
  recipient?: Maybe<BatchRecipient>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
  /** What cures it; null where nothing is to be cured. */
  remedy?: Maybe<LineRemedy>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** What is done next to the line. */
  stage: LineStage;
  /** State of the redemption. */
  state: RedemptionState;
  /** When the redemption last changed. */
  updatedAt: Scalars['String']['output'];
  /** Face value. */
  value: Money;
};

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

/** One page of lines, in their order. */
export type BatchLinePage = {
  __typename?: 'BatchLinePage';
  /** The rows. */
  items: Array<BatchLine>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Who is given the reward of a line. */
export type BatchRecipient = {
  __typename?: 'BatchRecipient';
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How the recipient is known: email, mobile or account. */
  provider: Scalars['String']['output'];
  /** Version of the row, to be sent back with a correction. */
  version: Scalars['Int']['output'];
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

/** Answer to blockRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state. */
export type BlockRedemptionResult = BlockRedemptionSuccess | InvalidInput | Refused;

/** It is blocked. */
export type BlockRedemptionSuccess = {
  __typename?: 'BlockRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** A person as an issuer elsewhere knows them, bound to an account. */
export type BoundIdentity = {
  __typename?: 'BoundIdentity';
  /** When the account was bound; ISO 8601 UTC. */
  boundAt: Scalars['String']['output'];
  /** The issuer. */
  issuer: Scalars['String']['output'];
  /** How it names the person. */
  subject: Scalars['String']['output'];
};

/** Who sells products. */
export type Brand = {
  __typename?: 'Brand';
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** Status as it is shown: a deactivated brand is disabled. */
  displayStatus: SaleStatus;
  /** Identifier of three capitals or digits, which begins those of its products. */
  id: Scalars['ID']['output'];
  /** Address of its logo; none where it has none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Its pictures. */
  mediaSet?: Maybe<MediaSet>;
  /** Name; no other brand has it. */
  name: Scalars['String']['output'];
  /** SKU of the brand. */
  sku: Scalars['ID']['output'];
  /** Status as it is kept. */
  status: BrandStatus;
  /** When it was last saved. */
  updatedAt: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** Conditions on a list of brands. */
export type BrandFilter = {
  /** Part of the name, case and accents aside. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Part of the SKU. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<BrandStatus>>;
};

/** One page of brands. */
export type BrandPage = {
  __typename?: 'BrandPage';
  /** The rows, by name. */
  items: Array<Brand>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Whether a brand is in use. */
export type BrandStatus =
  /** Out of use: it gets no new products. */
  | 'deactivated'
  /** In use. */
  | 'enabled';

/** A brand by name, as its products and SKUs show it. */
export type BrandSummary = {
  __typename?: 'BrandSummary';
  /** Identifier of three capitals or digits. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Status as it is kept. */
  status: BrandStatus;
};

/** The budget of an advertiser in its billing currency: what was credited and what became of it. Now, or as it was at a moment. */
export type Budget = {
  __typename?: 'Budget';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** What the allocations hold. */
  allocated: Money;
  /** Whether stock may be committed to the advertiser. */
  allowCommittedAllocation: Scalars['Boolean']['output'];
  /** The same as the total, under the name some tooling reads it by. */
  amount: Money;
  /** The moment it is shown as of, ISO 8601 UTC; null for now. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** Total less used. */
  balance: Money;
  /** ISO 4217 code of the currency of all its amounts. */
  billingCurrency: Scalars['String']['output'];
  /** Whether pending redemptions are invoiced already. */
  debitPendings: Scalars['Boolean']['output'];
  /** What was delivered. */
  delivered: Money;
  /** What expired and was not credited again. */
  expired: Money;
  /** How one of its figures comes about. */
  explain?: Maybe<Explanation>;
  /** Identifier: that of the advertiser, followed by `@` and the moment where one was asked for. */
  id: Scalars['ID']['output'];
  /**
   * Its lines, newest first, as they are at the budget's moment. A numbered page; or, where `first` is given, that many rows after the
   * cursor, without counting.
   */
  lines?: Maybe<BudgetLinePage>;
  /** The most that can be added: up to a total of 999999999. */
  maxAdd: Money;
  /** The most that can be removed: unallocated where committed allocation is allowed, else balance less pending, never below 0. */
  maxRemove: Money;
  /** What redemptions under way hold. */
  pending: Money;
  /** The same as pending, under the name some tooling reads it by. */
  redemptionsPendingAmount: Money;
  /** What requests that wait for a decision ask for, in or out, of all allocations together; it holds no funds. */
  requested: Money;
  /** Credits less debits. */
  total: Money;
  /** What is free: neither allocated, pending nor used. */
  unallocated: Money;
  /** Delivered and expired. */
  used: Money;
};


/** The budget of an advertiser in its billing currency: what was credited and what became of it. Now, or as it was at a moment. */
export type BudgetExplainArgs = {
  figure: BudgetFigure;
  page?: InputMaybe<PageInput>;
};


/** The budget of an advertiser in its billing currency: what was credited and what became of it. Now, or as it was at a moment. */
export type BudgetLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<PageInput>;
};

/** Two limits of the balance below which a warning is sent. */
export type BudgetAlerts = {
  __typename?: 'BudgetAlerts';
  /** The first limit, in the billing currency. */
  alert1?: Maybe<Money>;
  /** The second limit, in the billing currency. */
  alert2?: Maybe<Money>;
};

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

/** One line of a budget. */
export type BudgetLine = {
  __typename?: 'BudgetLine';
  /** Identifier of the allocation it fills or empties. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** How much, never negative; the type says the sign. */
  amount: Money;
  /** The moment it is shown as of, ISO 8601 UTC; null for now. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** When it was made, ISO 8601 UTC. */
  creationDatetime: Scalars['String']['output'];
  /** Its reference, in words. */
  description: Scalars['String']['output'];
  /** Identifier in another system, as it was given. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  status: BudgetLineStatus;
  /** What it does. */
  type: BudgetLineType;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

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

/** Some lines of a budget. */
export type BudgetLinePage = {
  __typename?: 'BudgetLinePage';
  /** The rows. */
  items: Array<BudgetLine>;
  /** Cursor of the last row, to be given as `after`; null when no row follows, or where a numbered page was asked for. */
  next?: Maybe<Scalars['String']['output']>;
  /** Where the page stands; null where rows were asked for by `first`. */
  page?: Maybe<PageInfo>;
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

/** What is running. */
export type Build = {
  __typename?: 'Build';
  /** Environment label, for example `production` or `demo`. */
  environment: Scalars['String']['output'];
  /** Addresses outside the application; null when none is configured. */
  links?: Maybe<Links>;
  /** What follows the label of a redemption portal's domain, with its dot: `.rewards.example`. */
  portalSuffix: Scalars['String']['output'];
  /** Extensions of the files that may be sent, as this installation is configured: `png`, `csv`. */
  uploadTypes: Array<Scalars['String']['output']>;
  /** Version label. */
  version: Scalars['String']['output'];
};

/** The same done with many redemptions at once, on a set that was frozen when it was asked for. */
export type BulkAction = {
  __typename?: 'BulkAction';
  /** What is done. */
  action: BulkActionKind;
  /** The comment that is added; null for other actions. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was asked for, ISO 8601 UTC. */
  createdDatetime: Scalars['String']['output'];
  /** Seconds until the last message is out, by estimate: a tenth of one for each, four hours more where codes have to be valid for some time. Null where nothing is sent. */
  estimatedSeconds?: Maybe<Scalars['Int']['output']>;
  /** When the last row had its outcome; null before. */
  finishedDatetime?: Maybe<Scalars['String']['output']>;
  /** Identifier, digits only; empty in a dry run. */
  id: Scalars['ID']['output'];
  /** How many rows have which outcome, and why; the most first. */
  outcomes: Array<BulkOutcomeCount>;
  /** How far it is. */
  progress: BulkProgress;
  /** What became of each redemption, those that need a look first. */
  rows?: Maybe<BulkActionRowPage>;
  /** Where it stands. */
  state: BulkActionState;
  /** Redemptions that were frozen. */
  total: Scalars['Int']['output'];
};


/** The same done with many redemptions at once, on a set that was frozen when it was asked for. */
export type BulkActionRowsArgs = {
  outcome?: InputMaybe<BulkRowOutcome>;
  page?: InputMaybe<PageInput>;
};

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

/** One page of bulk actions. */
export type BulkActionPage = {
  __typename?: 'BulkActionPage';
  /** The bulk actions. */
  items: Array<BulkAction>;
  /** Where the page stands. */
  page: PageInfo;
};

/** A redemption of a bulk action. */
export type BulkActionRow = {
  __typename?: 'BulkActionRow';
  /** The advertiser's own number of it. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: BulkRowOutcome;
  /** Why nothing was done, as a key. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
};

/** One page of the rows of a bulk action. */
export type BulkActionRowPage = {
  __typename?: 'BulkActionRowPage';
  /** The rows. */
  items: Array<BulkActionRow>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Where a bulk action stands. */
export type BulkActionState =
  /** Every row has its outcome. */
  | 'done'
  /** What was not begun is left: somebody stopped it, or who asked may not do it any more. */
  | 'stopped'
  /** Its rows are worked. */
  | 'working';

/** Rows with the same outcome for the same reason. */
export type BulkOutcomeCount = {
  __typename?: 'BulkOutcomeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The outcome. */
  outcome: BulkRowOutcome;
  /** Why nothing was done, as a key; null where nothing is to be said. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** How many rows of a bulk action stand where. */
export type BulkProgress = {
  __typename?: 'BulkProgress';
  /** Done. */
  done: Scalars['Int']['output'];
  /** Tried without success. */
  failed: Scalars['Int']['output'];
  /** Not touched, because what they are does not allow it. */
  left: Scalars['Int']['output'];
  /** Still to be worked. */
  open: Scalars['Int']['output'];
  /** Never begun. */
  stopped: Scalars['Int']['output'];
};

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

/** Answer to bulkRedemptions. Codes of Refused: `too_many_selected` (more than 10000), `nothing_selected`, `no_redeemed_selected`, `nothing_to_do`, `set_changed`. */
export type BulkRedemptionsResult = BulkRedemptionsSuccess | InvalidInput | Refused;

/** The bulk action was accepted, or would have been. */
export type BulkRedemptionsSuccess = {
  __typename?: 'BulkRedemptionsSuccess';
  /** The bulk action. */
  bulk: BulkAction;
  /** Mark of the set that was counted. */
  fingerprint: Scalars['String']['output'];
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

/** Answer to cancelDispatch. Codes of Refused: `nothing_to_cancel`. */
export type CancelDispatchResult = CancelDispatchSuccess | InvalidInput | Refused;

/** The dispatch was canceled, as far as it had not gone out, or would have been. */
export type CancelDispatchSuccess = {
  __typename?: 'CancelDispatchSuccess';
  /** The dispatch as it is now. */
  dispatch: Dispatch;
  /** What it does. */
  effects: Effects;
};

/** Answer to cancelRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state. */
export type CancelRedemptionResult = CancelRedemptionSuccess | InvalidInput | Refused;

/** It is canceled. */
export type CancelRedemptionSuccess = {
  __typename?: 'CancelRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** One operation of a card. */
export type CardOperation = {
  __typename?: 'CardOperation';
  /** What it added, in minor units; below 0 where it took. */
  amount: Scalars['String']['output'];
  /** What was left after it, in minor units. */
  balance: Scalars['String']['output'];
  /** When, ISO 8601 UTC. */
  date: Scalars['String']['output'];
  /** What it was, as a word of who gave the card: activation, purchase, refund. */
  type: Scalars['String']['output'];
};

/** Where a catalogue is searched by whoever has no account: another page of the organization's, for one. */
export type CatalogSearch = {
  __typename?: 'CatalogSearch';
  /** Until when the key holds, ISO 8601 UTC. */
  expiresAt: Scalars['String']['output'];
  /** Name of the organization's index. */
  indexName: Scalars['String']['output'];
  /** Key that `/api/graphql` of the platform takes as `X-Search-Key`; it reads what the organization publishes. */
  searchKey: Scalars['String']['output'];
};

/** A cell of a row, before and after. */
export type CatalogueCellChange = {
  __typename?: 'CatalogueCellChange';
  /** What it holds since. */
  after: Scalars['String']['output'];
  /** What it held. */
  before: Scalars['String']['output'];
  /** Its column. */
  column: Scalars['String']['output'];
};

/** One change of the catalogue: something appeared in it, changed or disappeared. */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  /** Who made it; null to all but operator staff who may see rewards, and where the platform made it. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** When, ISO 8601. */
  at: Scalars['String']['output'];
  /** The brand it belongs to. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** What changed, field by field; null to all but operator staff who may see rewards. */
  fields?: Maybe<Array<CatalogueFieldChange>>;
  /** Identifier; grows in the order in which changes were committed. */
  id: Scalars['ID']['output'];
  /** What it did to whoever looks for it in the catalogue. */
  kind: CatalogueChangeKind;
  /** What it was called at that moment; of a publication the name of its product. */
  name: Scalars['String']['output'];
  /** What it is about. */
  noun: CatalogueNoun;
  /** Identifier of the brand, the product or the publication; of a SKU the SKU. */
  nounId: Scalars['ID']['output'];
  /** The product it belongs to. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Of a publication: the seller that offers the product, or did. */
  sellerName?: Maybe<Scalars['String']['output']>;
};

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

/** One page of changes. */
export type CatalogueChangePage = {
  __typename?: 'CatalogueChangePage';
  /** To be sent as `since` next time: everything up to it was answered, nothing after it. */
  cursor: Scalars['ID']['output'];
  /** The rows: the newest first, or with `since` the oldest first. */
  items: Array<CatalogueChange>;
  /** Where the page stands. */
  page: PageInfo;
};

/** A field of a change, before and after; amounts with their currency, values that are no text as JSON. */
export type CatalogueFieldChange = {
  __typename?: 'CatalogueFieldChange';
  /** What it holds since. */
  after?: Maybe<Scalars['String']['output']>;
  /** What it held before. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, in snake_case. */
  field: Scalars['String']['output'];
};

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

/** What became of a row, or would. */
export type CatalogueRow = {
  __typename?: 'CatalogueRow';
  /** Of a changed row the cells that differ. */
  changes: Array<CatalogueCellChange>;
  /** Of a refused row what is wrong. */
  errors: Array<CatalogueRowError>;
  /** Where it stands in the file. */
  line: Scalars['Int']['output'];
  /** What became of it. */
  outcome: CatalogueRowOutcome;
  /** Its SKU; of a refused row the one it names, if any. */
  sku?: Maybe<Scalars['ID']['output']>;
};

/** What is wrong in a row. */
export type CatalogueRowError = {
  __typename?: 'CatalogueRowError';
  /** The column; null where it is the row as a whole. */
  column?: Maybe<Scalars['String']['output']>;
  /** The rule's limit, or what would be right. */
  limit?: Maybe<Scalars['String']['output']>;
  /** The reason in the caller's language, where the rule alone does not say it. */
  message?: Maybe<Scalars['String']['output']>;
  /** The broken rule. */
  rule: Scalars['String']['output'];
};

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

/** Answer to choosePromotionRewards. */
export type ChoosePromotionRewardsResult = ChoosePromotionRewardsSuccess | InvalidInput | Refused | StalePromotion;

/** The rewards were chosen, or would have been. */
export type ChoosePromotionRewardsSuccess = {
  __typename?: 'ChoosePromotionRewardsSuccess';
  /** What it means to its recipients. */
  effects: PromotionEffects;
  /** The promotion as saved. */
  promotion: Promotion;
};

/** A reward that a promotion gives. */
export type ChosenRewardInput = {
  /** Its SKU. */
  sku: Scalars['ID']['input'];
};

/** What is known of one code without opening it. */
export type CodeFacts = {
  __typename?: 'CodeFacts';
  /** When it was taken back, ISO 8601 UTC; null while it pays. */
  deadAt?: Maybe<Scalars['String']['output']>;
  /** When it ends, ISO 8601 UTC; null where it never does. */
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** When the redemption got it, ISO 8601 UTC. */
  givenAt: Scalars['String']['output'];
  /** Its last characters. */
  lastCharacters: Scalars['String']['output'];
  /** What it is for. */
  usage: CodeUsage;
};

/** What is known of the codes of a redemption without opening them. */
export type CodeInformation = {
  __typename?: 'CodeInformation';
  /** The codes. */
  codes: Array<CodeFacts>;
  /** How often they were read in all. */
  readCount: Scalars['Int']['output'];
  /** Who has read them, the newest first, 50 at most. */
  reads: Array<CodeReading>;
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

/** One reading of the codes of a redemption. */
export type CodeReading = {
  __typename?: 'CodeReading';
  /** When, ISO 8601 UTC. */
  at: Scalars['String']['output'];
  /** Who; null for the platform and for recipients. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they said it was for; null to all but operator staff. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Why. */
  what: CodeReadKind;
};

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

/** Committed allocations of an advertiser added up; rejected ones are left out. */
export type CommittedAllocationsSummary = {
  __typename?: 'CommittedAllocationsSummary';
  /** What was put into them, less what was taken back. */
  amount: Money;
  /** What they still hold. */
  amountAvailable: Money;
  /** What their waiting requests ask for. */
  amountPending: Money;
  /** What of it was used. */
  amountUsed: Money;
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** Identifier of the advertiser. */
  id: Scalars['ID']['output'];
  /** How many of them wait for a decision. */
  pendingCount: Scalars['Int']['output'];
};

/** Answer to completeUpload. */
export type CompleteUploadResult = CompleteUploadSuccess | InvalidInput | Refused;

/** The file was checked and can be used. */
export type CompleteUploadSuccess = {
  __typename?: 'CompleteUploadSuccess';
  /** Identifier of the media. */
  mediaId: Scalars['ID']['output'];
  /** Address of the checked and re-encoded picture; null for a file of cells, which is never published. */
  url?: Maybe<Scalars['String']['output']>;
};

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

/** Answer to correctRecipient. Codes of Refused: `illegal_transition` (nothing can be sent any more), `no_user`, `recipient_has_reward`. */
export type CorrectRecipientResult = CorrectRecipientSuccess | InvalidInput | Refused | StaleRecipient;

/** The address was corrected. */
export type CorrectRecipientSuccess = {
  __typename?: 'CorrectRecipientSuccess';
  /** The line as it is now; null where the redemption came alone. */
  line?: Maybe<BatchLine>;
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** A country; its names come from the search index. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2 code. */
  code: Scalars['ID']['output'];
  /** Code with name: `FR - France`. */
  fullLabel?: Maybe<Scalars['String']['output']>;
  /** ISO code as shown. */
  iso?: Maybe<Scalars['String']['output']>;
  /** Name, in the language asked for. */
  name?: Maybe<Scalars['String']['output']>;
};

/** One page of countries. */
export type CountryPage = {
  __typename?: 'CountryPage';
  /** The rows. */
  items: Array<Country>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Answer to createAdvertiser. */
export type CreateAdvertiserResult = CreateAdvertiserSuccess | InvalidInput | Refused;

/** The advertiser was created. */
export type CreateAdvertiserSuccess = {
  __typename?: 'CreateAdvertiserSuccess';
  /** The new advertiser. */
  advertiser: Advertiser;
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

/**
 * Answer to createAllocation. Codes of Refused: `insufficient_unallocated_budget`, `double_reward` (a reward is asked for twice or is in the
 * allocation already), `invalid_allocation` (committed allocation is not allowed here), `advertiser_disabled` (nothing new is asked for).
 */
export type CreateAllocationResult = CreateAllocationSuccess | InvalidInput | Refused;

/** The request was taken, or would have been: after a try, the picture it would have. Nothing moves before a second person approves it. */
export type CreateAllocationSuccess = {
  __typename?: 'CreateAllocationSuccess';
  /** Its advertiser; null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The allocation it is about. */
  allocation: Allocation;
  /** What it does now: no money moves. */
  effects: Effects;
  /** The request that waits for a decision. */
  request: AllocationRequest;
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

/** Answer to createAndRedeem. Codes of Refused: those of createRedemption. */
export type CreateAndRedeemResult = CreateAndRedeemSuccess | InvalidInput | Refused;

/** The redemption was made, and redeemed where it could be; or would have been. */
export type CreateAndRedeemSuccess = {
  __typename?: 'CreateAndRedeemSuccess';
  /** What it costs. */
  cost: DispatchCost;
  /** What it does. */
  effects: Effects;
  /** Where its recipient finds the reward; null in a dry run. */
  link?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: CreatedOutcome;
  /** Why it failed, as a key; null where it did not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The redemption; null in a dry run. */
  redemption?: Maybe<Redemption>;
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

/** Answer to createBrand. */
export type CreateBrandResult = CreateBrandSuccess | InvalidInput | Refused;

/** The brand was created. */
export type CreateBrandSuccess = {
  __typename?: 'CreateBrandSuccess';
  /** The new brand. */
  brand: Brand;
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

/** Answer to createCredential. Refused: `external_issuer`, `secret_already_shown`. */
export type CreateCredentialResult = CreateCredentialSuccess | InvalidInput | Refused;

/** The API key was created, or would have been. */
export type CreateCredentialSuccess = {
  __typename?: 'CreateCredentialSuccess';
  /** Its secret, said this once; null after a try. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The key. */
  credential: Credential;
  /** What the creation does. */
  effects: Effects;
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

/**
 * Answer to createDispatch. Codes of Refused: `promotion_not_running`, `advertiser_disabled`, `not_offered` (the experience does not do this),
 * `not_acceptable` (not enough budget), `already_sent` (the same file went out before), `total_changed`, `too_large_here`, and where no SKU could
 * be taken that of the first one: `reward_not_live`, `insufficient_stock`, `quota_exceeded`, `currency_mismatch`.
 */
export type CreateDispatchResult = CreateDispatchSuccess | InvalidInput | Refused;

/** The dispatch was accepted, or would have been. */
export type CreateDispatchSuccess = {
  __typename?: 'CreateDispatchSuccess';
  /** What it costs. */
  cost: DispatchCost;
  /** The dispatch; null in a dry run. */
  dispatch?: Maybe<Dispatch>;
  /** What it does. */
  effects: Effects;
  /** What became of each SKU, in the order asked for. */
  outcomes: Array<DispatchOutcome>;
  /** What was read otherwise than it stands in the file, as keys. */
  warnings: Array<Scalars['String']['output']>;
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

/** Answer to createExtract. Codes of Refused: `not_released` (nothing went out yet), `nothing_to_extract`. */
export type CreateExtractResult = CreateExtractSuccess | InvalidInput | Refused;

/** The file can be read. */
export type CreateExtractSuccess = {
  __typename?: 'CreateExtractSuccess';
  /** The file. */
  extract: Extract;
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

/** Answer to createMember. */
export type CreateMemberResult = CreateMemberSuccess | InvalidInput | Refused;

/** The account was created, and its owner is invited by mail. */
export type CreateMemberSuccess = {
  __typename?: 'CreateMemberSuccess';
  /** The new account. */
  member: Member;
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

/** Answer to createProduct. */
export type CreateProductResult = CreateProductSuccess | InvalidInput | Refused;

/** The product was created. */
export type CreateProductSuccess = {
  __typename?: 'CreateProductSuccess';
  /** The new product. */
  product: Product;
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

/** Answer to createPromotion. Code of Refused: `advertiser_disabled`. */
export type CreatePromotionResult = CreatePromotionSuccess | InvalidInput | Refused;

/** The promotion was created. */
export type CreatePromotionSuccess = {
  __typename?: 'CreatePromotionSuccess';
  /** The new promotion. */
  promotion: Promotion;
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

/**
 * Answer to createRedemption. Codes of Refused: `promotion_ended_or_paused`, `promotion_not_running` (it has not begun), `advertiser_disabled`,
 * `not_acceptable` (not enough budget), `total_changed`, `reward_not_live`, `insufficient_stock`, `quota_exceeded`, `currency_mismatch`.
 */
export type CreateRedemptionResult = CreateRedemptionSuccess | InvalidInput | Refused;

/** The redemption was made, or would have been. */
export type CreateRedemptionSuccess = {
  __typename?: 'CreateRedemptionSuccess';
  /** What it costs. */
  cost: DispatchCost;
  /** What it does. */
  effects: Effects;
  /** Where its recipient goes on; null in a dry run. */
  link?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: CreatedOutcome;
  /** Why it failed, as a key; null where it did not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The redemption; null in a dry run. */
  redemption?: Maybe<Redemption>;
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

/** Answer to createRedemptionsQuota; stale where the reward has a quota already. */
export type CreateRedemptionsQuotaResult = CreateRedemptionsQuotaSuccess | InvalidInput | Refused | StaleRedemptionsQuota;

/** The quota was begun: it counts the redemptions that there were already. */
export type CreateRedemptionsQuotaSuccess = {
  __typename?: 'CreateRedemptionsQuotaSuccess';
  /** The reward with its quota. */
  quota: RedemptionsQuota;
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

/** Answer to createReportSchedule. Refused: `too_many_schedules` (20 an account). */
export type CreateReportScheduleResult = CreateReportScheduleSuccess | InvalidInput | Refused;

/** The schedule was made, or would have been. */
export type CreateReportScheduleSuccess = {
  __typename?: 'CreateReportScheduleSuccess';
  /** The schedule. */
  reportSchedule: ReportSchedule;
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

/** Answer to createSavedView. Refused: `too_many_views`, `too_many_shared_views`. */
export type CreateSavedViewResult = CreateSavedViewSuccess | InvalidInput | Refused;

/** The view was created, or would have been. */
export type CreateSavedViewSuccess = {
  __typename?: 'CreateSavedViewSuccess';
  /** The view. */
  savedView: SavedView;
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

/** Answer to createServiceAccount. Refused: `too_many_service_accounts`, `service_secret_already_shown`. */
export type CreateServiceAccountResult = CreateServiceAccountSuccess | InvalidInput | Refused;

/** The service account was created, or would have been. */
export type CreateServiceAccountSuccess = {
  __typename?: 'CreateServiceAccountSuccess';
  /** Its secret, said this once; null after a try, and where another issuer has it. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** What the creation does. */
  effects: Effects;
  /** The service account. */
  serviceAccount: ServiceAccount;
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

/** Answer to createSku. Codes of Refused: `brand_deactivated`, `product_disabled`, `product_offered`. */
export type CreateSkuResult = CreateSkuSuccess | InvalidInput | Refused;

/** The SKU was created. */
export type CreateSkuSuccess = {
  __typename?: 'CreateSkuSuccess';
  /** The new SKU. */
  sku: Sku;
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

/** Answer to createUpload. */
export type CreateUploadResult = CreateUploadSuccess | InvalidInput | Refused;

/** The place was made. */
export type CreateUploadSuccess = {
  __typename?: 'CreateUploadSuccess';
  /** Where to send the file. */
  upload: Upload;
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

/** Answer to createVoucher. Codes of Refused: `not_printable` (PDF cannot be generated for this reward), `no_code`. */
export type CreateVoucherResult = CreateVoucherSuccess | InvalidInput | Refused;

/** The voucher can be read. */
export type CreateVoucherSuccess = {
  __typename?: 'CreateVoucherSuccess';
  /** The voucher. */
  voucher: Voucher;
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

/** An API key: an OAuth client that sees one advertiser, with at most what its creator may. */
export type Credential = {
  __typename?: 'Credential';
  /** What a client calls itself when it asks for a token; public. */
  clientId: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** Name of the account that created it; null where the caller may not see it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null while it never was. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** One page of API keys. */
export type CredentialPage = {
  __typename?: 'CredentialPage';
  /** True where another issuer makes the tokens: no key can be created by this product. */
  isExternalIssuer: Scalars['Boolean']['output'];
  /** The rows, the newest first. */
  items: Array<Credential>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Figures day by day; a day without any has a zero. */
export type DailyStats = {
  __typename?: 'DailyStats';
  /** One entry a day, the oldest first. */
  days: Array<DayStat>;
  /** Sum of the counts. */
  total: Scalars['Int']['output'];
};

/** Figures of one day. */
export type DayStat = {
  __typename?: 'DayStat';
  /** Redemptions that entered one of the states on that day. */
  count: Scalars['Int']['output'];
  /** The day, `YYYY-MM-DD`. */
  date: Scalars['String']['output'];
};

/** The request was decided or withdrawn, or would have been: after a try, the picture it would have. */
export type DecideAllocationRequestSuccess = {
  __typename?: 'DecideAllocationRequestSuccess';
  /** Its advertiser; null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The allocation as it is then; null for whoever may not see it. */
  allocation?: Maybe<Allocation>;
  /** What it does. */
  effects: Effects;
  /** The request as it is then. */
  request: AllocationRequest;
};

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

/** Answer to decideAllocationRequests. A request that cannot be decided refuses none of the others: its result says why. */
export type DecideAllocationRequestsResult = DecideAllocationRequestsSuccess | InvalidInput | Refused;

/** What became of each request; after a try, the picture it would have. */
export type DecideAllocationRequestsSuccess = {
  __typename?: 'DecideAllocationRequestsSuccess';
  /** Of each advertiser with a decided request, by name. */
  budgets: Array<DecidedBudget>;
  /** How many of them were decided. */
  decidedCount: Scalars['Int']['output'];
  /** What it does: all postings and mails. */
  effects: Effects;
  /** Each request, in the order asked. */
  results: Array<AllocationRequestDecision>;
};

/** What a decision about several requests makes of an advertiser's budget. */
export type DecidedBudget = {
  __typename?: 'DecidedBudget';
  /** How many of its requests were decided. */
  count: Scalars['Int']['output'];
  /** Whose it is. */
  retailer: AllocationRetailer;
  /** What is left of the budget before. */
  unallocated: Money;
  /** What is left of it then. */
  unallocatedAfter: Money;
};

/** Why somebody who decides about requests may not decide about this one: a second person does. */
export type DecisionObstacle = {
  __typename?: 'DecisionObstacle';
  /** What is in the way. */
  code: DecisionObstacleCode;
  /** Name of the other person; null where it is the caller's own request or change. */
  person?: Maybe<Scalars['String']['output']>;
  /** Until when, ISO 8601 UTC; null for always. */
  until?: Maybe<Scalars['String']['output']>;
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

/** Answer to declareSourceBudget. */
export type DeclareSourceBudgetResult = DeclareSourceBudgetSuccess | InvalidInput | Refused | StaleInventoryRow;

/** The budget was declared. */
export type DeclareSourceBudgetSuccess = {
  __typename?: 'DeclareSourceBudgetSuccess';
  /** The row of the budget; null for whoever may not see it. */
  row?: Maybe<InventoryRow>;
};

/** The end of an API key. */
export type DeleteCredentialInput = {
  /** Whether it is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Answer to deleteCredential. */
export type DeleteCredentialResult = DeleteCredentialSuccess | InvalidInput | Refused;

/** The API key was deleted, or would have been: its secret and its tokens open nothing any more. */
export type DeleteCredentialSuccess = {
  __typename?: 'DeleteCredentialSuccess';
  /** The key as it last was. */
  credential: Credential;
  /** What the deletion does. */
  effects: Effects;
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

/** Answer to deletePromotionDraft. */
export type DeletePromotionDraftResult = DeletePromotionDraftSuccess | InvalidInput | Refused | StalePromotionDraft;

/** The draft was thrown away. */
export type DeletePromotionDraftSuccess = {
  __typename?: 'DeletePromotionDraftSuccess';
  /** What the wizard begins with. */
  draft: PromotionDraft;
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

/** Answer to deleteRedemptionsQuota. */
export type DeleteRedemptionsQuotaResult = DeleteRedemptionsQuotaSuccess | InvalidInput | Refused | StaleRedemptionsQuota;

/** The quota was deleted. */
export type DeleteRedemptionsQuotaSuccess = {
  __typename?: 'DeleteRedemptionsQuotaSuccess';
  /** The reward, without a quota. */
  quota: RedemptionsQuota;
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

/** Answer to deleteReportSchedule. */
export type DeleteReportScheduleResult = DeleteReportScheduleSuccess | InvalidInput | Refused | StaleReportSchedule;

/** The schedule was deleted, or would have been; files that were mailed stay for their day. */
export type DeleteReportScheduleSuccess = {
  __typename?: 'DeleteReportScheduleSuccess';
  /** The schedule as it last was. */
  reportSchedule: ReportSchedule;
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

/** Answer to deleteSavedView. Refused: `view_of_another`. */
export type DeleteSavedViewResult = DeleteSavedViewSuccess | InvalidInput | Refused | StaleSavedView;

/** The view was deleted, or would have been. */
export type DeleteSavedViewSuccess = {
  __typename?: 'DeleteSavedViewSuccess';
  /** The view as it last was. */
  savedView: SavedView;
};

/** One message to a recipient. */
export type Delivery = {
  __typename?: 'Delivery';
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** How it is sent. */
  channel: NotificationChannel;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether its recipient has another address by now than the one it went to, or one of the other channel alone. */
  isReaddressed: Scalars['Boolean']['output'];
  /** activation, reward, reminder or one_time_code. */
  kind: Scalars['String']['output'];
  /** Why it failed, as a key; null where it did not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was handed over, ISO 8601 UTC; null before. */
  sentAt?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  state: DeliveryState;
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

/** What products are told apart by, for example a size. */
export type Dimension = {
  __typename?: 'Dimension';
  /** Whether values besides those to choose from are accepted. */
  freeValues: Scalars['Boolean']['output'];
  /** Identifier, for example `weight_unit`. */
  id: Scalars['ID']['output'];
  /** Whether numbers are whole. */
  isWhole: Scalars['Boolean']['output'];
  /** Whether each SKU of a product may have its own value. */
  mayVary: Scalars['Boolean']['output'];
  /** Whether several values are accepted. */
  multiple: Scalars['Boolean']['output'];
  /** Name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Kind of its values: `boolean`, `range`, `period`, `number`, `text`, `select` or `multi-select`. */
  type: Scalars['String']['output'];
  /** Values to choose from; none where there is no choice. */
  values: Array<DimensionOption>;
};

/** A dimension that a product has. */
export type DimensionConfiguration = {
  __typename?: 'DimensionConfiguration';
  /** The dimension. */
  dimension: Dimension;
  /** Whether a value is required. */
  required: Scalars['Boolean']['output'];
  /** Whether each SKU has its own value. */
  vary: Scalars['Boolean']['output'];
};

/** A dimension for a product to have. */
export type DimensionConfigurationInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Whether a value is required. */
  required: Scalars['Boolean']['input'];
  /** Whether each SKU has its own value, as far as the dimension may vary. */
  vary: Scalars['Boolean']['input'];
};

/** One of the values that a dimension has to choose from. */
export type DimensionOption = {
  __typename?: 'DimensionOption';
  /** Its name, in the caller's language. */
  name: Scalars['String']['output'];
  /** The value as it is kept. */
  value: Scalars['String']['output'];
};

/** What a product or a SKU has of a dimension. */
export type DimensionValue = {
  __typename?: 'DimensionValue';
  /** The dimension. */
  dimension: Dimension;
  /**
   * Its value as text, several where it has several: a number, a text, `true` or `false`, a range `3..12`, a period as an ISO 8601 duration
   * such as `P1Y6M`.
   */
  values: Array<Scalars['String']['output']>;
};

/** A value of a dimension to be saved. */
export type DimensionValueInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Its value as text, written as `DimensionValue` answers it. */
  values: Array<Scalars['String']['input']>;
};

/** What an advertiser pays less for a product. */
export type Discount = {
  __typename?: 'Discount';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** SKU of its brand. */
  brandSku: Scalars['ID']['output'];
  /** Percent as a decimal string, from `0` to `100` with two decimals at most; `0` is none. */
  discount: Scalars['String']['output'];
  /** Name of the product. */
  label: Scalars['String']['output'];
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** SKU of the product. */
  sku: Scalars['ID']['output'];
  /** Version, to be sent back with a save; 0 where there is no discount. */
  version: Scalars['Int']['output'];
};

/** One page of discounts. */
export type DiscountPage = {
  __typename?: 'DiscountPage';
  /** The rows. */
  items: Array<Discount>;
  /** Where the page stands. */
  page: PageInfo;
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

/** What one person sends, downloads or activates at once: one batch for each SKU. */
export type Dispatch = {
  __typename?: 'Dispatch';
  /** Its batches, one a SKU. */
  batches: Array<DispatchBatch>;
  /** Whether it can still be taken back whole. */
  canRecall: Scalars['Boolean']['output'];
  /** How its recipients are written to; null where nobody is. */
  channel?: Maybe<NotificationChannel>;
  /** What it costs, in the billing currency. */
  charge: Money;
  /** When it was accepted. */
  createdAt: Scalars['String']['output'];
  /** Name of the account that asked for it; null for the platform itself. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** When the last of its lines was done; null before. */
  doneAt?: Maybe<Scalars['String']['output']>;
  /** Seconds until the last line is expected to be done. */
  estimatedSeconds: Scalars['Int']['output'];
  /** Name of the file it came from; null where it came from none. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Whether its codes are downloaded with their PDFs. */
  includePdf: Scalars['Boolean']['output'];
  /** What is done to its lines. */
  kind: DispatchKind;
  /** Lines of all its batches. */
  lineCount: Scalars['Int']['output'];
  /** Its lines. */
  lines?: Maybe<BatchLinePage>;
  /** What all its order IDs begin with; null where each has its own. */
  orderPrefix?: Maybe<Scalars['String']['output']>;
  /** How many lines stand where. */
  progress: DispatchProgress;
  /** Its promotion. */
  promotion?: Maybe<Promotion>;
  /** Identifier of its promotion. */
  promotionId: Scalars['ID']['output'];
  /** When it was taken back; null unless it was. */
  recalledAt?: Maybe<Scalars['String']['output']>;
  /** When it goes out at the earliest, ISO 8601 UTC. */
  releaseAt: Scalars['String']['output'];
  /** When it went out; null while it is held. */
  releasedAt?: Maybe<Scalars['String']['output']>;
  /** Days after which those who have not opened their link are reminded. */
  reminderDays: Array<Scalars['Int']['output']>;
  /** Where it stands. */
  state: DispatchState;
  /** Whether it is only a trial of the promotion. */
  testing: Scalars['Boolean']['output'];
  /** Seconds in which it can be taken back. */
  undoSeconds: Scalars['Int']['output'];
  /** Version of the row. */
  version: Scalars['Int']['output'];
};


/** What one person sends, downloads or activates at once: one batch for each SKU. */
export type DispatchLinesArgs = {
  filter?: InputMaybe<BatchLineFilter>;
  page?: InputMaybe<PageInput>;
};

/** The part of a dispatch that is of one SKU. */
export type DispatchBatch = {
  __typename?: 'DispatchBatch';
  /** Lines. */
  amount: Scalars['Int']['output'];
  /** Lines canceled. */
  canceled: Scalars['Int']['output'];
  /** What it costs, in the billing currency. */
  charge: Money;
  /** Lines done. */
  done: Scalars['Int']['output'];
  /** Lines failed. */
  failed: Scalars['Int']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name of the reward, in the language of the caller. */
  rewardName: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Where it stands. */
  state: BatchState;
  /** What it is made for. */
  usage: BatchUsage;
  /** Face value of each line; null where they differ. */
  value?: Maybe<Money>;
};

/** A change of a dispatch. */
export type DispatchChangeInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the dispatch. */
  id: Scalars['ID']['input'];
  /** Key of this request, made once: whatever is sent again with it happens once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** What a dispatch costs. */
export type DispatchCost = {
  __typename?: 'DispatchCost';
  /** By SKU. */
  bySku: Array<SkuCost>;
  /** All of it, in the billing currency. */
  total: Money;
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

/** What became of one SKU of a dispatch. */
export type DispatchOutcome = {
  __typename?: 'DispatchOutcome';
  /** Its batch; null where it was not taken, and in a dry run. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** What it costs; null where it was not taken. */
  charge?: Maybe<Money>;
  /** Stable code of why it was refused; null where it was not. */
  code?: Maybe<Scalars['String']['output']>;
  /** Lines asked for. */
  lineCount: Scalars['Int']['output'];
  /** The same in words, in the language of the caller. */
  message?: Maybe<Scalars['String']['output']>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it was taken. */
  status: OutcomeStatus;
};

/** One page of dispatches, the newest first. */
export type DispatchPage = {
  __typename?: 'DispatchPage';
  /** The rows. */
  items: Array<Dispatch>;
  /** Where the page stands. */
  page: PageInfo;
};

/** How many lines of a dispatch stand where. */
export type DispatchProgress = {
  __typename?: 'DispatchProgress';
  /** To be activated. */
  activate: Scalars['Int']['output'];
  /** Canceled. */
  canceled: Scalars['Int']['output'];
  /** Done. */
  done: Scalars['Int']['output'];
  /** Failed. */
  failed: Scalars['Int']['output'];
  /** Not yet released. */
  held: Scalars['Int']['output'];
  /** Their recipients are to be written to. */
  notify: Scalars['Int']['output'];
  /** Their codes are to be ordered, or are on order. */
  order: Scalars['Int']['output'];
};

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

/** Answer to duplicatePromotion. Codes of Refused: `advertiser_disabled`, `draft_exists`. */
export type DuplicatePromotionResult = DuplicatePromotionSuccess | InvalidInput | Refused;

/** A draft was begun with what the promotion is set to. */
export type DuplicatePromotionSuccess = {
  __typename?: 'DuplicatePromotionSuccess';
  /** The draft. */
  draft: PromotionDraft;
};

/** One figure before and after a change. */
export type EffectFigure = {
  __typename?: 'EffectFigure';
  /** What it became, or would become. */
  after: Money;
  /** Identifier of the allocation whose figure it is; null for a figure of the budget. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** What it was. */
  before: Money;
  /** Name of the figure as the budget calls it, for example `total`, `requested` or `balance`; of an allocation `allocation_amount_pending` and the like. */
  name: Scalars['String']['output'];
};

/** A mail that goes out because of a change. */
export type EffectMail = {
  __typename?: 'EffectMail';
  /** Who gets it: the name of the account. */
  recipient: Scalars['String']['output'];
  /** Its subject, in the language of who gets it. */
  subject: Scalars['String']['output'];
};

/** One move of money between two accounts of the ledger. */
export type EffectPosting = {
  __typename?: 'EffectPosting';
  /** What is moved, above 0. */
  amount: Money;
  /** Account it leaves: funding, unallocated, allocation, pending, delivered or expired. */
  from: Scalars['String']['output'];
  /** Kind of the posting, for example `credit`, `debit`, `allocate` or `deallocate`. */
  kind: Scalars['String']['output'];
  /** Account it reaches, one of the same. */
  to: Scalars['String']['output'];
};

/** What a change does: answered alike by a try, which is undone, and by the change itself. */
export type Effects = {
  __typename?: 'Effects';
  /** Figures of the budget and of its allocations that change, before and after; limits (`maxAdd`, `maxRemove`) follow from them. */
  figures: Array<EffectFigure>;
  /** Mails that go out because of it, alerts that it brings included, as far as the caller may see who gets them. */
  mails: Array<EffectMail>;
  /** Moves of money, in their order; empty when none moves. */
  postings: Array<EffectPosting>;
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

/** Answer to endServiceAccount. Refused: `service_account_ended`. */
export type EndServiceAccountResult = EndServiceAccountSuccess | InvalidInput | Refused | StaleServiceAccount;

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

/** Answer to endServiceAccountSecret. Refused: `service_account_ended`. */
export type EndServiceAccountSecretResult = EndServiceAccountSecretSuccess | InvalidInput | Refused | StaleServiceAccount;

/** The secret was ended, or would have been: it and its tokens open nothing any more. */
export type EndServiceAccountSecretSuccess = {
  __typename?: 'EndServiceAccountSecretSuccess';
  /** What the end does. */
  effects: Effects;
  /** The service account with the secrets that are left. */
  serviceAccount: ServiceAccount;
};

/** The service account was ended, or would have been: its secrets and its tokens open nothing any more. */
export type EndServiceAccountSuccess = {
  __typename?: 'EndServiceAccountSuccess';
  /** What the end does. */
  effects: Effects;
  /** The service account as it is then. */
  serviceAccount: ServiceAccount;
};

/** What promotions are built from: it says how recipients redeem, and what can be set. */
export type Experience = {
  __typename?: 'Experience';
  /** How recipients can be known. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** What it is good for, a sentence each. */
  benefits: Array<Scalars['String']['output']>;
  /** Addresses of further pictures. */
  carousel: Array<Scalars['String']['output']>;
  /** Description, in the caller's language. */
  description: Scalars['String']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Address of a picture; null where it has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** What it says about itself: developer, price and industry first. */
  infos: Array<ExperienceInfo>;
  /** Whether it is chosen at once: it says nothing that needs a page of its own. */
  isPreviewable: Scalars['Boolean']['output'];
  /** Name, in the caller's language. */
  name: Scalars['String']['output'];
  /** What it allows. */
  options: ExperienceOptions;
  /** Name of its pictogram. */
  picto: Scalars['String']['output'];
  /** How recipients redeem; null where nothing of it is shown to them. */
  redemptionFlow?: Maybe<RedemptionFlow>;
  /** Looks that it can be shown in: facelift, legacy. */
  supportedRedemptionFlow: Array<Scalars['String']['output']>;
  /** What the recipient does, step by step, by commas; null where it says nothing of it. */
  userFlowDemo?: Maybe<Scalars['String']['output']>;
};

/** One thing that an experience says about itself. */
export type ExperienceInfo = {
  __typename?: 'ExperienceInfo';
  /** What it is about, for example `Developer`. */
  name: Scalars['String']['output'];
  /** What is said. */
  value: Scalars['String']['output'];
};

/** The parts of an experience; null where it does not have one. */
export type ExperienceModules = {
  __typename?: 'ExperienceModules';
  /** Links can be made, to be sent or downloaded. */
  activationLinks?: Maybe<ModuleFlag>;
  /** API keys can be made for it. */
  apiKeysGeneration?: Maybe<ModuleFlag>;
  /** Codes can be activated by a file. */
  bulkActivation?: Maybe<ModuleFlag>;
  /** Codes can be made in bulk, to be sent or downloaded. */
  bulkRedemption?: Maybe<ModuleFlag>;
  /** What recipients see can be customized. */
  customizationStep?: Maybe<ModuleFlag>;
  /** The sections of the settings. */
  settings: ExperienceSections;
};

/** What an experience allows. */
export type ExperienceOptions = {
  __typename?: 'ExperienceOptions';
  /** How rewards can reach their recipients; none named, all. */
  digitalRewardsMasks: Array<DeliveryMode>;
  /** Whether recipients never get a PDF. */
  disallowPdf: Scalars['Boolean']['output'];
  /** Where it is offered: sandbox, production. */
  environments: Array<Scalars['String']['output']>;
  /** What it can do, and what of it must be set. */
  modules: ExperienceModules;
};

/** The sections of the settings that an experience switches; null where a section is not shown. */
export type ExperienceSections = {
  __typename?: 'ExperienceSections';
  /** How recipients are known. */
  authenticationSystems?: Maybe<ModuleFlag>;
  /** Start and end. */
  date?: Maybe<ModuleFlag>;
  /** Protection against fraud. */
  fraudOptions?: Maybe<ModuleFlag>;
  /** Language. */
  language?: Maybe<ModuleFlag>;
  /** Whether recipients choose among several rewards. */
  multipleRewardsSelection?: Maybe<ModuleFlag>;
  /** Name of the promotion. */
  name?: Maybe<ModuleFlag>;
  /** How recipients are written to. */
  notificationChannels?: Maybe<ModuleFlag>;
  /** Domain of the redemption portal. */
  redemptionPortalDomain?: Maybe<ModuleFlag>;
  /** How recipients tell others. */
  sharingSystems?: Maybe<ModuleFlag>;
};

/** Where a figure comes from: a formula whose terms add up to it, and the ledger entries that add up to it, both to the cent. */
export type Explanation = {
  __typename?: 'Explanation';
  /** The figure's amount. */
  amount: Money;
  /** The moment it is explained as of, ISO 8601 UTC; null for now. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** The entries, newest first. */
  entries: LedgerEntryPage;
  /** What the entries add up to: the figure, less what its formula takes from a limit. */
  entriesAmount: Money;
  /** The figure, as it is called where it was asked for. */
  figure: Scalars['String']['output'];
  /** The entries summed by what moved them. */
  kinds: Array<ExplanationKind>;
  /** The formula: what is added and taken away. */
  terms: Array<ExplanationTerm>;
};

/** All entries of one kind of posting. */
export type ExplanationKind = {
  __typename?: 'ExplanationKind';
  /** What they add to the figure; negative where they take from it. */
  amount: Money;
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** Kind of the posting, for example `credit` or `book`. */
  kind: Scalars['String']['output'];
};

/** One term of a formula. */
export type ExplanationTerm = {
  __typename?: 'ExplanationTerm';
  /** How much. */
  amount: Money;
  /** Whether the name is that of a figure, which explains itself in turn; otherwise of a kind of posting, a limit or what is committed. */
  isFigure: Scalars['Boolean']['output'];
  /** Name of a figure, of a kind of posting, `limit`, or `committed`: what committed allocations hold. */
  name: Scalars['String']['output'];
  /** 1 where it is added, -1 where it is taken away. */
  sign: Scalars['Int']['output'];
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

/** Answer to exportRedemptions. Codes of Refused: `too_many_pdf_rows` (more than 10000), `too_many_exports` (5 are under way). */
export type ExportRedemptionsResult = ExportRedemptionsSuccess | InvalidInput | Refused;

/** The export was accepted; its link is mailed. */
export type ExportRedemptionsSuccess = {
  __typename?: 'ExportRedemptionsSuccess';
  /** The export. */
  export: RedemptionExport;
};

/** A file of links or codes that is made while it is read. */
export type Extract = {
  __typename?: 'Extract';
  /** Until when, ISO 8601 UTC. */
  expiresAt: Scalars['String']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** What it holds. */
  kind: ExtractKind;
  /** Where it is read, once, by who asked for it. */
  url: Scalars['String']['output'];
};

/** What a file of a dispatch holds. */
export type ExtractKind =
  /** Codes, with their PDFs where the dispatch says so. */
  | 'codes'
  /** Order IDs with what is entered at the portal. */
  | 'entry_codes'
  /** Links to redeem. */
  | 'links';

/** One open failure. */
export type Failure = {
  __typename?: 'Failure';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Its name. */
  advertiserName: Scalars['String']['output'];
  /** Since when, ISO 8601. */
  at: Scalars['String']['output'];
  /** Identifier of its dispatch; null where it was ordered by none. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** What failed. */
  kind: FailureKind;
  /** The line, with its reason and what cures it; null where it was ordered by no batch. */
  line?: Maybe<BatchLine>;
  /** Order ID of its redemption. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Its name. */
  promotionName: Scalars['String']['output'];
  /** Why, as a key; empty where none is known. */
  reason: Scalars['String']['output'];
  /** Identifier of its redemption. */
  redemptionId: Scalars['ID']['output'];
};

/** Which failures are meant. */
export type FailureFilter = {
  /** Of these advertisers alone. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of this kind. */
  kind?: InputMaybe<FailureKind>;
  /** For this reason, as the groups spell it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Open failures of one advertiser for one reason. */
export type FailureGroup = {
  __typename?: 'FailureGroup';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Its name. */
  advertiserName: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** What failed. */
  kind: FailureKind;
  /** Since when the oldest of them is open, ISO 8601. */
  oldest: Scalars['String']['output'];
  /** Why, as a key. */
  reason: Scalars['String']['output'];
  /** What cures them. */
  remedy: LineRemedy;
};

/** Open failures by reason and advertiser. */
export type FailureGroups = {
  __typename?: 'FailureGroups';
  /** Whether there are more groups. */
  isCapped: Scalars['Boolean']['output'];
  /** The groups, those with the most failures first; 200 at most. */
  items: Array<FailureGroup>;
  /** All open failures. */
  total: Scalars['Int']['output'];
};

/** What failed. */
export type FailureKind =
  /** A line of a batch that nothing is done for any more. */
  | 'line'
  /** A message: it did not reach its recipient. */
  | 'message'
  /** An order: the reward could not be had. */
  | 'order';

/** One page of open failures. */
export type FailurePage = {
  __typename?: 'FailurePage';
  /** The rows, the oldest first. */
  items: Array<Failure>;
  /** Where the page stands. */
  page: PageInfo;
};

/** One field of an input that breaks a rule. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Name of the input's field, for example `name` or `budgetAlerts.alert1`. */
  field: Scalars['String']['output'];
  /** The limit of that rule, where it has one. */
  limit?: Maybe<Scalars['String']['output']>;
  /** Key of the rule that is broken, for example `required`, `email`, `phone`, `min`, `unknown`. */
  rule: Scalars['String']['output'];
};

/** The colour of a part of the redemption flow. */
export type FlowColor = {
  __typename?: 'FlowColor';
  /** Its colour, hexadecimal. */
  color: Scalars['String']['output'];
  /** The part: text-color, element-background-color, element-text-color or template-background-color. */
  part: Scalars['String']['output'];
};

/** The colour of a part of the redemption flow. */
export type FlowColorInput = {
  /** Its colour, hexadecimal. */
  color: Scalars['String']['input'];
  /** The part: text-color, element-background-color, element-text-color or template-background-color. */
  part: Scalars['String']['input'];
};

/** A picture of a redemption flow. */
export type FlowPicture = {
  __typename?: 'FlowPicture';
  /** Identifier of the media. */
  id: Scalars['ID']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** A picture, by its media. */
export type FlowPictureInput = {
  /** Identifier of the media. */
  id: Scalars['ID']['input'];
};

/** Settings of a redemption flow. */
export type FlowSettings = {
  __typename?: 'FlowSettings';
  /** Whether the code is shown on the page. */
  displayCode: Scalars['Boolean']['output'];
  /** Whether recipients can ask for help. */
  enableContactSupport: Scalars['Boolean']['output'];
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks: Array<Scalars['String']['output']>;
  /** How the flow is reached. */
  integrationMode: Scalars['String']['output'];
  /** Whether recipients choose among several rewards. */
  multipleRewards: Scalars['Boolean']['output'];
  /** alesia or default. */
  redemptionFlowTheme: Scalars['String']['output'];
  /** How recipients tell others: email. */
  sharingSystems: Array<Scalars['String']['output']>;
  /** Whether recipients are known by the sign-in of somebody else. */
  thirdPartyAuthentication: Scalars['Boolean']['output'];
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

/** Answer to giveBackAllocation. Codes of Refused: `nothing_to_give_back` (it is not committed, not over, or all of it waits already), `advertiser_disabled`. */
export type GiveBackAllocationResult = GiveBackAllocationSuccess | InvalidInput | Refused;

/** The request was taken, or would have been. Nothing moves before a second person approves it. */
export type GiveBackAllocationSuccess = {
  __typename?: 'GiveBackAllocationSuccess';
  /** The allocation it is about. */
  allocation: Allocation;
  /** What it does now: no money moves. */
  effects: Effects;
  /** The request that waits for a decision. */
  request: AllocationRequest;
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

/** Answer to importCatalogue. Columns that are missing, doubled or unknown are InvalidInput, and no row is looked at. */
export type ImportCatalogueResult = ImportCatalogueSuccess | InvalidInput | Refused;

/** The rows were imported, but for those that were refused. */
export type ImportCatalogueSuccess = {
  __typename?: 'ImportCatalogueSuccess';
  /** What became of each, in the order they were sent. */
  rows: Array<CatalogueRow>;
};

/** The input breaks rules; nothing was changed. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** Every broken rule, one entry a field. */
  fieldErrors: Array<FieldError>;
};

/** An advertiser as the inventory report names it. */
export type InventoryAdvertiser = {
  __typename?: 'InventoryAdvertiser';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What one advertiser uses of a row. */
export type InventoryAdvertiserStats = {
  __typename?: 'InventoryAdvertiserStats';
  /** The advertiser. */
  advertiser: InventoryAdvertiser;
  /** Pieces left of its committed allocations. */
  allocated: Scalars['Int']['output'];
  /** Used in 7 days. */
  last7Days: Scalars['Int']['output'];
  /** Used in 30 days. */
  last30Days: Scalars['Int']['output'];
};

/** What was used on one day. */
export type InventoryDay = {
  __typename?: 'InventoryDay';
  /** Rewards used. */
  count: Scalars['Int']['output'];
  /** The day, `YYYY-MM-DD`. */
  date: Scalars['String']['output'];
};

/** Names of what the report is filtered by. */
export type InventoryNames = {
  __typename?: 'InventoryNames';
  /** Of the brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Of the product. */
  product?: Maybe<Scalars['String']['output']>;
  /** Of the reward. */
  reward?: Maybe<Scalars['String']['output']>;
};

/** Something the inventory report can be filtered by. */
export type InventoryOption = {
  __typename?: 'InventoryOption';
  /** What the filter takes. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What of the catalogue the inventory report is filtered by. */
export type InventoryOptionKind =
  /** Brands. */
  | 'brand'
  /** Products. */
  | 'product'
  /** Rewards. */
  | 'reward';

/** One page of the inventory report. */
export type InventoryPage = {
  __typename?: 'InventoryPage';
  /** The first of the 30 days whose use is counted. */
  firstDay: Scalars['String']['output'];
  /** The rows. */
  items: Array<InventoryRow>;
  /** The last of those days: yesterday. */
  lastDay: Scalars['String']['output'];
  /** Names of what is filtered by. */
  names: InventoryNames;
  /** Where the page stands. */
  page: PageInfo;
  /** The first of the 7 days whose use is counted. */
  recentDay: Scalars['String']['output'];
  /** The zone of those days. */
  timezone: Scalars['String']['output'];
};

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

/** A row of the inventory report: the stock of a reward, or a budget. */
export type InventoryRow = {
  __typename?: 'InventoryRow';
  /** The alert before that; null to all but operator staff. */
  alert?: Maybe<RunOutAlert>;
  /** What is left of the budget, below 0 where more was redeemed than it held; null for a stock. */
  budget?: Maybe<Money>;
  /** Version of the budget, to be sent back when it is declared anew; 0 for a stock. */
  budgetVersion: Scalars['Int']['output'];
  /** Currency of its amounts. */
  currency: Scalars['String']['output'];
  /** Where the provider shows the budget. */
  dashboardUrl?: Maybe<Scalars['String']['output']>;
  /** Pieces that can be given out later; null for a budget. */
  delayedStock?: Maybe<Scalars['Int']['output']>;
  /** Face value of the reward; null for a budget. */
  faceValue?: Maybe<Money>;
  /** Identifier: the kind of row and what it is about, `stock:AAA-1`. */
  id: Scalars['ID']['output'];
  /** Rewards used in the last 7 whole days. */
  last7Days: Scalars['Int']['output'];
  /** Rewards used in the last 30 whole days. */
  last30Days: Scalars['Int']['output'];
  /** What those of the last 30 days were worth. */
  last30DaysAmount: Money;
  /** Rewards that the next 7 days use at the pace of the last 30. */
  next7Days: Scalars['Int']['output'];
  /** Rewards that the next 30 days use at that pace. */
  next30Days: Scalars['Int']['output'];
  /** Who supplies it; null to all but operator staff. */
  provider?: Maybe<Provider>;
  /** When the provider is paid; null to all but operator staff. */
  providerPaymentType?: Maybe<ProviderPaymentType>;
  /** Name of the reward; null for a budget. */
  rewardCaption?: Maybe<Scalars['String']['output']>;
  /** SKU of the reward; null for a budget. */
  rewardSku?: Maybe<Scalars['ID']['output']>;
  /** Where its rewards come from. */
  rewardSource: RewardSource;
  /** When it runs out. */
  runOut: RunOut;
  /** Pieces that can be given out now; null for a budget. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Both together. */
  totalStock?: Maybe<Scalars['Int']['output']>;
  /** What it is about. */
  type: InventoryType;
};

/** Who uses what a row has, and how much of it was used each day. */
export type InventoryStats = {
  __typename?: 'InventoryStats';
  /** How many advertisers there are. */
  advertiserCount: Scalars['Int']['output'];
  /** Pieces left of all their committed allocations. */
  allocatedTotal: Scalars['Int']['output'];
  /** Each of the 30 days, the oldest first. */
  daily: Array<InventoryDay>;
  /** The advertisers that use it, the one that uses most first; 100 at most. */
  items: Array<InventoryAdvertiserStats>;
  /** Used by all of them in 7 days. */
  last7DaysTotal: Scalars['Int']['output'];
  /** Used by all of them in 30 days. */
  last30DaysTotal: Scalars['Int']['output'];
};

/** What a row of the inventory report is about. */
export type InventoryType =
  /** The budget that is kept with a provider. */
  | 'budget'
  /** The stock of a reward. */
  | 'stock';

/** Where invoices go. */
export type InvoiceAddress = {
  __typename?: 'InvoiceAddress';
  /** Town. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country. */
  country?: Maybe<Country>;
  /** Street and number. */
  line1?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zipcode?: Maybe<Scalars['String']['output']>;
};

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

/** How an advertiser is invoiced. */
export type Invoicing = {
  __typename?: 'Invoicing';
  /** APE code, usually four digits and a letter; any text is kept. */
  ape?: Maybe<Scalars['String']['output']>;
  /** Whether invoices go out by themselves. */
  autoInvoicing: Scalars['Boolean']['output'];
  /** Capital of the company, as it is written on an invoice. */
  capital?: Maybe<Scalars['String']['output']>;
  /** Legal form of the company, for example SARL. */
  companieType?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  entrepriseName?: Maybe<Scalars['String']['output']>;
  /** First name of the person invoices are addressed to. */
  firstname?: Maybe<Scalars['String']['output']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['output'];
  /** Number for the value added tax. */
  idTva?: Maybe<Scalars['String']['output']>;
  /** Where invoices go. */
  invoiceAddress: InvoiceAddress;
  /** unknown, prepayment, payment_in_30 or payment_in_60; the advertiser's own. */
  invoiceType: Scalars['String']['output'];
  /** Last name of that person. */
  lastname?: Maybe<Scalars['String']['output']>;
  /** Number in the trade register. */
  rcsNumber?: Maybe<Scalars['String']['output']>;
  /** Town of that register. */
  rcsTown?: Maybe<Scalars['String']['output']>;
  /** SIRET, usually 14 digits; any text is kept. */
  siret?: Maybe<Scalars['String']['output']>;
  /** Country whose value added tax applies. */
  vatCountry?: Maybe<Country>;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** A piece of background work: a mail, a check, a recount. What it carries is not shown. */
export type Job = {
  __typename?: 'Job';
  /** The advertiser it is about; null for what is about none. */
  advertiser?: Maybe<AdvertiserSummary>;
  /** Attempts made so far. */
  attempts: Scalars['Int']['output'];
  /** When it was asked for, ISO 8601. */
  createdAt: Scalars['String']['output'];
  /** Which mail, where it is one. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Why the last attempt failed, in one word; null when none did. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it was done or given up, ISO 8601; null before. */
  finishedAt?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** What it does: `mail`, `message`, `budgetAlert`, `reconcile`, `reconcileAll`, `purge`, `indexEntry`, `indexCheck`, `demoPictures`, `release`, `batchWork`, `deliver`, `redeem`, `sweep`, `bulkWork`, `redemptionExport`, `expiredExports`. */
  kind: Scalars['String']['output'];
  /** Attempts after which it is given up. */
  maxAttempts: Scalars['Int']['output'];
  /** It is not begun before this moment, ISO 8601. */
  runAt: Scalars['String']['output'];
  /** Where it stands. */
  state: JobState;
};

/** How much background work there is in all; 10001 when there is more than 10000. */
export type JobCounts = {
  __typename?: 'JobCounts';
  /** Given up. */
  dead: Scalars['Int']['output'];
  /** Waiting. */
  queued: Scalars['Int']['output'];
  /** Being done. */
  running: Scalars['Int']['output'];
};

/** Conditions on a list of background work. */
export type JobFilter = {
  /** Only this kind. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only this state. */
  state?: InputMaybe<JobState>;
};

/** One page of background work. */
export type JobPage = {
  __typename?: 'JobPage';
  /** How much there is in all, whatever the conditions. */
  counts: JobCounts;
  /** The rows, the newest first. */
  items: Array<Job>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Where recipients are led from the redemption flow. */
export type LandingPages = {
  __typename?: 'LandingPages';
  /** Address; null where there is none. */
  defaultUrl?: Maybe<Scalars['String']['output']>;
};

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

/** Answer to leaveReportSchedule. */
export type LeaveReportScheduleResult = InvalidInput | LeaveReportScheduleSuccess | Refused;

/** The caller is off the recipients, or would be; its owner is told by mail. */
export type LeaveReportScheduleSuccess = {
  __typename?: 'LeaveReportScheduleSuccess';
  /** The schedule as it last was. */
  receivedReport: ReceivedReport;
};

/** What one posting of the ledger did to a figure. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  /** The figure after it. */
  after: Money;
  /** The IO number of that allocation, by which it is called; null where it has none. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation that was filled, emptied or charged. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** What it added to the figure; negative where it took from it. */
  amount: Money;
  /** When it counts, ISO 8601 UTC. */
  at: Scalars['String']['output'];
  /** Reference of the budget's line that moved it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Account the money left: funding, unallocated, allocation, pending, delivered or expired; null for a request. */
  from?: Maybe<Scalars['String']['output']>;
  /** Whether it is a request that waits for a decision: no money moved yet. */
  isRequest: Scalars['Boolean']['output'];
  /** Kind of the posting, for example `credit` or `book`. */
  kind: Scalars['String']['output'];
  /** Identifier of the posting; of the request where it is one. The same posting does something else to another figure. */
  postingId: Scalars['ID']['output'];
  /** What moved it, for example `redemption:7`. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Identifier of the posting it undoes. */
  reverses?: Maybe<Scalars['ID']['output']>;
  /** Account the money reached, one of the same; null for a request. */
  to?: Maybe<Scalars['String']['output']>;
};

/** Some entries of the ledger. */
export type LedgerEntryPage = {
  __typename?: 'LedgerEntryPage';
  /** The rows. */
  items: Array<LedgerEntry>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Addresses outside the application, each one configuration of the environment. */
export type Links = {
  __typename?: 'Links';
  /** The administration site; where there is none, the application's own screens serve. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The public catalogue. */
  catalogue?: Maybe<Scalars['String']['output']>;
  /** Where `Contact us` leads: a page or a `mailto:` address. */
  contact?: Maybe<Scalars['String']['output']>;
  /** The social page in the footer. */
  social?: Maybe<Scalars['String']['output']>;
};

/** A checked and re-encoded picture. */
export type Media = {
  __typename?: 'Media';
  /** Its content type. */
  contentType: Scalars['String']['output'];
  /** Height in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** `pending`, `success` or `error`. */
  uploadStatus: Scalars['String']['output'];
  /** Address of the picture; none until it was checked. */
  url?: Maybe<Scalars['String']['output']>;
  /** The same picture, smaller and in other formats. */
  variants: Array<MediaVariant>;
  /** Width in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** The pictures of a brand, a product or a SKU. */
export type MediaSet = {
  __typename?: 'MediaSet';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The pictures. */
  items: Array<MediaSetItem>;
  /** What it is of: `brands`, `products` or `skus`. */
  noun: Scalars['String']['output'];
  /** Identifier of that. */
  nounId: Scalars['ID']['output'];
  /** Version, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** A picture of a set, by its name and locale. */
export type MediaSetItem = {
  __typename?: 'MediaSetItem';
  /** Its locale; none for the one of every locale without its own. */
  locale?: Maybe<Scalars['String']['output']>;
  /** The picture. */
  media: Media;
  /** `logo`, `catalog_badge` or `picture`. */
  name: Scalars['String']['output'];
};

/** Where a picture stands in its set. */
export type MediaSetItemInput = {
  /** Its locale, of a name kept per locale; none for every locale without its own. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the uploaded file, or of the one that stands there. */
  mediaId: Scalars['ID']['input'];
  /** `logo`, `catalog_badge` or `picture`, as far as the noun has it. */
  name: Scalars['String']['input'];
};

/** A smaller picture, or one in another format. */
export type MediaVariant = {
  __typename?: 'MediaVariant';
  /** Its content type. */
  contentType: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** An account as account management sees it: with its organization, its status and its advertisers. */
export type Member = {
  __typename?: 'Member';
  /** The advertisers given to it; operator staff see every one without. */
  advertisers: Array<AdvertiserSummary>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether its owner has opened a link sent to it; until then it counts for nothing. */
  emailVerified: Scalars['Boolean']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Whom issuers elsewhere know it as, since its first verified sign-in there; empty where our own signs in. */
  identities: Array<BoundIdentity>;
  /** The invitation that nobody accepted yet; null once it was accepted. */
  invitation?: Maybe<MemberInvitation>;
  /** True for operator staff: the verified e-mail belongs to a domain of the operator. */
  isStaff: Scalars['Boolean']['output'];
  /** Language of the interface: `en` or `fr`. */
  locale: Scalars['String']['output'];
  /** Name to sign in with. */
  login: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** The organization it belongs to. */
  organization: Organization;
  /** The roles given to the account; without any it may do nothing. */
  roles: Array<Scalars['String']['output']>;
  /** Whether it can sign in. */
  status: MemberStatus;
  /** IANA time zone in which this person reads dates. */
  timezone: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
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

/** An invitation that nobody accepted yet. */
export type MemberInvitation = {
  __typename?: 'MemberInvitation';
  /** Until when its link works, or worked; ISO 8601 UTC. Null where it was withdrawn. */
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** Whether its link works. */
  state: MemberInvitationState;
};

/** How far an invitation is. */
export type MemberInvitationState =
  /** Its link is too old; it can be sent again. */
  | 'expired'
  /** Its link works. */
  | 'open'
  /** Its link was withdrawn; it can be sent again. */
  | 'withdrawn';

/** One page of accounts. */
export type MemberPage = {
  __typename?: 'MemberPage';
  /** The rows, by name. */
  items: Array<Member>;
  /** Where the page stands. */
  page: PageInfo;
};

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

/** An amount in its currency. */
export type Money = {
  __typename?: 'Money';
  /** Decimal string with the currency's own number of decimals, for example `10.50` (EUR) or `1050` (JPY). */
  amount: Scalars['String']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** What can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a comment to a redemption, for operator staff. */
  addRedemptionComment: AddRedemptionCommentResult;
  /** Approves a request: the money moves, and whoever asked gets a mail. For operator staff, never for whoever asked. */
  approveAllocationRequest: ApproveAllocationRequestResult;
  /** Blocks a redeemed redemption; its money stays spent. */
  blockRedemption: BlockRedemptionResult;
  /** Does the same with many redemptions, 10000 at most: the chosen set is frozen and judged, then worked row by row. Retry, cancel and comment need redemptionsAdmin. */
  bulkRedemptions: BulkRedemptionsResult;
  /** Cancels what of a dispatch has not gone out yet. */
  cancelDispatch: CancelDispatchResult;
  /** Cancels a redemption in state failed or pending: its money returns, its link ends. */
  cancelRedemption: CancelRedemptionResult;
  /** Chooses the rewards of a promotion. */
  choosePromotionRewards: ChoosePromotionRewardsResult;
  /** Says that the bytes were sent; the platform checks them, and re-encodes pictures. */
  completeUpload: CompleteUploadResult;
  /** Corrects the address of a recipient. */
  correctRecipient: CorrectRecipientResult;
  /** Creates an advertiser, of the caller's organization unless operator staff name another one. */
  createAdvertiser: CreateAdvertiserResult;
  /** Asks for an allocation; whoever asked gets a mail once it is decided. */
  createAllocation: CreateAllocationResult;
  /** Makes one redemption, redeems it at once and sends it to its user; goods wait for an address, and their link is sent. */
  createAndRedeem: CreateAndRedeemResult;
  /** Creates a brand; only operator staff may. */
  createBrand: CreateBrandResult;
  /** Creates an API key of an advertiser. */
  createCredential: CreateCredentialResult;
  /** Sends, downloads or activates rewards of a promotion: everything is reserved at once, and goes out after the undo window. */
  createDispatch: CreateDispatchResult;
  /** Opens a file of a dispatch for a minute; that its codes are read is written down first. */
  createExtract: CreateExtractResult;
  /** Creates an account and invites its owner by mail, who alone learns of the link; for operator staff. */
  createMember: CreateMemberResult;
  /** Creates a product. */
  createProduct: CreateProductResult;
  /** Creates a promotion of an advertiser. */
  createPromotion: CreatePromotionResult;
  /** Makes one redemption: its money, stock, quota and order ID are taken at once. */
  createRedemption: CreateRedemptionResult;
  /** Begins the quota of a reward. */
  createRedemptionsQuota: CreateRedemptionsQuotaResult;
  /** Has the file of a saved view mailed again and again. Needs the ability to see its report. */
  createReportSchedule: CreateReportScheduleResult;
  /** Keeps the filters and the order of a screen under a name. */
  createSavedView: CreateSavedViewResult;
  /** Creates a service account; for operator staff. */
  createServiceAccount: CreateServiceAccountResult;
  /** Creates a SKU of a product. */
  createSku: CreateSkuResult;
  /** Makes a place to send a file to. */
  createUpload: CreateUploadResult;
  /** Opens the voucher of a redemption as a PDF for a minute; that its codes are read is written down first. */
  createVoucher: CreateVoucherResult;
  /**
   * Approves or rejects several requests at once, those that can be decided one after the other, so that the last money goes to the first of
   * them; each other one is named with its reason. For operator staff.
   */
  decideAllocationRequests: DecideAllocationRequestsResult;
  /** Says what the budget kept with a provider holds now: what is redeemed from now on is taken off it. For operator staff. */
  declareSourceBudget: DeclareSourceBudgetResult;
  /** Deletes an API key for ever. */
  deleteCredential: DeleteCredentialResult;
  /** Throws the caller's draft of a promotion of an advertiser away. */
  deletePromotionDraft: DeletePromotionDraftResult;
  /** Deletes a quota: nothing limits its reward any more. */
  deleteRedemptionsQuota: DeleteRedemptionsQuotaResult;
  /** Ends a schedule. */
  deleteReportSchedule: DeleteReportScheduleResult;
  /** Deletes a view, also for those whom it was shared with. */
  deleteSavedView: DeleteSavedViewResult;
  /** Begins the caller's draft with what a promotion is set to: its experience, rewards and settings, ongoing from now and without a domain. Created from it, a promotion also takes over look and texts. */
  duplicatePromotion: DuplicatePromotionResult;
  /** Ends a service account for ever; for operator staff. */
  endServiceAccount: EndServiceAccountResult;
  /** Ends one secret of a service account at once; for operator staff. */
  endServiceAccountSecret: EndServiceAccountSecretResult;
  /** Has a file of the redemption report written, and its link mailed to you. Codes need viewCouponCode. */
  exportRedemptions: ExportRedemptionsResult;
  /** Asks to give back what an expired committed allocation still holds; a second person decides about it as about any request. */
  giveBackAllocation: GiveBackAllocationResult;
  /** Imports rows of a catalogue file: each is done whole or refused. New ones need createRewards, changes editRewards. */
  importCatalogue: ImportCatalogueResult;
  /** Takes you off the recipients of a colleague's schedule. It asks for no more than to be signed in with a role. */
  leaveReportSchedule: LeaveReportScheduleResult;
  /** Takes a dispatch back whole before anything went out. */
  recallDispatch: RecallDispatchResult;
  /** Refunds a redeemed redemption: its code is killed where it came from, then its money returns. */
  refundRedemption: RefundRedemptionResult;
  /** Rejects a request: nothing moves, and whoever asked gets a mail with the reason. For operator staff, never for whoever asked. */
  rejectAllocationRequest: RejectAllocationRequestResult;
  /** Lets a held dispatch go out now. */
  releaseDispatch: ReleaseDispatchResult;
  /** Gives the recipient another redemption of the same reward in place of a redeemed one. */
  replaceRedemption: ReplaceRedemptionResult;
  /** Sends a message to a recipient again. */
  resendDelivery: ResendDeliveryResult;
  /** Lets a denied redemption be tried again: its money is held anew. */
  resetRedemption: ResetRedemptionResult;
  /** Tries the lines of a dispatch that failed again. */
  retryDispatch: RetryDispatchResult;
  /** Tries work again that was given up; for operator staff. */
  retryJob: RetryJobResult;
  /** Orders the reward of a redemption again, in state failed or pending. */
  retryRedemption: RetryRedemptionResult;
  /** Shows the codes of a redemption; who asks and why is written down first. */
  revealRedemptionCodes: RevealRedemptionCodesResult;
  /** Returns the money of a redeemed redemption at the wish of the advertiser; its code lives on. */
  reverseRedemption: ReverseRedemptionResult;
  /** Makes a new secret of a service account; the old one goes on for a while or ends at once. For operator staff. */
  rotateServiceAccountSecret: RotateServiceAccountSecretResult;
  /** Saves the pictures of a set. Whoever may only create gives the first ones to what they created. */
  saveMediaSet: SaveMediaSetResult;
  /** Saves which dimensions a product has. Whoever may only create products sets them once. */
  saveProductDimensions: SaveProductDimensionsResult;
  /** Saves the caller's draft of a promotion of an advertiser. */
  savePromotionDraft: SavePromotionDraftResult;
  /** Sets the status of a reward of a promotion. */
  savePromotionRewardStatus: SavePromotionRewardStatusResult;
  /** Saves texts of a promotion's screens. */
  savePromotionScreens: SavePromotionScreensResult;
  /** Saves whether a seller offers a product: staff at any, others at their own organization. */
  savePublication: SavePublicationResult;
  /** Sets, changes or takes away the alert of a stock or a budget; it is sent once, and again only after a refill. For operator staff. */
  saveRunOutAlert: SaveRunOutAlertResult;
  /** Saves the values of a SKU by dimension. */
  saveSkuDimensions: SaveSkuDimensionsResult;
  /** Sends an invitation once more, or the mail by which a changed address is proved; for operator staff. */
  sendMemberLink: SendMemberLinkResult;
  /** Sends a report once more, now; when it is due stays as it is. */
  sendReportSchedule: SendReportScheduleResult;
  /** Sets the view that a screen opens with for the caller alone. */
  setDefaultView: SetDefaultViewResult;
  /** Says who is given a redemption that nobody has yet. */
  setRedemptionUser: SetRedemptionUserResult;
  /** Stops what a bulk action has not begun. */
  stopBulkAction: StopBulkActionResult;
  /** Sends a mail or an SMS of a promotion, as it is saved, to the caller. */
  testPromotionScreen: TestPromotionScreenResult;
  /** Unbinds an account from the issuer elsewhere; the next verified sign-in binds it anew. For operator staff. */
  unbindMember: UnbindMemberResult;
  /** Saves the own profile. */
  updateAccount: UpdateAccountResult;
  /** Saves the own notification settings. */
  updateAccountSettings: UpdateAccountSettingsResult;
  /** Saves an advertiser. */
  updateAdvertiser: UpdateAdvertiserResult;
  /** Changes an allocation that waits for its first decision. */
  updateAllocation: UpdateAllocationResult;
  /** Saves a brand; only operator staff may. */
  updateBrand: UpdateBrandResult;
  /** Adds to the budget of an advertiser, or removes from it. */
  updateBudget: UpdateBudgetResult;
  /** Saves the limits below which the balance gives a warning. */
  updateBudgetAlerts: UpdateBudgetAlertsResult;
  /** Saves the reference of a line. */
  updateBudgetLine: UpdateBudgetLineResult;
  /** Renames an API key. */
  updateCredential: UpdateCredentialResult;
  /** Gives, changes or deletes the discount of an advertiser on a product. */
  updateDiscount: UpdateDiscountResult;
  /** Saves the invoicing of an advertiser. */
  updateInvoicing: UpdateInvoicingResult;
  /** Saves name, e-mail, status, roles and advertisers of an account; for operator staff. */
  updateMember: UpdateMemberResult;
  /** Saves a product. */
  updateProduct: UpdateProductResult;
  /** Saves a promotion. */
  updatePromotion: UpdatePromotionResult;
  /** Corrects where the reward of a redemption is shipped. */
  updateRedemptionAddress: UpdateRedemptionAddressResult;
  /** Corrects the names and addresses of a recipient. */
  updateRedemptionUser: UpdateRedemptionUserResult;
  /** Changes a quota; without a count it is deleted. */
  updateRedemptionsQuota: UpdateRedemptionsQuotaResult;
  /** Saves when a report is mailed, of which days and to whom, and whether it is paused. */
  updateReportSchedule: UpdateReportScheduleResult;
  /** Renames or shares a view, or replaces what it shows. */
  updateSavedView: UpdateSavedViewResult;
  /** Saves name and abilities of a service account; for operator staff. */
  updateServiceAccount: UpdateServiceAccountResult;
  /** Saves a SKU. */
  updateSku: UpdateSkuResult;
  /** Withdraws a request that nobody decided yet: nothing moves. For whoever asked for it, and for operator staff; then whoever asked gets a mail. */
  withdrawAllocationRequest: WithdrawAllocationRequestResult;
  /** Withdraws an invitation that nobody accepted; for operator staff. */
  withdrawInvitation: WithdrawInvitationResult;
};


/** What can be changed. */
export type MutationAddRedemptionCommentArgs = {
  input: AddRedemptionCommentInput;
};


/** What can be changed. */
export type MutationApproveAllocationRequestArgs = {
  input: ApproveAllocationRequestInput;
};


/** What can be changed. */
export type MutationBlockRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** What can be changed. */
export type MutationBulkRedemptionsArgs = {
  input: BulkRedemptionsInput;
};


/** What can be changed. */
export type MutationCancelDispatchArgs = {
  input: DispatchChangeInput;
};


/** What can be changed. */
export type MutationCancelRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** What can be changed. */
export type MutationChoosePromotionRewardsArgs = {
  input: ChoosePromotionRewardsInput;
};


/** What can be changed. */
export type MutationCompleteUploadArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  mediaId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCorrectRecipientArgs = {
  input: CorrectRecipientInput;
};


/** What can be changed. */
export type MutationCreateAdvertiserArgs = {
  input: CreateAdvertiserInput;
};


/** What can be changed. */
export type MutationCreateAllocationArgs = {
  input: CreateAllocationInput;
};


/** What can be changed. */
export type MutationCreateAndRedeemArgs = {
  input: CreateAndRedeemInput;
};


/** What can be changed. */
export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


/** What can be changed. */
export type MutationCreateCredentialArgs = {
  input: CreateCredentialInput;
};


/** What can be changed. */
export type MutationCreateDispatchArgs = {
  input: CreateDispatchInput;
};


/** What can be changed. */
export type MutationCreateExtractArgs = {
  input: CreateExtractInput;
};


/** What can be changed. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** What can be changed. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** What can be changed. */
export type MutationCreatePromotionArgs = {
  input: CreatePromotionInput;
};


/** What can be changed. */
export type MutationCreateRedemptionArgs = {
  input: CreateRedemptionInput;
};


/** What can be changed. */
export type MutationCreateRedemptionsQuotaArgs = {
  input: CreateRedemptionsQuotaInput;
};


/** What can be changed. */
export type MutationCreateReportScheduleArgs = {
  input: CreateReportScheduleInput;
};


/** What can be changed. */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** What can be changed. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** What can be changed. */
export type MutationCreateSkuArgs = {
  input: CreateSkuInput;
};


/** What can be changed. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


/** What can be changed. */
export type MutationCreateVoucherArgs = {
  input: CreateVoucherInput;
};


/** What can be changed. */
export type MutationDecideAllocationRequestsArgs = {
  input: DecideAllocationRequestsInput;
};


/** What can be changed. */
export type MutationDeclareSourceBudgetArgs = {
  input: DeclareSourceBudgetInput;
};


/** What can be changed. */
export type MutationDeleteCredentialArgs = {
  input: DeleteCredentialInput;
};


/** What can be changed. */
export type MutationDeletePromotionDraftArgs = {
  input: DeletePromotionDraftInput;
};


/** What can be changed. */
export type MutationDeleteRedemptionsQuotaArgs = {
  input: DeleteRedemptionsQuotaInput;
};


/** What can be changed. */
export type MutationDeleteReportScheduleArgs = {
  input: DeleteReportScheduleInput;
};


/** What can be changed. */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/** What can be changed. */
export type MutationDuplicatePromotionArgs = {
  input: DuplicatePromotionInput;
};


/** What can be changed. */
export type MutationEndServiceAccountArgs = {
  input: EndServiceAccountInput;
};


/** What can be changed. */
export type MutationEndServiceAccountSecretArgs = {
  input: EndServiceAccountSecretInput;
};


/** What can be changed. */
export type MutationExportRedemptionsArgs = {
  input: ExportRedemptionsInput;
};


/** What can be changed. */
export type MutationGiveBackAllocationArgs = {
  input: GiveBackAllocationInput;
};


/** What can be changed. */
export type MutationImportCatalogueArgs = {
  input: ImportCatalogueInput;
};


/** What can be changed. */
export type MutationLeaveReportScheduleArgs = {
  input: LeaveReportScheduleInput;
};


/** What can be changed. */
export type MutationRecallDispatchArgs = {
  input: DispatchChangeInput;
};


/** What can be changed. */
export type MutationRefundRedemptionArgs = {
  input: RefundRedemptionInput;
};


/** What can be changed. */
export type MutationRejectAllocationRequestArgs = {
  input: RejectAllocationRequestInput;
};


/** What can be changed. */
export type MutationReleaseDispatchArgs = {
  input: DispatchChangeInput;
};


/** What can be changed. */
export type MutationReplaceRedemptionArgs = {
  input: ReplaceRedemptionInput;
};


/** What can be changed. */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};


/** What can be changed. */
export type MutationResetRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** What can be changed. */
export type MutationRetryDispatchArgs = {
  input: DispatchChangeInput;
};


/** What can be changed. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** What can be changed. */
export type MutationRetryRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** What can be changed. */
export type MutationRevealRedemptionCodesArgs = {
  input: RevealRedemptionCodesInput;
};


/** What can be changed. */
export type MutationReverseRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** What can be changed. */
export type MutationRotateServiceAccountSecretArgs = {
  input: RotateServiceAccountSecretInput;
};


/** What can be changed. */
export type MutationSaveMediaSetArgs = {
  input: SaveMediaSetInput;
};


/** What can be changed. */
export type MutationSaveProductDimensionsArgs = {
  input: SaveProductDimensionsInput;
};


/** What can be changed. */
export type MutationSavePromotionDraftArgs = {
  input: SavePromotionDraftInput;
};


/** What can be changed. */
export type MutationSavePromotionRewardStatusArgs = {
  input: SavePromotionRewardStatusInput;
};


/** What can be changed. */
export type MutationSavePromotionScreensArgs = {
  input: SavePromotionScreensInput;
};


/** What can be changed. */
export type MutationSavePublicationArgs = {
  input: SavePublicationInput;
};


/** What can be changed. */
export type MutationSaveRunOutAlertArgs = {
  input: SaveRunOutAlertInput;
};


/** What can be changed. */
export type MutationSaveSkuDimensionsArgs = {
  input: SaveSkuDimensionsInput;
};


/** What can be changed. */
export type MutationSendMemberLinkArgs = {
  input: SendMemberLinkInput;
};


/** What can be changed. */
export type MutationSendReportScheduleArgs = {
  input: SendReportScheduleInput;
};


/** What can be changed. */
export type MutationSetDefaultViewArgs = {
  input: SetDefaultViewInput;
};


/** What can be changed. */
export type MutationSetRedemptionUserArgs = {
  input: SetRedemptionUserInput;
};


/** What can be changed. */
export type MutationStopBulkActionArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationTestPromotionScreenArgs = {
  input: TestPromotionScreenInput;
};


/** What can be changed. */
export type MutationUnbindMemberArgs = {
  input: UnbindMemberInput;
};


/** What can be changed. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** What can be changed. */
export type MutationUpdateAccountSettingsArgs = {
  input: UpdateAccountSettingsInput;
};


/** What can be changed. */
export type MutationUpdateAdvertiserArgs = {
  input: UpdateAdvertiserInput;
};


/** What can be changed. */
export type MutationUpdateAllocationArgs = {
  input: UpdateAllocationInput;
};


/** What can be changed. */
export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


/** What can be changed. */
export type MutationUpdateBudgetArgs = {
  input: UpdateBudgetInput;
};


/** What can be changed. */
export type MutationUpdateBudgetAlertsArgs = {
  input: UpdateBudgetAlertsInput;
};


/** What can be changed. */
export type MutationUpdateBudgetLineArgs = {
  input: UpdateBudgetLineInput;
};


/** What can be changed. */
export type MutationUpdateCredentialArgs = {
  input: UpdateCredentialInput;
};


/** What can be changed. */
export type MutationUpdateDiscountArgs = {
  input: UpdateDiscountInput;
};


/** What can be changed. */
export type MutationUpdateInvoicingArgs = {
  input: UpdateInvoicingInput;
};


/** What can be changed. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** What can be changed. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be changed. */
export type MutationUpdatePromotionArgs = {
  input: UpdatePromotionInput;
};


/** What can be changed. */
export type MutationUpdateRedemptionAddressArgs = {
  input: UpdateRedemptionAddressInput;
};


/** What can be changed. */
export type MutationUpdateRedemptionUserArgs = {
  input: UpdateRedemptionUserInput;
};


/** What can be changed. */
export type MutationUpdateRedemptionsQuotaArgs = {
  input: UpdateRedemptionsQuotaInput;
};


/** What can be changed. */
export type MutationUpdateReportScheduleArgs = {
  input: UpdateReportScheduleInput;
};


/** What can be changed. */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** What can be changed. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** What can be changed. */
export type MutationUpdateSkuArgs = {
  input: UpdateSkuInput;
};


/** What can be changed. */
export type MutationWithdrawAllocationRequestArgs = {
  input: WithdrawAllocationRequestInput;
};


/** What can be changed. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** How recipients are written to. */
export type NotificationChannel =
  /** By mail. */
  | 'email'
  /** By SMS. */
  | 'sms';

/** The company an account belongs to. */
export type Organization = {
  __typename?: 'Organization';
  /** Currencies its advertisers can be billed in; the first is the default. */
  billingCurrencies: Array<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** Countries it operates in, ISO 3166-1 alpha-2, named by the search index. */
  operatingCountries: Array<Country>;
  /** Identifier of its look; a session with another one reloads the application. */
  uiId: Scalars['String']['output'];
};

/** Whether a SKU of a dispatch was taken. */
export type OutcomeStatus =
  /** It was. */
  | 'accepted'
  /** It was not looked at, because one before it ended the dispatch. */
  | 'not_processed'
  /** It was refused by itself; the others go on. */
  | 'refused';

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The page's number, the first being 1. */
  number: Scalars['Int']['output'];
  /** Rows on a page. */
  size: Scalars['Int']['output'];
  /** Rows in the whole list; counting stops at 10000. */
  totalCount: Scalars['Int']['output'];
  /** True when there are more rows than were counted. */
  totalIsCapped: Scalars['Boolean']['output'];
  /** Pages in the list, as far as it was counted. */
  totalPages: Scalars['Int']['output'];
};

/** Which page of a list is wanted. */
export type PageInput = {
  /** The page's number, the first being 1. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows on a page, 100 at most. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** What a brand sells, as a group of SKUs of several values. */
export type Product = {
  __typename?: 'Product';
  /** Whether its gift cards can be of any value. */
  acceptVariableValue: Scalars['Boolean']['output'];
  /** Its brand. */
  brand: BrandSummary;
  /** How it is sold. */
  conditionOfSale: ConditionOfSale;
  /** Countries it is sold in, named by the search index; none means worldwide. */
  countryRestrictions: Array<Country>;
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale: Scalars['String']['output'];
  /** How its rewards reach their recipients. */
  deliveryMode: DeliveryMode;
  /** Description in the default language. */
  description: Scalars['String']['output'];
  /** Its dimensions, in their order. */
  dimensionConfigurations: Array<DimensionConfiguration>;
  /** Its values of the dimensions that do not vary. */
  dimensionValues: Array<DimensionValue>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency: Scalars['String']['output'];
  /** Whether it is shown first. */
  featured: Scalars['Boolean']['output'];
  /** Identifier, `BRAND-PRODUCT`. */
  id: Scalars['ID']['output'];
  /** Its pictures. */
  mediaSet?: Maybe<MediaSet>;
  /** Name in the default language. */
  name: Scalars['String']['output'];
  /** Name of a card of any value, `%s` being the value; null where it has none. */
  nameWithVariableValue?: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  productType: ProductType;
  /** Where it is offered, one entry for each seller that the caller can offer it at. */
  publications: Array<Publication>;
  /** Whether it has a SKU on sale; worked out, never set. */
  state: ProductState;
  /** Whether it is on sale. */
  status: SaleStatus;
  /** Whom it is aimed at. */
  targeting: Targeting;
  /** Terms and conditions as text. */
  termsAndConditions?: Maybe<Scalars['String']['output']>;
  /** Address of the terms and conditions. */
  termsAndConditionsUrl?: Maybe<Scalars['String']['output']>;
  /** What it is found under. */
  themes: Array<Scalars['String']['output']>;
  /** Texts in the other languages it has. */
  translations: Array<Translation>;
  /** When it was last saved. */
  updatedAt: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
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

/** A product that can be chosen. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** SKU of its brand. */
  brandSku: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Identifier of the product, `BRAND-PRODUCT`. */
  productId: Scalars['ID']['output'];
};

/** One page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The rows. */
  items: Array<Product>;
  /** Where the page stands. */
  page: PageInfo;
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

/** A product by name, as its SKUs show it. */
export type ProductSummary = {
  __typename?: 'ProductSummary';
  /** Identifier, `BRAND-PRODUCT`. */
  id: Scalars['ID']['output'];
  /** Name in the default language. */
  name: Scalars['String']['output'];
};

/** What kind of thing a product is. */
export type ProductType =
  /** A gift card. */
  | 'gift_card'
  /** A thing that is sent, with an EAN. */
  | 'item'
  /** A product of former times. */
  | 'legacy';

/** A campaign of an advertiser that gives rewards. */
export type Promotion = {
  __typename?: 'Promotion';
  /** How recipients get their links: none, when links are downloaded. */
  activationNotificationChannels: Array<NotificationChannel>;
  /** Its advertiser. */
  advertiser?: Maybe<Advertiser>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of its advertiser. */
  advertiserName: Scalars['String']['output'];
  /** What it is advertised with. */
  advertising: PromotionAdvertising;
  /** Whether recipients may take a PDF along. */
  allowPdf: Scalars['Boolean']['output'];
  /** How recipients can be written to. */
  allowedNotificationChannels: Array<NotificationChannel>;
  /** How recipients are known. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** Whether what was sent out and is still booked after thirty days is canceled: nobody used it. */
  autoCancelCode: Scalars['Boolean']['output'];
  /** Dispatches that activated printed codes, the newest first. */
  codeActivations?: Maybe<DispatchPage>;
  /** Colours of the redemption flow; what is not named has the usual one. */
  colors: Array<FlowColor>;
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** Its dispatches, the newest first. */
  dispatches?: Maybe<DispatchPage>;
  /** Name that mails are sent under; null for the usual one. */
  emailSenderName?: Maybe<Scalars['String']['output']>;
  /** Whether the sender's name is followed by the operator's. */
  emailVia: Scalars['Boolean']['output'];
  /** When it ends, ISO 8601 UTC; null while it is ongoing. */
  endDatetime?: Maybe<Scalars['String']['output']>;
  /** The experience it is built from. */
  experience?: Maybe<Experience>;
  /** Identifier of the experience it is built from. */
  experienceId: Scalars['ID']['output'];
  /** Name of that experience, in the caller's language. */
  experienceName: Scalars['String']['output'];
  /** Settings of the redemption flow; null where its experience has none. */
  flowSettings?: Maybe<FlowSettings>;
  /** standard or strong. */
  fraudLevel: Scalars['String']['output'];
  /** Whether it has a reward that can be given. */
  hasRunnableReward: Scalars['Boolean']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Where recipients are led. */
  landingPages: LandingPages;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** Pictures of the redemption flow. */
  medias: PromotionMedias;
  /** What is missing before it can launch; nothing for one that is completed or deleted. */
  missing: Array<PromotionGap>;
  /** Name. */
  name: Scalars['String']['output'];
  /** How recipients get what they redeemed. */
  notificationChannels: Array<NotificationChannel>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency: Scalars['String']['output'];
  /** Days after which links expire; null for never. */
  redemptionExpirationDelay?: Maybe<Scalars['Int']['output']>;
  /** What became of its redemptions. */
  redemptions: PromotionRedemptions;
  /** Who can redeem. */
  restrictions: PromotionRestrictions;
  /** Its rewards. */
  rewards?: Maybe<PromotionRewardPage>;
  /** Texts of its screens: its advertiser's, its own and those of its rewards. */
  screens?: Maybe<Array<PromotionScreen>>;
  /** Whether identifiers of orders are signed. */
  securedOrderIds: Scalars['Boolean']['output'];
  /** Name that SMS are sent under; null for the usual one. */
  smsSenderName?: Maybe<Scalars['String']['output']>;
  /** When it begins, ISO 8601 UTC. */
  startDatetime: Scalars['String']['output'];
  /** Where it stands in time: pending, ready, ended or completed; worked out, never set. One that is not known is to be taken as not ready. */
  state: Scalars['String']['output'];
  /** Daily redemptions in a period. */
  stats?: Maybe<DailyStats>;
  /** What people made of it. */
  status: PromotionStatus;
  /** Label of its portal's domain; null where it has none. */
  uiId?: Maybe<Scalars['String']['output']>;
  /** When it was last saved. */
  updatedAt: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};


/** A campaign of an advertiser that gives rewards. */
export type PromotionCodeActivationsArgs = {
  page?: InputMaybe<PageInput>;
};


/** A campaign of an advertiser that gives rewards. */
export type PromotionDispatchesArgs = {
  page?: InputMaybe<PageInput>;
};


/** A campaign of an advertiser that gives rewards. */
export type PromotionRewardsArgs = {
  filter?: InputMaybe<PromotionRewardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PromotionRewardSort>;
};


/** A campaign of an advertiser that gives rewards. */
export type PromotionScreensArgs = {
  locales?: InputMaybe<Array<Scalars['String']['input']>>;
  skus?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A campaign of an advertiser that gives rewards. */
export type PromotionStatsArgs = {
  filter: StatsFilter;
};

/** What a promotion is advertised with. */
export type PromotionAdvertising = {
  __typename?: 'PromotionAdvertising';
  /** Campaigns. */
  advertisingCampaigns: Array<Scalars['String']['output']>;
};

/** What the caller has entered so far for a promotion of an advertiser; one draft each, seen by nobody else. It is kept for 90 days after the last save. */
export type PromotionDraft = {
  __typename?: 'PromotionDraft';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Identifier of the promotion that it is a duplicate of; null where it is none. */
  copiedFrom?: Maybe<Scalars['ID']['output']>;
  /** The experience; null until one is chosen. */
  experience?: Maybe<Experience>;
  /** Identifier of the experience; null until one is chosen. */
  experienceId?: Maybe<Scalars['ID']['output']>;
  /** The page of the wizard that is next. */
  page: WizardPage;
  /** The same, judged for the experience: one may have become unavailable since it was chosen. */
  rewards: Array<PromotionDraftReward>;
  /** What was entered for the settings; what was not, as the wizard begins. */
  settings: PromotionDraftSettings;
  /** SKUs of the rewards, in their order. */
  skus: Array<Scalars['ID']['output']>;
  /** When it was last saved, ISO 8601 UTC; null where nothing was saved yet. */
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** Version, to be sent back with a save; 0 where nothing was saved yet. */
  version: Scalars['Int']['output'];
};

/** A reward of a draft. */
export type PromotionDraftReward = {
  __typename?: 'PromotionDraftReward';
  /** The reward as the catalogue shows it. */
  catalogueEntry: Reward;
  /** Its name; null where it is no longer known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it could be given, and what is against it, as for a reward of a promotion. */
  state: Scalars['String']['output'];
};

/** What was entered for the settings of a promotion, by the names of its rules. It may still break all of them. */
export type PromotionDraftSettings = {
  __typename?: 'PromotionDraftSettings';
  /** How recipients get their links: none, when links are downloaded. */
  activationNotificationChannels: Array<NotificationChannel>;
  /** Whether recipients may take a PDF along. */
  allowPdf: Scalars['Boolean']['output'];
  /** How recipients are known. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** Whether what was sent out and is still booked after thirty days is canceled: nobody used it. */
  autoCancelCode: Scalars['Boolean']['output'];
  /** Whether the code is shown on the page. */
  displayCode: Scalars['Boolean']['output'];
  /** Name that mails are sent under; null for the usual one. */
  emailSenderName?: Maybe<Scalars['String']['output']>;
  /** Whether the sender's name is followed by the operator's. */
  emailVia: Scalars['Boolean']['output'];
  /** Whether recipients can ask for help. */
  enableContactSupport: Scalars['Boolean']['output'];
  /** When it ends, ISO 8601; null while it is ongoing or not known. */
  endDatetime?: Maybe<Scalars['String']['output']>;
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks: Array<Scalars['String']['output']>;
  /** standard or strong; null where none is chosen. */
  fraudLevel?: Maybe<Scalars['String']['output']>;
  /** Where recipients are led. */
  landingPageUrl?: Maybe<Scalars['String']['output']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** Whether recipients choose among several rewards. */
  multipleRewards: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How recipients get what they redeemed. */
  notificationChannels: Array<NotificationChannel>;
  /** Whether it has no end. */
  ongoing: Scalars['Boolean']['output'];
  /** unique or multiple: how often a recipient can redeem; null where none is chosen. */
  redeemFrequency?: Maybe<Scalars['String']['output']>;
  /** Days after which links expire; null for never. */
  redemptionExpirationDelay?: Maybe<Scalars['Int']['output']>;
  /** Countries recipients are in, ISO 3166-1 alpha-2. */
  restrictedCountries: Array<Scalars['String']['output']>;
  /** Languages of the redemption flow. */
  restrictedLanguages: Array<Scalars['String']['output']>;
  /** Whether identifiers of orders are signed. */
  securedOrderIds: Scalars['Boolean']['output'];
  /** How recipients tell others: email. */
  sharingSystems: Array<Scalars['String']['output']>;
  /** When it begins, ISO 8601. */
  startDatetime?: Maybe<Scalars['String']['output']>;
  /** Whether recipients are known by the sign-in of somebody else. */
  thirdPartyAuthentication: Scalars['Boolean']['output'];
  /** Label of its portal's domain. */
  uiId?: Maybe<Scalars['String']['output']>;
};

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

/** What a change means to those who were promised a reward: answered alike by a try, which is undone, and by the change itself. */
export type PromotionEffects = {
  __typename?: 'PromotionEffects';
  /** Booked and pending redemptions of rewards that are not given any more: they can be redeemed all the same. */
  kept: Scalars['Int']['output'];
  /** Lines of dispatches that were not done yet: they are canceled, and their money comes back. */
  linesCanceled: Scalars['Int']['output'];
  /** Lines of dispatches whose reward is redeemed and not sent yet: they fail, and a retry sends them. */
  linesFailed: Scalars['Int']['output'];
  /** Lines of dispatches that waited for the promotion: they go on. */
  linesResumed: Scalars['Int']['output'];
  /** Lines of dispatches that are not done yet: they wait until the promotion goes on. */
  linesWaiting: Scalars['Int']['output'];
  /** Of these: links that nobody has used yet. */
  links: Scalars['Int']['output'];
  /** And after it. */
  liveRewardsAfter: Scalars['Int']['output'];
  /** Rewards that could be given, now or once it starts, before the change. */
  liveRewardsBefore: Scalars['Int']['output'];
  /** Mails to those who made these dispatches, once the last line is closed. */
  mails: Array<EffectMail>;
  /** Booked and pending redemptions that cannot be redeemed any more while it stays so. */
  recipients: Scalars['Int']['output'];
  /** What the canceled lines had booked: it comes back. */
  returned: Money;
  /** Booked and pending redemptions that can be redeemed again. */
  returning: Scalars['Int']['output'];
};

/** The experience that a promotion is built from. */
export type PromotionExperienceInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Figures of a promotion. */
export type PromotionFigures = {
  __typename?: 'PromotionFigures';
  /** Redeemed, pending and denied ones together. */
  activated: Scalars['Int']['output'];
  /** Denied. */
  denied: Scalars['Int']['output'];
  /** Pending, failed ones included. */
  pending: Scalars['Int']['output'];
  /** Redeemed of a hundred activated, one decimal; 0 where nothing is activated. */
  ratio: Scalars['Float']['output'];
  /** Redeemed. */
  redeemed: Scalars['Int']['output'];
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

/** One thing that is missing before a promotion can launch. */
export type PromotionGap = {
  __typename?: 'PromotionGap';
  /** Key of its message, for example `no_live_reward` or `portal_domain_invalid`. */
  code: Scalars['String']['output'];
  /** The setting it is about, as the rules of promotions name it; null where it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Where it is put right. */
  screen: LaunchPlace;
};

/** Pictures of a redemption flow. */
export type PromotionMedias = {
  __typename?: 'PromotionMedias';
  /** What lies behind the pages; null for none. */
  background?: Maybe<FlowPicture>;
  /** The logo; null for none. */
  logo?: Maybe<FlowPicture>;
};

/** Pictures of a redemption flow; what is left out stays, null removes. */
export type PromotionMediasInput = {
  /** What lies behind the pages. */
  background?: InputMaybe<FlowPictureInput>;
  /** The logo. */
  logo?: InputMaybe<FlowPictureInput>;
};

/** One page of promotions. */
export type PromotionPage = {
  __typename?: 'PromotionPage';
  /** The rows. */
  items: Array<Promotion>;
  /** Where the page stands. */
  page: PageInfo;
};

/** What became of the redemptions of a promotion. */
export type PromotionRedemptions = {
  __typename?: 'PromotionRedemptions';
  /** Redeemed within the last seven days. */
  last7Days: Scalars['Int']['output'];
  /** All of them. */
  states: PromotionFigures;
};

/** Who can redeem. */
export type PromotionRestrictions = {
  __typename?: 'PromotionRestrictions';
  /** Countries recipients are in, named by the search index. */
  countries: Array<Country>;
  /** Languages of the redemption flow. */
  languages: Array<Scalars['String']['output']>;
};

/** Who can redeem; what is left out stays. */
export type PromotionRestrictionsInput = {
  /** Countries recipients are in, ISO 3166-1 alpha-2. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages of the redemption flow. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A reward of a promotion, and what became of it. */
export type PromotionReward = {
  __typename?: 'PromotionReward';
  /** Redeemed, pending and denied ones together. */
  activated: Scalars['Int']['output'];
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The reward as the catalogue shows it. */
  catalogueEntry: Reward;
  /** How it reaches its recipient. */
  deliveryMode: DeliveryMode;
  /** Denied. */
  denied: Scalars['Int']['output'];
  /** What it is worth to who gets it. */
  faceValue: Money;
  /** Whether links and codes of it can be made: enabled and ready. */
  isRunnable: Scalars['Boolean']['output'];
  /** Name, in the language of the caller. */
  name: Scalars['String']['output'];
  /** Its names in these languages, in their order; the usual one where it has none in a language. */
  names: Array<Scalars['String']['output']>;
  /** Identifier of this reward within this promotion. */
  offerId: Scalars['ID']['output'];
  /** Pending, failed ones included; of the whole promotion where recipients choose among several rewards. */
  pending: Scalars['Int']['output'];
  /** Its place among the rewards of the promotion, from 0. */
  position: Scalars['Int']['output'];
  /** What one costs the advertiser. */
  price: Money;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Redeemed of a hundred activated, one decimal; 0 where nothing is activated. */
  ratio: Scalars['Float']['output'];
  /** Redeemed. */
  redeemed: Scalars['Int']['output'];
  /** Its SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it can be given, and what is against it; worked out, never set. One that is not known is to be taken as not ready. */
  state: Scalars['String']['output'];
  /** What people made of it. */
  status: PromotionRewardStatus;
  /** Committed pieces that are left; null for as many as the budget pays for. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be of any value. */
  variableValue: Scalars['Boolean']['output'];
};


/** A reward of a promotion, and what became of it. */
export type PromotionRewardNamesArgs = {
  locales: Array<Scalars['String']['input']>;
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

/** One page of the rewards of a promotion. */
export type PromotionRewardPage = {
  __typename?: 'PromotionRewardPage';
  /** The rows. */
  items: Array<PromotionReward>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Texts of one screen of the redemption flow in one language, and who says them. */
export type PromotionScreen = {
  __typename?: 'PromotionScreen';
  /** Who says them: a reward's come before the promotion's, these before the advertiser's, and these before the built-in ones. */
  level: ScreenLevel;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** The screen, for example `email_delivery`. */
  screen: Scalars['String']['output'];
  /** The reward, where they are a reward's. */
  sku?: Maybe<Scalars['ID']['output']>;
  /** The texts; what is left out is said by the next level. */
  texts: Array<PromotionScreenText>;
};

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
export type PromotionScreenText = {
  __typename?: 'PromotionScreenText';
  /** Which one: title, text, button, subject or message. */
  key: Scalars['String']['output'];
  /** What is said, placeholders such as `{{reward_name}}` in it. */
  text: Scalars['String']['output'];
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

/** A partner that supplies the codes or the goods of SKUs. */
export type Provider = {
  __typename?: 'Provider';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

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

/** Whether a seller offers a product: in its catalogue, or privately, which is by SKU alone. */
export type Publication = {
  __typename?: 'Publication';
  /** Identifier; null while the seller has not been asked to offer it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it is reachable by SKU alone; it is not published then. */
  private: Scalars['Boolean']['output'];
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** Whether it is in the seller's catalogue. */
  published: Scalars['Boolean']['output'];
  /** Identifier of the seller, an organization. */
  sellerId: Scalars['ID']['output'];
  /** Name of the seller. */
  sellerName: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save; 0 while there is none. */
  version: Scalars['Int']['output'];
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** An account; the own one also answers to `me`. */
  account?: Maybe<Account>;
  /** Redemptions of all advertisers that the caller may see, counted and summed up by groups and timeframes. What takes too long to be counted is refused with `report_too_long`; the file has it all the same. */
  activityReport?: Maybe<ActivityReportPage>;
  /** One advertiser; null when there is none or the caller may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** At most twenty-one advertisers the caller may see, by name: one more than a picker shows. */
  advertiserOptions?: Maybe<Array<AdvertiserOption>>;
  /** Advertisers the caller may see. */
  advertisers?: Maybe<AdvertiserPage>;
  /** Alerts of the caller's organization and its advertisers, the newest first. */
  alerts?: Maybe<AlertPage>;
  /** One allocation; null when there is none or the caller may not see it. */
  allocation?: Maybe<Allocation>;
  /** Who asked for what and who decided, of every advertiser the caller may see; without an order what waits first, then what changed last. */
  allocationsReport?: Maybe<AllocationRequestPage>;
  /** One brand; null when there is none. */
  brand?: Maybe<Brand>;
  /** Brands of the catalogue, by name. */
  brands?: Maybe<BrandPage>;
  /** Version and environment of what is running. */
  build?: Maybe<Build>;
  /** Your own bulk actions, the newest first. */
  bulkActions?: Maybe<BulkActionPage>;
  /**
   * Changes of the catalogue. Who may see rewards sees all of them; everybody else what their own catalogue showed, so that a product
   * that is no longer published for them has disappeared.
   *
   * To follow them, ask with `since: "0"` and then, for ever, with the `cursor` of the last answer: while a page is full at once, else after
   * a while (a minute is often enough). Each change comes once and none is left out, because identifiers follow the order of commits. Keep
   * the cursor with what you made of the answer; conditions may change between two questions.
   */
  catalogueChanges?: Maybe<CatalogueChangePage>;
  /** Countries whose name or code matches the text; never worldwide. */
  countries?: Maybe<CountryPage>;
  /** What did not reach its recipient, by reason and advertiser. */
  deliveryFailureGroups?: Maybe<FailureGroups>;
  /** The same one by one. */
  deliveryFailures?: Maybe<FailurePage>;
  /** Every dimension there is, in the order they are shown. */
  dimensions?: Maybe<Array<Dimension>>;
  /** A dispatch; null where there is none that the caller may see. */
  dispatch?: Maybe<Dispatch>;
  /** Dispatches of all advertisers that the caller may see, the newest first. */
  dispatches?: Maybe<DispatchPage>;
  /** One experience, also one that is no longer offered; null when there is none. */
  experience?: Maybe<Experience>;
  /** Experiences that a promotion can be built from here, in their order. */
  experiences?: Maybe<Array<Experience>>;
  /** Brands, products or rewards that the inventory report can be filtered by, 20 at most. */
  inventoryOptions?: Maybe<Array<InventoryOption>>;
  /** Stock of each reward and budget of each source, what is used of them, and when they run out; what runs out first when no order is given. */
  inventoryReport?: Maybe<InventoryPage>;
  /** Who uses the stock of a reward; null where there is none of this SKU. */
  inventoryRewardStats?: Maybe<InventoryStats>;
  /** Who uses what a budget pays for, or what comes from a kind of source; null where there is none. */
  inventorySourceStats?: Maybe<InventoryStats>;
  /** Whether another promotion has this label as the domain of its portal. */
  isPortalDomainTaken?: Maybe<Scalars['Boolean']['output']>;
  /** Background work, the newest first; for operator staff. */
  jobs?: Maybe<JobPage>;
  /** One set of pictures. */
  mediaSet?: Maybe<MediaSet>;
  /** One account; null when there is none. For operator staff. */
  member?: Maybe<Member>;
  /** All accounts, by name; for operator staff. */
  members?: Maybe<MemberPage>;
  /** The caller's own organization. */
  organization?: Maybe<Organization>;
  /**
   * At most twenty-one advertisers of an organization, one more than a picker shows, found by name, that its accounts can be given; for
   * operator staff.
   */
  organizationAdvertisers?: Maybe<Array<AdvertiserSummary>>;
  /** Organizations an account or an advertiser can belong to, by name; for operator staff. */
  organizations?: Maybe<Array<Organization>>;
  /** One product; null when there is none. */
  product?: Maybe<Product>;
  /** At most twenty-one products on sale, by name: one more than a picker shows. */
  productOptions?: Maybe<Array<ProductOption>>;
  /** Products of the catalogue. */
  products?: Maybe<ProductPage>;
  /** One promotion; null when there is none or the caller may not see it. */
  promotion?: Maybe<Promotion>;
  /** The caller's draft of a promotion of an advertiser; as the wizard begins, with version 0, where nothing was saved yet. Null when the caller may not see the advertiser. */
  promotionDraft?: Maybe<PromotionDraft>;
  /** Promotions of all advertisers that the caller may see. */
  promotions?: Maybe<PromotionPage>;
  /** Who can supply a SKU, by name; for operator staff. */
  providers?: Maybe<Array<Provider>>;
  /** Reports that colleagues have sent to you on a schedule, two hundred at most: what is due next on top. */
  receivedReports?: Maybe<Array<ReceivedReport>>;
  /** One redemption. */
  redemption?: Maybe<Redemption>;
  /** One of your own bulk actions. */
  redemptionBulk?: Maybe<BulkAction>;
  /** Balance and operations of a redemption's card, asked of who gave it; null where it has none whose balance is told. */
  redemptionCard?: Maybe<RedemptionCard>;
  /** Your own exports of the redemption report, the newest first. */
  redemptionExports?: Maybe<RedemptionExportPage>;
  /** The link of a redemption's recipient; who asks is written down. */
  redemptionLink?: Maybe<RedemptionLink>;
  /** Redemptions of all advertisers that the caller may see, those activated last first; one that is not activated yet stands where its money was set aside. An order other than that is refused with `sorting_limit_exceeded` where more than 10000 match. */
  redemptions?: Maybe<RedemptionPage>;
  /** The rewards of a product, each with the quota that an advertiser has of it; null where either is not there. */
  redemptionsQuotas?: Maybe<Array<RedemptionsQuota>>;
  /** Brands, products or rewards of the promotions that you may see, by name, fifty at most: for filters of the reports, also without the catalogue. */
  reportChoices?: Maybe<Array<ReportChoice>>;
  /** Colleagues that a report can be sent to, by name; fifty at most. */
  reportRecipients?: Maybe<Array<ReportRecipient>>;
  /** One of your schedules; null where there is none. */
  reportSchedule?: Maybe<ReportSchedule>;
  /** Your schedules: what is due next on top, what is paused at the end. */
  reportSchedules?: Maybe<ReportSchedulePage>;
  /** How many requests wait that the caller may decide. */
  requestsToDecide?: Maybe<RequestsToDecide>;
  /** One reward by its exact SKU, private ones too; null where the caller's organization does not offer it. */
  reward?: Maybe<Reward>;
  /** Products offered together: everybody's groups and those of the caller's organization. */
  rewardGroups?: Maybe<RewardGroupPage>;
  /**
   * At most twenty-one rewards on sale, one more than a picker shows; available ones first, among them those in the advertiser's currency.
   * Null when the advertiser is not there or not yours.
   */
  rewardOptions?: Maybe<Array<RewardOption>>;
  /** Where rewards come from: the kinds of sources and, to operator staff, each budget kept with a provider. */
  rewardSources?: Maybe<Array<RewardSource>>;
  /** What a text could become: brands, products and tags of which something is found. */
  rewardSuggestions?: Maybe<Array<RewardSuggestion>>;
  /** One view; null when there is none or the caller may not see it. */
  savedView?: Maybe<SavedView>;
  /** Own and shared views of a screen, two hundred at most: own ones first, then by name. */
  savedViews?: Maybe<Array<SavedView>>;
  /**
   * Rewards of a catalogue, the best first. A text that begins like a SKU is looked for among SKUs, whatever their condition of sale, private ones too; any
   * other among names of rewards, products, brands and tags, in all languages. The first thousand hits can be paged through.
   */
  searchRewards?: Maybe<RewardHitPage>;
  /** Organizations whose catalogue the caller may look at: all of them for operator staff, for others their own. */
  sellers?: Maybe<Array<Seller>>;
  /** One service account; null when there is none. For operator staff. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** All service accounts; for operator staff. */
  serviceAccounts?: Maybe<ServiceAccountPage>;
  /** What rewards are good for, by name. */
  serviceCategories?: Maybe<ServiceCategoryPage>;
  /** What a new product of a brand would collide with, for forms while somebody types. */
  similarProducts?: Maybe<SimilarProducts>;
  /** One SKU; null when there is none. */
  sku?: Maybe<Sku>;
  /** SKUs of the catalogue. */
  skus?: Maybe<SkuPage>;
  /** Daily redemptions of everything the caller may see. */
  stats?: Maybe<DailyStats>;
  /** Tags whose name contains the text. */
  tags?: Maybe<TagPage>;
  /** Kinds of reward whose name contains the text. */
  typologies?: Maybe<TypologyPage>;
  /** One recipient of rewards. */
  user?: Maybe<User>;
  /** The signed-in caller. */
  viewer?: Maybe<Viewer>;
};


/** What can be read. */
export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryActivityReportArgs = {
  endDate?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityReportFilter>;
  groupBy?: InputMaybe<Array<ActivityReportGroup>>;
  interval?: InputMaybe<ReportInterval>;
  metrics?: InputMaybe<Array<ActivityReportMetric>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ActivityReportSort>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  timeframeScope?: InputMaybe<TimeframeScope>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryAdvertiserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAdvertiserOptionsArgs = {
  filter?: InputMaybe<AdvertiserFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be read. */
export type QueryAdvertisersArgs = {
  filter?: InputMaybe<AdvertiserFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<AdvertiserSort>;
};


/** What can be read. */
export type QueryAlertsArgs = {
  filter?: InputMaybe<AlertFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryAllocationArgs = {
  advertiserId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAllocationsReportArgs = {
  filter?: InputMaybe<AllocationsReportFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<AllocationsReportSort>;
};


/** What can be read. */
export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryBrandsArgs = {
  filter?: InputMaybe<BrandFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryBulkActionsArgs = {
  page?: InputMaybe<PageInput>;
  state?: InputMaybe<BulkActionState>;
};


/** What can be read. */
export type QueryCatalogueChangesArgs = {
  filter?: InputMaybe<CatalogueChangeFilter>;
  page?: InputMaybe<PageInput>;
  since?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryCountriesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryDeliveryFailureGroupsArgs = {
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be read. */
export type QueryDeliveryFailuresArgs = {
  filter?: InputMaybe<FailureFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryDimensionsArgs = {
  mayVary?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryDispatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDispatchesArgs = {
  filter?: InputMaybe<DispatchFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryExperienceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryExperiencesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryInventoryOptionsArgs = {
  kind: InventoryOptionKind;
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryInventoryReportArgs = {
  filter?: InputMaybe<InventoryReportFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<InventoryReportSort>;
};


/** What can be read. */
export type QueryInventoryRewardStatsArgs = {
  sku: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInventorySourceStatsArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryIsPortalDomainTakenArgs = {
  label: Scalars['String']['input'];
  promotionId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryMediaSetArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMembersArgs = {
  filter?: InputMaybe<MemberFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryOrganizationAdvertisersArgs = {
  organizationId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryOrganizationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryProductOptionsArgs = {
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be read. */
export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPromotionDraftArgs = {
  advertiserId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPromotionsArgs = {
  filter?: InputMaybe<PromotionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PromotionSort>;
};


/** What can be read. */
export type QueryRedemptionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRedemptionBulkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRedemptionCardArgs = {
  redemptionId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRedemptionExportsArgs = {
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryRedemptionLinkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRedemptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RedemptionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<RedemptionSort>;
};


/** What can be read. */
export type QueryRedemptionsQuotasArgs = {
  advertiserId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryReportChoicesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  of: ReportChoiceKind;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryReportRecipientsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryReportScheduleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryReportSchedulesArgs = {
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryRewardArgs = {
  sku: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRewardGroupsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryRewardOptionsArgs = {
  advertiserId: Scalars['ID']['input'];
  mode?: AllocationMode;
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryRewardSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QuerySavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerySavedViewsArgs = {
  screen: SavedViewScreen;
};


/** What can be read. */
export type QuerySearchRewardsArgs = {
  filter?: InputMaybe<RewardSearchFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryServiceAccountsArgs = {
  filter?: InputMaybe<ServiceAccountFilter>;
  page?: InputMaybe<PageInput>;
};


/** What can be read. */
export type QueryServiceCategoriesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QuerySimilarProductsArgs = {
  brandId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QuerySkuArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerySkusArgs = {
  filter?: InputMaybe<SkuFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<SkuSort>;
};


/** What can be read. */
export type QueryStatsArgs = {
  filter: StatsFilter;
};


/** What can be read. */
export type QueryTagsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryTypologiesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** Answer to recallDispatch. Codes of Refused: `already_released`, `not_held`. */
export type RecallDispatchResult = InvalidInput | RecallDispatchSuccess | Refused;

/** The dispatch was taken back, or would have been. */
export type RecallDispatchSuccess = {
  __typename?: 'RecallDispatchSuccess';
  /** The dispatch as it is now. */
  dispatch: Dispatch;
  /** What it does. */
  effects: Effects;
};

/** A colleague's schedule, as somebody sees it who gets its reports. */
export type ReceivedReport = {
  __typename?: 'ReceivedReport';
  /** How often it is due. */
  cadence: ReportCadence;
  /** What it is sent as. */
  format: RedemptionExportFormat;
  /** Identifier of the schedule. */
  id: Scalars['ID']['output'];
  /** Whether it stands still. */
  isPaused: Scalars['Boolean']['output'];
  /** Of a monthly one: 1 to 31; in a month that is shorter, its last day. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** When it is due next, ISO 8601 UTC; null while it is paused. */
  nextDatetime?: Maybe<Scalars['String']['output']>;
  /** Who has it sent. */
  ownerName: Scalars['String']['output'];
  /** Which report it is of. */
  report: ScheduledReport;
  /** At which time of the zone's clock, `HH:MM`. */
  time: Scalars['String']['output'];
  /** IANA zone of the clock. */
  timezone: Scalars['String']['output'];
  /** What its view is called, or was. */
  viewName: Scalars['String']['output'];
  /** Of a weekly one: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

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

/** One reward given to one recipient. */
export type Redemption = {
  __typename?: 'Redemption';
  /** What the caller may do with it, and why not. */
  actions: Array<RedemptionActionState>;
  /** When it was activated, ISO 8601 UTC; null before. */
  activationDatetime?: Maybe<Scalars['String']['output']>;
  /** Where it is shipped; null before that is known. */
  address?: Maybe<ShippingAddress>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of its advertiser. */
  advertiserName: Scalars['String']['output'];
  /** Identifier of its batch; null where it came alone. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** When its money was set aside. */
  bookedDatetime: Scalars['String']['output'];
  /** Whether its card's balance can be asked for. */
  canConsult: Scalars['Boolean']['output'];
  /** Whether it has a code that still pays and can be killed where it came from; false before it is redeemed and once it is over. */
  cancelable: Scalars['Boolean']['output'];
  /** What is left on its card, asked of who gave it; null where that is not told. */
  card?: Maybe<RedemptionCard>;
  /** What is known of its codes without opening them. */
  codeInformation?: Maybe<CodeInformation>;
  /** Company that it was ordered for. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** The last messages to its recipient, the newest first; asked for apart. */
  deliveries?: Maybe<Array<Delivery>>;
  /** Identifier of the dispatch that made it; null where none did. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** When it expires; null where it never does. */
  expirationDatetime?: Maybe<Scalars['String']['output']>;
  /** Another reference of the advertiser. */
  externalRef?: Maybe<Scalars['String']['output']>;
  /** What happened to it, the newest first; comments are among it for operator staff with viewRedemptionComments. */
  history?: Maybe<RedemptionHistoryPage>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Last characters of its code; null while it has none. */
  last4?: Maybe<Scalars['String']['output']>;
  /** Where its money came from, went and is. */
  money?: Maybe<RedemptionMoney>;
  /** Whether its reward is shipped. */
  needsAddress: Scalars['Boolean']['output'];
  /** The advertiser's own number of it; null where it has none. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** What became of its order at who ships it, in their words. */
  orderStatus?: Maybe<Scalars['String']['output']>;
  /** How its recipient paid, by number: 0 unknown, 1 credit card, 2 gift card, 3 bank transfer, 4 upcadhoc. */
  paymentTypes: Array<Scalars['Int']['output']>;
  /** Its promotion. */
  promotion?: Maybe<Promotion>;
  /** Its promotion, as far as it decides what may be done. */
  promotionSummary: RedemptionPromotion;
  /** Identifier of who supplies its reward; null without redemptionsAdmin. */
  provider?: Maybe<Scalars['ID']['output']>;
  /** Who supplies its reward; null without redemptionsAdmin. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** When that provider is paid, by number: 0 prepaid budget, 1 paid on redeem, 2 paid on use, 3 prepaid codes; null without redemptionsAdmin. */
  providerPaymentType?: Maybe<Scalars['Int']['output']>;
  /** Number by which the shipment is followed. */
  providerTrackingCode?: Maybe<Scalars['String']['output']>;
  /** When it was redeemed; null before. */
  redeemedDatetime?: Maybe<Scalars['String']['output']>;
  /** When it was refunded; null unless it was. */
  refundedDatetime?: Maybe<Scalars['String']['output']>;
  /** Of a refunded one: whether the advertiser reversed it. */
  reversed: Scalars['Boolean']['output'];
  /** Its reward. */
  reward: RedemptionReward;
  /** Where it stands. */
  state: RedemptionState;
  /** Why it stands there, as a key; null where nothing is to be said. */
  stateDetails?: Maybe<Scalars['String']['output']>;
  /** Whether it is only a trial of the promotion. */
  testing: Scalars['Boolean']['output'];
  /** When it last changed. */
  updatedDatetime: Scalars['String']['output'];
  /** What its codes are for: primary, url, security_url, tracking, security, security_url_code. */
  usages: Array<Scalars['String']['output']>;
  /** Who is given it; null while nobody is. */
  user?: Maybe<RedemptionUser>;
  /** What it is worth to who gets it. */
  value: Money;
  /** Version of the row. */
  version: Scalars['Int']['output'];
};


/** One reward given to one recipient. */
export type RedemptionHistoryArgs = {
  page?: InputMaybe<PageInput>;
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

/** An action on a redemption: whether the caller may take it, and the first thing against it. */
export type RedemptionActionState = {
  __typename?: 'RedemptionActionState';
  /** The ability that the caller lacks, where that is the reason. */
  ability?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may take it now. */
  allowed: Scalars['Boolean']['output'];
  /** The action. */
  name: RedemptionAction;
  /** What is against it; null where nothing is. */
  reason?: Maybe<RedemptionActionReason>;
};

/** A card that a redemption gave: the index tells what is left on it. */
export type RedemptionCard = {
  __typename?: 'RedemptionCard';
  /** What is left on it. */
  balance?: Maybe<Scalars['String']['output']>;
  /** Currency, ISO 4217. */
  currency?: Maybe<Scalars['ID']['output']>;
  /** Identifier of its redemption. */
  id: Scalars['ID']['output'];
  /** What happened on it, the newest first. */
  operations?: Maybe<Array<CardOperation>>;
};

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

/** A file of the redemption report that its asker fetches by a mailed link. */
export type RedemptionExport = {
  __typename?: 'RedemptionExport';
  /** What it holds beside its usual columns. */
  additionalFields: Array<RedemptionExportField>;
  /** When it was asked for, ISO 8601 UTC. */
  createdDatetime: Scalars['String']['output'];
  /** How often it was opened. */
  downloads: Scalars['Int']['output'];
  /** Until when it can be opened; null before it is finished. */
  expirationDatetime?: Maybe<Scalars['String']['output']>;
  /** When it was finished; null before. */
  finishedDatetime?: Maybe<Scalars['String']['output']>;
  /** CSV or PDF. */
  format: RedemptionExportFormat;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Why it could not be written, as a key; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Redemptions that are written so far. */
  rows: Scalars['Int']['output'];
  /** Bytes that are written so far, a whole number as text. */
  size: Scalars['String']['output'];
  /** Where it stands. */
  state: RedemptionExportState;
  /** Where it is opened, by its asker alone; null where there is no file. */
  url?: Maybe<Scalars['String']['output']>;
};

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

/** One page of exports. */
export type RedemptionExportPage = {
  __typename?: 'RedemptionExportPage';
  /** The exports. */
  items: Array<RedemptionExport>;
  /** Where the page stands. */
  page: PageInfo;
};

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

/** A field before and after. */
export type RedemptionFieldChange = {
  __typename?: 'RedemptionFieldChange';
  /** As it became; null where it is empty. */
  after?: Maybe<Scalars['String']['output']>;
  /** As it was; null where it was empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field: state, user, state_details, address and others. */
  field: Scalars['String']['output'];
};

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

/** How recipients redeem what they got. */
export type RedemptionFlow = {
  __typename?: 'RedemptionFlow';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** How the flow is reached. */
  integrationMode: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether the recipient gets one code first, and chooses a reward with it. */
  supportsPrimaryCode: Scalars['Boolean']['output'];
};

/** Who did something to a redemption. */
export type RedemptionHistoryAuthor = {
  __typename?: 'RedemptionHistoryAuthor';
  /** Identifier of the account; null for a program and for people whom the caller does not know. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether a person did it, or a program. */
  kind: RedemptionHistoryAuthorKind;
  /** Name of the account, the API key or the service account; null for whom the caller does not know: operator staff and service accounts of the provider. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Who does something to a redemption. */
export type RedemptionHistoryAuthorKind =
  /** An API key of the advertiser. */
  | 'api_key'
  /** A person, by their account. */
  | 'person'
  /** A service account. */
  | 'service_account';

/** One thing that happened to a redemption. */
export type RedemptionHistoryEntry = {
  __typename?: 'RedemptionHistoryEntry';
  /** The step or the gesture behind it, as a word: redeem, set_user, resent. */
  action: Scalars['String']['output'];
  /** Who did it; null where the platform did it of itself, or a recipient. */
  author?: Maybe<RedemptionHistoryAuthor>;
  /** What changed, field by field. */
  changes: Array<RedemptionFieldChange>;
  /** The comment; null to all but operator staff with viewRedemptionComments. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When, ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** What kind of thing. */
  event: RedemptionEvent;
  /** Identifier, digits only; 0 for the entry of its making. */
  id: Scalars['ID']['output'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
};

/** One page of what happened to a redemption. */
export type RedemptionHistoryPage = {
  __typename?: 'RedemptionHistoryPage';
  /** The entries, the newest first. */
  items: Array<RedemptionHistoryEntry>;
  /** Where the page stands. */
  page: PageInfo;
};

/** The link of a recipient: whoever has it can redeem. */
export type RedemptionLink = {
  __typename?: 'RedemptionLink';
  /** Identifier of the redemption. */
  id: Scalars['ID']['output'];
  /** Address of the recipient's page. */
  url: Scalars['String']['output'];
};

/** The money of one redemption: every posting that moved it, and where it is now. */
export type RedemptionMoney = {
  __typename?: 'RedemptionMoney';
  /** IO number of that allocation. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation that it draws on; null for what is unallocated. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** What the postings left on each account, signed; together they are 0. */
  balances: Array<AccountBalance>;
  /** What it costs its advertiser. */
  charge: Money;
  /** The postings, the oldest first. */
  entries: Array<RedemptionMoneyEntry>;
  /** Whether the postings leave its charge where its state says it is. */
  isTied: Scalars['Boolean']['output'];
};

/** What one posting did with the money of one redemption. */
export type RedemptionMoneyEntry = {
  __typename?: 'RedemptionMoneyEntry';
  /** IO number of that allocation. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation on either side. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** How much of this redemption it moved. */
  amount: Money;
  /** When it counts, ISO 8601 UTC. */
  at: Scalars['String']['output'];
  /** The whole posting, where it moved the money of a batch at once. */
  batchAmount?: Maybe<Money>;
  /** Kind of account that it took from. */
  from: Scalars['String']['output'];
  /** Kind of posting: book, redeem, cancel, refund and others. */
  kind: Scalars['String']['output'];
  /** Identifier of the posting. */
  postingId: Scalars['ID']['output'];
  /** Kind of account that it gave to. */
  to: Scalars['String']['output'];
};

/** One page of redemptions. */
export type RedemptionPage = {
  __typename?: 'RedemptionPage';
  /** Where the next page begins, to be sent back as `after`; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The rows. */
  items: Array<Redemption>;
  /** Where the page stands. */
  page: PageInfo;
  /** What the text of `filter.search` was taken for; null where none was given. */
  reading?: Maybe<RedemptionSearchReading>;
};

/** The promotion of a redemption, as far as it decides what may be done. */
export type RedemptionPromotion = {
  __typename?: 'RedemptionPromotion';
  /** How recipients get their links. */
  activationNotificationChannels: Array<NotificationChannel>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How recipients get what they redeemed. */
  notificationChannels: Array<NotificationChannel>;
  /** Where it stands in time. */
  state: Scalars['String']['output'];
  /** What people made of it. */
  status: PromotionStatus;
};

/** The reward of a redemption, as its promotion gives it. */
export type RedemptionReward = {
  __typename?: 'RedemptionReward';
  /** Name. */
  name: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Whether the promotion can give it now, and what is against it; null where it gives it no more. */
  state?: Maybe<Scalars['String']['output']>;
  /** What people made of it within the promotion; null where it gives it no more. */
  status?: Maybe<PromotionRewardStatus>;
};

/** What a searched text was taken for: rows that are found by any of these ways. */
export type RedemptionSearchReading = {
  __typename?: 'RedemptionSearchReading';
  /** The ways, the likeliest first. */
  ways: Array<RedemptionSearchWay>;
};

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
export type RedemptionUser = {
  __typename?: 'RedemptionUser';
  /** ISO 3166-1 alpha-2 code of their country, where it is known. */
  country?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How they are known: email, mobile or account. */
  provider: Scalars['String']['output'];
  /** What they are known by: an address, a number or the advertiser's word. */
  uid: Scalars['String']['output'];
  /** Version of the row, to be sent back with a correction. */
  version: Scalars['Int']['output'];
};

/** Who is given a redemption. */
export type RedemptionUserInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** How the recipient is known: by an e-mail address when left out. */
  provider?: InputMaybe<RecipientProvider>;
  /** Phone number, or the advertiser's own word; not needed with an e-mail address. */
  uid?: InputMaybe<Scalars['String']['input']>;
};

/** A reward with the quota that an advertiser has of it, if there is one. */
export type RedemptionsQuota = {
  __typename?: 'RedemptionsQuota';
  /** So many taken raise an alert; null: none does. */
  alertThreshold?: Maybe<Scalars['Int']['output']>;
  /** Its face value; 0 for one of variable value. */
  faceValue: Money;
  /** How many redemptions the advertiser may have; null: no limit. */
  nbRedemptionsAllowed?: Maybe<Scalars['Int']['output']>;
  /** Identifier of the quota; null where there is none. */
  redemptionsQuotaId?: Maybe<Scalars['ID']['output']>;
  /** Name of the reward. */
  rewardCaption: Scalars['String']['output'];
  /** SKU of the reward. */
  rewardSku: Scalars['ID']['output'];
  /** Redemptions that hold or took a piece; null where there is no quota. */
  used?: Maybe<Scalars['Int']['output']>;
  /** Whether its value is chosen. */
  variableValue: Scalars['Boolean']['output'];
  /** Version, to be sent back with a save; 0 where there is no quota. */
  version: Scalars['Int']['output'];
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

/** Answer to refundRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state, `cancel_failed` (its code could not be killed), `not_cancelable`. */
export type RefundRedemptionResult = InvalidInput | RefundRedemptionSuccess | Refused;

/** It is refunded. */
export type RefundRedemptionSuccess = {
  __typename?: 'RefundRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now; null for whoever may not see it. */
  redemption?: Maybe<Redemption>;
};

/** The request is understood and not allowed as things stand; nothing was changed. */
export type Refused = {
  __typename?: 'Refused';
  /** Stable code of the reason, for example `illegal_transition`. */
  code: Scalars['String']['output'];
  /** A message for the person at the screen, in the caller's language where the platform knows it. */
  message: Scalars['String']['output'];
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

/**
 * Answer to rejectAllocationRequest. Codes of Refused: `own_request`, `made_requester`, `changed_requester`, `made_by_requester`,
 * `changed_by_requester`, `same_maker`, `illegal_transition`.
 */
export type RejectAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

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

/** Answer to releaseDispatch. Codes of Refused: `not_held`. */
export type ReleaseDispatchResult = InvalidInput | Refused | ReleaseDispatchSuccess;

/** The dispatch was released, or would have been. */
export type ReleaseDispatchSuccess = {
  __typename?: 'ReleaseDispatchSuccess';
  /** The dispatch as it is now. */
  dispatch: Dispatch;
  /** What it does. */
  effects: Effects;
};

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

/** Answer to replaceRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition`, `cancel_failed`, `no_budget`, `insufficient_stock`, `quota_exceeded`, `refunded_not_replaced`. */
export type ReplaceRedemptionResult = InvalidInput | Refused | ReplaceRedemptionSuccess;

/** Another redemption took its place. */
export type ReplaceRedemptionSuccess = {
  __typename?: 'ReplaceRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The former one as it is now; null for whoever may not see it. */
  redemption?: Maybe<Redemption>;
  /** The new one; its link or code is on its way to the recipient. Null for whoever may not see it. */
  replacement?: Maybe<Redemption>;
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

/** One value of a filter with its name. */
export type ReportChoice = {
  __typename?: 'ReportChoice';
  /** What the filter takes: of brands and rewards the SKU. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

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

/** A colleague that reports can be sent to. */
export type ReportRecipient = {
  __typename?: 'ReportRecipient';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** One time that a report was due, or was asked for at once. */
export type ReportRun = {
  __typename?: 'ReportRun';
  /** When it was due, or asked for; ISO 8601 UTC. */
  dueDatetime: Scalars['String']['output'];
  /** The last day that it covers, included. */
  end?: Maybe<Scalars['String']['output']>;
  /** What became of each file, the owner's first. */
  files: Array<ReportRunFile>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether its owner asked for it at once. */
  isManual: Scalars['Boolean']['output'];
  /** Why it came to no files, or the first reason why one was not sent, as a key; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Rows of the owner's own file; null where there is none. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** The first day that it covers; null where the report says none. */
  start?: Maybe<Scalars['String']['output']>;
  /** Where it stands, by its files. */
  state: ReportRunState;
};

/** What became of one recipient's file. */
export type ReportRunFile = {
  __typename?: 'ReportRunFile';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Who gets it. */
  name: Scalars['String']['output'];
  /** Why it was not sent, as a key; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Rows that it holds. */
  rows: Scalars['Int']['output'];
  /** Where it stands. */
  state: ReportFileState;
};

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

/** The file of a saved view that is mailed again and again: to its owner, and to colleagues. */
export type ReportSchedule = {
  __typename?: 'ReportSchedule';
  /** How often it is due. */
  cadence: ReportCadence;
  /** When it was made, ISO 8601 UTC. */
  createdDatetime: Scalars['String']['output'];
  /** What it is sent as. */
  format: RedemptionExportFormat;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether it stands still. */
  isPaused: Scalars['Boolean']['output'];
  /** The last time that it was sent or should have been; null before the first. */
  lastRun?: Maybe<ReportRun>;
  /** Of a monthly one: 1 to 31; in a month that is shorter, its last day. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** When it is due next, ISO 8601 UTC; null while it is paused. */
  nextDatetime?: Maybe<Scalars['String']['output']>;
  /** Why it stands still though nobody paused it: `view_deleted`, `view_hidden` or `ability_lost`. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** The days of each report, as seen from the day it is due; null: those of the view. */
  period?: Maybe<RelativePeriod>;
  /** Who gets it besides its owner, each their own file of what they may see. */
  recipients: Array<ReportRecipient>;
  /** Which report it is of. */
  report: ScheduledReport;
  /** The saved view; null where it was deleted or is not shared any more. */
  savedView?: Maybe<SavedView>;
  /** At which time of the zone's clock, `HH:MM`. A time that is passed over is due when the clock goes on; one that is shown twice, the first time. */
  time: Scalars['String']['output'];
  /** IANA zone of the clock; days of the report are read in it too. */
  timezone: Scalars['String']['output'];
  /** Version, to be sent back with a save. */
  version: Scalars['Int']['output'];
  /** What the view is called, or was. */
  viewName: Scalars['String']['output'];
  /** Of a weekly one: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

/** One page of schedules. */
export type ReportSchedulePage = {
  __typename?: 'ReportSchedulePage';
  /** The schedules. */
  items: Array<ReportSchedule>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Somebody who asked or decided. */
export type RequestPerson = {
  __typename?: 'RequestPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** What a request is about. */
export type RequestedAllocation = {
  __typename?: 'RequestedAllocation';
  /** Identifier of the allocation; null for budget. */
  id?: Maybe<Scalars['ID']['output']>;
  /** How far the allocation is; null for budget. */
  status?: Maybe<AllocationStatus>;
  /** Kind of request. */
  type: AllocationReportType;
};

/** The end that a request sets. */
export type RequestedExpiration = {
  __typename?: 'RequestedExpiration';
  /** When the allocation would end, ISO 8601 UTC; null when it would not. */
  expirationDatetime?: Maybe<Scalars['String']['output']>;
  /** True when it would not end. */
  noExpiration: Scalars['Boolean']['output'];
};

/** The budget line of a request. */
export type RequestedLine = {
  __typename?: 'RequestedLine';
  /** How much, never negative; the type says the sign. */
  amount: Money;
  /** How far it is: shown as Approved, Pending, Rejected or Withdrawn. */
  status: BudgetLineStatus;
  /** What it does. */
  type: BudgetLineType;
};

/** A reward that a request brings. */
export type RequestedReward = {
  __typename?: 'RequestedReward';
  /** Price of all its pieces; null for as many as the amount pays for. */
  amount?: Maybe<Money>;
  /** Pieces; null for as many as the amount pays for. */
  count?: Maybe<Scalars['Int']['output']>;
  /** How far it is. */
  status: AllocationStatus;
  /** The reward and its price. */
  virtualCurrency: RequestedVirtualCurrency;
};

/** A reward as a request names it. */
export type RequestedVirtualCurrency = {
  __typename?: 'RequestedVirtualCurrency';
  /** Name. */
  caption: Scalars['String']['output'];
  /** Price of one piece: the selling price, in an open allocation the face value. */
  costOfUnit: Money;
  /** SKU. */
  sku: Scalars['String']['output'];
};

/** Requests that wait for a decision of the caller: not those they asked for, changed, or stand too close to. */
export type RequestsToDecide = {
  __typename?: 'RequestsToDecide';
  /** How many. */
  count: Scalars['Int']['output'];
  /** When the oldest was asked for, ISO 8601 UTC; null where none waits. */
  since?: Maybe<Scalars['String']['output']>;
};

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

/** Answer to resendDelivery. Codes of Refused: `illegal_transition`, `no_address`, and the reasons of RedemptionActionReason. */
export type ResendDeliveryResult = InvalidInput | Refused | ResendDeliverySuccess;

/** The messages are queued. */
export type ResendDeliverySuccess = {
  __typename?: 'ResendDeliverySuccess';
  /** The messages. */
  deliveries: Array<Delivery>;
};

/** Answer to resetRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state, `no_budget`, `no_stock`, `quota_reached`. */
export type ResetRedemptionResult = InvalidInput | Refused | ResetRedemptionSuccess;

/** It can be tried again. */
export type ResetRedemptionSuccess = {
  __typename?: 'ResetRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** Answer to retryDispatch. Codes of Refused: `nothing_to_retry`. */
export type RetryDispatchResult = InvalidInput | Refused | RetryDispatchSuccess;

/** The dispatch was tried again, where it had failed, or would have been. */
export type RetryDispatchSuccess = {
  __typename?: 'RetryDispatchSuccess';
  /** The dispatch as it is now. */
  dispatch: Dispatch;
  /** What it does. */
  effects: Effects;
};

/** Work to be tried again. */
export type RetryJobInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Answer to retryJob. */
export type RetryJobResult = InvalidInput | Refused | RetryJobSuccess;

/** The work was queued again. */
export type RetryJobSuccess = {
  __typename?: 'RetryJobSuccess';
  /** The work as it is now. */
  job: Job;
};

/** Answer to retryRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state. */
export type RetryRedemptionResult = InvalidInput | Refused | RetryRedemptionSuccess;

/** Its reward is ordered again. */
export type RetryRedemptionSuccess = {
  __typename?: 'RetryRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now. */
  redemption: Redemption;
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

/** Answer to revealRedemptionCodes. Code of Refused: `no_code`. */
export type RevealRedemptionCodesResult = InvalidInput | Refused | RevealRedemptionCodesSuccess;

/** The codes may be seen. */
export type RevealRedemptionCodesSuccess = {
  __typename?: 'RevealRedemptionCodesSuccess';
  /** The codes in clear. */
  codes: Array<RevealedCode>;
};

/** A code in clear. */
export type RevealedCode = {
  __typename?: 'RevealedCode';
  /** When it ends, ISO 8601 UTC; null where it never does. */
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** Whether it pays no more. */
  isDead: Scalars['Boolean']['output'];
  /** What it is for. */
  usage: CodeUsage;
  /** The code. */
  value: Scalars['String']['output'];
};

/** Answer to reverseRedemption. Codes of Refused: those of RedemptionActionReason, `illegal_transition` for its state. */
export type ReverseRedemptionResult = InvalidInput | Refused | ReverseRedemptionSuccess;

/** Its money returned; its code lives on. */
export type ReverseRedemptionSuccess = {
  __typename?: 'ReverseRedemptionSuccess';
  /** What the command did. */
  effects: Effects;
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** A reward by its SKU; what the catalogue shows of it comes from the search index. */
export type Reward = {
  __typename?: 'Reward';
  /** Its brand. */
  brand?: Maybe<RewardBrand>;
  /** Address of its card in the catalogue; null where it has none. */
  catalogCardUrl?: Maybe<Scalars['String']['output']>;
  /** Names of its typology and its service category. */
  categories?: Maybe<Array<Scalars['String']['output']>>;
  /** How it is sold: `on_demand` or `in_stock`. */
  conditionsOfSale?: Maybe<Scalars['String']['output']>;
  /** What one costs: the catalogue price, else the face value; a decimal number. */
  cost?: Maybe<Scalars['String']['output']>;
  /** Currency of the cost, ISO 4217. */
  costCurrency?: Maybe<Scalars['String']['output']>;
  /** Countries it is sold in, ISO 3166-1 alpha-2; none means worldwide. */
  countryRestrictions?: Maybe<Array<Scalars['ID']['output']>>;
  /** Currency of the face value, ISO 4217. */
  currency?: Maybe<Scalars['String']['output']>;
  /** `digital_delivery` or `physical_shipment`. */
  deliveryMode?: Maybe<Scalars['String']['output']>;
  /** Description, the product's where the reward has none of its own. */
  description?: Maybe<Scalars['String']['output']>;
  /** What it is like, as customers are told: values of its dimensions; none where there is nothing to tell. */
  dimensions?: Maybe<Array<RewardDimension>>;
  /** What it is worth to who gets it, a decimal number. */
  faceValue?: Maybe<Scalars['String']['output']>;
  /** Whether it is private in the catalogue that was searched: found by SKU alone. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  /** Address of its picture; null where it has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** The same picture, narrower and in other formats; none where it has none. */
  imageVariants?: Maybe<Array<RewardImageVariant>>;
  /** Whether it can be taken: it, its product and its brand are enabled. */
  isOnSale?: Maybe<Scalars['Boolean']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its product. */
  product?: Maybe<RewardProduct>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Its tags, by name. */
  tags?: Maybe<Array<Tag>>;
};

/** The brand of a reward. */
export type RewardBrand = {
  __typename?: 'RewardBrand';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What a reward has of a dimension, in words. */
export type RewardDimension = {
  __typename?: 'RewardDimension';
  /** Identifier of the dimension, for example `weight`. */
  id: Scalars['ID']['output'];
  /** Name, in the language asked for. */
  name: Scalars['String']['output'];
  /** Its value in that language, with its unit: `180 g`, `1 year, 6 months`. */
  text: Scalars['String']['output'];
};

/** How many hits have a value. */
export type RewardFacet = {
  __typename?: 'RewardFacet';
  /** How many have it. */
  count: Scalars['Int']['output'];
  /** Its name, where it has one of its own: a brand's. */
  label?: Maybe<Scalars['String']['output']>;
  /** The value. */
  value: Scalars['ID']['output'];
};

/** Values of what was found, the most frequent first. */
export type RewardFacets = {
  __typename?: 'RewardFacets';
  /** Brands. */
  brands: Array<RewardFacet>;
  /** Countries, ISO 3166-1 alpha-2; `*` is the whole world. */
  countries: Array<RewardFacet>;
  /** Currencies, ISO 4217. */
  currencies: Array<RewardFacet>;
  /** Delivery modes. */
  deliveryModes: Array<RewardFacet>;
};

/** Products that are offered together. */
export type RewardGroup = {
  __typename?: 'RewardGroup';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Identifiers of its products. */
  productIds: Array<Scalars['ID']['output']>;
  /** Organization it belongs to; null where it is everybody's. */
  sellerId?: Maybe<Scalars['ID']['output']>;
};

/** One page of reward groups. */
export type RewardGroupPage = {
  __typename?: 'RewardGroupPage';
  /** The rows. */
  items: Array<RewardGroup>;
  /** Where the page stands. */
  page: PageInfo;
};

/** One page of rewards that a search found. */
export type RewardHitPage = {
  __typename?: 'RewardHitPage';
  /** The values that the hits have; of more than 5,000 hits, every value of the catalogue that is searched. */
  facets: RewardFacets;
  /** The rows. */
  items: Array<Reward>;
  /** Where the page stands. */
  page: PageInfo;
  /** What was searched for instead, where nothing matched the text as it was typed; else null. */
  searchedFor?: Maybe<Scalars['String']['output']>;
};

/** A narrower picture of a reward, or one in another format. */
export type RewardImageVariant = {
  __typename?: 'RewardImageVariant';
  /** Its content type. */
  contentType: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** A reward that an advertiser might take, and whether it can. */
export type RewardOption = {
  __typename?: 'RewardOption';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The reward as the catalogue shows it. */
  catalogueEntry: Reward;
  /** How it is sold. */
  conditionOfSale: ConditionOfSale;
  /** What it is worth to who gets it. */
  faceValue: Money;
  /** Whether the advertiser can take it for the kind of allocation asked for. */
  isAvailable: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The first reason why not; null when it is available. */
  reason?: Maybe<UnavailableReason>;
  /** What one costs the advertiser: the face value less its discount; null where it is billed in another currency. */
  sellingPrice?: Maybe<Money>;
  /** SKU of the reward. */
  sku: Scalars['ID']['output'];
};

/** The product of a reward. */
export type RewardProduct = {
  __typename?: 'RewardProduct';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
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

/** Where rewards come from. */
export type RewardSource = {
  __typename?: 'RewardSource';
  /** Currency of a budget; null for kinds. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Identifier: 1 to 3 for a kind of source, above 10 for a budget. */
  id: Scalars['ID']['output'];
  /** What kind it is. */
  name: RewardSourceName;
  /** Name of the provider; null for kinds and to all but operator staff. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Identifier of that provider. */
  providerId?: Maybe<Scalars['ID']['output']>;
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

/** What a text could become. */
export type RewardSuggestion = {
  __typename?: 'RewardSuggestion';
  /** Identifier of the brand, product or tag. */
  id: Scalars['ID']['output'];
  /** `brand`, `product` or `tag`. */
  kind: Scalars['String']['output'];
  /** The text to search for. */
  text: Scalars['String']['output'];
};

/** A reward as allocations name it. */
export type RewardSummary = {
  __typename?: 'RewardSummary';
  /** The reward as the catalogue shows it. */
  catalogueEntry: Reward;
  /** Its worth, in its own currency. */
  faceValue: Money;
  /** Name. */
  name: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['String']['output'];
};

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

/** Answer to rotateServiceAccountSecret. Refused: `two_secrets`, `service_abilities_not_held`, `secret_elsewhere`, `service_account_ended`. */
export type RotateServiceAccountSecretResult = InvalidInput | Refused | RotateServiceAccountSecretSuccess | StaleServiceAccount;

/** The service account has a new secret, or would have. */
export type RotateServiceAccountSecretSuccess = {
  __typename?: 'RotateServiceAccountSecretSuccess';
  /** The new secret, said this once; null after a try. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** What the rotation does. */
  effects: Effects;
  /** The service account with its secrets. */
  serviceAccount: ServiceAccount;
};

/** When a stock or a budget runs out, by what was used in the last 30 days. */
export type RunOut = {
  __typename?: 'RunOut';
  /** How much more the days vary than if rewards were used independently of each other; 1: no more. */
  dispersion: Scalars['Float']['output'];
  /** In 10 of 100 cases it runs out before this day. */
  earliestOn?: Maybe<Scalars['String']['output']>;
  /** The day at the mean pace, `YYYY-MM-DD`. */
  expectedOn?: Maybe<Scalars['String']['output']>;
  /** In 10 of 100 cases it runs out after this day; null where that is later than a year. */
  latestOn?: Maybe<Scalars['String']['output']>;
  /** Rewards used a day, on average. */
  perDay: Scalars['Float']['output'];
  /** Whether a day can be said. */
  state: RunOutState;
};

/** An alert that comes so many working days before something runs out. */
export type RunOutAlert = {
  __typename?: 'RunOutAlert';
  /** When it comes at the present pace, `YYYY-MM-DD`; null while no day can be said. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** When it was sent, ISO 8601 UTC; null where it was not since the last refill. */
  saidAt?: Maybe<Scalars['String']['output']>;
  /** Version, to be sent back with a save; 0 where there is no alert. */
  version: Scalars['Int']['output'];
  /** So many working days before, Monday to Friday; null: there is no alert. */
  workingDays?: Maybe<Scalars['Int']['output']>;
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

/** Answer to saveMediaSet. */
export type SaveMediaSetResult = InvalidInput | Refused | SaveMediaSetSuccess | StaleMediaSet;

/** The pictures were saved. */
export type SaveMediaSetSuccess = {
  __typename?: 'SaveMediaSetSuccess';
  /** The set as saved. */
  mediaSet: MediaSet;
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

/** Answer to saveProductDimensions. Codes of Refused: `dimension_in_use`, `dimension_missing`. */
export type SaveProductDimensionsResult = InvalidInput | Refused | SaveProductDimensionsSuccess | StaleProduct;

/** The dimensions were saved. */
export type SaveProductDimensionsSuccess = {
  __typename?: 'SaveProductDimensionsSuccess';
  /** The product as saved. */
  product: Product;
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

/** Answer to savePromotionDraft. */
export type SavePromotionDraftResult = InvalidInput | Refused | SavePromotionDraftSuccess | StalePromotionDraft;

/** The draft was saved. */
export type SavePromotionDraftSuccess = {
  __typename?: 'SavePromotionDraftSuccess';
  /** The draft as saved. */
  draft: PromotionDraft;
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

/** Answer to savePromotionRewardStatus. Code of Refused: `unreachable_status`. */
export type SavePromotionRewardStatusResult = InvalidInput | Refused | SavePromotionRewardStatusSuccess;

/** The status was saved, or would have been. */
export type SavePromotionRewardStatusSuccess = {
  __typename?: 'SavePromotionRewardStatusSuccess';
  /** What it means to its recipients. */
  effects: PromotionEffects;
  /** Its promotion as it is now. */
  promotion?: Maybe<Promotion>;
  /** The reward as saved. */
  reward: PromotionReward;
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

/** Answer to savePromotionScreens. */
export type SavePromotionScreensResult = InvalidInput | Refused | SavePromotionScreensSuccess | StalePromotion;

/** The texts were saved. */
export type SavePromotionScreensSuccess = {
  __typename?: 'SavePromotionScreensSuccess';
  /** The promotion as it is now, its version among it. */
  promotion: Promotion;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** The version of the promotion, to be sent with the next save. */
  version: Scalars['Int']['output'];
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

/** Answer to savePublication. */
export type SavePublicationResult = InvalidInput | Refused | SavePublicationSuccess | StalePublication;

/** The publication was saved. */
export type SavePublicationSuccess = {
  __typename?: 'SavePublicationSuccess';
  /** The publication as saved. */
  publication: Publication;
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

/** Answer to saveRunOutAlert. */
export type SaveRunOutAlertResult = InvalidInput | Refused | SaveRunOutAlertSuccess | StaleInventoryRow;

/** The alert was saved. */
export type SaveRunOutAlertSuccess = {
  __typename?: 'SaveRunOutAlertSuccess';
  /** The row it is about; null for whoever may not see it. */
  row?: Maybe<InventoryRow>;
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

/** Answer to saveSkuDimensions. Code of Refused: `variable_value`. */
export type SaveSkuDimensionsResult = InvalidInput | Refused | SaveSkuDimensionsSuccess | StaleSku;

/** The values were saved. */
export type SaveSkuDimensionsSuccess = {
  __typename?: 'SaveSkuDimensionsSuccess';
  /** The SKU as saved. */
  sku: Sku;
};

/** A list or a report kept under a name: its filters and its order. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Whether the caller may rename, change or delete it: an own one, a shared one whose owner has left, and every shared one for whoever manages accounts. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was made; ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether the caller made it: alone may share it, or stop sharing it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether colleagues see it: the owner's organization, of operator staff all staff. */
  isShared: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whether its owner's account was disabled or belongs to another organization now; false of an own one. */
  ownerHasLeft: Scalars['Boolean']['output'];
  /** Name of whoever made it; null where the caller may not see the account. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /**
   * What it shows: the query string of the screen's address without `?`, in one spelling: keys in order, no page. Of a list beside others its
   * keys have no prefix.
   */
  query: Scalars['String']['output'];
  /** Which list or report it is a view of. */
  screen: SavedViewScreen;
  /** When it was last changed; ISO 8601 UTC. */
  updatedAt: Scalars['String']['output'];
  /** Version of the row, to be sent back with a change. */
  version: Scalars['Int']['output'];
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

/** An organization that offers products. */
export type Seller = {
  __typename?: 'Seller';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The mail to be sent to an account's owner. */
export type SendMemberLinkInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** Answer to sendMemberLink. Codes of Refused: `account_disabled`, `nothing_to_prove`. */
export type SendMemberLinkResult = InvalidInput | Refused | SendMemberLinkSuccess;

/** The mail is on its way; a link sent earlier no longer works. */
export type SendMemberLinkSuccess = {
  __typename?: 'SendMemberLinkSuccess';
  /** The account. */
  member: Member;
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

/** Answer to sendReportSchedule. Refused: `schedule_without_view`, `report_under_way`. */
export type SendReportScheduleResult = InvalidInput | Refused | SendReportScheduleSuccess;

/** The report is being written; its link is mailed. */
export type SendReportScheduleSuccess = {
  __typename?: 'SendReportScheduleSuccess';
  /** The schedule with the run that was begun. */
  reportSchedule: ReportSchedule;
};

/**
 * A service account: an OAuth client for internal tooling, of the provider or of an organization, with named abilities. What it does is done for whoever made
 * the secret it is used by: it never has more than they have now, and in the two-person rule it is that person.
 */
export type ServiceAccount = {
  __typename?: 'ServiceAccount';
  /** The abilities it was given. */
  abilities: Array<Scalars['String']['output']>;
  /** What it calls itself when it asks for a token; public. */
  clientId: Scalars['String']['output'];
  /** When it was created; ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** When it was ended; null while it is not. */
  endedAt?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null while it never was. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  /** Name of the account that created it. */
  madeBy: Scalars['String']['output'];
  /** While it works, what of it nobody who answers for it holds at the moment: it may not do that. */
  missingAbilities: Array<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whose advertisers it sees; null for one of the provider, which sees all. */
  organization?: Maybe<ServiceAccountOrganization>;
  /** Its secrets that work, the newest first: two at most. */
  secrets: Array<ServiceAccountSecret>;
  /** What it can do at the moment. */
  state: ServiceAccountState;
  /** The subject of its client at the issuer elsewhere; null where its secrets are of ours. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Version of the row, to be sent back with a change. */
  version: Scalars['Int']['output'];
};

/** Conditions on a list of service accounts. */
export type ServiceAccountFilter = {
  /** Part of the name or of the organization's, two characters at least; or the whole client id. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<ServiceAccountStatus>;
};

/** The organization of a service account. */
export type ServiceAccountOrganization = {
  __typename?: 'ServiceAccountOrganization';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** One page of service accounts. */
export type ServiceAccountPage = {
  __typename?: 'ServiceAccountPage';
  /** True where another issuer makes the tokens: service accounts are clients of it. */
  isExternalIssuer: Scalars['Boolean']['output'];
  /** The rows, those in use first, then by name. */
  items: Array<ServiceAccount>;
  /** Where the page stands. */
  page: PageInfo;
};

/** A secret of a service account; never the secret itself. */
export type ServiceAccountSecret = {
  __typename?: 'ServiceAccountSecret';
  /** When it was made; ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** Until when it works beside a newer one; null without an end. */
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** Its last four characters, by which people tell two apart. */
  hint: Scalars['String']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null while it never was. */
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  /** Name of the account that was shown it and answers for what is done by it. */
  madeBy: Scalars['String']['output'];
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

/** What a reward is good for. */
export type ServiceCategory = {
  __typename?: 'ServiceCategory';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name, in the language asked for. */
  name: Scalars['String']['output'];
  /** Identifier of its typology. */
  typologyId: Scalars['ID']['output'];
};

/** One page of service categories. */
export type ServiceCategoryPage = {
  __typename?: 'ServiceCategoryPage';
  /** The rows. */
  items: Array<ServiceCategory>;
  /** Where the page stands. */
  page: PageInfo;
};

/** The view that a screen is to open with. */
export type SetDefaultViewInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which screen. */
  screen: SavedViewScreen;
  /** The view, an own or a shared one; null for none. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer to setDefaultView. */
export type SetDefaultViewResult = InvalidInput | Refused | SetDefaultViewSuccess;

/** The screen opens so from now on. */
export type SetDefaultViewSuccess = {
  __typename?: 'SetDefaultViewSuccess';
  /** The caller with all default views. */
  viewer: Viewer;
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

/** Answer to setRedemptionUser. Codes of Refused: those of RedemptionActionReason, `illegal_transition`, `recipient_has_reward`. */
export type SetRedemptionUserResult = InvalidInput | Refused | SetRedemptionUserSuccess | StaleRedemption;

/** The redemption has a recipient. */
export type SetRedemptionUserSuccess = {
  __typename?: 'SetRedemptionUserSuccess';
  /** The redemption as it is now. */
  redemption: Redemption;
};

/** Where goods are shipped. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  /** City. */
  city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['String']['output'];
  /** First line. */
  line1: Scalars['String']['output'];
  /** Second line, or empty. */
  line2: Scalars['String']['output'];
  /** Third line, or empty. */
  line3: Scalars['String']['output'];
  /** Fourth line, or empty. */
  line4: Scalars['String']['output'];
  /** Who receives them. */
  name: Scalars['String']['output'];
  /** State or region, or empty. */
  state: Scalars['String']['output'];
  /** Postal code. */
  zipcode: Scalars['String']['output'];
};

/** What a new product of a brand would collide with. */
export type SimilarProducts = {
  __typename?: 'SimilarProducts';
  /** Whether the brand has a product of this identifier. */
  isTaken: Scalars['Boolean']['output'];
  /** Products of the brand whose names share a word with the name. */
  items: Array<ProductSummary>;
};

/** One value of a product, as its managers keep it; to whoever gives it, a reward. */
export type Sku = {
  __typename?: 'Sku';
  /** Its brand. */
  brand: BrandSummary;
  /** What the catalogue shows as its price; null where it shows the face value. */
  catalogPrice?: Maybe<Money>;
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale: Scalars['String']['output'];
  /** Description in the default language; empty where the product's is shown. */
  description: Scalars['String']['output'];
  /** Its values of the dimensions that vary on its product. */
  dimensionValues: Array<DimensionValue>;
  /** The thirteen digits of its bar code; null where it has none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** What it is worth to who gets it. */
  faceValue: Money;
  /** The product's description, shown where it has none of its own. */
  fallbackDescription: Scalars['String']['output'];
  /** Its product's pictures, shown for those it has not. */
  fallbackMediaSet?: Maybe<MediaSet>;
  /** Whether it is shown first. */
  featured: Scalars['Boolean']['output'];
  /** Identifier: the SKU. */
  id: Scalars['ID']['output'];
  /** Its own pictures. */
  mediaSet?: Maybe<MediaSet>;
  /** Name in the default language. */
  name: Scalars['String']['output'];
  /** Its product. */
  product: ProductSummary;
  /** Who supplies it; null where nobody is named, and to all but operator staff. */
  provider?: Maybe<Provider>;
  /** The SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it can be given; set by what supplies its codes. */
  state: SkuState;
  /** Whether it is on sale. */
  status: SaleStatus;
  /** Texts in the other languages it has. */
  translations: Array<Translation>;
  /** When it was last saved. */
  updatedAt: Scalars['String']['output'];
  /** Whether it can be of any value. */
  variableValue: Scalars['Boolean']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** What one SKU of a dispatch costs and takes. */
export type SkuCost = {
  __typename?: 'SkuCost';
  /** What all its lines cost. */
  charge: Money;
  /** Lines. */
  lineCount: Scalars['Int']['output'];
  /** What it leaves after. */
  quotaAfter?: Maybe<Scalars['Int']['output']>;
  /** What the quota of the reward leaves before; null without one. */
  quotaBefore?: Maybe<Scalars['Int']['output']>;
  /** Name of the reward. */
  rewardName: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** What pays for it: committed, open, unallocated, or several. */
  source: Scalars['String']['output'];
  /** Stock after. */
  stockAfter?: Maybe<Scalars['Int']['output']>;
  /** Stock before; null where no committed allocation limits it. */
  stockBefore?: Maybe<Scalars['Int']['output']>;
  /** What one line costs; the dearest where they differ. */
  unit: Money;
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

/** One page of SKUs. */
export type SkuPage = {
  __typename?: 'SkuPage';
  /** The rows. */
  items: Array<Sku>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Somebody saved the account in the meantime; nothing was changed. */
export type StaleAccount = {
  __typename?: 'StaleAccount';
  /** The account as it is now. */
  current: Account;
};

/** Somebody saved the settings in the meantime; nothing was changed. */
export type StaleAccountSettings = {
  __typename?: 'StaleAccountSettings';
  /** The settings as they are now. */
  current: AccountSettings;
};

/** Somebody saved the advertiser in the meantime; nothing was changed. */
export type StaleAdvertiser = {
  __typename?: 'StaleAdvertiser';
  /** The advertiser as it is now; null for whoever may not see it. */
  current?: Maybe<Advertiser>;
};

/** Somebody saved the allocation in the meantime; nothing was changed. */
export type StaleAllocation = {
  __typename?: 'StaleAllocation';
  /** The allocation as it is now. */
  current: Allocation;
};

/** Somebody changed, decided or withdrew the request in the meantime; nothing was changed. */
export type StaleAllocationRequest = {
  __typename?: 'StaleAllocationRequest';
  /** The request as it is now. */
  current: AllocationRequest;
};

/** Somebody saved the brand in the meantime; nothing was changed. */
export type StaleBrand = {
  __typename?: 'StaleBrand';
  /** The brand as it is now. */
  current: Brand;
};

/** Somebody saved the line in the meantime; nothing was changed. */
export type StaleBudgetLine = {
  __typename?: 'StaleBudgetLine';
  /** The line as it is now. */
  current: BudgetLine;
};

/** Somebody saved the API key in the meantime; nothing was changed. */
export type StaleCredential = {
  __typename?: 'StaleCredential';
  /** The key as it is now. */
  current: Credential;
};

/** Somebody saved the discount in the meantime; nothing was changed. */
export type StaleDiscount = {
  __typename?: 'StaleDiscount';
  /** The discount as it is now; 0 percent where it was deleted. */
  current: Discount;
};

/** Somebody saved the row's alert or budget in the meantime; nothing was changed. */
export type StaleInventoryRow = {
  __typename?: 'StaleInventoryRow';
  /** The row as it is now; null for whoever may not see it. */
  current?: Maybe<InventoryRow>;
};

/** Somebody saved the invoicing in the meantime; nothing was changed. */
export type StaleInvoicing = {
  __typename?: 'StaleInvoicing';
  /** The invoicing as it is now. */
  current: Invoicing;
};

/** Somebody saved the set in the meantime. */
export type StaleMediaSet = {
  __typename?: 'StaleMediaSet';
  /** The set as it is. */
  current: MediaSet;
};

/** Somebody saved the account in the meantime; nothing was changed. */
export type StaleMember = {
  __typename?: 'StaleMember';
  /** The account as it is now. */
  current: Member;
};

/** Somebody saved the product in the meantime; nothing was changed. */
export type StaleProduct = {
  __typename?: 'StaleProduct';
  /** The product as it is now. */
  current: Product;
};

/** Somebody saved the promotion in the meantime; nothing was changed. */
export type StalePromotion = {
  __typename?: 'StalePromotion';
  /** The promotion as it is now. */
  current: Promotion;
};

/** Another tab saved the draft in the meantime; nothing was changed. */
export type StalePromotionDraft = {
  __typename?: 'StalePromotionDraft';
  /** The draft as it is now. */
  current: PromotionDraft;
};

/** Somebody saved the publication in the meantime; nothing was changed. */
export type StalePublication = {
  __typename?: 'StalePublication';
  /** The publication as it is now. */
  current: Publication;
};

/** Somebody changed the recipient in the meantime; nothing was changed. */
export type StaleRecipient = {
  __typename?: 'StaleRecipient';
  /** The line as it is now. */
  current?: Maybe<BatchLine>;
};

/** Somebody changed the redemption in the meantime; nothing was changed. */
export type StaleRedemption = {
  __typename?: 'StaleRedemption';
  /** The redemption as it is now. */
  current?: Maybe<Redemption>;
};

/** Somebody changed the recipient in the meantime; nothing was changed. */
export type StaleRedemptionUser = {
  __typename?: 'StaleRedemptionUser';
  /** The recipient as it is now. */
  current?: Maybe<RedemptionUser>;
};

/** Somebody saved the quota in the meantime; nothing was changed. */
export type StaleRedemptionsQuota = {
  __typename?: 'StaleRedemptionsQuota';
  /** The reward with its quota as it is now. */
  current: RedemptionsQuota;
};

/** Somebody saved the schedule in the meantime; nothing was changed. */
export type StaleReportSchedule = {
  __typename?: 'StaleReportSchedule';
  /** The schedule as it is now. */
  current: ReportSchedule;
};

/** Somebody saved the view in the meantime; nothing was changed. */
export type StaleSavedView = {
  __typename?: 'StaleSavedView';
  /** The view as it is now. */
  current: SavedView;
};

/** Somebody changed the service account in the meantime; nothing was changed. */
export type StaleServiceAccount = {
  __typename?: 'StaleServiceAccount';
  /** The service account as it is now. */
  current: ServiceAccount;
};

/** Somebody saved the SKU in the meantime; nothing was changed. */
export type StaleSku = {
  __typename?: 'StaleSku';
  /** The SKU as it is now. */
  current: Sku;
};

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

/** Answer to stopBulkAction. Codes of Refused: `bulk_over`. */
export type StopBulkActionResult = InvalidInput | Refused | StopBulkActionSuccess;

/** The bulk action was stopped. */
export type StopBulkActionSuccess = {
  __typename?: 'StopBulkActionSuccess';
  /** The bulk action as it is now. */
  bulk: BulkAction;
};

/** One kind of notification an account can receive. */
export type Subscription = {
  __typename?: 'Subscription';
  /** How it is sent by e-mail. */
  email: SubscriptionChannel;
};

/** One way a notification is sent. */
export type SubscriptionChannel = {
  __typename?: 'SubscriptionChannel';
  /** `pending` until the address is confirmed, then `confirmed`. */
  state: Scalars['String']['output'];
  /** What the person chose: `on` or `off`. */
  status: Scalars['String']['output'];
  /** True while the channel is on and its confirmation is pending. */
  waiting: Scalars['Boolean']['output'];
};

/** A word that rewards are found by. */
export type Tag = {
  __typename?: 'Tag';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name, in the language asked for. */
  name: Scalars['String']['output'];
};

/** One page of tags. */
export type TagPage = {
  __typename?: 'TagPage';
  /** The rows. */
  items: Array<Tag>;
  /** Where the page stands. */
  page: PageInfo;
};

/** Whom a product is aimed at. */
export type Targeting = {
  __typename?: 'Targeting';
  /** Ranges of ages, for example `18-24`; none for every age. */
  ageRange: Array<Scalars['String']['output']>;
  /** `female` or `male`; null for everybody. */
  gender?: Maybe<Scalars['String']['output']>;
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

/** Answer to testPromotionScreen. Codes of Refused: `phone_number_missing`, `phone_number_national`, `email_not_confirmed`. */
export type TestPromotionScreenResult = InvalidInput | Refused | TestPromotionScreenSuccess;

/** The message is on its way. */
export type TestPromotionScreenSuccess = {
  __typename?: 'TestPromotionScreenSuccess';
  /** How it is sent. */
  channel: NotificationChannel;
  /** The caller's address or number, where it goes. */
  to: Scalars['String']['output'];
};

/** The moment that a redemption counts at. */
export type TimeframeScope =
  /** When it was activated. */
  | 'activate_at'
  /** When it was redeemed. */
  | 'redeem_at';

/** Name and description in one language. */
export type Translation = {
  __typename?: 'Translation';
  /** Description, possibly empty. */
  description: Scalars['String']['output'];
  /** Language: en, fr, ja, de, it, es, nl or pt. */
  locale: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Name and description in one language. */
export type TranslationInput = {
  /** Description; empty when absent. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, de, it, es, nl or pt; not the default one. */
  locale: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** A kind of reward. */
export type Typology = {
  __typename?: 'Typology';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name, in the language asked for. */
  name: Scalars['String']['output'];
};

/** One page of typologies. */
export type TypologyPage = {
  __typename?: 'TypologyPage';
  /** The rows. */
  items: Array<Typology>;
  /** Where the page stands. */
  page: PageInfo;
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

/** Answer to unbindMember. Code of Refused: `not_bound`. */
export type UnbindMemberResult = InvalidInput | Refused | UnbindMemberSuccess;

/** The account is bound to nobody elsewhere; the next verified sign-in binds it anew. */
export type UnbindMemberSuccess = {
  __typename?: 'UnbindMemberSuccess';
  /** The account. */
  member: Member;
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

/** Answer to updateAccount. */
export type UpdateAccountResult = InvalidInput | Refused | StaleAccount | UpdateAccountSuccess;

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

/** Answer to updateAccountSettings. */
export type UpdateAccountSettingsResult = InvalidInput | Refused | StaleAccountSettings | UpdateAccountSettingsSuccess;

/** The settings were saved. */
export type UpdateAccountSettingsSuccess = {
  __typename?: 'UpdateAccountSettingsSuccess';
  /** The settings as saved. */
  settings: AccountSettings;
};

/** The profile was saved. */
export type UpdateAccountSuccess = {
  __typename?: 'UpdateAccountSuccess';
  /** The account as saved. */
  account: Account;
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

/** Answer to updateAdvertiser. */
export type UpdateAdvertiserResult = InvalidInput | Refused | StaleAdvertiser | UpdateAdvertiserSuccess;

/** The advertiser was saved. */
export type UpdateAdvertiserSuccess = {
  __typename?: 'UpdateAdvertiserSuccess';
  /** The advertiser as saved. */
  advertiser: Advertiser;
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

/**
 * Answer to updateAllocation. Codes of Refused: `insufficient_unallocated_budget`, `double_reward`, `invalid_allocation`,
 * `illegal_transition` (it is not pending any more).
 */
export type UpdateAllocationResult = InvalidInput | Refused | StaleAllocation | UpdateAllocationSuccess;

/** The allocation was saved, or would have been. */
export type UpdateAllocationSuccess = {
  __typename?: 'UpdateAllocationSuccess';
  /** Its advertiser; null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The allocation as saved. */
  allocation: Allocation;
  /** What it does now: no money moves. */
  effects: Effects;
  /** Its request as it asks now. */
  request: AllocationRequest;
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

/** Answer to updateBrand. */
export type UpdateBrandResult = InvalidInput | Refused | StaleBrand | UpdateBrandSuccess;

/** The brand was saved. */
export type UpdateBrandSuccess = {
  __typename?: 'UpdateBrandSuccess';
  /** The brand as saved. */
  brand: Brand;
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

/** Answer to updateBudgetAlerts. */
export type UpdateBudgetAlertsResult = InvalidInput | Refused | StaleAdvertiser | UpdateBudgetAlertsSuccess;

/** The limits of the balance were saved. */
export type UpdateBudgetAlertsSuccess = {
  __typename?: 'UpdateBudgetAlertsSuccess';
  /** The advertiser as saved; null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** What it does: mails of alerts, where the balance stands below a limit already. */
  effects: Effects;
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

/** Answer to updateBudgetLine. */
export type UpdateBudgetLineResult = InvalidInput | Refused | StaleBudgetLine | UpdateBudgetLineSuccess;

/** The line was saved, or would have been. */
export type UpdateBudgetLineSuccess = {
  __typename?: 'UpdateBudgetLineSuccess';
  /** What the change does: no money moves. */
  effects: Effects;
  /** The line as saved. */
  line: BudgetLine;
};

/** Answer to updateBudget. */
export type UpdateBudgetResult = InvalidInput | Refused | UpdateBudgetSuccess;

/** The budget was changed, or would have been: after a try, the picture it would have. */
export type UpdateBudgetSuccess = {
  __typename?: 'UpdateBudgetSuccess';
  /** Its advertiser, whose balance is part of it; null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The budget as it is then. */
  budget: Budget;
  /** What the change does. */
  effects: Effects;
  /** The lines that were written, the one asked for last. */
  lines: Array<BudgetLine>;
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

/** Answer to updateCredential. */
export type UpdateCredentialResult = InvalidInput | Refused | StaleCredential | UpdateCredentialSuccess;

/** The API key was saved, or would have been. */
export type UpdateCredentialSuccess = {
  __typename?: 'UpdateCredentialSuccess';
  /** The key as saved. */
  credential: Credential;
  /** What the change does. */
  effects: Effects;
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

/** Answer to updateDiscount. */
export type UpdateDiscountResult = InvalidInput | Refused | StaleDiscount | UpdateDiscountSuccess;

/** The discount was saved, or would have been. */
export type UpdateDiscountSuccess = {
  __typename?: 'UpdateDiscountSuccess';
  /** The advertiser as it is now: whether it has discounts is its own. Null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The percentage until now. */
  before: Scalars['String']['output'];
  /** The discount as saved; 0 percent and version 0 once it is deleted. */
  discount: Discount;
  /** What else it does: no money moves. */
  effects: Effects;
  /** Rewards on sale of the product, which are charged by it from now on. */
  rewards: Scalars['Int']['output'];
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

/** Answer to updateInvoicing. */
export type UpdateInvoicingResult = InvalidInput | Refused | StaleInvoicing | UpdateInvoicingSuccess;

/** The invoicing was saved, or would have been: after a try, the picture it would have. */
export type UpdateInvoicingSuccess = {
  __typename?: 'UpdateInvoicingSuccess';
  /** Its advertiser as it is now: the invoice type is its own. Null for whoever may not see it. */
  advertiser?: Maybe<Advertiser>;
  /** The invoicing as saved. */
  invoicing: Invoicing;
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

/** Answer to updateMember. */
export type UpdateMemberResult = InvalidInput | Refused | StaleMember | UpdateMemberSuccess;

/** The account was saved. */
export type UpdateMemberSuccess = {
  __typename?: 'UpdateMemberSuccess';
  /** The account as saved. */
  member: Member;
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

/** Answer to updateProduct. Code of Refused: `unreachable_status`. */
export type UpdateProductResult = InvalidInput | Refused | StaleProduct | UpdateProductSuccess;

/** The product was saved, or would have been. */
export type UpdateProductSuccess = {
  __typename?: 'UpdateProductSuccess';
  /** The product as saved. */
  product: Product;
  /** Promotions that are not over and lose a reward by this change. */
  promotions: Scalars['Int']['output'];
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

/** Answer to updatePromotion. Codes of Refused: `unreachable_status`, `promotion_in_use`, `promotion_ended`, `advertiser_disabled`. */
export type UpdatePromotionResult = InvalidInput | Refused | StalePromotion | UpdatePromotionSuccess;

/** The promotion was saved, or would have been. */
export type UpdatePromotionSuccess = {
  __typename?: 'UpdatePromotionSuccess';
  /** What it means to its recipients. */
  effects: PromotionEffects;
  /** The promotion as saved. */
  promotion: Promotion;
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

/** Answer to updateRedemptionAddress. Codes of Refused: those of RedemptionActionReason, `illegal_transition`. */
export type UpdateRedemptionAddressResult = InvalidInput | Refused | StaleRedemption | UpdateRedemptionAddressSuccess;

/** The address was corrected. */
export type UpdateRedemptionAddressSuccess = {
  __typename?: 'UpdateRedemptionAddressSuccess';
  /** The redemption as it is now. */
  redemption: Redemption;
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

/** Answer to updateRedemptionUser. */
export type UpdateRedemptionUserResult = InvalidInput | Refused | StaleRedemptionUser | UpdateRedemptionUserSuccess;

/** The recipient was corrected. */
export type UpdateRedemptionUserSuccess = {
  __typename?: 'UpdateRedemptionUserSuccess';
  /** The recipient as it is now. */
  user: RedemptionUser;
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

/** Answer to updateRedemptionsQuota. */
export type UpdateRedemptionsQuotaResult = InvalidInput | Refused | StaleRedemptionsQuota | UpdateRedemptionsQuotaSuccess;

/** The quota was changed, or deleted where no count was said. */
export type UpdateRedemptionsQuotaSuccess = {
  __typename?: 'UpdateRedemptionsQuotaSuccess';
  /** The reward with its quota, or without. */
  quota: RedemptionsQuota;
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

/** Answer to updateReportSchedule. Refused: `schedule_without_view`. */
export type UpdateReportScheduleResult = InvalidInput | Refused | StaleReportSchedule | UpdateReportScheduleSuccess;

/** The schedule was saved, or would have been. */
export type UpdateReportScheduleSuccess = {
  __typename?: 'UpdateReportScheduleSuccess';
  /** The schedule as saved. */
  reportSchedule: ReportSchedule;
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

/** Answer to updateSavedView. Refused: `view_of_another`, `not_its_owner`, `too_many_shared_views`. */
export type UpdateSavedViewResult = InvalidInput | Refused | StaleSavedView | UpdateSavedViewSuccess;

/** The view was saved, or would have been. */
export type UpdateSavedViewSuccess = {
  __typename?: 'UpdateSavedViewSuccess';
  /** The view as saved. */
  savedView: SavedView;
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

/** Answer to updateServiceAccount. Refused: `service_account_ended`. */
export type UpdateServiceAccountResult = InvalidInput | Refused | StaleServiceAccount | UpdateServiceAccountSuccess;

/** The service account was saved, or would have been. */
export type UpdateServiceAccountSuccess = {
  __typename?: 'UpdateServiceAccountSuccess';
  /** What the change does. */
  effects: Effects;
  /** The service account as saved. */
  serviceAccount: ServiceAccount;
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

/** Answer to updateSku. Codes of Refused: `product_disabled`, `unreachable_status`, `value_in_use`. */
export type UpdateSkuResult = InvalidInput | Refused | StaleSku | UpdateSkuSuccess;

/** The SKU was saved, or would have been. */
export type UpdateSkuSuccess = {
  __typename?: 'UpdateSkuSuccess';
  /** Promotions that are not over and lose it by this change. */
  promotions: Scalars['Int']['output'];
  /** The SKU as saved. */
  sku: Sku;
};

/** A place to send a file to. */
export type Upload = {
  __typename?: 'Upload';
  /** Content type to send; size and type are signed. */
  contentType: Scalars['String']['output'];
  /** Until when the address holds (ISO 8601); the same file may be sent to it again until then. */
  expiresAt: Scalars['String']['output'];
  /** Identifier of the media, to be named when the file is used. */
  mediaId: Scalars['ID']['output'];
  /** Address to PUT the bytes to, valid for a few minutes. */
  url: Scalars['String']['output'];
};

/** Who is given rewards, with where they are. */
export type User = {
  __typename?: 'User';
  /** Identifier of their advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Where they are. */
  location: UserLocation;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How they are known: email, mobile or account. */
  provider: Scalars['String']['output'];
  /** What they are known by: an address, a number or the advertiser's word. */
  uid: Scalars['String']['output'];
  /** Version of the row. */
  version: Scalars['Int']['output'];
};

/** Where a user is, as far as it is known. */
export type UserLocation = {
  __typename?: 'UserLocation';
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: Maybe<Scalars['String']['output']>;
  /** Name of the country, in the language asked for. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** Address of their device; always null, because it is not kept. */
  ip?: Maybe<Scalars['String']['output']>;
};

/** The signed-in caller, with what the shell needs. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Every ability the account's roles give. */
  abilities: Array<Scalars['String']['output']>;
  /** The account. */
  account: Account;
  /** How many advertisers the account may see. */
  advertiserCount: Scalars['Int']['output'];
  /** How the own organization's catalogue is searched without an account. */
  catalogSearch?: Maybe<CatalogSearch>;
  /** The views that screens open with where their address says nothing, one a screen at most. */
  defaultViews: Array<SavedView>;
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** True for staff of the operator: the verified e-mail belongs to one of its domains. */
  isStaff: Scalars['Boolean']['output'];
  /** The advertiser's identifier when the account may see exactly one. */
  onlyAdvertiserId?: Maybe<Scalars['ID']['output']>;
  /** The organization the account belongs to. */
  organization: Organization;
};

/** A voucher as a PDF that is made while it is read. */
export type Voucher = {
  __typename?: 'Voucher';
  /** Until when, ISO 8601 UTC. */
  expiresAt: Scalars['String']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Where it is read, once, by who asked for it. */
  url: Scalars['String']['output'];
};

/** A request of an allocation that nobody decided yet. */
export type WaitingRequest = {
  __typename?: 'WaitingRequest';
  /** How much, never negative; the type says the sign. */
  amount: Money;
  /** Whether the caller may withdraw it: whoever asked for it, and operator staff, with createInventory. */
  canWithdraw: Scalars['Boolean']['output'];
  /** When it was asked for, ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
  /** Identifier, the budget line's. */
  id: Scalars['ID']['output'];
  /** What it would do. */
  type: BudgetLineType;
  /** Version of the request, to be sent back with the withdrawal: what is withdrawn is what was seen. */
  version: Scalars['Int']['output'];
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

/** Answer to withdrawAllocationRequest. Codes of Refused: `not_own_request` (somebody else asked for it), `illegal_transition`. */
export type WithdrawAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

/** An invitation to be withdrawn. */
export type WithdrawInvitationInput = {
  /** Whether the change is only tried: judged and answered alike, then undone. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** Answer to withdrawInvitation. Code of Refused: `already_accepted`. */
export type WithdrawInvitationResult = InvalidInput | Refused | WithdrawInvitationSuccess;

/** The invitation's link no longer works. */
export type WithdrawInvitationSuccess = {
  __typename?: 'WithdrawInvitationSuccess';
  /** The account. */
  member: Member;
};

/** A page of the wizard that creates promotions. */
export type WizardPage =
  /** The experience. */
  | 'experience'
  /** The rewards. */
  | 'reward'
  /** The settings. */
  | 'settings';
