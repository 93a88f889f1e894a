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

/** A person who signs in. */
export type Account = Node & {
  __typename?: 'Account';
  /** E-mail address. The owner cannot edit it. */
  email: Scalars['String']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Language of the interface: `en` or `fr`. */
  locale: Scalars['String']['output'];
  /** All selectable languages. */
  locales: Array<Scalars['String']['output']>;
  /** Login name. */
  login: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** International phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Date by which the person last read the activity report. Null when none was chosen yet. */
  reportTimeframeScope?: Maybe<TimeframeScope>;
  /** IANA time zone in which the person last read the activity report. Null when none was chosen yet. */
  reportTimezone?: Maybe<Scalars['String']['output']>;
  /** Roles assigned to the account. */
  roles: Array<Scalars['String']['output']>;
  /**
   * Notification settings of the account.
   * Costs 1 point.
   */
  settings?: Maybe<AccountSettings>;
  /** IANA time zone in which this person reads dates. */
  timezone: Scalars['String']['output'];
  /** All selectable time zones. */
  timezones: Array<Scalars['String']['output']>;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** Balance of one redemption on a kind of account. */
export type AccountBalance = {
  __typename?: 'AccountBalance';
  /** Kind of account: unallocated, allocation, pending, delivered, expired. */
  account: LedgerAccount;
  /** Balance, signed. */
  amount: Money;
};

/** Notification settings of an account. */
export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** A summary of the day's alerts. */
  alertDailySummary: NotificationSubscription;
  /** Warnings about an advertiser's budget. */
  alertSeverityBudget: NotificationSubscription;
  /** Identifier: the account's own. */
  id: Scalars['ID']['output'];
  /** Whether notifications are sent at all: `on` or `off`. */
  status: NotificationChoice;
  /** Version of the settings, to be sent back with a save. */
  version: Scalars['Int']['output'];
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

/** How current the report's precomputed sums are, and whether the last check found them correct. */
export type ActivityReportFreshness = {
  __typename?: 'ActivityReportFreshness';
  /** Time when a job last summed pending changes. Null when no job has run. */
  aggregatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of this answer, ISO 8601 UTC. The report includes everything committed before it. */
  asOf: Scalars['DateTime']['output'];
  /** Number of redemptions that the last comparison found miscounted. */
  drift?: Maybe<Scalars['Int']['output']>;
  /** Time when the sums were last compared with the redemptions. Null when they never were. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of changes that no job has summed yet; the report added them while it was read. */
  waiting: Scalars['Int']['output'];
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

/** A page of the activity report. */
export type ActivityReportPage = {
  __typename?: 'ActivityReportPage';
  /** Last day, included. */
  endDate: Scalars['Date']['output'];
  /** How current the report is. */
  freshness: ActivityReportFreshness;
  /** Interval of the timeframes. */
  interval: ReportInterval;
  /** The rows. */
  items: Array<ActivityReportRow>;
  /** Position of the page. The count covers all rows. */
  page: PageInfo;
  /** Every timeframe with at least one counted redemption, the earliest first. */
  points: Array<ActivityReportPoint>;
  /** First day, YYYY-MM-DD. */
  startDate: Scalars['Date']['output'];
  /** Date by which redemptions are counted. */
  timeframeScope: TimeframeScope;
  /** IANA time zone in which days begin and end. */
  timezone: Scalars['String']['output'];
  /** Totals across all rows. */
  totals: ActivityReportTotals;
};

/** Totals of one timeframe across all rows, with one amount for each currency. Every redemption counts once. */
export type ActivityReportPoint = {
  __typename?: 'ActivityReportPoint';
  /** Currency of the selling price. Null when it is not shown. */
  billingCurrency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** Currency of face value and purchase cost. Null when neither is shown. */
  currency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** Sum of the amounts that providers are paid for them, as far as known. */
  purchaseCost?: Maybe<Money>;
  /** Number of redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Sum of their selling prices: the cost to their advertisers. */
  sellingPrice?: Maybe<Money>;
  /** The timeframe, spelt as in the rows. */
  timeframe?: Maybe<Scalars['String']['output']>;
  /** Last day of the timeframe, included. */
  timeframeEnd: Scalars['Date']['output'];
  /** First day of the timeframe, YYYY-MM-DD. */
  timeframeStart: Scalars['Date']['output'];
  /** Sum of their face values. */
  totalFaceValue?: Maybe<Money>;
  /** Number of redemptions whose purchase cost is unknown. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** Average amount that providers are paid for one redemption. */
  unitPurchaseCost?: Maybe<Money>;
  /** Average selling price of one redemption. */
  unitSellingPrice?: Maybe<Money>;
};

/** One row of the activity report. Fields outside the chosen grouping and metrics are null. */
export type ActivityReportRow = {
  __typename?: 'ActivityReportRow';
  /** Name of the advertiser. */
  advertiser?: Maybe<Scalars['String']['output']>;
  /** Identifier of the advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Currency of the selling price. Null when it is not shown. */
  billingCurrency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** Name of the brand. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** SKU of the brand: the first part of its rewards' SKUs. */
  brandSku?: Maybe<Scalars['String']['output']>;
  /** Currency of face value and purchase cost. Null when neither is shown. */
  currency?: Maybe<Scalars['CurrencyCode']['output']>;
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
  /** Sum of the amounts that providers are paid for them, as far as known. */
  purchaseCost?: Maybe<Money>;
  /** Query string that opens the same redemptions in the redemption report. Null when the caller cannot read them there. */
  redemptionQuery?: Maybe<Scalars['String']['output']>;
  /** Number of redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Name of the reward. */
  rewardName?: Maybe<Scalars['String']['output']>;
  /** SKU of the reward. */
  rewardSku?: Maybe<Scalars['ID']['output']>;
  /** Source of the codes: 1 stock, 2 provider, 3 issued. */
  rewardSource?: Maybe<Scalars['ID']['output']>;
  /** Face value of the reward. Null for a reward of variable value. */
  rewardValue?: Maybe<Money>;
  /** Sum of their selling prices: the cost to their advertisers. */
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
  timeframeEnd: Scalars['Date']['output'];
  /** Date by which redemptions are counted. */
  timeframeScope: TimeframeScope;
  /** First day of the timeframe, YYYY-MM-DD. */
  timeframeStart: Scalars['Date']['output'];
  /** Sum of their face values. */
  totalFaceValue?: Maybe<Money>;
  /** The typology, in the caller's language. */
  typology?: Maybe<Scalars['String']['output']>;
  /** Identifier of the typology. */
  typologyId?: Maybe<Scalars['ID']['output']>;
  /** Number of redemptions whose purchase cost is unknown. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** Average amount that providers are paid for one redemption. */
  unitPurchaseCost?: Maybe<Money>;
  /** Average selling price of one redemption. */
  unitSellingPrice?: Maybe<Money>;
};

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

/** Totals across all rows, with one amount for each currency. Every redemption counts once. Metrics that were not requested are null. */
export type ActivityReportTotals = {
  __typename?: 'ActivityReportTotals';
  /** Sums of the amounts that providers are paid for them, as far as known. */
  purchaseCost?: Maybe<Array<Money>>;
  /** Query string that opens all these redemptions in the redemption report. Null when the caller cannot read them there. */
  redemptionQuery?: Maybe<Scalars['String']['output']>;
  /** Number of redemptions. */
  redemptions?: Maybe<Scalars['Int']['output']>;
  /** Sums of their selling prices: the cost to their advertisers. */
  sellingPrice?: Maybe<Array<Money>>;
  /** Sums of their face values. */
  totalFaceValue?: Maybe<Array<Money>>;
  /** Number of redemptions whose purchase cost is unknown. */
  uncosted?: Maybe<Scalars['Int']['output']>;
  /** Average amount that providers are paid for one redemption. */
  unitPurchaseCost?: Maybe<Array<Money>>;
  /** Average selling price of one redemption. */
  unitSellingPrice?: Maybe<Array<Money>>;
};

/** Rows of a catalog file. */
export type AddCatalogueImportRowsInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the import. */
  id: Scalars['ID']['input'];
  /** The rows, 250 at most. A row that is there already stays, so that a call can be repeated. */
  rows: Array<CatalogueRowInput>;
};

/** Answer to addCatalogueImportRows. Code of Refused: `import_complete`. */
export type AddCatalogueImportRowsResult = AddCatalogueImportRowsSuccess | InvalidInput | Refused;

/** The rows arrived. */
export type AddCatalogueImportRowsSuccess = {
  __typename?: 'AddCatalogueImportRowsSuccess';
  /**
   * The import as it is now.
   * Costs 1 point.
   */
  catalogueImport: CatalogueFileImport;
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

/** Answer to addRedemptionComment. */
export type AddRedemptionCommentResult = AddRedemptionCommentSuccess | InvalidInput | Refused;

/** The comment was added. */
export type AddRedemptionCommentSuccess = {
  __typename?: 'AddRedemptionCommentSuccess';
  /**
   * Its entry in the history.
   * Costs 1 point.
   */
  entry: RedemptionHistoryEntry;
};

/** A retailer that funds promotions. */
export type Advertiser = Node & {
  __typename?: 'Advertiser';
  /**
   * Alerts about this advertiser, the newest first.
   * Needs the ability viewAlerts. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  alerts?: Maybe<AlertPage>;
  /** Whether stock may be committed to it. */
  allowCommittedAllocation: Scalars['Boolean']['output'];
  /** Address of the square picture. Null when there is none. */
  avatarUrl?: Maybe<Scalars['URL']['output']>;
  /**
   * Remaining budget: total less delivered and expired. Null without the ability.
   * Needs the ability viewBudget.
   */
  balance?: Maybe<Money>;
  /** Billing currency, ISO 4217. */
  billingCurrency: Scalars['CurrencyCode']['output'];
  /**
   * Its budget, current or as of a past moment.
   * Needs the ability viewBudget. Costs 6 points.
   */
  budget?: Maybe<Budget>;
  /** Balance limits that trigger warnings. Null without viewBudget or editBudgetAlerts. */
  budgetAlerts?: Maybe<BudgetAlerts>;
  /**
   * Products that its promotions offer through their reward groups. Sorted by promotion by default.
   * Needs the ability viewCatalog. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  catalog?: Maybe<AdvertiserCatalogPage>;
  /**
   * Its committed allocations.
   * Needs the ability viewInventory. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  committedAllocations?: Maybe<AllocationPage>;
  /**
   * Totals of its committed allocations.
   * Needs the ability viewInventory. Costs 1 point.
   */
  committedAllocationsSummary?: Maybe<CommittedAllocationsSummary>;
  /** E-mail address of the contact. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Phone number of the contact. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Its API keys, without their secrets.
   * Needs the ability viewCredentials. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  credentials?: Maybe<CredentialPage>;
  /** Whether pending redemptions are invoiced already. */
  debitPending: Scalars['Boolean']['output'];
  /**
   * Its discounts, by product by default.
   * Needs the ability viewDiscounts or editDiscounts. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  discounts?: Maybe<DiscountPage>;
  /** Whether it holds a committed allocation now. */
  hasCommittedAllocation: Scalars['Boolean']['output'];
  /** Whether the advertiser has at least one discount. */
  hasDiscounts: Scalars['Boolean']['output'];
  /** Whether an allocation was ever requested, committed or open, whatever its outcome. */
  hasInventory: Scalars['Boolean']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType: InvoiceType;
  /**
   * Its invoicing settings.
   * Needs the ability viewInvoicing. Costs 1 point.
   */
  invoicing?: Maybe<Invoicing>;
  /** Short label for reports. */
  label?: Maybe<Scalars['String']['output']>;
  /** Redemptions of the last seven days, ending yesterday. */
  last7Days: AdvertiserWeek;
  /** Language of the advertiser: en, fr, ja, de, it or pt. */
  locale: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /**
   * Its open allocation, pending or approved. Null when there is none.
   * Needs the ability viewInventory. Costs 1 point.
   */
  openAllocation?: Maybe<Allocation>;
  /**
   * Its open allocations, including rejected ones.
   * Needs the ability viewInventory. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  openAllocations?: Maybe<AllocationPage>;
  /**
   * Countries its organization operates in, named by the search index.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  operatingCountries: Array<Country>;
  /** Identifier of its organization, whose catalog its promotions use. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Name of that organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /**
   * Its promotions.
   * Needs the ability viewPromotions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  promotions?: Maybe<PromotionPage>;
  /** Whether expired amounts are credited again. */
  recreditExpired: Scalars['Boolean']['output'];
  /**
   * Daily redemptions in a period.
   * Needs the ability viewAdvertisers. Costs 5 points.
   */
  stats?: Maybe<DailyStats>;
  /** `enabled` or `disabled`. Pickers offer enabled advertisers only. */
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

/** One page of an advertiser's catalog. */
export type AdvertiserCatalogPage = {
  __typename?: 'AdvertiserCatalogPage';
  /** The rows. */
  items: Array<AdvertiserCatalogProduct>;
  /** Position of the page. */
  page: PageInfo;
};

/** A product that an advertiser's promotion offers through one of its reward groups. */
export type AdvertiserCatalogProduct = {
  __typename?: 'AdvertiserCatalogProduct';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The advertiser's discount on the product, percent as a decimal string; `0` means none. Null when the caller may not see discounts. */
  discount?: Maybe<Scalars['Decimal']['output']>;
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Name of the promotion. */
  promotionName: Scalars['String']['output'];
  /** Whether the product can be ordered: the product, its brand and one of its SKUs are on sale. */
  status: SaleStatus;
  /** Distinct face values on sale, the smallest first. They are in the advertiser's billing currency, or in another one when the product has none in it. */
  values: Array<Money>;
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

/** How many advertisers there are by status. */
export type AdvertiserCounts = {
  __typename?: 'AdvertiserCounts';
  /** Advertisers out of use. */
  disabled: Scalars['Int']['output'];
  /** Advertisers in use. */
  enabled: Scalars['Int']['output'];
};

/** Effects of a change of an advertiser on recipients with a promised reward and on open dispatches. A dry run answers the same effects. */
export type AdvertiserEffects = {
  __typename?: 'AdvertiserEffects';
  /** Effects on its open dispatches. */
  dispatches: DispatchEffects;
  /** Booked ones among these redemptions: their recipients were sent no message. */
  links: Scalars['Int']['output'];
  /** Booked and pending redemptions that cannot be redeemed while it is disabled. */
  recipients: Scalars['Int']['output'];
  /** Booked and pending redemptions that become redeemable again. */
  returning: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `advertiser.created`: An advertiser was created.
 * - `advertiser.updated`: The settings of an advertiser changed.
 * - `advertiser.enabled`: An advertiser was enabled: its promotions run again.
 * - `advertiser.disabled`: An advertiser was disabled: its promotions stop.
 */
export type AdvertiserEventData = {
  __typename?: 'AdvertiserEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The status after the change. One of `enabled`, `disabled`. */
  status?: Maybe<Scalars['String']['output']>;
};

/** Filter of a list of advertisers. */
export type AdvertiserFilter = {
  /** Part of the name, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<AdvertiserStatus>;
};

/** An advertiser in a picker. */
export type AdvertiserOption = {
  __typename?: 'AdvertiserOption';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name of the advertiser. */
  name: Scalars['String']['output'];
};

/** One page of advertisers. */
export type AdvertiserPage = {
  __typename?: 'AdvertiserPage';
  /** Advertisers by status under the same search, ignoring the status filter. */
  counts: AdvertiserCounts;
  /** The rows. */
  items: Array<Advertiser>;
  /** Position of the page. */
  page: PageInfo;
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

/** An advertiser as shown in account management and background jobs. */
export type AdvertiserSummary = {
  __typename?: 'AdvertiserSummary';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether it is in use. */
  status: AdvertiserStatus;
};

/** Activity of the last seven days, ending yesterday. */
export type AdvertiserWeek = {
  __typename?: 'AdvertiserWeek';
  /** Redemptions redeemed. */
  redeemed: Scalars['Int']['output'];
  /** Face value of the redeemed redemptions, in the billing currency. Null without viewBudget. */
  totalFaceValue?: Maybe<Money>;
};

/** A notice to an advertiser about a problem or an event. */
export type Alert = {
  __typename?: 'Alert';
  /**
   * Advertiser that the alert concerns. Null for an alert about the organization.
   * Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Message, in the caller's language when the platform has it. */
  message: Scalars['String']['output'];
  /** Hash route of the application where the person can act on it. Null when there is none. */
  relatedUrl?: Maybe<Scalars['String']['output']>;
  /** How serious it is: `blocker`, `warning` or `info`. */
  severity: AlertSeverity;
  /** Time since when the alert holds. */
  startedAt: Scalars['DateTime']['output'];
  /** Subject of the alert, for example `budget`. */
  type: Scalars['String']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
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

/** Filter of alerts. */
export type AlertFilter = {
  /** Whether to include alerts of the organization's advertisers. Defaults to true. */
  includeChildren?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this severity. */
  severity?: InputMaybe<AlertSeverity>;
};

/** One page of alerts, the newest first. */
export type AlertPage = {
  __typename?: 'AlertPage';
  /** Alerts by severity, ignoring the severity filter. */
  counts: AlertCounts;
  /** The rows. */
  items: Array<Alert>;
  /** Position of the page. */
  page: PageInfo;
};

/** Severity of an alert; matches the three tabs of the notifications. */
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
  /** Price of all its pieces. Null in an open allocation. */
  amount?: Maybe<Money>;
  /** Price of the pieces used. Null in an open allocation. */
  amountUsed?: Maybe<Money>;
  /** Whether it can be drawn: approved and not locked. */
  enabled: Scalars['Boolean']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is locked although it is approved. */
  locked: Scalars['Boolean']['output'];
  /** Number of pieces set aside. Null for as many as the amount pays for. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Number of pieces left. Null when there is no limit. */
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** Number of pieces expired. */
  quantityExpired: Scalars['Int']['output'];
  /** Number of pieces used. */
  quantityUsed: Scalars['Int']['output'];
  /** Which reward. */
  reward: RewardSummary;
  /** Price of one piece. Null in an open allocation, where the reward's own price applies. */
  sellingPrice?: Maybe<Money>;
  /** Approval status of the request that added it. */
  status: AllocationStatus;
};

/** A change of a reward in a pending committed allocation. Omitted fields keep their values. */
export type AllocatedRewardChange = {
  /** Pieces, 1 at least. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Price of one piece, a decimal of at least 0 in the billing currency. */
  sellingPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** SKU of a reward that is in the allocation. */
  sku: Scalars['String']['input'];
};

/** Budget or stock that an advertiser has set aside for rewards. Each request needs approval by a second person; only then does money move. */
export type Allocation = {
  __typename?: 'Allocation';
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /**
   * Its rewards, by name.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  allocatedRewards: Array<AllocatedReward>;
  /** Amount allocated, less the amount given back. */
  amount: Money;
  /** Amount still available. */
  amountAvailable: Money;
  /** Sum of the amounts of its undecided requests, those that add money and those that give it back alike; not the net. */
  amountPending: Money;
  /** Amount used: the allocated amount less the available amount. */
  amountUsed: Money;
  /** A note in words. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Word shown for it, by display priority: its state when approved, otherwise pending, rejected or withdrawn. Lists are sorted by the
   * same priority.
   */
  display: AllocationDisplay;
  /** End of the allocation, ISO 8601 UTC. Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Explanation of one of its figures.
   * Needs the ability viewInventory. Costs 5 points.
   */
  explain?: Maybe<Explanation>;
  /** The IO number. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Amount of an expired committed allocation that can be given back: the available amount less pending give-backs. Null when there is none. */
  giveBackLimit?: Maybe<Money>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Whether rewards can be drawn from it now. */
  isAvailable: Scalars['Boolean']['output'];
  /** True while it waits for its first decision. Only then can it be changed. */
  isEditable: Scalars['Boolean']['output'];
  /** True when it never ends. */
  noExpiration: Scalars['Boolean']['output'];
  /** Time of the request, ISO 8601 UTC. */
  orderedAt: Scalars['DateTime']['output'];
  /** Lowest amount that a further request may ask for; a negative amount gives money back. Null for a committed allocation. */
  requestMinimum?: Maybe<Money>;
  /** Amount of the original request, as last changed. */
  requestedAmount: Money;
  /** Usage state. */
  state: AllocationState;
  /** Approval status, shown as Approved, Pending or Rejected. */
  status: AllocationStatus;
  /** Stock of certain rewards, or an amount for any of several rewards. */
  type: AllocationType;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
  /**
   * Its undecided requests, the oldest first.
   * Costs 1 point for each row; 2 rows are assumed.
   */
  waitingRequests: Array<WaitingRequest>;
};


/** Budget or stock that an advertiser has set aside for rewards. Each request needs approval by a second person; only then does money move. */
export type AllocationExplainArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  figure: AllocationFigure;
  page?: InputMaybe<PageInput>;
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

/**
 * Data of these events:
 * - `allocation.requested`: Somebody requested to allocate, or to withdraw from an allocation.
 * - `allocation.request_changed`: A request that waits for a decision changed.
 * - `allocation.approved`: A request was approved, and its amount moved.
 * - `allocation.rejected`: A request was rejected.
 * - `allocation.withdrawn`: A request was withdrawn by its requester.
 */
export type AllocationEventData = {
  __typename?: 'AllocationEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The allocation. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** The amount. */
  amount?: Maybe<Money>;
  /** Number of the insertion order. */
  ioNumber?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected, in the words of the person who decided. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of the request: the line of the budget. */
  requestId?: Maybe<Scalars['ID']['output']>;
  /** The status after the change. One of `pending`, `approved`, `rejected`, `withdrawn`. */
  status?: Maybe<Scalars['String']['output']>;
  /** The status before the change. Null unless it changed. One of `pending`, `approved`, `rejected`, `withdrawn`. */
  statusBefore?: Maybe<Scalars['String']['output']>;
  /** The type. One of `credit`, `debit`, `allocate`, `deallocate`. */
  type?: Maybe<Scalars['String']['output']>;
};

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

/** One page of allocations, by display priority, then the newest first. */
export type AllocationPage = {
  __typename?: 'AllocationPage';
  /** The rows. */
  items: Array<Allocation>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** One budget line in the allocations report, with requester and decision. */
export type AllocationRequest = {
  __typename?: 'AllocationRequest';
  /**
   * The allocation that the request concerns.
   * Costs 1 point.
   */
  budgetAllocation: RequestedAllocation;
  /** The budget line. */
  budgetLineItem: RequestedLine;
  /** Whether the caller may approve or reject it. Operator staff with viewAllocationsReport may, while it is pending and the two-person rule allows it. */
  canDecide: Scalars['Boolean']['output'];
  /** Time of the request, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Reason why the caller may not decide this request but may decide others. Null when they may, and when no decision is pending.
   * Costs 1 point.
   */
  decisionObstacle?: Maybe<DecisionObstacle>;
  /** A note in words. */
  description?: Maybe<Scalars['String']['output']>;
  /** End date that it sets. Null when the allocation keeps its own. */
  expiration?: Maybe<RequestedExpiration>;
  /** The IO number. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Person who decided. Null while it is pending and when it was withdrawn. */
  grantor?: Maybe<RequestPerson>;
  /** Identifier of the request, which is that of its budget line. */
  id: Scalars['ID']['output'];
  /** Last change while it was pending. Null when it is as it was requested. */
  lastChange?: Maybe<RequestChange>;
  /** Result of an approval. Null once it is decided, and for callers who may not decide requests. */
  outcome?: Maybe<AllocationRequestOutcome>;
  /** Reason for the rejection, as the decider wrote it. Null when it was not rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Person who made the request. Null when the platform made it. */
  requester?: Maybe<RequestPerson>;
  /**
   * Its advertiser.
   * Costs 1 point.
   */
  retailer: AllocationRetailer;
  /** Time of the decision or withdrawal; while pending, time of the last change. ISO 8601 UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the request, to be sent back with the decision, so that nobody decides a version they have not seen. */
  version: Scalars['Int']['output'];
  /** Rewards that it adds, by name. Empty when it concerns money only. */
  virtualGoodInventory: Array<RequestedReward>;
};

/** Outcomes of one request among several. */
export type AllocationRequestDecision = {
  __typename?: 'AllocationRequestDecision';
  /**
   * Reason of a refusal: `stale_version` (somebody changed, decided or withdrew it in the meantime), `not_found`, or a code of Refused of
   * approveAllocationRequest and rejectAllocationRequest. Null when it was decided.
   */
  code?: Maybe<Scalars['String']['output']>;
  /** Identifier of the request. */
  id: Scalars['ID']['output'];
  /** Explanation of the code. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was decided. */
  outcome: AllocationDecisionOutcome;
  /**
   * The request after the decision. Null when it does not exist or the caller may not see it.
   * Costs 1 point.
   */
  request?: Maybe<AllocationRequest>;
};

/** Effect that approving this one request would have on its allocation and on the budget. */
export type AllocationRequestOutcome = {
  __typename?: 'AllocationRequestOutcome';
  /** The allocation after approval. */
  after: AllocationTerms;
  /** The allocation as it is. Null when it was never approved. */
  before?: Maybe<AllocationTerms>;
  /** Rewards of the allocation that still wait for another request after this approval. */
  rewardsWaiting: Scalars['Int']['output'];
  /** Unallocated budget now. */
  unallocated: Money;
  /** Unallocated budget after approval. Below zero, the request cannot be approved. */
  unallocatedAfter: Money;
};

/** One page of the allocations report. */
export type AllocationRequestPage = {
  __typename?: 'AllocationRequestPage';
  /** The rows. */
  items: Array<AllocationRequest>;
  /** Position of the page. */
  page: PageInfo;
};

/** An advertiser as shown in the allocations report. */
export type AllocationRetailer = {
  __typename?: 'AllocationRetailer';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

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

/** An allocation before or after an approval. */
export type AllocationTerms = {
  __typename?: 'AllocationTerms';
  /** Amount allocated, less the amount given back. */
  amount: Money;
  /** Amount available. */
  amountAvailable: Money;
  /** End of the allocation, ISO 8601 UTC. Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when it never ends. */
  noExpiration: Scalars['Boolean']['output'];
};

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

/**
 * Data of these events:
 * - `api_key.created`: An API key was created.
 * - `api_key.updated`: The name or the roles of an API key changed.
 * - `api_key.deleted`: An API key was deleted: its programs lose access.
 */
export type ApiKeyEventData = {
  __typename?: 'ApiKeyEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The API key. */
  apiKeyId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
};

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

/**
 * Answer to approveAllocationRequest. Codes of Refused: `insufficient_unallocated_budget` (for a give-back, `insufficient_allocation`),
 * `allocation_expired` (its end date has passed: reject it, so that the requester can ask again), `account_frozen`,
 * `own_request`, `made_requester`, `changed_requester`, `made_by_requester`, `changed_by_requester`, `same_maker`, `already_decided`.
 */
export type ApproveAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

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

/**
 * Data of these events:
 * - `batch.redemption_requested`: The links of a batch are being redeemed at once.
 * - `batch.notification_requested`: Messages about a batch are being sent.
 */
export type BatchEventData = {
  __typename?: 'BatchEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The batch. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** The dispatch. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** The promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** The SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The state after the change. */
  state?: Maybe<Scalars['String']['output']>;
};

/** One line of a batch, and the redemption it made. */
export type BatchLine = {
  __typename?: 'BatchLine';
  /** Identifier of its batch. */
  batchId: Scalars['ID']['output'];
  /**
   * Last message to its recipient. Null before one was queued.
   * Costs 1 point.
   */
  delivery?: Maybe<Delivery>;
  /** Last four characters of its code. Null while it has none. */
  last4?: Maybe<Scalars['String']['output']>;
  /** Number within the batch, starting at 1. */
  line: Scalars['Int']['output'];
  /** Order ID. */
  orderId: Scalars['String']['output'];
  /** Reason of the failure, as a key. Null when it did not fail. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * Recipient. Null for downloaded links and codes.
   * Costs 1 point.
   */
  recipient?: Maybe<BatchRecipient>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
  /** Remedy of the failure. Null when none is needed. */
  remedy?: Maybe<LineRemedy>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Next step of the line. */
  stage: LineStage;
  /** State of the redemption. */
  state: RedemptionState;
  /** When the redemption last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Face value. */
  value: Money;
};

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

/** One page of lines, by line number. */
export type BatchLinePage = {
  __typename?: 'BatchLinePage';
  /** The rows. */
  items: Array<BatchLine>;
  /** Position of the page. */
  page: PageInfo;
};

/** Recipient of a line's reward. */
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
  /** How the recipient is identified: email, mobile or account. */
  provider: RecipientProvider;
  /** Version of the row, to be sent back with a correction. */
  version: Scalars['Int']['output'];
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

/** Answer to blockRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime). */
export type BlockRedemptionResult = BlockRedemptionSuccess | InvalidInput | Refused;

/** It was blocked. */
export type BlockRedemptionSuccess = {
  __typename?: 'BlockRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
};

/** A person's identity at an external issuer, linked to an account. */
export type BoundIdentity = {
  __typename?: 'BoundIdentity';
  /** The issuer. */
  issuer: Scalars['String']['output'];
  /** Time when the account was linked; ISO 8601 UTC. */
  linkedAt: Scalars['DateTime']['output'];
  /** The person's identifier at the issuer. */
  subject: Scalars['String']['output'];
};

/** A brand that sells products. */
export type Brand = Node & {
  __typename?: 'Brand';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Displayed status: a deactivated brand appears as disabled. */
  displayStatus: SaleStatus;
  /** Identifier: three capitals or digits. Its products' identifiers begin with it. */
  id: Scalars['ID']['output'];
  /** Address of its logo. None when it has none. */
  logoUrl?: Maybe<Scalars['URL']['output']>;
  /**
   * Its pictures.
   * Costs 1 point.
   */
  mediaSet?: Maybe<MediaSet>;
  /** Name, unique among brands. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** SKU of the brand. */
  sku: Scalars['ID']['output'];
  /** Stored status. */
  status: BrandStatus;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `brand.created`: A brand was created.
 * - `brand.updated`: A brand changed.
 * - `brand.enabled`: A brand was enabled: its products are on sale again.
 * - `brand.disabled`: A brand was disabled: its products are no longer on sale.
 */
export type BrandEventData = {
  __typename?: 'BrandEventData';
  /** The brand. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The status after the change. One of `enabled`, `deactivated`. */
  status?: Maybe<Scalars['String']['output']>;
};

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

/** One page of brands. */
export type BrandPage = {
  __typename?: 'BrandPage';
  /** The rows, by name. */
  items: Array<Brand>;
  /** Position of the page. */
  page: PageInfo;
};

/** Whether a brand is in use. */
export type BrandStatus =
  /** Out of use: no new product can be added to it. */
  | 'deactivated'
  /** In use. */
  | 'enabled';

/** A brand as shown with its products and SKUs. */
export type BrandSummary = {
  __typename?: 'BrandSummary';
  /** Identifier of three capitals or digits. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Stored status. */
  status: BrandStatus;
};

/** The budget of an advertiser in its billing currency: what was credited and how it was used. Current, or as of a past moment. */
export type Budget = {
  __typename?: 'Budget';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Amount that the allocations hold. */
  allocated: Money;
  /** Whether stock may be committed to the advertiser. */
  allowCommittedAllocation: Scalars['Boolean']['output'];
  /** Same as `total`, kept for tooling that reads this name. */
  amount: Money;
  /** Moment of the figures, ISO 8601 UTC. Null for now. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Total less used. */
  balance: Money;
  /** ISO 4217 code of the currency of all its amounts. */
  billingCurrency: Scalars['CurrencyCode']['output'];
  /** Whether pending redemptions are invoiced already. */
  debitPendings: Scalars['Boolean']['output'];
  /** Amount delivered. */
  delivered: Money;
  /** Amount expired and not credited again. */
  expired: Money;
  /**
   * Explanation of one of its figures.
   * Needs the ability viewBudget. Costs 5 points.
   */
  explain?: Maybe<Explanation>;
  /** Identifier: that of the advertiser, followed by `@` and the moment when a past one was requested. */
  id: Scalars['ID']['output'];
  /**
   * Its lines as of the budget's moment, newest first. Returns a numbered page; with `first`, that many rows after the
   * cursor, without a count.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  lines?: Maybe<BudgetLinePage>;
  /** Largest amount that can be added, up to a total of 999999999. */
  maxAdd: Money;
  /** Largest amount that can be removed: unallocated if committed allocation is allowed, otherwise balance less pending; never below 0. */
  maxRemove: Money;
  /** Amount reserved by redemptions in progress. */
  pending: Money;
  /** Same as `pending`, kept for tooling that reads this name. */
  redemptionsPendingAmount: Money;
  /** Sum of the amounts of undecided requests across all allocations, those that add money and those that give it back alike; not the net. It reserves no money. */
  requested: Money;
  /** Credits less debits. */
  total: Money;
  /** Available budget: neither allocated, pending nor used. */
  unallocated: Money;
  /** Delivered plus expired. */
  used: Money;
};


/** The budget of an advertiser in its billing currency: what was credited and how it was used. Current, or as of a past moment. */
export type BudgetExplainArgs = {
  figure: BudgetFigure;
  page?: InputMaybe<PageInput>;
};


/** The budget of an advertiser in its billing currency: what was credited and how it was used. Current, or as of a past moment. */
export type BudgetLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<PageInput>;
};

/** Two balance limits; a warning is sent when the balance falls below one. */
export type BudgetAlerts = {
  __typename?: 'BudgetAlerts';
  /** The first limit, in the billing currency. */
  alert1?: Maybe<Money>;
  /** The second limit, in the billing currency. */
  alert2?: Maybe<Money>;
};

/**
 * Data of these events:
 * - `budget.credited`: A budget was credited.
 * - `budget.debited`: A budget was debited.
 * - `budget.alert_reached`: The balance of a budget fell below a limit.
 */
export type BudgetEventData = {
  __typename?: 'BudgetEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** What was credited or debited; null for an alert. */
  amount?: Maybe<Money>;
  /** The balance after the change. */
  balance?: Maybe<Money>;
  /** The limit that the balance is below; null unless it is an alert. */
  limit?: Maybe<Money>;
};

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

/** One line of a budget. */
export type BudgetLine = {
  __typename?: 'BudgetLine';
  /** Identifier of the allocation it fills or empties. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** Amount, never negative. The type gives the sign. */
  amount: Money;
  /** Moment of the figures, ISO 8601 UTC. Null for now. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Time of creation, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Its reference, in words. */
  description: Scalars['String']['output'];
  /** Identifier in another system, as entered. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Approval status. */
  status: BudgetLineStatus;
  /** Type of the budget line. */
  type: BudgetLineType;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

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

/** A page of budget lines. */
export type BudgetLinePage = {
  __typename?: 'BudgetLinePage';
  /** The rows. */
  items: Array<BudgetLine>;
  /** Cursor of the last row, to be sent as `after`. Null when no row follows, and for a numbered page. */
  next?: Maybe<Scalars['String']['output']>;
  /** Position of the page. Null when the query uses `first`. */
  page?: Maybe<PageInfo>;
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

/** The running application. */
export type Build = {
  __typename?: 'Build';
  /** Environment label, for example `production` or `demo`. */
  environment: Scalars['String']['output'];
  /** Addresses outside the application. Null when none is configured. */
  links?: Maybe<Links>;
  /** Suffix of a redemption portal's domain, with its dot: `.rewards.example`. */
  portalSuffix: Scalars['String']['output'];
  /** Allowed file extensions of uploads, as configured: `png`, `csv`. */
  uploadTypes: Array<Scalars['String']['output']>;
  /** Version label. */
  version: Scalars['String']['output'];
};

/** One action on many redemptions, on a selection frozen at the time of the request. */
export type BulkAction = Node & {
  __typename?: 'BulkAction';
  /** The action. */
  action: BulkActionKind;
  /** The comment to add. Null for other actions. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Time of the request, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Estimated seconds until the last message is sent: a tenth of a second each, plus four hours when codes need a minimum validity. Null when nothing is sent. */
  estimatedSeconds?: Maybe<Scalars['Int']['output']>;
  /** Time when the last row was processed. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, digits only. Empty in a dry run. */
  id: Scalars['ID']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Number of rows by outcome and reason, the most frequent first. */
  outcomes: Array<BulkOutcomeCount>;
  /** Approval status. */
  progress: BulkProgress;
  /**
   * Outcome of each redemption; rows that need attention come first.
   * Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  rows?: Maybe<BulkActionRowPage>;
  /** State of the bulk action. */
  state: BulkActionState;
  /** Number of redemptions in the frozen selection. */
  total: Scalars['Int']['output'];
};


/** One action on many redemptions, on a selection frozen at the time of the request. */
export type BulkActionRowsArgs = {
  outcome?: InputMaybe<BulkRowOutcome>;
  page?: InputMaybe<PageInput>;
};

/**
 * Data of these events:
 * - `bulk_action.created`: You changed many redemptions at once, and the change is being worked.
 * - `bulk_action.completed`: A change of many redemptions ended.
 * - `bulk_action.stopped`: A change of many redemptions was stopped.
 */
export type BulkActionEventData = {
  __typename?: 'BulkActionEventData';
  /** What was done. */
  action?: Maybe<Scalars['String']['output']>;
  /** The change of many redemptions. */
  bulkActionId?: Maybe<Scalars['ID']['output']>;
  /** The state after the change. */
  state?: Maybe<Scalars['String']['output']>;
  /** Number of redemptions. */
  total?: Maybe<Scalars['Int']['output']>;
};

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

/** One page of bulk actions. */
export type BulkActionPage = {
  __typename?: 'BulkActionPage';
  /** The bulk actions. */
  items: Array<BulkAction>;
  /** Position of the page. */
  page: PageInfo;
};

/** One redemption in a bulk action. */
export type BulkActionRow = {
  __typename?: 'BulkActionRow';
  /** The advertiser's order ID. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** Outcome for this redemption. */
  outcome: BulkRowOutcome;
  /** Reason of the outcome, as a key. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
};

/** One page of the rows of a bulk action. */
export type BulkActionRowPage = {
  __typename?: 'BulkActionRowPage';
  /** The rows. */
  items: Array<BulkActionRow>;
  /** Position of the page. */
  page: PageInfo;
};

/** States of a bulk action. */
export type BulkActionState =
  /** All rows are processed. */
  | 'done'
  /** Stopped by a person, or because the requester lost the permission. Remaining rows are untouched. */
  | 'stopped'
  /** Its rows are being processed. */
  | 'working';

/** Rows with the same outcome and reason. */
export type BulkOutcomeCount = {
  __typename?: 'BulkOutcomeCount';
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** The outcome. */
  outcome: BulkRowOutcome;
  /** Reason of the outcome, as a key. Null when there is none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Number of a bulk action's rows by outcome. */
export type BulkProgress = {
  __typename?: 'BulkProgress';
  /** Done. */
  done: Scalars['Int']['output'];
  /** Failed. */
  failed: Scalars['Int']['output'];
  /** Skipped, because their state does not allow the action. */
  left: Scalars['Int']['output'];
  /** Not processed yet. */
  open: Scalars['Int']['output'];
  /** Not started because the action was stopped. */
  stopped: Scalars['Int']['output'];
};

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

/** Answer to bulkRedemptions. Codes of Refused: `too_many_selected` (more than 10000), `nothing_selected`, `no_redeemed_selected`, `nothing_to_do`, `set_changed`. */
export type BulkRedemptionsResult = BulkRedemptionsSuccess | InvalidInput | Refused;

/** The bulk action was accepted, or would have been in a dry run. */
export type BulkRedemptionsSuccess = {
  __typename?: 'BulkRedemptionsSuccess';
  /**
   * The bulk action.
   * Costs 1 point.
   */
  bulk: BulkAction;
  /** Fingerprint of the counted selection. */
  fingerprint: Scalars['String']['output'];
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

/** Answer to cancelDispatchRequest. Codes of Refused: `request_is_real` (only a dry run can be given up). */
export type CancelDispatchRequestResult = CancelDispatchRequestSuccess | InvalidInput | Refused;

/** The dry run was given up. */
export type CancelDispatchRequestSuccess = {
  __typename?: 'CancelDispatchRequestSuccess';
  /**
   * The request as it is now. One that had ended before stays as it was.
   * Costs 1 point.
   */
  request: DispatchRequest;
};

/**
 * Answer to cancelDispatch; `ChangeDispatchPending` where more than 1000 lines are not canceled yet. Codes of Refused: `nothing_to_cancel`, `dispatch_changing`
 * (another change is in progress). Nothing more goes out while it is in progress.
 */
export type CancelDispatchResult = CancelDispatchSuccess | ChangeDispatchPending | InvalidInput | Refused;

/** The unsent part of the dispatch was canceled, or would have been in a dry run. */
export type CancelDispatchSuccess = {
  __typename?: 'CancelDispatchSuccess';
  /**
   * The dispatch as it is now.
   * Costs 1 point.
   */
  dispatch: Dispatch;
  /** Effects of the change. */
  effects: Effects;
};

/** Answer to cancelRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime). */
export type CancelRedemptionResult = CancelRedemptionSuccess | InvalidInput | Refused;

/** It was canceled. */
export type CancelRedemptionSuccess = {
  __typename?: 'CancelRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
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

/**
 * Data of these events:
 * - `catalog_import.started`: The import of a catalog file started.
 * - `catalog_import.completed`: The import of a catalog file ended: all rows were applied, or it was stopped.
 */
export type CatalogImportEventData = {
  __typename?: 'CatalogImportEventData';
  /** The import. */
  catalogImportId?: Maybe<Scalars['ID']['output']>;
  /** Name of the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Number of rows. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** The state after the change. */
  state?: Maybe<Scalars['String']['output']>;
};

/** Access to a catalog search that needs no account, for example from another site of the organization. */
export type CatalogSearch = {
  __typename?: 'CatalogSearch';
  /** End of the key's validity, ISO 8601 UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the organization's index. */
  indexName: Scalars['String']['output'];
  /** Search key, to be sent to `/api/graphql` of the platform as `X-Search-Key`. It reads what the organization publishes. */
  searchKey: Scalars['String']['output'];
};

/** A changed cell with both values. */
export type CatalogueCellChange = {
  __typename?: 'CatalogueCellChange';
  /** Value after the change. */
  after: Scalars['String']['output'];
  /** Value before the change. */
  before: Scalars['String']['output'];
  /** Its column. */
  column: Scalars['String']['output'];
};

/** One change of the catalog: an item appeared, changed or disappeared. */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  /** Person who made the change. Null when the platform made it, and unless the caller is operator staff who may see rewards. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** The brand it belongs to. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Changed fields. Null unless the caller is operator staff who may see rewards. */
  fields?: Maybe<Array<CatalogueFieldChange>>;
  /** Identifier. It grows in commit order. */
  id: Scalars['ID']['output'];
  /** How the change looks to catalog users. */
  kind: CatalogueChangeKind;
  /** Name at the time of the change. For a publication, the name of its product. */
  name: Scalars['String']['output'];
  /** Kind of the changed record. */
  noun: CatalogueNoun;
  /** Identifier of the brand, the product or the publication. For a SKU, the SKU itself. */
  nounId: Scalars['ID']['output'];
  /** Time of the change, ISO 8601. */
  occurredAt: Scalars['DateTime']['output'];
  /** The product it belongs to. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** For a publication: the seller that offers or offered the product. */
  sellerName?: Maybe<Scalars['String']['output']>;
};

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

/** One page of changes. */
export type CatalogueChangePage = {
  __typename?: 'CatalogueChangePage';
  /** Cursor, to be sent as `since` next time. It covers everything answered so far and nothing later. */
  cursor: Scalars['ID']['output'];
  /** The rows, newest first; with `since`, oldest first. */
  items: Array<CatalogueChange>;
  /** Position of the page. */
  page: PageInfo;
};

/** A changed field with both values. Amounts include their currency; values other than text are JSON. */
export type CatalogueFieldChange = {
  __typename?: 'CatalogueFieldChange';
  /** Value after the change. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before the change. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, in snake_case. */
  field: Scalars['String']['output'];
};

/** An import of a whole catalog file. Its rows are received, tried, and imported by a job; it can be looked at for 30 days. */
export type CatalogueFileImport = Node & {
  __typename?: 'CatalogueFileImport';
  /** Columns of the file. */
  columns: Array<Scalars['String']['output']>;
  /** Time of its beginning, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Time when the last row was imported. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Number of rows that the running step has yet to apply. */
  open: Scalars['Int']['output'];
  /** Number of rows by outcome. */
  outcomes: Array<CatalogueImportCount>;
  /** Number of rows that arrived. */
  received: Scalars['Int']['output'];
  /**
   * The rows in the order of the file.
   * Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  rows?: Maybe<CatalogueImportRowPage>;
  /** State of the import. */
  state: CatalogueImportState;
  /** Number of rows in the file. */
  total: Scalars['Int']['output'];
};


/** An import of a whole catalog file. Its rows are received, tried, and imported by a job; it can be looked at for 30 days. */
export type CatalogueFileImportRowsArgs = {
  outcomes?: InputMaybe<Array<CatalogueImportOutcome>>;
  page?: InputMaybe<PageInput>;
};

/** One page of imports of catalog files. */
export type CatalogueFileImportPage = {
  __typename?: 'CatalogueFileImportPage';
  /** The imports. */
  items: Array<CatalogueFileImport>;
  /** Position of the page. */
  page: PageInfo;
};

/** Number of rows with one outcome. */
export type CatalogueImportCount = {
  __typename?: 'CatalogueImportCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The outcome. */
  outcome: CatalogueImportOutcome;
};

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

/** One row of an import. */
export type CatalogueImportRow = {
  __typename?: 'CatalogueImportRow';
  /** Cells as they were sent. */
  cells: Array<Scalars['String']['output']>;
  /** Changed cells of a changed row, and all cells of a new one, as an export holds them before and after. */
  changes: Array<CatalogueCellChange>;
  /** Errors of a refused row. */
  errors: Array<CatalogueRowError>;
  /** Line in the file. */
  line: Scalars['Int']['output'];
  /** What happens, or would happen, to the row. */
  outcome: CatalogueImportOutcome;
  /** SKU of the row. Null for a new row until it is imported. */
  sku?: Maybe<Scalars['ID']['output']>;
};

/** One page of the rows of an import. */
export type CatalogueImportRowPage = {
  __typename?: 'CatalogueImportRowPage';
  /** The rows. */
  items: Array<CatalogueImportRow>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** The outcome of a row, actual or in a dry run. */
export type CatalogueRow = {
  __typename?: 'CatalogueRow';
  /** Changed cells of a changed row, and all cells of a new one, as an export holds them before and after. */
  changes: Array<CatalogueCellChange>;
  /** Errors of a refused row. */
  errors: Array<CatalogueRowError>;
  /** Line in the file. */
  line: Scalars['Int']['output'];
  /** What happens, or would happen, to the row. */
  outcome: CatalogueRowOutcome;
  /** SKU of the row. For a refused row, the SKU it names, if any. Null for a new row in a dry run: its number is given when it is created. */
  sku?: Maybe<Scalars['ID']['output']>;
};

/** An error in a row. */
export type CatalogueRowError = {
  __typename?: 'CatalogueRowError';
  /** The column. Null when the error concerns the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Limit of the rule, or the correct value. */
  limit?: Maybe<Scalars['String']['output']>;
  /** Explanation in the caller's language, when the rule alone does not say enough. */
  message?: Maybe<Scalars['String']['output']>;
  /** The broken rule. */
  rule: Scalars['String']['output'];
};

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

/** The change affects more than 1000 lines: it is made, or tried, in the background. Read `dispatchRequest` every second until it has a result. */
export type ChangeDispatchPending = {
  __typename?: 'ChangeDispatchPending';
  /**
   * The request in progress. The same input with the same key answers it again, and its result once it has one.
   * Costs 1 point.
   */
  request: DispatchRequest;
};

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

/** Answer to choosePromotionRewards. */
export type ChoosePromotionRewardsResult = ChoosePromotionRewardsSuccess | InvalidInput | Refused | StalePromotion;

/** The rewards were selected, or would have been in a dry run. */
export type ChoosePromotionRewardsSuccess = {
  __typename?: 'ChoosePromotionRewardsSuccess';
  /** Effects on recipients and open dispatches. */
  effects: PromotionEffects;
  /**
   * The promotion as saved.
   * Costs 1 point.
   */
  promotion: Promotion;
};

/** A reward of a promotion. */
export type ChosenRewardInput = {
  /** Its SKU. */
  sku: Scalars['ID']['input'];
};

/** Facts about one code, without revealing it. */
export type CodeFacts = {
  __typename?: 'CodeFacts';
  /** Time when the redemption got it, ISO 8601 UTC. */
  assignedAt: Scalars['DateTime']['output'];
  /** Time of cancellation, ISO 8601 UTC. Null while it is valid. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Expiry, ISO 8601 UTC. Null when it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last characters. */
  lastCharacters: Scalars['String']['output'];
  /** Use of the code. */
  usage: CodeUsage;
};

/** Facts about a redemption's codes, without revealing them. */
export type CodeInformation = {
  __typename?: 'CodeInformation';
  /** The codes. */
  codes: Array<CodeFacts>;
  /** How often they were read. */
  readCount: Scalars['Int']['output'];
  /** Who has read them, newest first, 50 at most. */
  reads: Array<CodeReading>;
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

/** One access to a redemption's codes. */
export type CodeReading = {
  __typename?: 'CodeReading';
  /** Reason for the access. */
  kind: CodeReadKind;
  /** Name of the reader. Null for the platform and for recipients. */
  name?: Maybe<Scalars['String']['output']>;
  /** Time of the access, ISO 8601 UTC. */
  occurredAt: Scalars['DateTime']['output'];
  /** Stated purpose. Null unless the caller is operator staff. */
  reason?: Maybe<Scalars['String']['output']>;
};

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

/** Totals of an advertiser's committed allocations, without rejected ones. */
export type CommittedAllocationsSummary = {
  __typename?: 'CommittedAllocationsSummary';
  /** Amount allocated, less the amount given back. */
  amount: Money;
  /** Amount still available. */
  amountAvailable: Money;
  /** Sum of the amounts of their undecided requests, those that add money and those that give it back alike; not the net. */
  amountPending: Money;
  /** Amount used. */
  amountUsed: Money;
  /** Number of allocations. */
  count: Scalars['Int']['output'];
  /** Identifier of the advertiser. */
  id: Scalars['ID']['output'];
  /** Number of them that wait for a decision. */
  pendingCount: Scalars['Int']['output'];
};

/** Answer to completeUpload. */
export type CompleteUploadResult = CompleteUploadSuccess | InvalidInput | Refused;

/** The file was checked and can be used. */
export type CompleteUploadSuccess = {
  __typename?: 'CompleteUploadSuccess';
  /** Identifier of the media. */
  mediaId: Scalars['ID']['output'];
  /** Address of the checked and re-encoded picture. Null for a data file, which is never published. */
  url?: Maybe<Scalars['URL']['output']>;
};

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

/** Answer to correctRecipient. Codes of Refused: `wrong_state` (no further message can be sent), `no_user`, `recipient_has_reward`. */
export type CorrectRecipientResult = CorrectRecipientSuccess | InvalidInput | Refused | StaleRecipient;

/** The address was corrected. */
export type CorrectRecipientSuccess = {
  __typename?: 'CorrectRecipientSuccess';
  /** The line as it is now. Null when the redemption is not part of a batch. */
  line?: Maybe<BatchLine>;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
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

/** Answer to createAdvertiser. */
export type CreateAdvertiserResult = CreateAdvertiserSuccess | InvalidInput | Refused;

/** The advertiser was created. */
export type CreateAdvertiserSuccess = {
  __typename?: 'CreateAdvertiserSuccess';
  /**
   * The new advertiser.
   * Costs 1 point.
   */
  advertiser: Advertiser;
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

/**
 * Answer to createAllocation. Codes of Refused: `insufficient_unallocated_budget`, `double_reward` (a reward appears twice or is in the
 * allocation already), `invalid_allocation` (committed allocation is not allowed here), `advertiser_disabled` (no new requests).
 */
export type CreateAllocationResult = CreateAllocationSuccess | InvalidInput | Refused;

/** The request was made. In a dry run, the answer shows the result it would have. No money moves until a second person approves it. */
export type CreateAllocationSuccess = {
  __typename?: 'CreateAllocationSuccess';
  /**
   * Its advertiser. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * The allocation of the request.
   * Costs 1 point.
   */
  allocation: Allocation;
  /** Immediate effects: no money moves. */
  effects: Effects;
  /**
   * The request that waits for a decision.
   * Costs 1 point.
   */
  request: AllocationRequest;
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

/** Answer to createAndRedeem. Codes of Refused: those of createRedemption. */
export type CreateAndRedeemResult = CreateAndRedeemSuccess | InvalidInput | Refused;

/** The redemption was created and, if possible, redeemed; or would have been in a dry run. */
export type CreateAndRedeemSuccess = {
  __typename?: 'CreateAndRedeemSuccess';
  /** Its cost. */
  cost: DispatchCost;
  /** Effects of the change. */
  effects: Effects;
  /** Address where its recipient finds the reward. Null in a dry run. */
  link?: Maybe<Scalars['String']['output']>;
  /** How far the redemption got. */
  outcome: CreatedOutcome;
  /** Reason of the failure, as a key. Null when it did not fail. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * The redemption. Null in a dry run.
   * Costs 1 point.
   */
  redemption?: Maybe<Redemption>;
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

/** Answer to createBrand. */
export type CreateBrandResult = CreateBrandSuccess | InvalidInput | Refused;

/** The brand was created. */
export type CreateBrandSuccess = {
  __typename?: 'CreateBrandSuccess';
  /**
   * The new brand.
   * Costs 1 point.
   */
  brand: Brand;
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

/** Answer to createCatalogueImport. Missing, duplicate or unknown columns give InvalidInput. */
export type CreateCatalogueImportResult = CreateCatalogueImportSuccess | InvalidInput | Refused;

/** The import was begun. */
export type CreateCatalogueImportSuccess = {
  __typename?: 'CreateCatalogueImportSuccess';
  /**
   * The import.
   * Costs 1 point.
   */
  catalogueImport: CatalogueFileImport;
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

/** Answer to createCredential. Refused: `external_issuer`, `secret_already_shown`. */
export type CreateCredentialResult = CreateCredentialSuccess | InvalidInput | Refused;

/** The API key was created, or would have been in a dry run. */
export type CreateCredentialSuccess = {
  __typename?: 'CreateCredentialSuccess';
  /** Its secret, shown only once. Null in a dry run. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /**
   * The key.
   * Costs 1 point.
   */
  credential: Credential;
  /** Effects of the creation. */
  effects: Effects;
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

/** The dispatch has more than 1000 lines: it is accepted, or tried, in the background. Read `dispatchRequest` every second until it has a result. */
export type CreateDispatchPending = {
  __typename?: 'CreateDispatchPending';
  /**
   * The request in progress. The same input with the same key answers it again, and its result once it has one.
   * Costs 1 point.
   */
  request: DispatchRequest;
};

/**
 * Answer to createDispatch; `CreateDispatchPending` above 1000 lines. Codes of Refused: `promotion_not_running`, `advertiser_disabled`, `not_offered` (the experience does not support this kind),
 * `not_acceptable` (not enough budget), `already_sent` (a dispatch has the same rows already; the message says whether it went out or waits), `total_changed`, `too_large_here`,
 * `custom_images_loading` (pictures that rows name are being loaded: send the same input again in two seconds), `maker_stops_request` (the caller lost the ability
 * meanwhile), `unavailable` (only of a `dispatchRequest`: nothing was saved, send it again). When no SKU was accepted, the code of
 * the first one: `reward_not_live`, `insufficient_stock`, `insufficient_codes` (its pool of codes), `quota_exceeded`, `currency_mismatch`.
 */
export type CreateDispatchResult = CreateDispatchPending | CreateDispatchSuccess | InvalidInput | Refused;

/** The dispatch was accepted, or would have been in a dry run. */
export type CreateDispatchSuccess = {
  __typename?: 'CreateDispatchSuccess';
  /** Its cost. */
  cost: DispatchCost;
  /**
   * The dispatch. Null in a dry run.
   * Costs 1 point.
   */
  dispatch?: Maybe<Dispatch>;
  /** Effects of the change. */
  effects: Effects;
  /**
   * Outcome of each SKU, in the order requested.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  outcomes: Array<DispatchOutcome>;
  /**
   * Rows that break no rule and may not be what their sender means, the first 100 of each code. They are sent as they are.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  rowWarnings: Array<RowWarning>;
  /**
   * Warnings about what was read differently than it stands in the request, or is not sent. Each is a key, where it is about something followed by a colon
   * and that: `other_delimiter:,`, `first_line_dropped:Winners / November`, `encoding_windows_1252:Zoë`, `unread_columns:nickname`,
   * `phone_numbers_rewritten:3`, `identical_rows:4`,
   * `messages_unread:2`, `texts_garbled:1`, `names_odd:3` and `order_ids_dates:5` (rows in `rowWarnings`).
   */
  warnings: Array<Scalars['String']['output']>;
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

/** Answer to createExtract. Codes of Refused: `not_released` (nothing went out yet), `nothing_to_extract`, `missing_ability` (editRedemptions is needed). */
export type CreateExtractResult = CreateExtractSuccess | InvalidInput | Refused;

/** The file is ready to download. */
export type CreateExtractSuccess = {
  __typename?: 'CreateExtractSuccess';
  /**
   * The file.
   * Costs 1 point.
   */
  extract: Extract;
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

/** Answer to createMember. */
export type CreateMemberResult = CreateMemberSuccess | InvalidInput | Refused;

/** The account was created. Its owner gets an invitation by mail. */
export type CreateMemberSuccess = {
  __typename?: 'CreateMemberSuccess';
  /**
   * The new account.
   * Costs 1 point.
   */
  member: Member;
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

/** Answer to createProduct. */
export type CreateProductResult = CreateProductSuccess | InvalidInput | Refused;

/** The product was created. */
export type CreateProductSuccess = {
  __typename?: 'CreateProductSuccess';
  /**
   * The new product.
   * Costs 1 point.
   */
  product: Product;
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

/** Answer to createPromotion. Codes of Refused: `advertiser_disabled`, `draft_used`, `draft_changed`. A draft becomes one promotion, once. */
export type CreatePromotionResult = CreatePromotionSuccess | InvalidInput | Refused;

/** The promotion was created. */
export type CreatePromotionSuccess = {
  __typename?: 'CreatePromotionSuccess';
  /**
   * The new promotion.
   * Costs 1 point.
   */
  promotion: Promotion;
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

/**
 * Answer to createRedemption. Codes of Refused: `promotion_ended_or_paused`, `promotion_not_running` (it has not begun), `advertiser_disabled`,
 * `not_acceptable` (not enough budget), `total_changed`, `reward_not_live`, `insufficient_stock`, `insufficient_codes` (its pool of codes), `quota_exceeded`, `currency_mismatch`.
 */
export type CreateRedemptionResult = CreateRedemptionSuccess | InvalidInput | Refused;

/** The redemption was created, or would have been in a dry run. */
export type CreateRedemptionSuccess = {
  __typename?: 'CreateRedemptionSuccess';
  /** Its cost. */
  cost: DispatchCost;
  /** Effects of the change. */
  effects: Effects;
  /** Address where its recipient continues. Null in a dry run. */
  link?: Maybe<Scalars['String']['output']>;
  /** How far the redemption got. */
  outcome: CreatedOutcome;
  /** Reason of the failure, as a key. Null when it did not fail. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * The redemption. Null in a dry run.
   * Costs 1 point.
   */
  redemption?: Maybe<Redemption>;
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

/** Answer to createRedemptionsQuota. The version is stale when the reward already has a quota. */
export type CreateRedemptionsQuotaResult = CreateRedemptionsQuotaSuccess | InvalidInput | Refused | StaleRedemptionsQuota;

/** The quota was created. It also counts existing redemptions. */
export type CreateRedemptionsQuotaSuccess = {
  __typename?: 'CreateRedemptionsQuotaSuccess';
  /** The reward with its quota. */
  quota: RedemptionsQuota;
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

/** Answer to createReportSchedule. Refused: `too_many_schedules` (at most 20 for each account). */
export type CreateReportScheduleResult = CreateReportScheduleSuccess | InvalidInput | Refused;

/** The schedule was created, or would have been in a dry run. */
export type CreateReportScheduleSuccess = {
  __typename?: 'CreateReportScheduleSuccess';
  /**
   * The schedule.
   * Costs 1 point.
   */
  reportSchedule: ReportSchedule;
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

/** Answer to createSavedView. Refused: `too_many_views`, `too_many_shared_views`. */
export type CreateSavedViewResult = CreateSavedViewSuccess | InvalidInput | Refused;

/** The view was created, or would have been in a dry run. */
export type CreateSavedViewSuccess = {
  __typename?: 'CreateSavedViewSuccess';
  /**
   * The view.
   * Costs 1 point.
   */
  savedView: SavedView;
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

/** Answer to createServiceAccount. Refused: `too_many_service_accounts`, `service_secret_already_shown`. */
export type CreateServiceAccountResult = CreateServiceAccountSuccess | InvalidInput | Refused;

/** The service account was created, or would have been in a dry run. */
export type CreateServiceAccountSuccess = {
  __typename?: 'CreateServiceAccountSuccess';
  /** Its secret, shown only once. Null in a dry run, and when an external issuer holds it. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Effects of the creation. */
  effects: Effects;
  /**
   * The service account.
   * Costs 1 point.
   */
  serviceAccount: ServiceAccount;
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

/** Answer to createSku. Codes of Refused: `brand_deactivated`, `product_disabled`, `product_offered`. */
export type CreateSkuResult = CreateSkuSuccess | InvalidInput | Refused;

/** The SKU was created. */
export type CreateSkuSuccess = {
  __typename?: 'CreateSkuSuccess';
  /**
   * The new SKU.
   * Costs 1 point.
   */
  sku: Sku;
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

/** Answer to createUpload. */
export type CreateUploadResult = CreateUploadSuccess | InvalidInput | Refused;

/** The place for the upload was created. */
export type CreateUploadSuccess = {
  __typename?: 'CreateUploadSuccess';
  /** Where to upload the file. */
  upload: Upload;
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

/** Answer to createVoucher. Codes of Refused: `not_printable` (no PDF can be generated for this reward), `no_code`. */
export type CreateVoucherResult = CreateVoucherSuccess | InvalidInput | Refused;

/** The voucher is ready to download. */
export type CreateVoucherSuccess = {
  __typename?: 'CreateVoucherSuccess';
  /**
   * The voucher.
   * Costs 1 point.
   */
  voucher: Voucher;
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

/** Answer to createWebhook. Refused: `too_many_webhooks`, `webhook_secret_already_shown`. */
export type CreateWebhookResult = CreateWebhookSuccess | InvalidInput | Refused;

/** The webhook was created, or would have been in a dry run. */
export type CreateWebhookSuccess = {
  __typename?: 'CreateWebhookSuccess';
  /** Effects of the creation. */
  effects: Effects;
  /** Its secret `whsec_…`, shown only once. Null in a dry run. */
  secret?: Maybe<Scalars['String']['output']>;
  /**
   * The webhook.
   * Costs 1 point.
   */
  webhook: Webhook;
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

/** An API key: an OAuth client for one advertiser. It has at most its creator's abilities. */
export type Credential = {
  __typename?: 'Credential';
  /** Client ID for token requests; public. */
  clientId: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the account that created it. Null when the caller may not see it. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Time of last use, to the minute. Null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name. */
  name: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** One page of API keys. */
export type CredentialPage = {
  __typename?: 'CredentialPage';
  /** True when an external issuer creates the tokens: no API key can be created here. */
  isExternalIssuer: Scalars['Boolean']['output'];
  /** The rows, the newest first. */
  items: Array<Credential>;
  /** Position of the page. */
  page: PageInfo;
};

/** Figures by day. Days without any are zero. */
export type DailyStats = {
  __typename?: 'DailyStats';
  /** One entry for each day, the oldest first. */
  days: Array<DayStat>;
  /** Sum of the counts. */
  total: Scalars['Int']['output'];
};

/** Figures of one day. */
export type DayStat = {
  __typename?: 'DayStat';
  /** Number of redemptions that entered one of the states on that day. */
  count: Scalars['Int']['output'];
  /** The day, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
};

/** The request was decided or withdrawn. In a dry run, the answer shows the result it would have. */
export type DecideAllocationRequestSuccess = {
  __typename?: 'DecideAllocationRequestSuccess';
  /**
   * Its advertiser. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * The allocation after the change. Null when the caller may not see it.
   * Needs the ability viewInventory. Costs 1 point.
   */
  allocation?: Maybe<Allocation>;
  /** Effects of the change. */
  effects: Effects;
  /**
   * The request after the change.
   * Costs 1 point.
   */
  request: AllocationRequest;
};

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

/** Answer to decideAllocationRequests. A request that cannot be decided does not block the others; its result gives the reason. */
export type DecideAllocationRequestsResult = DecideAllocationRequestsSuccess | InvalidInput | Refused;

/** Outcome of each request. In a dry run, the answer shows the result it would have. */
export type DecideAllocationRequestsSuccess = {
  __typename?: 'DecideAllocationRequestsSuccess';
  /** Budgets of the advertisers with a decided request, by name. */
  budgets: Array<DecidedBudget>;
  /** Number of decided requests. */
  decidedCount: Scalars['Int']['output'];
  /** Effects of the decisions: all postings and mails. */
  effects: Effects;
  /**
   * Each request, in the order sent.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  results: Array<AllocationRequestDecision>;
};

/** Effect of the decisions on an advertiser's budget. */
export type DecidedBudget = {
  __typename?: 'DecidedBudget';
  /** Number of its decided requests. */
  count: Scalars['Int']['output'];
  /**
   * Its advertiser.
   * Costs 1 point.
   */
  retailer: AllocationRetailer;
  /** Unallocated budget before. */
  unallocated: Money;
  /** Unallocated budget after. */
  unallocatedAfter: Money;
};

/** Reason why the caller, who may decide requests, may not decide this one. A second person must. */
export type DecisionObstacle = {
  __typename?: 'DecisionObstacle';
  /** Code of the obstacle. */
  code: DecisionObstacleCode;
  /** Until when the obstacle holds, ISO 8601 UTC. Null means always. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the other person. Null for the caller's own request or change. */
  person?: Maybe<Scalars['String']['output']>;
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

/** Answer to declareSourceBudget. */
export type DeclareSourceBudgetResult = DeclareSourceBudgetSuccess | InvalidInput | Refused | StaleInventoryRow;

/** The budget was declared. */
export type DeclareSourceBudgetSuccess = {
  __typename?: 'DeclareSourceBudgetSuccess';
  /**
   * The row of the budget. Null when the caller may not see it.
   * Needs the ability viewInventoryReport. Costs 1 point.
   */
  row?: Maybe<InventoryRow>;
};

/** A deletion of an API key. */
export type DeleteCredentialInput = {
  /** True for a dry run: the input is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Answer to deleteCredential. */
export type DeleteCredentialResult = DeleteCredentialSuccess | InvalidInput | Refused;

/** The API key was deleted, or would have been in a dry run. Its secret and tokens no longer work. */
export type DeleteCredentialSuccess = {
  __typename?: 'DeleteCredentialSuccess';
  /**
   * The key before the deletion.
   * Costs 1 point.
   */
  credential: Credential;
  /** Effects on the open dispatches that were created with it. */
  effects: DispatchEffects;
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

/** Answer to deletePromotionDraft. */
export type DeletePromotionDraftResult = DeletePromotionDraftSuccess | InvalidInput | Refused | StalePromotionDraft;

/** The draft was discarded. */
export type DeletePromotionDraftSuccess = {
  __typename?: 'DeletePromotionDraftSuccess';
  /** The wizard's initial values. */
  draft: PromotionDraft;
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

/** Answer to deleteRedemptionsQuota. */
export type DeleteRedemptionsQuotaResult = DeleteRedemptionsQuotaSuccess | InvalidInput | Refused | StaleRedemptionsQuota;

/** The quota was deleted. */
export type DeleteRedemptionsQuotaSuccess = {
  __typename?: 'DeleteRedemptionsQuotaSuccess';
  /** The reward, without a quota. */
  quota: RedemptionsQuota;
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

/** Answer to deleteReportSchedule. */
export type DeleteReportScheduleResult = DeleteReportScheduleSuccess | InvalidInput | Refused | StaleReportSchedule;

/** The schedule was deleted, or would have been in a dry run. Files already mailed stay available for their day. */
export type DeleteReportScheduleSuccess = {
  __typename?: 'DeleteReportScheduleSuccess';
  /**
   * The schedule before the change.
   * Costs 1 point.
   */
  reportSchedule: ReportSchedule;
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

/** Answer to deleteSavedView. Refused: `view_of_another`. */
export type DeleteSavedViewResult = DeleteSavedViewSuccess | InvalidInput | Refused | StaleSavedView;

/** The view was deleted, or would have been in a dry run. */
export type DeleteSavedViewSuccess = {
  __typename?: 'DeleteSavedViewSuccess';
  /**
   * The view before the deletion.
   * Costs 1 point.
   */
  savedView: SavedView;
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

/** Answer to deleteWebhook. */
export type DeleteWebhookResult = DeleteWebhookSuccess | InvalidInput | Refused | StaleWebhook;

/** The webhook was deleted, or would have been in a dry run. */
export type DeleteWebhookSuccess = {
  __typename?: 'DeleteWebhookSuccess';
  /** Effects of the deletion. */
  effects: Effects;
  /**
   * The webhook as it last was.
   * Costs 1 point.
   */
  webhook: Webhook;
};

/** One message to a recipient. */
export type Delivery = {
  __typename?: 'Delivery';
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Channel of the message. */
  channel: NotificationChannel;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether the recipient's address has changed since the message went out, or is now on the other channel only. */
  isReaddressed: Scalars['Boolean']['output'];
  /** activation, reward, reminder or one_time_code. */
  kind: DeliveryKind;
  /** Reason of the failure, as a key. Null when it did not fail. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Time of sending, ISO 8601 UTC. Null before it is sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the message. */
  state: DeliveryState;
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

/** A property that distinguishes products or SKUs, for example a size. */
export type Dimension = {
  __typename?: 'Dimension';
  /** Whether values outside the selectable ones are accepted. */
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
  /** Selectable values. Empty when the dimension has none. */
  values: Array<DimensionOption>;
};

/** A dimension that a product has. */
export type DimensionConfiguration = {
  __typename?: 'DimensionConfiguration';
  /**
   * The dimension.
   * Costs 1 point.
   */
  dimension: Dimension;
  /** Whether a value is required. */
  required: Scalars['Boolean']['output'];
  /** Whether each SKU has its own value. */
  vary: Scalars['Boolean']['output'];
};

/** A dimension of a product. */
export type DimensionConfigurationInput = {
  /** Identifier of the dimension. */
  dimension: Scalars['ID']['input'];
  /** Whether a value is required. */
  required: Scalars['Boolean']['input'];
  /** Whether each SKU has its own value, if the dimension may vary. */
  vary: Scalars['Boolean']['input'];
};

/** A selectable value of a dimension. */
export type DimensionOption = {
  __typename?: 'DimensionOption';
  /** Its name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Stored value. */
  value: Scalars['String']['output'];
};

/** The values of a product or a SKU for one dimension. */
export type DimensionValue = {
  __typename?: 'DimensionValue';
  /**
   * The dimension.
   * Costs 1 point.
   */
  dimension: Dimension;
  /**
   * Values as text, several when there are several: a number, a text, `true` or `false`, a range `3..12`, a period as an ISO 8601 duration
   * such as `P1Y6M`.
   */
  values: Array<Scalars['String']['output']>;
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

/** An advertiser's discount on a product. */
export type Discount = {
  __typename?: 'Discount';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** SKU of its brand. */
  brandSku: Scalars['ID']['output'];
  /** Percent as a decimal string, from `0` to `100` with two decimals at most; `0` means none. */
  discount: Scalars['Decimal']['output'];
  /** Name of the product. */
  label: Scalars['String']['output'];
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** SKU of the product. */
  sku: Scalars['ID']['output'];
  /** Version, to be sent back with a save. 0 when there is no discount. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `discount.created`: An advertiser got a discount on a product.
 * - `discount.updated`: The discount of an advertiser on a product changed.
 * - `discount.deleted`: The discount of an advertiser on a product was deleted.
 */
export type DiscountEventData = {
  __typename?: 'DiscountEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The discount after the change, `0` once it is deleted. */
  percent?: Maybe<Scalars['String']['output']>;
  /** The product. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** One page of discounts. */
export type DiscountPage = {
  __typename?: 'DiscountPage';
  /** The rows. */
  items: Array<Discount>;
  /** Position of the page. */
  page: PageInfo;
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

/** One order to send, download or activate rewards: one batch for each SKU. */
export type Dispatch = Node & {
  __typename?: 'Dispatch';
  /**
   * Its batches, one for each SKU.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  batches: Array<DispatchBatch>;
  /** Whether it can still be recalled completely. */
  canRecall: Scalars['Boolean']['output'];
  /** The change that is being made in the background. Meanwhile every other change is refused with `dispatch_changing`. Null when there is none. */
  changing?: Maybe<DispatchChange>;
  /** Channel of the messages to its recipients. Null when none is sent. */
  channel?: Maybe<NotificationChannel>;
  /** Cost, in the billing currency. */
  charge: Money;
  /** When it was accepted. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the account that created it. Null for the platform itself. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** Seconds until the last line is expected to be done. */
  estimatedSeconds: Scalars['Int']['output'];
  /** Name of its file. Null when it has none. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Time when its last line was done. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Whether its code download includes PDFs. */
  includePdf: Scalars['Boolean']['output'];
  /** Kind of dispatch. */
  kind: DispatchKind;
  /** Number of lines of all its batches. */
  lineCount: Scalars['Int']['output'];
  /**
   * Its lines.
   * Needs the ability viewRedemptions. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  lines?: Maybe<BatchLinePage>;
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Prefix of all its order IDs. Null when each line has its own. */
  orderPrefix?: Maybe<Scalars['String']['output']>;
  /** Number of lines by stage. */
  progress: DispatchProgress;
  /**
   * Its promotion.
   * Costs 1 point.
   */
  promotion?: Maybe<Promotion>;
  /** Identifier of its promotion. */
  promotionId: Scalars['ID']['output'];
  /** Time when it was recalled. Null unless it was. */
  recalledAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * SKUs that were refused when the rest was accepted, in the order requested. Empty when nothing was refused.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  refused: Array<RefusedSku>;
  /**
   * The refused rows that were not sent again, by their row number. To send one again, name it as `refusedRow` in a row of a new dispatch.
   * Needs the ability createBulkRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  refusedRows?: Maybe<RefusedRowPage>;
  /** Time when those rows are deleted, ISO 8601 UTC. Null when there are none. */
  refusedRowsExpireAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of refused rows of recipients that were not sent again. Quantities have no rows. */
  refusedRowsWaiting: Scalars['Int']['output'];
  /** Earliest release, ISO 8601 UTC. */
  releaseAt: Scalars['DateTime']['output'];
  /** Time of release. Null while it is held. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days after which recipients who have not opened their link get a reminder. */
  reminderDays: Array<Scalars['Int']['output']>;
  /**
   * Dispatches whose refused rows this one sends again.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  sendsAgain: Array<DispatchLink>;
  /**
   * Dispatches that sent its refused rows again.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  sentAgainBy: Array<DispatchLink>;
  /** State of the dispatch. */
  state: DispatchState;
  /** Why its lines are canceled at its release, unless that changes before. Null when it is not held, and when nothing stops it. Does not tell that its creator may no longer send. */
  stop?: Maybe<DispatchStop>;
  /** True for a test of the promotion. */
  testing: Scalars['Boolean']['output'];
  /** Length of the undo window in seconds. */
  undoSeconds: Scalars['Int']['output'];
  /** Version of the row. */
  version: Scalars['Int']['output'];
};


/** One order to send, download or activate rewards: one batch for each SKU. */
export type DispatchLinesArgs = {
  filter?: InputMaybe<BatchLineFilter>;
  page?: InputMaybe<PageInput>;
};


/** One order to send, download or activate rewards: one batch for each SKU. */
export type DispatchRefusedRowsArgs = {
  page?: InputMaybe<PageInput>;
};

/** The part of a dispatch for one SKU. */
export type DispatchBatch = {
  __typename?: 'DispatchBatch';
  /** Number of lines. */
  amount: Scalars['Int']['output'];
  /** Lines canceled. */
  canceled: Scalars['Int']['output'];
  /** Cost, in the billing currency. */
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
  /** State of the batch. */
  state: BatchState;
  /** Purpose of the batch. */
  usage: BatchUsage;
  /** Face value of each line. Null when they differ. */
  value?: Maybe<Money>;
};

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

/**
 * What became of a change of a large dispatch. Codes of Refused: those of the change, `maker_stops_request` (the caller lost the ability meanwhile), `unavailable`
 * (nothing was saved: send it again).
 */
export type DispatchChangeResult = DispatchChangeSuccess | InvalidInput | Refused;

/** The dispatch was changed, or would have been in a dry run. */
export type DispatchChangeSuccess = {
  __typename?: 'DispatchChangeSuccess';
  /**
   * The dispatch as it is after the change.
   * Costs 1 point.
   */
  dispatch: Dispatch;
  /** Effects of the change. */
  effects: Effects;
};

/** Cost of a dispatch. */
export type DispatchCost = {
  __typename?: 'DispatchCost';
  /** By SKU. */
  bySku: Array<SkuCost>;
  /** Total, in the billing currency. */
  total: Money;
};

/** Effects of a change on open dispatches, when their advertiser, their promotion or their creator may no longer send. A dry run answers the same effects. */
export type DispatchEffects = {
  __typename?: 'DispatchEffects';
  /** Unprocessed dispatch lines that are canceled; their money is returned. */
  linesCanceled: Scalars['Int']['output'];
  /** Dispatch lines whose reward is redeemed but not sent yet. They fail, and a retry sends them once nothing stops their batch. */
  linesFailed: Scalars['Int']['output'];
  /** Dispatch lines that were about to be canceled, or waited for their promotion, and continue. */
  linesResumed: Scalars['Int']['output'];
  /** Mails to the creators of these dispatches, sent once the last line is closed. */
  mails: Array<EffectMail>;
  /** Amounts that the canceled lines had booked, one per billing currency; they are returned. Empty when no line is canceled. */
  returned: Array<Money>;
};

/**
 * Data of these events:
 * - `dispatch.created`: A dispatch was accepted.
 * - `dispatch.released`: The time to undo a dispatch has passed, and it is being worked.
 * - `dispatch.completed`: All lines of a dispatch are done, failed or canceled.
 * - `dispatch.recalled`: A dispatch was undone before anything was sent.
 * - `dispatch.canceled`: The open lines of a dispatch were canceled.
 * - `dispatch.retried`: Failed lines of a dispatch are tried again.
 */
export type DispatchEventData = {
  __typename?: 'DispatchEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Lines that were canceled. */
  canceled?: Maybe<Scalars['Int']['output']>;
  /** What it costs the advertiser. */
  cost?: Maybe<Money>;
  /** The dispatch. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** Lines that are done. */
  done?: Maybe<Scalars['Int']['output']>;
  /** Lines that failed. */
  failed?: Maybe<Scalars['Int']['output']>;
  /** What kind it is. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Number of lines. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** The promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** The state after the change. One of `held`, `released`, `done`, `recalled`. */
  state?: Maybe<Scalars['String']['output']>;
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

/** Another dispatch of the same advertiser. */
export type DispatchLink = {
  __typename?: 'DispatchLink';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Identifier of its promotion. */
  promotionId: Scalars['ID']['output'];
};

/** Outcome of one SKU of a dispatch. */
export type DispatchOutcome = {
  __typename?: 'DispatchOutcome';
  /** Its batch. Null when it was refused, and in a dry run. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** Cost. Null when it was refused. */
  charge?: Maybe<Money>;
  /** Stable code of the refusal. Null when it was accepted. */
  code?: Maybe<Scalars['String']['output']>;
  /** Number of requested lines. */
  lineCount: Scalars['Int']['output'];
  /** Explanation of the code, in the caller's language. */
  message?: Maybe<Scalars['String']['output']>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it was accepted. */
  status: OutcomeStatus;
};

/** One page of dispatches, the newest first. */
export type DispatchPage = {
  __typename?: 'DispatchPage';
  /** The rows. */
  items: Array<Dispatch>;
  /** Position of the page. */
  page: PageInfo;
};

/** Number of a dispatch's lines by stage. */
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
  /** Recipients to be notified. */
  notify: Scalars['Int']['output'];
  /** Codes to be ordered or on order. */
  order: Scalars['Int']['output'];
};

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

/** A dispatch or a batch of more than 1000 lines that is accepted, changed, or tried, in the background. Only its caller reads it, until a day after its end. */
export type DispatchRequest = Node & {
  __typename?: 'DispatchRequest';
  /** What is done: a new dispatch or batch, or a change of a dispatch. */
  action: DispatchRequestAction;
  /** Identifier of the batch that was made. Null unless a batch was requested in REST and is done; null in a dry run. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** What the change would have answered at once. Null while it works, when it was canceled, and for a new dispatch. */
  changed?: Maybe<DispatchChangeResult>;
  /** Time of the request, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier of the dispatch that is changed. Null for a new one. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** True for a dry run. */
  dryRun: Scalars['Boolean']['output'];
  /** Time of its end. Null while it works. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Kind of dispatch. */
  kind: DispatchKind;
  /** Number of lines. An upper bound until its file is read. */
  lineCount: Scalars['Int']['output'];
  /** Number of lines that the stage is done with. */
  linesDone: Scalars['Int']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Part of the work that is done, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Identifier of its promotion. */
  promotionId: Scalars['ID']['output'];
  /** What createDispatch would have answered at once. Null while it works, when it was canceled, and for a change. Of a batch only a refusal is here. */
  result?: Maybe<CreateDispatchResult>;
  /** What is being done. */
  stage: DispatchRequestStage;
  /** State of the request. */
  state: DispatchRequestState;
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

/** Answer to duplicatePromotion. Codes of Refused: `advertiser_disabled`, `draft_exists`. */
export type DuplicatePromotionResult = DuplicatePromotionSuccess | InvalidInput | Refused;

/** A draft was started with the promotion's settings. */
export type DuplicatePromotionSuccess = {
  __typename?: 'DuplicatePromotionSuccess';
  /** The draft. */
  draft: PromotionDraft;
};

/** One figure before and after a change. */
export type EffectFigure = {
  __typename?: 'EffectFigure';
  /** Value after the change, actual or in a dry run. */
  after: Money;
  /** Identifier of the allocation. Null for a figure of the budget. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** Value before the change. */
  before: Money;
  /** Name of the budget figure, for example `total`, `requested` or `balance`; for an allocation, `allocation_amount_pending` and similar. */
  name: Scalars['String']['output'];
};

/** A mail that results from a change. */
export type EffectMail = {
  __typename?: 'EffectMail';
  /** Name of the recipient's account. */
  recipient: Scalars['String']['output'];
  /** Subject, in the recipient's language. */
  subject: Scalars['String']['output'];
};

/** One movement of money between two accounts of the ledger. */
export type EffectPosting = {
  __typename?: 'EffectPosting';
  /** Amount moved, above 0. */
  amount: Money;
  /** Source account: funding, unallocated, allocation, pending, delivered or expired. */
  from: Scalars['String']['output'];
  /** Kind of the posting, for example `credit`, `debit`, `allocate` or `deallocate`. */
  kind: Scalars['String']['output'];
  /** Target account, one of the same. */
  to: Scalars['String']['output'];
};

/** Effects of a change. A dry run answers the same effects and is then rolled back. */
export type Effects = {
  __typename?: 'Effects';
  /** Changed figures of the budget and its allocations, before and after. The limits `maxAdd` and `maxRemove` follow from them. */
  figures: Array<EffectFigure>;
  /** Mails that result from the change, including alerts. Lists only recipients that the caller may see. */
  mails: Array<EffectMail>;
  /** Money movements in order. Empty when there are none. */
  postings: Array<EffectPosting>;
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

/** Answer to endServiceAccount. Refused: `service_account_ended`. */
export type EndServiceAccountResult = EndServiceAccountSuccess | InvalidInput | Refused | StaleServiceAccount;

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

/** Answer to endServiceAccountSecret. Refused: `service_account_ended`. */
export type EndServiceAccountSecretResult = EndServiceAccountSecretSuccess | InvalidInput | Refused | StaleServiceAccount;

/** The secret was revoked, or would have been in a dry run. It and its tokens no longer work. */
export type EndServiceAccountSecretSuccess = {
  __typename?: 'EndServiceAccountSecretSuccess';
  /** Effects of the revocation. */
  effects: Effects;
  /**
   * The service account with its remaining secrets.
   * Costs 1 point.
   */
  serviceAccount: ServiceAccount;
};

/** The service account was ended, or would have been in a dry run. Its secrets and tokens no longer work. */
export type EndServiceAccountSuccess = {
  __typename?: 'EndServiceAccountSuccess';
  /** Effects on the open dispatches that it created. */
  effects: DispatchEffects;
  /**
   * The service account after the change.
   * Costs 1 point.
   */
  serviceAccount: ServiceAccount;
};

/** Where an experience is offered. */
export type Environment =
  /** For recipients. */
  | 'production'
  /** For trials. */
  | 'sandbox';

/** Something that happened. Events are named by their subject and a verb in the past tense: `redemption.redeemed`. */
export type Event = {
  __typename?: 'Event';
  /** The advertiser that it belongs to. Null for what belongs to no advertiser, such as the catalog. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** What the event says. */
  data: EventData;
  /** Identifier: the same wherever and however often the event is delivered. */
  id: Scalars['ID']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** Cursor of this event: send it as `after` to read on behind it. */
  position: Scalars['ID']['output'];
  /** The request that caused it. `system` for background work. */
  requestId: Scalars['String']['output'];
  /** Identifier of what the event is about. It is also in `data`. */
  subjectId: Scalars['ID']['output'];
  /** Name of the event, for example `redemption.redeemed`. The guide lists all of them. */
  type: Scalars['String']['output'];
};

/** What an event says: one type for each subject. */
export type EventData = AdvertiserEventData | AllocationEventData | ApiKeyEventData | BatchEventData | BrandEventData | BudgetEventData | BulkActionEventData | CatalogImportEventData | DiscountEventData | DispatchEventData | ExportEventData | InvoicingEventData | LedgerAccountEventData | MemberEventData | ProductEventData | PromotionEventData | PublicationEventData | QuotaEventData | RedemptionDeliveryEventData | RedemptionEventData | ServiceAccountEventData | SkuEventData;

/** Events after a cursor, the oldest first; or events before one, the newest first. */
export type EventPage = {
  __typename?: 'EventPage';
  /** Send it as `after` next time. It covers everything answered so far, and nothing later. */
  endCursor: Scalars['ID']['output'];
  /** True if more events can be read at once. */
  hasNextPage: Scalars['Boolean']['output'];
  /**
   * The events.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  items: Array<Event>;
  /** The smallest `after` that still misses nothing: older events were deleted. */
  oldestCursor: Scalars['ID']['output'];
};

/** A template for promotions. It defines how recipients redeem and which settings apply. */
export type Experience = Node & {
  __typename?: 'Experience';
  /** Ways to identify recipients. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** Benefits, one sentence each. */
  benefits: Array<Scalars['String']['output']>;
  /** Addresses of further pictures. */
  carousel: Array<Scalars['String']['output']>;
  /** Description, in the caller's language. */
  description: Scalars['String']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Address of a picture. Null when it has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Facts about it: developer, price and industry first. */
  infos: Array<ExperienceInfo>;
  /** True when it has nothing to show on a page of its own and is selected at once. */
  isPreviewable: Scalars['Boolean']['output'];
  /** Name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Options of the experience. */
  options: ExperienceOptions;
  /** Name of its pictogram. */
  picto: Scalars['String']['output'];
  /**
   * How recipients redeem. Null when recipients see no redemption flow.
   * Costs 1 point.
   */
  redemptionFlow?: Maybe<RedemptionFlow>;
  /** Supported designs of the redemption flow: facelift, legacy. */
  supportedRedemptionFlow: Array<RedemptionFlowGeneration>;
  /** Steps of the recipient, separated by commas. Null when it describes none. */
  userFlowDemo?: Maybe<Scalars['String']['output']>;
};

/** A fact about an experience. */
export type ExperienceInfo = {
  __typename?: 'ExperienceInfo';
  /** Name of the fact, for example `Developer`. */
  name: Scalars['String']['output'];
  /** Value of the fact. */
  value: Scalars['String']['output'];
};

/** The modules of an experience. Null for a module that it does not have. */
export type ExperienceModules = {
  __typename?: 'ExperienceModules';
  /** Links can be generated, to send or download. */
  activationLinks?: Maybe<ModuleFlag>;
  /** API keys can be created for it. */
  apiKeysGeneration?: Maybe<ModuleFlag>;
  /** Codes can be activated from a file. */
  bulkActivation?: Maybe<ModuleFlag>;
  /** Codes can be generated in bulk, to send or download. */
  bulkRedemption?: Maybe<ModuleFlag>;
  /** The recipient's pages can be customized. */
  customizationStep?: Maybe<ModuleFlag>;
  /** Sections of the settings. */
  settings: ExperienceSections;
};

/** Options of an experience. */
export type ExperienceOptions = {
  __typename?: 'ExperienceOptions';
  /** Allowed delivery formats of rewards; an empty list allows all. */
  digitalRewardsMasks: Array<DeliveryMode>;
  /** True when recipients never get a PDF. */
  disallowPdf: Scalars['Boolean']['output'];
  /** Environments where it is offered: sandbox, production. */
  environments: Array<Environment>;
  /** Its modules, and which of them are required. */
  modules: ExperienceModules;
};

/** Sections of the settings that an experience controls. Null for a section that is not shown. */
export type ExperienceSections = {
  __typename?: 'ExperienceSections';
  /** How recipients are identified. */
  authenticationSystems?: Maybe<ModuleFlag>;
  /** Start and end. */
  date?: Maybe<ModuleFlag>;
  /** Fraud protection. */
  fraudOptions?: Maybe<ModuleFlag>;
  /** Language. */
  language?: Maybe<ModuleFlag>;
  /** Whether recipients choose among several rewards. */
  multipleRewardsSelection?: Maybe<ModuleFlag>;
  /** Name of the promotion. */
  name?: Maybe<ModuleFlag>;
  /** How recipients are notified. */
  notificationChannels?: Maybe<ModuleFlag>;
  /** Domain of the redemption portal. */
  redemptionPortalDomain?: Maybe<ModuleFlag>;
  /** How recipients share. */
  sharingSystems?: Maybe<ModuleFlag>;
};

/** Explanation of a figure: a formula and the ledger entries behind it. Both add up to the figure, to the cent. */
export type Explanation = {
  __typename?: 'Explanation';
  /** Amount of the figure. */
  amount: Money;
  /** Moment of the explanation, ISO 8601 UTC. Null for now. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The entries, newest first. */
  entries: LedgerEntryPage;
  /** Sum of the entries: the figure, less the part that its formula takes from a limit. */
  entriesAmount: Money;
  /** Name of the figure, as requested. */
  figure: Scalars['String']['output'];
  /** Entries summed by kind of posting. */
  kinds: Array<ExplanationKind>;
  /** Terms of the formula. */
  terms: Array<ExplanationTerm>;
};

/** All entries of one kind of posting. */
export type ExplanationKind = {
  __typename?: 'ExplanationKind';
  /** Sum of its effects on the figure; negative when they reduce it. */
  amount: Money;
  /** Number of allocations. */
  count: Scalars['Int']['output'];
  /** Kind of the posting, for example `credit` or `book`. */
  kind: Scalars['String']['output'];
};

/** One term of a formula. */
export type ExplanationTerm = {
  __typename?: 'ExplanationTerm';
  /** Amount of the term. */
  amount: Money;
  /** Whether the name is a figure, which has an explanation of its own. Otherwise it is a kind of posting, a limit or `committed`. */
  isFigure: Scalars['Boolean']['output'];
  /** Name of a figure, of a kind of posting, `limit`, or `committed` (the amount in committed allocations). */
  name: Scalars['String']['output'];
  /** 1 when it is added, -1 when it is subtracted. */
  sign: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `export.requested`: You requested an export of redemptions.
 * - `export.completed`: The file of an export can be downloaded for a day.
 * - `export.failed`: An export has no file.
 */
export type ExportEventData = {
  __typename?: 'ExportEventData';
  /** The export. */
  exportId?: Maybe<Scalars['ID']['output']>;
  /** Format of the file. */
  format?: Maybe<Scalars['String']['output']>;
  /** Why there is no file. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of rows. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** The state after the change. */
  state?: Maybe<Scalars['String']['output']>;
};

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

/** Answer to exportRedemptions. Codes of Refused: `too_many_pdf_rows` (more than 10000), `too_many_exports` (5 are running). */
export type ExportRedemptionsResult = ExportRedemptionsSuccess | InvalidInput | Refused;

/** The export was accepted. Its link will be mailed. */
export type ExportRedemptionsSuccess = {
  __typename?: 'ExportRedemptionsSuccess';
  /**
   * The export.
   * Costs 1 point.
   */
  export: RedemptionExport;
};

/** A file of links or codes that is generated on download. */
export type Extract = {
  __typename?: 'Extract';
  /** End of the link's validity, ISO 8601 UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Amount available. */
  kind: ExtractKind;
  /** Download address. It works once and only for the requester. */
  url: Scalars['URL']['output'];
};

/** Contents of a dispatch file. */
export type ExtractKind =
  /** Codes, with PDFs if the dispatch includes them. */
  | 'codes'
  /** Order IDs with the codes that recipients enter at the portal. */
  | 'entry_codes'
  /** Links to redeem. */
  | 'links';

/** One open failure. */
export type Failure = {
  __typename?: 'Failure';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of the advertiser. */
  advertiserName: Scalars['String']['output'];
  /** Identifier of its dispatch. Null when there is none. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** Kinds of failure. */
  kind: FailureKind;
  /** The line, with reason and remedy. Null when it is not part of a batch. */
  line?: Maybe<BatchLine>;
  /** Time of the failure, ISO 8601. */
  occurredAt: Scalars['DateTime']['output'];
  /** Order ID of its redemption. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Name of the promotion. */
  promotionName: Scalars['String']['output'];
  /** Reason, as a key. Empty when unknown. */
  reason: Scalars['String']['output'];
  /** Identifier of its redemption. */
  redemptionId: Scalars['ID']['output'];
};

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

/** Open failures of one advertiser with the same reason. */
export type FailureGroup = {
  __typename?: 'FailureGroup';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of the advertiser. */
  advertiserName: Scalars['String']['output'];
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** Kinds of failure. */
  kind: FailureKind;
  /** Time of the oldest open failure, ISO 8601. */
  oldestOccurredAt: Scalars['DateTime']['output'];
  /** Reason, as a key. */
  reason: Scalars['String']['output'];
  /** Remedy for these failures. */
  remedy: LineRemedy;
};

/** Open failures by reason and advertiser. */
export type FailureGroups = {
  __typename?: 'FailureGroups';
  /** True when there are more groups. */
  isCapped: Scalars['Boolean']['output'];
  /** The groups, largest first; 200 at most. */
  items: Array<FailureGroup>;
  /** Number of all open failures. */
  total: Scalars['Int']['output'];
};

/** Kinds of failure. */
export type FailureKind =
  /** A batch line that is not processed any further. */
  | 'line'
  /** A message: it did not reach its recipient. */
  | 'message'
  /** An order: the reward could not be obtained. */
  | 'order';

/** One page of open failures. */
export type FailurePage = {
  __typename?: 'FailurePage';
  /** The rows, the oldest first. */
  items: Array<Failure>;
  /** Position of the page. */
  page: PageInfo;
};

/** One input field that breaks a rule. */
export type FieldError = {
  __typename?: 'FieldError';
  /**
   * Name of the input's field, for example `name` or `budgetAlerts.alert1`. An item of a list has its place from 0 (`quantities.0.value`); rows and
   * lines of a table or file have their number from 1 (`rows.1.email`).
   */
  field: Scalars['String']['output'];
  /** Limit of that rule, if it has one. */
  limit?: Maybe<Scalars['String']['output']>;
  /** Message of the rule, in the language of the request: `At most 80 characters`. */
  message: Scalars['String']['output'];
  /** Place of the value in the arguments, places of items from 0: `input.rows.2.email`. Null when it is not in the arguments, such as a line of a file. */
  path?: Maybe<Scalars['String']['output']>;
  /** Key of the broken rule, for example `required`, `email`, `phone`, `min`, `unknown`. */
  rule: Scalars['String']['output'];
  /** Value at that place. Null when there is none, and for objects and lists. */
  value?: Maybe<Scalars['String']['output']>;
};

/** The color of a part of the redemption flow. */
export type FlowColor = {
  __typename?: 'FlowColor';
  /** Its color, hexadecimal. */
  color: Scalars['String']['output'];
  /** The part: text-color, element-background-color, element-text-color or template-background-color. */
  part: Scalars['String']['output'];
};

/** The color of a part of the redemption flow. */
export type FlowColorInput = {
  /** Its color, hexadecimal. */
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
  url: Scalars['URL']['output'];
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
  /** Whether recipients can contact support. */
  enableContactSupport: Scalars['Boolean']['output'];
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks: Array<FooterLink>;
  /** How the flow is integrated. */
  integrationMode: Scalars['String']['output'];
  /** Whether recipients choose among several rewards. */
  multipleRewards: Scalars['Boolean']['output'];
  /** alesia or default. */
  redemptionFlowTheme: RedemptionFlowTheme;
  /** How recipients share: email. */
  sharingSystems: Array<SharingSystem>;
  /** Whether a third-party sign-in identifies recipients. */
  thirdPartyAuthentication: Scalars['Boolean']['output'];
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

/** Answer to giveBackAllocation. Codes of Refused: `nothing_to_give_back` (the allocation is not committed, has not ended, or all of it is requested already), `advertiser_disabled`. */
export type GiveBackAllocationResult = GiveBackAllocationSuccess | InvalidInput | Refused;

/** The request was made, or would have been in a dry run. No money moves until a second person approves it. */
export type GiveBackAllocationSuccess = {
  __typename?: 'GiveBackAllocationSuccess';
  /**
   * The allocation of the request.
   * Costs 1 point.
   */
  allocation: Allocation;
  /** Immediate effects: no money moves. */
  effects: Effects;
  /**
   * The request that waits for a decision.
   * Costs 1 point.
   */
  request: AllocationRequest;
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

/** Answer to importCatalogue. Missing, duplicate or unknown columns give InvalidInput, and no row is processed. */
export type ImportCatalogueResult = ImportCatalogueSuccess | InvalidInput | Refused;

/** The rows were imported, except the refused ones. */
export type ImportCatalogueSuccess = {
  __typename?: 'ImportCatalogueSuccess';
  /** Outcome of each row, in the order sent. */
  rows: Array<CatalogueRow>;
};

/** The input breaks rules; nothing was changed. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** All broken rules, one entry for each field. */
  fieldErrors: Array<FieldError>;
};

/** An advertiser as shown in the inventory report. */
export type InventoryAdvertiser = {
  __typename?: 'InventoryAdvertiser';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Use of a row by one advertiser. */
export type InventoryAdvertiserStats = {
  __typename?: 'InventoryAdvertiserStats';
  /**
   * The advertiser.
   * Costs 1 point.
   */
  advertiser: InventoryAdvertiser;
  /** Pieces left in its committed allocations. */
  allocated: Scalars['Int']['output'];
  /** Use in the last 7 days. */
  last7Days: Scalars['Int']['output'];
  /** Use in the last 30 days. */
  last30Days: Scalars['Int']['output'];
};

/** Use on one day. */
export type InventoryDay = {
  __typename?: 'InventoryDay';
  /** Number of rewards used. */
  count: Scalars['Int']['output'];
  /** The day, `YYYY-MM-DD`. */
  date: Scalars['Date']['output'];
};

/** Names for the filter values of the report. */
export type InventoryNames = {
  __typename?: 'InventoryNames';
  /** Name of the brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  product?: Maybe<Scalars['String']['output']>;
  /** Name of the reward. */
  reward?: Maybe<Scalars['String']['output']>;
};

/** A filter value of the inventory report. */
export type InventoryOption = {
  __typename?: 'InventoryOption';
  /** Value to send in the filter. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Catalog items that filter the inventory report. */
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
  /** First of the 30 counted days. */
  firstDay: Scalars['Date']['output'];
  /** The rows. */
  items: Array<InventoryRow>;
  /** Last counted day: yesterday. */
  lastDay: Scalars['Date']['output'];
  /** Names for the filter values. */
  names: InventoryNames;
  /** Position of the page. */
  page: PageInfo;
  /** First of the 7 counted days. */
  recentDay: Scalars['Date']['output'];
  /** Time zone of those days. */
  timezone: Scalars['String']['output'];
};

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

/** A row of the inventory report: the stock of a reward, or a provider budget. */
export type InventoryRow = {
  __typename?: 'InventoryRow';
  /** Run-out alert. Null unless the caller is operator staff. */
  alert?: Maybe<RunOutAlert>;
  /** Remaining budget, negative when redemptions exceeded it. Null for stock. */
  budget?: Maybe<Money>;
  /** Version of the budget, to be sent back with a new declaration. 0 for stock. */
  budgetVersion: Scalars['Int']['output'];
  /** Currency of its amounts. */
  currency: Scalars['CurrencyCode']['output'];
  /** Address of the provider's page that shows the budget. */
  dashboardUrl?: Maybe<Scalars['URL']['output']>;
  /** Pieces available later. Null for a budget. */
  delayedStock?: Maybe<Scalars['Int']['output']>;
  /** Face value of the reward. Null for a budget. */
  faceValue?: Maybe<Money>;
  /** Identifier: kind of row and subject, for example `stock:AAA-1`. */
  id: Scalars['ID']['output'];
  /** Rewards used in the last 7 whole days. */
  last7Days: Scalars['Int']['output'];
  /** Rewards used in the last 30 whole days. */
  last30Days: Scalars['Int']['output'];
  /** Value of the rewards used in the last 30 days. */
  last30DaysAmount: Money;
  /** Expected use in the next 7 days, at the pace of the last 30. */
  next7Days: Scalars['Int']['output'];
  /** Expected use in the next 30 days, at the pace of the last 30. */
  next30Days: Scalars['Int']['output'];
  /**
   * Provider. Null unless the caller is operator staff.
   * Costs 1 point.
   */
  provider?: Maybe<Provider>;
  /** When the provider is paid. Null unless the caller is operator staff. */
  providerPaymentType?: Maybe<ProviderPaymentType>;
  /** Name of the reward. Null for a budget. */
  rewardCaption?: Maybe<Scalars['String']['output']>;
  /** SKU of the reward. Null for a budget. */
  rewardSku?: Maybe<Scalars['ID']['output']>;
  /**
   * Source of its rewards.
   * Costs 1 point.
   */
  rewardSource: RewardSource;
  /** Forecast of when it runs out. */
  runOut: RunOut;
  /** Pieces available now. Null for a budget. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Stock plus delayed stock. */
  totalStock?: Maybe<Scalars['Int']['output']>;
  /** Type of the row. */
  type: InventoryType;
};

/** Use of a row by advertiser and by day. */
export type InventoryStats = {
  __typename?: 'InventoryStats';
  /** Number of advertisers. */
  advertiserCount: Scalars['Int']['output'];
  /** Pieces left in all committed allocations. */
  allocatedTotal: Scalars['Int']['output'];
  /** Each of the 30 days, the oldest first. */
  daily: Array<InventoryDay>;
  /** Advertisers that use it, the largest use first; 100 at most. */
  items: Array<InventoryAdvertiserStats>;
  /** Total use in the last 7 days. */
  last7DaysTotal: Scalars['Int']['output'];
  /** Total use in the last 30 days. */
  last30DaysTotal: Scalars['Int']['output'];
};

/** Kinds of rows in the inventory report. */
export type InventoryType =
  /** The budget held with a provider. */
  | 'budget'
  /** The stock of a reward. */
  | 'stock';

/** Invoice address. */
export type InvoiceAddress = {
  __typename?: 'InvoiceAddress';
  /** Town. */
  city?: Maybe<Scalars['String']['output']>;
  /**
   * Country.
   * Costs 1 point.
   */
  country?: Maybe<Country>;
  /** Street and number. */
  line1?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  zipcode?: Maybe<Scalars['String']['output']>;
};

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

/** Invoicing settings of an advertiser. */
export type Invoicing = {
  __typename?: 'Invoicing';
  /** APE code, usually four digits and a letter; any text is accepted. */
  ape?: Maybe<Scalars['String']['output']>;
  /** Whether invoices are sent automatically. */
  autoInvoicing: Scalars['Boolean']['output'];
  /** Share capital of the company, as printed on an invoice. */
  capital?: Maybe<Scalars['String']['output']>;
  /** Legal form of the company, for example SARL. */
  companieType?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  entrepriseName?: Maybe<Scalars['String']['output']>;
  /** First name of the person invoices are addressed to. */
  firstname?: Maybe<Scalars['String']['output']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['output'];
  /** VAT number. */
  idTva?: Maybe<Scalars['String']['output']>;
  /** Invoice address. */
  invoiceAddress: InvoiceAddress;
  /** unknown, prepayment, payment_in_30 or payment_in_60; same as the advertiser's. */
  invoiceType: InvoiceType;
  /** Last name of that person. */
  lastname?: Maybe<Scalars['String']['output']>;
  /** Number in the trade register. */
  rcsNumber?: Maybe<Scalars['String']['output']>;
  /** Town of the trade register. */
  rcsTown?: Maybe<Scalars['String']['output']>;
  /** SIRET, usually 14 digits; any text is accepted. */
  siret?: Maybe<Scalars['String']['output']>;
  /**
   * Country of the applicable value added tax.
   * Costs 1 point.
   */
  vatCountry?: Maybe<Country>;
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `invoicing.updated`: How an advertiser is invoiced changed.
 */
export type InvoicingEventData = {
  __typename?: 'InvoicingEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
};

/** A background job: a mail, a check, a recount. Its payload is not shown. */
export type Job = {
  __typename?: 'Job';
  /**
   * Advertiser of the job. Null when it concerns none.
   * Costs 1 point.
   */
  advertiser?: Maybe<AdvertiserSummary>;
  /** Attempts made so far. */
  attempts: Scalars['Int']['output'];
  /** Time of creation, ISO 8601. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the mail, for a mail job. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Reason why the last attempt failed, in one word. Null when none failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** Time when it was done or given up, ISO 8601. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Kind of job: `mail`, `message`, `sms`, `budgetAlert`, `runOutAlert`, `reconcile`, `reconcileAll`, `purge`, `indexEntry`, `indexCheck`, `demoPictures`, `acceptDispatch`, `changeDispatch`, `release`, `batchWork`, `deliver`, `deliverSms`, `redeem`, `sweep`, `bulkWork`, `redemptionExport`, `expiredExports`, `reportRun`, `reportFile`, `activityFold`, `activityRecount`, `requestReminder`, `promotionEnds`, `codeHashes`, `catalogueImport`. */
  kind: Scalars['String']['output'];
  /** Attempts before the job is given up. */
  maxAttempts: Scalars['Int']['output'];
  /** Earliest start, ISO 8601. */
  runAt: Scalars['DateTime']['output'];
  /** State of the job. */
  state: JobState;
};

/** Number of background jobs by state. 10001 means more than 10000. */
export type JobCounts = {
  __typename?: 'JobCounts';
  /** Given up. */
  dead: Scalars['Int']['output'];
  /** Waiting. */
  queued: Scalars['Int']['output'];
  /** Running. */
  running: Scalars['Int']['output'];
};

/** Filter of a list of background jobs. */
export type JobFilter = {
  /** Only this kind. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only this state. */
  state?: InputMaybe<JobState>;
};

/** One page of background jobs. */
export type JobPage = {
  __typename?: 'JobPage';
  /** Counts of all jobs, ignoring the filter. */
  counts: JobCounts;
  /** The rows, the newest first. */
  items: Array<Job>;
  /** Position of the page. */
  page: PageInfo;
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

/** What became of the caller's own request with an idempotency key. */
export type KeyOutcome = {
  __typename?: 'KeyOutcome';
  /** Time of the answer; ISO 8601 UTC. Null while unknown or in flight. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Idempotency key. */
  key: Scalars['ID']['output'];
  /**
   * Record that the request made or changed. Null unless done, and where there is no single one.
   * Costs 1 point.
   */
  record?: Maybe<KeyRecord>;
  /** Reason of the last refusal. Null unless refused. */
  refusal?: Maybe<KeyRefusal>;
  /** State of the request. */
  state: KeyState;
};

/** A record that a request made or changed. */
export type KeyRecord = {
  __typename?: 'KeyRecord';
  /** Advertiser of the record. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Identifier of the record. */
  id: Scalars['ID']['output'];
  /** Plural noun of the record, as in the path of its REST resource: `redemptions`. */
  noun: Scalars['String']['output'];
  /** Promotion of a dispatch. */
  promotionId?: Maybe<Scalars['ID']['output']>;
};

/** Refusal of a request. */
export type KeyRefusal = {
  __typename?: 'KeyRefusal';
  /** Name of the refusal. */
  errorName: Scalars['String']['output'];
  /** Message of the refusal, in the language of the request. */
  message: Scalars['String']['output'];
};

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

/** Where the redemption flow redirects recipients. */
export type LandingPages = {
  __typename?: 'LandingPages';
  /** Address. Null when there is none. */
  defaultUrl?: Maybe<Scalars['URL']['output']>;
};

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

/** Answer to leaveReportSchedule. */
export type LeaveReportScheduleResult = InvalidInput | LeaveReportScheduleSuccess | Refused;

/** The caller was removed from the recipients, or would have been in a dry run. The owner gets a mail. */
export type LeaveReportScheduleSuccess = {
  __typename?: 'LeaveReportScheduleSuccess';
  /**
   * The schedule before the change.
   * Costs 1 point.
   */
  receivedReport: ReceivedReport;
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

/**
 * Data of these events:
 * - `ledger_account.frozen`: An account of the books was frozen, because it does not match its entries.
 * - `ledger_account.released`: An account of the books was released: it matches its entries again.
 */
export type LedgerAccountEventData = {
  __typename?: 'LedgerAccountEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Currency code, ISO 4217. */
  currency?: Maybe<Scalars['String']['output']>;
  /** What kind it is. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The account of the books. */
  ledgerAccountId?: Maybe<Scalars['ID']['output']>;
};

/** Effect of one ledger posting on a figure. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  /** The figure after this entry. */
  after: Money;
  /** IO number of that allocation. Null when it has none. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation that the posting changes. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** Effect on the figure; negative when it reduces it. */
  amount: Money;
  /** Reference of the budget line behind the posting. */
  description?: Maybe<Scalars['String']['output']>;
  /** Time when it counts, ISO 8601 UTC. */
  effectiveAt: Scalars['DateTime']['output'];
  /** Source account: funding, unallocated, allocation, pending, delivered or expired. Null for a request. */
  from?: Maybe<Scalars['String']['output']>;
  /** Whether it is an undecided request. No money has moved yet. */
  isRequest: Scalars['Boolean']['output'];
  /** Kind of the posting, for example `credit` or `book`. */
  kind: Scalars['String']['output'];
  /** Identifier of the posting, or of the request. The same posting has another effect on another figure. */
  postingId: Scalars['ID']['output'];
  /** Origin of the posting, for example `redemption:7`. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Identifier of the posting that it reverses. */
  reverses?: Maybe<Scalars['ID']['output']>;
  /** Target account, one of the same. Null for a request. */
  to?: Maybe<Scalars['String']['output']>;
};

/** A page of ledger entries. */
export type LedgerEntryPage = {
  __typename?: 'LedgerEntryPage';
  /** The rows. */
  items: Array<LedgerEntry>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** Addresses outside the application, each from the configuration. */
export type Links = {
  __typename?: 'Links';
  /** Address of the administration site. Without one, the application's own screens are used. */
  admin?: Maybe<Scalars['String']['output']>;
  /** Address of the public catalog. */
  catalogue?: Maybe<Scalars['String']['output']>;
  /** Target of `Contact us`: a page or a `mailto:` address. */
  contact?: Maybe<Scalars['String']['output']>;
  /** The social page in the footer. */
  social?: Maybe<Scalars['String']['output']>;
};

/** A checked and re-encoded picture. */
export type Media = {
  __typename?: 'Media';
  /** Content type. */
  contentType: Scalars['String']['output'];
  /** Height in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** `pending`, `success` or `error`. */
  uploadStatus: UploadStatus;
  /** Address of the picture. None until it was checked. */
  url?: Maybe<Scalars['URL']['output']>;
  /** The same picture, smaller and in other formats. */
  variants: Array<MediaVariant>;
  /** Width in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** The pictures of a brand, a product or a SKU. */
export type MediaSet = Node & {
  __typename?: 'MediaSet';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** The pictures. */
  items: Array<MediaSetItem>;
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Kind of item: `brands`, `products` or `skus`. */
  noun: MediaSetNoun;
  /** Identifier of the item. */
  nounId: Scalars['ID']['output'];
  /** Version, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** A picture of a set, identified by name and locale. */
export type MediaSetItem = {
  __typename?: 'MediaSetItem';
  /** Its locale. None for the default picture of all other locales. */
  locale?: Maybe<Scalars['String']['output']>;
  /**
   * The picture.
   * Costs 1 point.
   */
  media: Media;
  /** `logo`, `catalog_badge` or `picture`. */
  name: MediaSetItemName;
};

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

/** A smaller picture, or one in another format. */
export type MediaVariant = {
  __typename?: 'MediaVariant';
  /** Content type. */
  contentType: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['URL']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** An account as shown in account management, with organization, status and advertisers. */
export type Member = Node & {
  __typename?: 'Member';
  /**
   * Advertisers assigned to it. Operator staff see all advertisers without assignment.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  advertisers: Array<AdvertiserSummary>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether its owner has opened a link sent to this address. An unverified address has no effect. */
  emailVerified: Scalars['Boolean']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** External identities linked to it, since its first verified sign-in there. Empty with our own sign-in. */
  identities: Array<BoundIdentity>;
  /** Invitation that nobody has accepted yet. Null once it was accepted. */
  invitation?: Maybe<MemberInvitation>;
  /** True for operator staff: the verified e-mail belongs to a domain of the operator. */
  isStaff: Scalars['Boolean']['output'];
  /** Language of the interface: `en` or `fr`. */
  locale: Scalars['String']['output'];
  /** Login name. */
  login: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /**
   * Its organization.
   * Costs 1 point.
   */
  organization: Organization;
  /** Roles assigned to the account. Without roles it has no abilities. */
  roles: Array<Scalars['String']['output']>;
  /** Whether it can sign in. */
  status: MemberStatus;
  /** IANA time zone in which this person reads dates. */
  timezone: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `member.created`: A member was created.
 * - `member.updated`: The roles, the advertisers or the profile of a member changed.
 * - `member.enabled`: A member may sign in again.
 * - `member.disabled`: A member may no longer sign in.
 * - `member.invited`: A member was sent an invitation.
 * - `member.invitation_withdrawn`: The invitation of a member was withdrawn.
 * - `member.joined`: A member accepted the invitation.
 * - `member.email_confirmed`: A member confirmed an e-mail address.
 */
export type MemberEventData = {
  __typename?: 'MemberEventData';
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The member. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** The organization. */
  organizationId?: Maybe<Scalars['ID']['output']>;
};

/** Filter of a list of accounts. */
export type MemberFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name or of the e-mail, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<MemberStatus>;
};

/** An invitation that nobody has accepted yet. */
export type MemberInvitation = {
  __typename?: 'MemberInvitation';
  /** End of the link's validity, past or future; ISO 8601 UTC. Null when the invitation was withdrawn. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its link works. */
  state: MemberInvitationState;
};

/** States of an invitation. */
export type MemberInvitationState =
  /** Its link has expired. It can be sent again. */
  | 'expired'
  /** Its link works. */
  | 'open'
  /** Its link was withdrawn. It can be sent again. */
  | 'withdrawn';

/** One page of accounts. */
export type MemberPage = {
  __typename?: 'MemberPage';
  /** The rows, by name. */
  items: Array<Member>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** An amount in its currency. */
export type Money = {
  __typename?: 'Money';
  /** Decimal string with the currency's own number of decimals, for example `10.50` (EUR) or `1050` (JPY). */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  currency: Scalars['CurrencyCode']['output'];
};

/** All changes. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds rows to an import. Once all have arrived, a job tries them.
   * Needs the ability createRewards or editRewards. Costs 5 points.
   */
  addCatalogueImportRows: AddCatalogueImportRowsResult;
  /**
   * Adds a comment to a redemption. For operator staff.
   * Needs the ability viewRedemptionComments; only for operator staff. Costs 5 points.
   */
  addRedemptionComment: AddRedemptionCommentResult;
  /**
   * Approves a request: the money moves, and the requester gets a mail. Only operator staff may approve, and never the requester.
   * Needs the ability viewAllocationsReport; only for operator staff. Costs 5 points.
   */
  approveAllocationRequest: ApproveAllocationRequestResult;
  /**
   * Blocks a redeemed redemption. Its money stays spent.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  blockRedemption: BlockRedemptionResult;
  /**
   * Runs one action on many redemptions, 10000 at most. The selection is frozen and checked, then processed row by row. Retry, cancel and comment need redemptionsAdmin.
   * Needs the ability editRedemptions or redemptionsAdmin. Costs 5 points.
   */
  bulkRedemptions: BulkRedemptionsResult;
  /**
   * Cancels the unsent part of a dispatch.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  cancelDispatch: CancelDispatchResult;
  /**
   * Gives up the dry run of a large dispatch, or of its change.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  cancelDispatchRequest: CancelDispatchRequestResult;
  /**
   * Cancels a redemption in state failed or pending. Its money is returned and its link ends.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  cancelRedemption: CancelRedemptionResult;
  /**
   * Selects the rewards of a promotion.
   * Needs the ability editPromotions. Costs 5 points.
   */
  choosePromotionRewards: ChoosePromotionRewardsResult;
  /**
   * Confirms that the bytes were sent. The platform then checks them, and re-encodes pictures.
   * Needs the ability editAdvertisers or editRewards or createRewards or createBulkRedemptions. Costs 5 points.
   */
  completeUpload: CompleteUploadResult;
  /**
   * Corrects the address of a recipient.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  correctRecipient: CorrectRecipientResult;
  /**
   * Creates an advertiser in the caller's organization. Operator staff may name another one.
   * Needs the ability createAdvertisers. Costs 5 points.
   */
  createAdvertiser: CreateAdvertiserResult;
  /**
   * Requests an allocation. The requester gets a mail once it is decided.
   * Needs the ability createInventory. Costs 5 points.
   */
  createAllocation: CreateAllocationResult;
  /**
   * Creates one redemption, redeems it at once and sends it to its user. Shipped rewards need an address, so their link is sent instead.
   * Needs the ability createRedemptions. Costs 5 points.
   */
  createAndRedeem: CreateAndRedeemResult;
  /**
   * Creates a brand. Only operator staff may.
   * Needs the ability editRewards; only for operator staff. Costs 5 points.
   */
  createBrand: CreateBrandResult;
  /**
   * Begins the import of a catalog file.
   * Needs the ability createRewards or editRewards. Costs 5 points.
   */
  createCatalogueImport: CreateCatalogueImportResult;
  /**
   * Creates an API key of an advertiser.
   * Needs the ability createCredentials. Costs 5 points.
   */
  createCredential: CreateCredentialResult;
  /**
   * Sends, downloads or activates rewards of a promotion. Everything is reserved at once and goes out after the undo window.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  createDispatch: CreateDispatchResult;
  /**
   * Opens a file of a dispatch for one minute. The access to its codes is logged first.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  createExtract: CreateExtractResult;
  /**
   * Creates an account and sends its owner an invitation by mail; nobody else gets the link. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  createMember: CreateMemberResult;
  /**
   * Creates a product.
   * Needs the ability createRewards. Costs 5 points.
   */
  createProduct: CreateProductResult;
  /**
   * Creates a promotion for an advertiser.
   * Needs the ability createPromotions. Costs 5 points.
   */
  createPromotion: CreatePromotionResult;
  /**
   * Creates one redemption. Its money, stock, quota and order ID are reserved at once.
   * Needs the ability createRedemptions. Costs 5 points.
   */
  createRedemption: CreateRedemptionResult;
  /**
   * Creates a quota for a reward.
   * Needs the ability editRedemptionsQuota. Costs 5 points.
   */
  createRedemptionsQuota: CreateRedemptionsQuotaResult;
  /**
   * Schedules the file of a saved view to be mailed regularly. Needs the ability to see its report.
   * Needs the ability editAccounts. Costs 5 points.
   */
  createReportSchedule: CreateReportScheduleResult;
  /**
   * Saves the filters and sort order of a screen under a name.
   * Needs the ability editAccounts. Costs 5 points.
   */
  createSavedView: CreateSavedViewResult;
  /**
   * Creates a service account. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  createServiceAccount: CreateServiceAccountResult;
  /**
   * Creates a SKU of a product.
   * Needs the ability createRewards. Costs 5 points.
   */
  createSku: CreateSkuResult;
  /**
   * Creates a place to upload a file.
   * Needs the ability editAdvertisers or editRewards or createRewards or createBulkRedemptions. Costs 5 points.
   */
  createUpload: CreateUploadResult;
  /**
   * Opens the voucher of a redemption as a PDF for one minute. The access to its codes is logged first.
   * Needs the ability viewRewardCodeData. Costs 5 points.
   */
  createVoucher: CreateVoucherResult;
  /**
   * Creates a webhook.
   * Needs the ability createCredentials. Costs 5 points.
   */
  createWebhook: CreateWebhookResult;
  /**
   * Approves or rejects several requests at once. They are decided in order, so that earlier ones get the remaining budget first.
   * Requests that cannot be decided are returned with the reason. For operator staff.
   * Needs the ability viewAllocationsReport; only for operator staff. Costs 5 points.
   */
  decideAllocationRequests: DecideAllocationRequestsResult;
  /**
   * Declares the current balance of a provider budget; later redemptions are deducted from it. For operator staff.
   * Needs the ability createBudget; only for operator staff. Costs 5 points.
   */
  declareSourceBudget: DeclareSourceBudgetResult;
  /**
   * Permanently deletes an API key.
   * Needs the ability createCredentials. Costs 5 points.
   */
  deleteCredential: DeleteCredentialResult;
  /**
   * Discards the caller's draft of a promotion for an advertiser.
   * Needs the ability createPromotions. Costs 5 points.
   */
  deletePromotionDraft: DeletePromotionDraftResult;
  /**
   * Deletes a quota. The reward is then unlimited.
   * Needs the ability editRedemptionsQuota. Costs 5 points.
   */
  deleteRedemptionsQuota: DeleteRedemptionsQuotaResult;
  /**
   * Deletes a schedule.
   * Needs the ability editAccounts. Costs 5 points.
   */
  deleteReportSchedule: DeleteReportScheduleResult;
  /**
   * Deletes a view, including for everyone it was shared with.
   * Needs the ability editAccounts. Costs 5 points.
   */
  deleteSavedView: DeleteSavedViewResult;
  /**
   * Permanently deletes a webhook with its log.
   * Needs the ability createCredentials. Costs 5 points.
   */
  deleteWebhook: DeleteWebhookResult;
  /**
   * Starts the caller's draft with a promotion's experience, rewards and settings, ongoing from now and without a domain. A promotion created from it also takes over look and texts.
   * Needs the ability createPromotions. Costs 5 points.
   */
  duplicatePromotion: DuplicatePromotionResult;
  /**
   * Permanently ends a service account. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  endServiceAccount: EndServiceAccountResult;
  /**
   * Revokes one secret of a service account at once. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  endServiceAccountSecret: EndServiceAccountSecretResult;
  /**
   * Exports the redemption report to a file and mails the link to the caller. Codes need viewCouponCode.
   * Needs the ability viewRedemptions. Costs 5 points.
   */
  exportRedemptions: ExportRedemptionsResult;
  /**
   * Requests to give back the amount left in an expired committed allocation. A second person decides, as with any request.
   * Needs the ability createInventory. Costs 5 points.
   */
  giveBackAllocation: GiveBackAllocationResult;
  /**
   * Imports rows of a catalog file. Each row is applied completely or refused. New rows need createRewards, changes need editRewards. Numbers have a decimal
   * point: since a call may hold a part of a file, a row with a comma in a number is refused (comma_in_number). createCatalogueImport reads a whole file, and its
   * commas as the file means them.
   * Needs the ability createRewards or editRewards. Costs 5 points.
   */
  importCatalogue: ImportCatalogueResult;
  /**
   * Removes the caller from the recipients of a colleague's schedule. The caller only needs to be signed in with a role.
   * Needs the ability viewAccount. Costs 5 points.
   */
  leaveReportSchedule: LeaveReportScheduleResult;
  /**
   * Recalls a whole dispatch before anything went out.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  recallDispatch: RecallDispatchResult;
  /**
   * Refunds a redeemed redemption. Its code is canceled at its source, then its money is returned.
   * Needs the ability refundRedemptions or forceRefundRedemptions. Costs 5 points.
   */
  refundRedemption: RefundRedemptionResult;
  /**
   * Rejects a request: no money moves, and the requester gets a mail with the reason. Only operator staff may reject, and never the requester.
   * Needs the ability viewAllocationsReport; only for operator staff. Costs 5 points.
   */
  rejectAllocationRequest: RejectAllocationRequestResult;
  /**
   * Releases a held dispatch now.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  releaseDispatch: ReleaseDispatchResult;
  /**
   * Replaces a redeemed redemption with a new one of the same reward for the same recipient.
   * Needs the ability refundRedemptions or forceRefundRedemptions. Costs 5 points.
   */
  replaceRedemption: ReplaceRedemptionResult;
  /**
   * Delivers events again.
   * Needs the ability createCredentials. Costs 5 points.
   */
  replayWebhookEvents: ReplayWebhookEventsResult;
  /**
   * Sends a message to a recipient again.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  resendDelivery: ResendDeliveryResult;
  /**
   * Reopens a denied redemption. Its money is reserved again.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  resetRedemption: ResetRedemptionResult;
  /**
   * Retries the failed lines of a dispatch.
   * Needs the ability createBulkRedemptions. Costs 5 points.
   */
  retryDispatch: RetryDispatchResult;
  /**
   * Queues a job again that was given up. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  retryJob: RetryJobResult;
  /**
   * Orders the reward again, for a redemption in state failed or pending.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  retryRedemption: RetryRedemptionResult;
  /**
   * Reveals the codes of a redemption. The caller and the purpose are logged first.
   * Needs the ability viewRewardCodeData. Costs 5 points.
   */
  revealRedemptionCodes: RevealRedemptionCodesResult;
  /**
   * Reveals the link of a redemption's recipient. The caller and the purpose are logged first; reads are limited together with codes.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  revealRedemptionLink: RevealRedemptionLinkResult;
  /**
   * Returns the money of a redeemed redemption at the advertiser's request. Its code stays valid.
   * Needs the ability refundRedemptions. Costs 5 points.
   */
  reverseRedemption: ReverseRedemptionResult;
  /**
   * Creates a new secret for a service account. The old one stays valid for a while or ends at once. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  rotateServiceAccountSecret: RotateServiceAccountSecretResult;
  /**
   * Creates a new secret for a webhook. The old one signs beside it for a while or ends at once.
   * Needs the ability createCredentials. Costs 5 points.
   */
  rotateWebhookSecret: RotateWebhookSecretResult;
  /**
   * Saves the pictures of a set. A caller who may only create items can add the first pictures of an item they created.
   * Needs the ability editRewards or createRewards. Costs 5 points.
   */
  saveMediaSet: SaveMediaSetResult;
  /**
   * Saves the dimensions of a product. A caller who may only create products can set them once.
   * Needs the ability createRewards or editRewards. Costs 5 points.
   */
  saveProductDimensions: SaveProductDimensionsResult;
  /**
   * Saves the caller's draft of a promotion for an advertiser.
   * Needs the ability createPromotions. Costs 5 points.
   */
  savePromotionDraft: SavePromotionDraftResult;
  /**
   * Sets the status of a reward of a promotion.
   * Needs the ability editPromotions. Costs 5 points.
   */
  savePromotionRewardStatus: SavePromotionRewardStatusResult;
  /**
   * Saves texts of a promotion's screens.
   * Needs the ability editPromotionsCustomization. Costs 5 points.
   */
  savePromotionScreens: SavePromotionScreensResult;
  /**
   * Saves whether a seller offers a product. Operator staff may choose any seller, others only their own organization.
   * Needs the ability editRewards. Costs 5 points.
   */
  savePublication: SavePublicationResult;
  /**
   * Sets, changes or removes the alert of a stock or a budget. It is sent once, and again only after a refill. For operator staff.
   * Needs the ability editBudgetAlerts; only for operator staff. Costs 5 points.
   */
  saveRunOutAlert: SaveRunOutAlertResult;
  /**
   * Saves the dimension values of a SKU.
   * Needs the ability editRewards. Costs 5 points.
   */
  saveSkuDimensions: SaveSkuDimensionsResult;
  /**
   * Sends the invitation again, or the mail that confirms a changed address. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  sendMemberLink: SendMemberLinkResult;
  /**
   * Sends a report now, in addition to the schedule.
   * Needs the ability editAccounts. Costs 5 points.
   */
  sendReportSchedule: SendReportScheduleResult;
  /**
   * Sets the view that a screen opens with, for the caller only.
   * Needs the ability editAccounts. Costs 5 points.
   */
  setDefaultView: SetDefaultViewResult;
  /**
   * Sets the recipient of a redemption that has none.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  setRedemptionUser: SetRedemptionUserResult;
  /**
   * Imports the rows that the dry run would create or change, by a job.
   * Needs the ability createRewards or editRewards. Costs 5 points.
   */
  startCatalogueImport: StartCatalogueImportResult;
  /**
   * Stops a bulk action. Rows that have not started stay untouched.
   * Needs the ability editRedemptions or redemptionsAdmin. Costs 5 points.
   */
  stopBulkAction: StopBulkActionResult;
  /**
   * Sends a mail or an SMS of a promotion, as saved, to the caller.
   * Needs the ability editPromotionsCustomization. Costs 5 points.
   */
  testPromotionScreen: TestPromotionScreenResult;
  /**
   * Sends a test event at once and answers how it ended. The outcome of a slow receiver is in `webhookAttempts`.
   * Needs the ability createCredentials. Costs 5 points.
   */
  testWebhook: TestWebhookResult;
  /**
   * Unlinks an account from the external issuer. The next verified sign-in links it again. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  unbindMember: UnbindMemberResult;
  /**
   * Saves the caller's own profile.
   * Needs the ability editAccounts. Costs 5 points.
   */
  updateAccount: UpdateAccountResult;
  /**
   * Saves the caller's own notification settings.
   * Needs the ability editAccounts. Costs 5 points.
   */
  updateAccountSettings: UpdateAccountSettingsResult;
  /**
   * Saves an advertiser.
   * Needs the ability editAdvertisers. Costs 5 points.
   */
  updateAdvertiser: UpdateAdvertiserResult;
  /**
   * Changes an allocation that waits for its first decision.
   * Needs the ability editInventory. Costs 5 points.
   */
  updateAllocation: UpdateAllocationResult;
  /**
   * Saves a brand. Only operator staff may.
   * Needs the ability editRewards; only for operator staff. Costs 5 points.
   */
  updateBrand: UpdateBrandResult;
  /**
   * Adds money to the budget of an advertiser, or removes money from it.
   * Needs the ability createBudget. Costs 5 points.
   */
  updateBudget: UpdateBudgetResult;
  /**
   * Saves the balance limits that trigger budget warnings.
   * Needs the ability editBudgetAlerts. Costs 5 points.
   */
  updateBudgetAlerts: UpdateBudgetAlertsResult;
  /**
   * Saves the reference of a line.
   * Needs the ability createBudget. Costs 5 points.
   */
  updateBudgetLine: UpdateBudgetLineResult;
  /**
   * Renames an API key.
   * Needs the ability createCredentials. Costs 5 points.
   */
  updateCredential: UpdateCredentialResult;
  /**
   * Sets, changes or deletes an advertiser's discount on a product.
   * Needs the ability editDiscounts. Costs 5 points.
   */
  updateDiscount: UpdateDiscountResult;
  /**
   * Saves the invoicing settings of an advertiser.
   * Needs the ability editInvoicing. Costs 5 points.
   */
  updateInvoicing: UpdateInvoicingResult;
  /**
   * Saves name, e-mail, status, roles and advertisers of an account. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  updateMember: UpdateMemberResult;
  /**
   * Saves a product.
   * Needs the ability editRewards. Costs 5 points.
   */
  updateProduct: UpdateProductResult;
  /**
   * Saves a promotion.
   * Needs the ability editPromotions or editPromotionsCustomization. Costs 5 points.
   */
  updatePromotion: UpdatePromotionResult;
  /**
   * Corrects the shipping address of a redemption's reward.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  updateRedemptionAddress: UpdateRedemptionAddressResult;
  /**
   * Corrects the names and addresses of a recipient.
   * Needs the ability editRedemptions. Costs 5 points.
   */
  updateRedemptionUser: UpdateRedemptionUserResult;
  /**
   * Changes a quota. A null count deletes it.
   * Needs the ability editRedemptionsQuota. Costs 5 points.
   */
  updateRedemptionsQuota: UpdateRedemptionsQuotaResult;
  /**
   * Saves the times, period, recipients and pause of a schedule.
   * Needs the ability editAccounts. Costs 5 points.
   */
  updateReportSchedule: UpdateReportScheduleResult;
  /**
   * Renames or shares a view, or replaces its filters.
   * Needs the ability editAccounts. Costs 5 points.
   */
  updateSavedView: UpdateSavedViewResult;
  /**
   * Saves name and abilities of a service account. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  updateServiceAccount: UpdateServiceAccountResult;
  /**
   * Saves a SKU.
   * Needs the ability editRewards. Costs 5 points.
   */
  updateSku: UpdateSkuResult;
  /**
   * Saves a webhook, resumes it, or takes it over.
   * Needs the ability createCredentials. Costs 5 points.
   */
  updateWebhook: UpdateWebhookResult;
  /**
   * Withdraws an undecided request: no money moves. The requester and operator staff may withdraw; when staff do, the requester gets a mail.
   * Needs the ability createInventory. Costs 5 points.
   */
  withdrawAllocationRequest: WithdrawAllocationRequestResult;
  /**
   * Withdraws an invitation that nobody has accepted. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points.
   */
  withdrawInvitation: WithdrawInvitationResult;
};


/** All changes. */
export type MutationAddCatalogueImportRowsArgs = {
  input: AddCatalogueImportRowsInput;
};


/** All changes. */
export type MutationAddRedemptionCommentArgs = {
  input: AddRedemptionCommentInput;
};


/** All changes. */
export type MutationApproveAllocationRequestArgs = {
  input: ApproveAllocationRequestInput;
};


/** All changes. */
export type MutationBlockRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** All changes. */
export type MutationBulkRedemptionsArgs = {
  input: BulkRedemptionsInput;
};


/** All changes. */
export type MutationCancelDispatchArgs = {
  input: DispatchChangeInput;
};


/** All changes. */
export type MutationCancelDispatchRequestArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** All changes. */
export type MutationCancelRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** All changes. */
export type MutationChoosePromotionRewardsArgs = {
  input: ChoosePromotionRewardsInput;
};


/** All changes. */
export type MutationCompleteUploadArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  mediaId: Scalars['ID']['input'];
};


/** All changes. */
export type MutationCorrectRecipientArgs = {
  input: CorrectRecipientInput;
};


/** All changes. */
export type MutationCreateAdvertiserArgs = {
  input: CreateAdvertiserInput;
};


/** All changes. */
export type MutationCreateAllocationArgs = {
  input: CreateAllocationInput;
};


/** All changes. */
export type MutationCreateAndRedeemArgs = {
  input: CreateAndRedeemInput;
};


/** All changes. */
export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


/** All changes. */
export type MutationCreateCatalogueImportArgs = {
  input: CreateCatalogueImportInput;
};


/** All changes. */
export type MutationCreateCredentialArgs = {
  input: CreateCredentialInput;
};


/** All changes. */
export type MutationCreateDispatchArgs = {
  input: CreateDispatchInput;
};


/** All changes. */
export type MutationCreateExtractArgs = {
  input: CreateExtractInput;
};


/** All changes. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** All changes. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** All changes. */
export type MutationCreatePromotionArgs = {
  input: CreatePromotionInput;
};


/** All changes. */
export type MutationCreateRedemptionArgs = {
  input: CreateRedemptionInput;
};


/** All changes. */
export type MutationCreateRedemptionsQuotaArgs = {
  input: CreateRedemptionsQuotaInput;
};


/** All changes. */
export type MutationCreateReportScheduleArgs = {
  input: CreateReportScheduleInput;
};


/** All changes. */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** All changes. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** All changes. */
export type MutationCreateSkuArgs = {
  input: CreateSkuInput;
};


/** All changes. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


/** All changes. */
export type MutationCreateVoucherArgs = {
  input: CreateVoucherInput;
};


/** All changes. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** All changes. */
export type MutationDecideAllocationRequestsArgs = {
  input: DecideAllocationRequestsInput;
};


/** All changes. */
export type MutationDeclareSourceBudgetArgs = {
  input: DeclareSourceBudgetInput;
};


/** All changes. */
export type MutationDeleteCredentialArgs = {
  input: DeleteCredentialInput;
};


/** All changes. */
export type MutationDeletePromotionDraftArgs = {
  input: DeletePromotionDraftInput;
};


/** All changes. */
export type MutationDeleteRedemptionsQuotaArgs = {
  input: DeleteRedemptionsQuotaInput;
};


/** All changes. */
export type MutationDeleteReportScheduleArgs = {
  input: DeleteReportScheduleInput;
};


/** All changes. */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/** All changes. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** All changes. */
export type MutationDuplicatePromotionArgs = {
  input: DuplicatePromotionInput;
};


/** All changes. */
export type MutationEndServiceAccountArgs = {
  input: EndServiceAccountInput;
};


/** All changes. */
export type MutationEndServiceAccountSecretArgs = {
  input: EndServiceAccountSecretInput;
};


/** All changes. */
export type MutationExportRedemptionsArgs = {
  input: ExportRedemptionsInput;
};


/** All changes. */
export type MutationGiveBackAllocationArgs = {
  input: GiveBackAllocationInput;
};


/** All changes. */
export type MutationImportCatalogueArgs = {
  input: ImportCatalogueInput;
};


/** All changes. */
export type MutationLeaveReportScheduleArgs = {
  input: LeaveReportScheduleInput;
};


/** All changes. */
export type MutationRecallDispatchArgs = {
  input: DispatchChangeInput;
};


/** All changes. */
export type MutationRefundRedemptionArgs = {
  input: RefundRedemptionInput;
};


/** All changes. */
export type MutationRejectAllocationRequestArgs = {
  input: RejectAllocationRequestInput;
};


/** All changes. */
export type MutationReleaseDispatchArgs = {
  input: DispatchChangeInput;
};


/** All changes. */
export type MutationReplaceRedemptionArgs = {
  input: ReplaceRedemptionInput;
};


/** All changes. */
export type MutationReplayWebhookEventsArgs = {
  input: ReplayWebhookEventsInput;
};


/** All changes. */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};


/** All changes. */
export type MutationResetRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** All changes. */
export type MutationRetryDispatchArgs = {
  input: DispatchChangeInput;
};


/** All changes. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** All changes. */
export type MutationRetryRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** All changes. */
export type MutationRevealRedemptionCodesArgs = {
  input: RevealRedemptionCodesInput;
};


/** All changes. */
export type MutationRevealRedemptionLinkArgs = {
  input: RevealRedemptionLinkInput;
};


/** All changes. */
export type MutationReverseRedemptionArgs = {
  input: RedemptionCommandInput;
};


/** All changes. */
export type MutationRotateServiceAccountSecretArgs = {
  input: RotateServiceAccountSecretInput;
};


/** All changes. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** All changes. */
export type MutationSaveMediaSetArgs = {
  input: SaveMediaSetInput;
};


/** All changes. */
export type MutationSaveProductDimensionsArgs = {
  input: SaveProductDimensionsInput;
};


/** All changes. */
export type MutationSavePromotionDraftArgs = {
  input: SavePromotionDraftInput;
};


/** All changes. */
export type MutationSavePromotionRewardStatusArgs = {
  input: SavePromotionRewardStatusInput;
};


/** All changes. */
export type MutationSavePromotionScreensArgs = {
  input: SavePromotionScreensInput;
};


/** All changes. */
export type MutationSavePublicationArgs = {
  input: SavePublicationInput;
};


/** All changes. */
export type MutationSaveRunOutAlertArgs = {
  input: SaveRunOutAlertInput;
};


/** All changes. */
export type MutationSaveSkuDimensionsArgs = {
  input: SaveSkuDimensionsInput;
};


/** All changes. */
export type MutationSendMemberLinkArgs = {
  input: SendMemberLinkInput;
};


/** All changes. */
export type MutationSendReportScheduleArgs = {
  input: SendReportScheduleInput;
};


/** All changes. */
export type MutationSetDefaultViewArgs = {
  input: SetDefaultViewInput;
};


/** All changes. */
export type MutationSetRedemptionUserArgs = {
  input: SetRedemptionUserInput;
};


/** All changes. */
export type MutationStartCatalogueImportArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** All changes. */
export type MutationStopBulkActionArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** All changes. */
export type MutationTestPromotionScreenArgs = {
  input: TestPromotionScreenInput;
};


/** All changes. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** All changes. */
export type MutationUnbindMemberArgs = {
  input: UnbindMemberInput;
};


/** All changes. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** All changes. */
export type MutationUpdateAccountSettingsArgs = {
  input: UpdateAccountSettingsInput;
};


/** All changes. */
export type MutationUpdateAdvertiserArgs = {
  input: UpdateAdvertiserInput;
};


/** All changes. */
export type MutationUpdateAllocationArgs = {
  input: UpdateAllocationInput;
};


/** All changes. */
export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


/** All changes. */
export type MutationUpdateBudgetArgs = {
  input: UpdateBudgetInput;
};


/** All changes. */
export type MutationUpdateBudgetAlertsArgs = {
  input: UpdateBudgetAlertsInput;
};


/** All changes. */
export type MutationUpdateBudgetLineArgs = {
  input: UpdateBudgetLineInput;
};


/** All changes. */
export type MutationUpdateCredentialArgs = {
  input: UpdateCredentialInput;
};


/** All changes. */
export type MutationUpdateDiscountArgs = {
  input: UpdateDiscountInput;
};


/** All changes. */
export type MutationUpdateInvoicingArgs = {
  input: UpdateInvoicingInput;
};


/** All changes. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** All changes. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** All changes. */
export type MutationUpdatePromotionArgs = {
  input: UpdatePromotionInput;
};


/** All changes. */
export type MutationUpdateRedemptionAddressArgs = {
  input: UpdateRedemptionAddressInput;
};


/** All changes. */
export type MutationUpdateRedemptionUserArgs = {
  input: UpdateRedemptionUserInput;
};


/** All changes. */
export type MutationUpdateRedemptionsQuotaArgs = {
  input: UpdateRedemptionsQuotaInput;
};


/** All changes. */
export type MutationUpdateReportScheduleArgs = {
  input: UpdateReportScheduleInput;
};


/** All changes. */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** All changes. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** All changes. */
export type MutationUpdateSkuArgs = {
  input: UpdateSkuInput;
};


/** All changes. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** All changes. */
export type MutationWithdrawAllocationRequestArgs = {
  input: WithdrawAllocationRequestInput;
};


/** All changes. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** A record that has a query of its own. The gateway adds it to every type that a root field answers by `id` alone. */
export type Node = {
  /** Identifier among the records of all types. Opaque: it says nothing that its owner has to read. */
  nodeId: Scalars['ID']['output'];
};

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

/** One kind of notification an account can receive. */
export type NotificationSubscription = {
  __typename?: 'NotificationSubscription';
  /** E-mail delivery of this notification. */
  email: NotificationSubscriptionChannel;
};

/** One delivery channel of a notification. */
export type NotificationSubscriptionChannel = {
  __typename?: 'NotificationSubscriptionChannel';
  /** `pending` until the address is confirmed, then `confirmed`. */
  state: SubscriptionState;
  /** The person's choice: `on` or `off`. */
  status: NotificationChoice;
  /** True while the channel is on and its confirmation is pending. */
  waiting: Scalars['Boolean']['output'];
};

/** The company that an account belongs to. */
export type Organization = {
  __typename?: 'Organization';
  /** Currencies its advertisers can be billed in; the first is the default. */
  billingCurrencies: Array<Scalars['CurrencyCode']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /**
   * Countries it operates in, ISO 3166-1 alpha-2, named by the search index.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  operatingCountries: Array<Country>;
  /** Identifier of its visual theme. A session with another one reloads the application. */
  uiId: Scalars['String']['output'];
};

/** Outcomes of a SKU in a dispatch. */
export type OutcomeStatus =
  /** It was accepted. */
  | 'accepted'
  /** It was not processed, because an earlier one ended the dispatch. */
  | 'not_processed'
  /** It was refused; other SKUs are not affected. */
  | 'refused';

/** Position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Page number, starting at 1. */
  number: Scalars['Int']['output'];
  /** Rows on a page. */
  size: Scalars['Int']['output'];
  /** Number of rows in the whole list. Counting stops at 10000. */
  totalCount: Scalars['Int']['output'];
  /** True when there are more rows than counted. */
  totalIsCapped: Scalars['Boolean']['output'];
  /** Number of pages, as far as counted. */
  totalPages: Scalars['Int']['output'];
};

/** The page of a list to return. */
export type PageInput = {
  /** Page number, starting at 1. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows on a page, 100 at most. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** A product of a brand: a group of SKUs with different values. */
export type Product = Node & {
  __typename?: 'Product';
  /** Whether its gift cards can have a variable value. */
  acceptVariableValue: Scalars['Boolean']['output'];
  /**
   * Its brand.
   * Costs 1 point.
   */
  brand: BrandSummary;
  /** How it is sold. */
  conditionOfSale: ConditionOfSale;
  /**
   * Countries where it is sold, named by the search index. Empty means worldwide.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  countryRestrictions: Array<Country>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale: Scalars['String']['output'];
  /** How its rewards are delivered. */
  deliveryMode: DeliveryMode;
  /** Description in the default language. */
  description: Scalars['String']['output'];
  /** Its dimensions, in their order. */
  dimensionConfigurations: Array<DimensionConfiguration>;
  /** Its values for the dimensions that do not vary. */
  dimensionValues: Array<DimensionValue>;
  /** Currency of its face values, ISO 4217. */
  faceValueCurrency: Scalars['CurrencyCode']['output'];
  /** Whether it is featured. */
  featured: Scalars['Boolean']['output'];
  /** Identifier, `BRAND-PRODUCT`. */
  id: Scalars['ID']['output'];
  /**
   * Its pictures.
   * Costs 1 point.
   */
  mediaSet?: Maybe<MediaSet>;
  /** Name in the default language. */
  name: Scalars['String']['output'];
  /** Name of a card of variable value; `%s` stands for the value. Null when it has none. */
  nameWithVariableValue?: Maybe<Scalars['String']['output']>;
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Type of product. */
  productType: ProductType;
  /**
   * Where it is offered: one entry for each seller that the caller can offer it at.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  publications: Array<Publication>;
  /** Whether it has a SKU on sale. Computed, never set. */
  state: ProductState;
  /** Whether it is on sale. */
  status: SaleStatus;
  /** Its target audience. */
  targeting: Targeting;
  /** Terms and conditions as text. */
  termsAndConditions?: Maybe<Scalars['String']['output']>;
  /** Address of the terms and conditions. */
  termsAndConditionsUrl?: Maybe<Scalars['URL']['output']>;
  /** Themes under which it is listed. */
  themes: Array<Scalars['String']['output']>;
  /** Texts in its other languages. */
  translations: Array<Translation>;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `product.created`: A product was created.
 * - `product.updated`: A product changed.
 * - `product.enabled`: A product is on sale.
 * - `product.disabled`: A product is no longer on sale.
 */
export type ProductEventData = {
  __typename?: 'ProductEventData';
  /** The brand. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The status after the change. One of `enabled`, `disabled`. */
  status?: Maybe<Scalars['String']['output']>;
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

/** A product in a picker. */
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
  /** Position of the page. */
  page: PageInfo;
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

/** A product as shown with its SKUs. */
export type ProductSummary = {
  __typename?: 'ProductSummary';
  /** Identifier, `BRAND-PRODUCT`. */
  id: Scalars['ID']['output'];
  /** Name in the default language. */
  name: Scalars['String']['output'];
};

/** Types of product. */
export type ProductType =
  /** A gift card. */
  | 'gift_card'
  /** A shipped article with an EAN. */
  | 'item'
  /** A product of an earlier catalog. */
  | 'legacy';

/** A campaign of an advertiser that gives rewards to recipients. */
export type Promotion = Node & {
  __typename?: 'Promotion';
  /** Channels by which recipients get their links. Empty when links are downloaded. */
  activationNotificationChannels: Array<NotificationChannel>;
  /**
   * Its advertiser.
   * Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of its advertiser. */
  advertiserName: Scalars['String']['output'];
  /** Its advertising. */
  advertising: PromotionAdvertising;
  /** Whether recipients may download a PDF. */
  allowPdf: Scalars['Boolean']['output'];
  /** Allowed channels to notify recipients. */
  allowedNotificationChannels: Array<NotificationChannel>;
  /** How recipients are identified. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** Whether unused redemptions that were sent out are canceled when still booked after thirty days. */
  autoCancelCode: Scalars['Boolean']['output'];
  /**
   * Dispatches that activated printed codes, the newest first.
   * Needs the ability createBulkRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  codeActivations?: Maybe<DispatchPage>;
  /** Colors of the redemption flow. Parts not listed have the default. */
  colors: Array<FlowColor>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Its dispatches, the newest first.
   * Needs the ability createBulkRedemptions or viewRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  dispatches?: Maybe<DispatchPage>;
  /** Sender name of mails. Null for the default. */
  emailSenderName?: Maybe<Scalars['String']['output']>;
  /** Whether the operator's name follows the sender's name. */
  emailVia: Scalars['Boolean']['output'];
  /** End, ISO 8601 UTC. Null while it is ongoing. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The experience that it uses.
   * Costs 1 point.
   */
  experience?: Maybe<Experience>;
  /** Identifier of the experience that it uses. */
  experienceId: Scalars['ID']['output'];
  /** Name of that experience, in the caller's language. */
  experienceName: Scalars['String']['output'];
  /** Settings of the redemption flow. Null when its experience has none. */
  flowSettings?: Maybe<FlowSettings>;
  /** standard or strong. */
  fraudLevel: FraudLevel;
  /** Whether at least one of its rewards can be redeemed. */
  hasRunnableReward: Scalars['Boolean']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Whether it can be redeemed now or later: it is enabled or paused, pending or ready, and at least one of its rewards can be redeemed. */
  isPendingOrValid: Scalars['Boolean']['output'];
  /** Whether it can be redeemed now: it is enabled and ready, and at least one of its rewards can be redeemed. */
  isValid: Scalars['Boolean']['output'];
  /** Address to which recipients are redirected. */
  landingPages: LandingPages;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** Pictures of the redemption flow. */
  medias: PromotionMedias;
  /**
   * Obstacles to its launch. Empty for a completed or deleted promotion.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  missing: Array<PromotionGap>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Channels by which recipients get their redeemed rewards. */
  notificationChannels: Array<NotificationChannel>;
  /** unique or multiple: how often a recipient can redeem. */
  redeemFrequency: RedeemFrequency;
  /** Days until links expire. Null for never. */
  redemptionExpirationDelay?: Maybe<Scalars['Int']['output']>;
  /** Figures of its redemptions. */
  redemptions: PromotionRedemptions;
  /** Who can redeem. */
  restrictions: PromotionRestrictions;
  /**
   * Its rewards.
   * Needs the ability viewPromotions. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  rewards?: Maybe<PromotionRewardPage>;
  /**
   * Texts of its screens: the advertiser's, its own and those of its rewards.
   * Needs the ability viewPromotions. Costs 5 points.
   */
  screens?: Maybe<Array<PromotionScreen>>;
  /** Whether order IDs are signed. */
  securedOrderIds: Scalars['Boolean']['output'];
  /** Sender name of SMS. Null for the default. */
  smsSenderName?: Maybe<Scalars['String']['output']>;
  /** Start, ISO 8601 UTC. */
  startsAt: Scalars['DateTime']['output'];
  /** State in time: pending, ready, ended or completed. Computed, never set. Treat an unknown value as not ready. */
  state: PromotionState;
  /**
   * Daily redemptions in a period.
   * Needs the ability viewPromotions. Costs 5 points.
   */
  stats?: Maybe<DailyStats>;
  /** Status set by people. */
  status: PromotionStatus;
  /** Label of its portal's domain. Null when it has none. */
  uiId?: Maybe<Scalars['String']['output']>;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};


/** A campaign of an advertiser that gives rewards to recipients. */
export type PromotionCodeActivationsArgs = {
  page?: InputMaybe<PageInput>;
};


/** A campaign of an advertiser that gives rewards to recipients. */
export type PromotionDispatchesArgs = {
  page?: InputMaybe<PageInput>;
};


/** A campaign of an advertiser that gives rewards to recipients. */
export type PromotionRewardsArgs = {
  filter?: InputMaybe<PromotionRewardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PromotionRewardSort>;
};


/** A campaign of an advertiser that gives rewards to recipients. */
export type PromotionScreensArgs = {
  locales?: InputMaybe<Array<Scalars['String']['input']>>;
  skus?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A campaign of an advertiser that gives rewards to recipients. */
export type PromotionStatsArgs = {
  filter: StatsFilter;
};

/** Advertising of a promotion. */
export type PromotionAdvertising = {
  __typename?: 'PromotionAdvertising';
  /** Campaigns. */
  advertisingCampaigns: Array<Scalars['String']['output']>;
};

/** The caller's draft of a promotion for an advertiser. Each caller has one draft per advertiser, which nobody else sees. It is kept for 90 days after the last save. */
export type PromotionDraft = {
  __typename?: 'PromotionDraft';
  /** Identifier of the advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Identifier of the promotion that was duplicated. Null when the draft is not a duplicate. */
  copiedFrom?: Maybe<Scalars['ID']['output']>;
  /**
   * The experience. Null until one is chosen.
   * Costs 1 point.
   */
  experience?: Maybe<Experience>;
  /** Identifier of the experience. Null until one is chosen. */
  experienceId?: Maybe<Scalars['ID']['output']>;
  /** The next page of the wizard. */
  page: WizardPage;
  /** The rewards, checked against the experience: one may have become unavailable since it was chosen. */
  rewards: Array<PromotionDraftReward>;
  /** Settings as entered; the others have the wizard's initial values. */
  settings: PromotionDraftSettings;
  /** SKUs of the rewards in order. */
  skus: Array<Scalars['ID']['output']>;
  /** Time of the last save, ISO 8601 UTC. Null when nothing was saved yet. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version, to be sent back with a save. 0 when nothing was saved yet. */
  version: Scalars['Int']['output'];
};

/** A reward of a draft. */
export type PromotionDraftReward = {
  __typename?: 'PromotionDraftReward';
  /** The reward as the catalog shows it. */
  catalogueEntry: Reward;
  /** Its name. Null when the SKU no longer exists. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it could be redeemed, or the obstacle; as for a reward of a promotion. */
  state: PromotionRewardState;
};

/** Draft settings of a promotion, by the names of its rules. They may still be invalid. */
export type PromotionDraftSettings = {
  __typename?: 'PromotionDraftSettings';
  /** Channels by which recipients get their links. Empty when links are downloaded. */
  activationNotificationChannels: Array<NotificationChannel>;
  /** Whether recipients may download a PDF. */
  allowPdf: Scalars['Boolean']['output'];
  /** How recipients are identified. */
  authenticationSystems: Array<AuthenticationSystem>;
  /** Whether unused redemptions that were sent out are canceled when still booked after thirty days. */
  autoCancelCode: Scalars['Boolean']['output'];
  /** Whether the code is shown on the page. */
  displayCode: Scalars['Boolean']['output'];
  /** Sender name of mails. Null for the default. */
  emailSenderName?: Maybe<Scalars['String']['output']>;
  /** Whether the operator's name follows the sender's name. */
  emailVia: Scalars['Boolean']['output'];
  /** Whether recipients can contact support. */
  enableContactSupport: Scalars['Boolean']['output'];
  /** End, ISO 8601. Null while it is ongoing or unknown. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Links below each page: privacy_policy, terms_and_conditions, contact_us. */
  footerLinks: Array<FooterLink>;
  /** standard or strong. Null when none is chosen. */
  fraudLevel?: Maybe<FraudLevel>;
  /** Address to which recipients are redirected. */
  landingPageUrl?: Maybe<Scalars['String']['output']>;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** Whether recipients choose among several rewards. */
  multipleRewards: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Channels by which recipients get their redeemed rewards. */
  notificationChannels: Array<NotificationChannel>;
  /** Whether it has no end date. */
  ongoing: Scalars['Boolean']['output'];
  /** unique or multiple: how often a recipient can redeem. Null when none is chosen. */
  redeemFrequency?: Maybe<RedeemFrequency>;
  /** Days until links expire. Null for never. */
  redemptionExpirationDelay?: Maybe<Scalars['Int']['output']>;
  /** Countries of the recipients, ISO 3166-1 alpha-2. */
  restrictedCountries: Array<Scalars['CountryCode']['output']>;
  /** Languages of the redemption flow. */
  restrictedLanguages: Array<Scalars['String']['output']>;
  /** Whether order IDs are signed. */
  securedOrderIds: Scalars['Boolean']['output'];
  /** How recipients share: email. */
  sharingSystems: Array<SharingSystem>;
  /** Start, ISO 8601. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a third-party sign-in identifies recipients. */
  thirdPartyAuthentication: Scalars['Boolean']['output'];
  /** Label of its portal's domain. */
  uiId?: Maybe<Scalars['String']['output']>;
};

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

/** Effects of a change of a promotion on recipients with a promised reward and on open dispatches. A dry run answers the same effects. */
export type PromotionEffects = {
  __typename?: 'PromotionEffects';
  /** Effects on its open dispatches. */
  dispatches: DispatchEffects;
  /** Booked and pending redemptions of rewards that were removed. They stay redeemable. */
  kept: Scalars['Int']['output'];
  /** Unprocessed dispatch lines that wait until the promotion resumes. */
  linesWaiting: Scalars['Int']['output'];
  /** Booked ones among these redemptions: their recipients were sent no message. */
  links: Scalars['Int']['output'];
  /** Number of redeemable rewards after the change. */
  liveRewardsAfter: Scalars['Int']['output'];
  /** Number of redeemable rewards before the change, counted now or once the promotion starts. */
  liveRewardsBefore: Scalars['Int']['output'];
  /** Booked and pending redemptions that cannot be redeemed while the change lasts. */
  recipients: Scalars['Int']['output'];
  /** Booked and pending redemptions that become redeemable again. */
  returning: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `promotion.created`: A promotion was created.
 * - `promotion.updated`: The settings of a promotion changed.
 * - `promotion.enabled`: A promotion was enabled: it runs within its dates.
 * - `promotion.paused`: A promotion was paused.
 * - `promotion.completed`: A promotion was completed.
 * - `promotion.deleted`: A promotion was deleted.
 * - `promotion.started`: The start of a promotion has passed.
 * - `promotion.ended`: The end of a promotion has passed.
 * - `promotion.pages_changed`: The pages or messages of a promotion changed.
 * - `promotion.rewards_changed`: The rewards of a promotion, or the status of one of them, changed.
 */
export type PromotionEventData = {
  __typename?: 'PromotionEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** By its status and its dates. One of `pending`, `ready`, `ended`, `completed`. */
  state?: Maybe<Scalars['String']['output']>;
  /** The status after the change. One of `enabled`, `paused`, `completed`, `disabled`, `testing`. */
  status?: Maybe<Scalars['String']['output']>;
};

/** The experience that a promotion uses. */
export type PromotionExperienceInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Redemption counts of a promotion. */
export type PromotionFigures = {
  __typename?: 'PromotionFigures';
  /** Redeemed, pending and denied together. */
  activated: Scalars['Int']['output'];
  /** Number denied. */
  denied: Scalars['Int']['output'];
  /** Number pending, including failed ones. */
  pending: Scalars['Int']['output'];
  /** Redeemed as a percentage of activated, one decimal; 0 when nothing is activated. */
  ratio: Scalars['Float']['output'];
  /** Number redeemed. */
  redeemed: Scalars['Int']['output'];
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

/** An obstacle to the launch of a promotion. */
export type PromotionGap = {
  __typename?: 'PromotionGap';
  /** Key of its message, for example `no_live_reward` or `portal_domain_invalid`. */
  code: Scalars['String']['output'];
  /** The setting concerned, as the rules of promotions name it. Null when there is none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Screen where it can be fixed. */
  screen: LaunchPlace;
};

/** Pictures of a redemption flow. */
export type PromotionMedias = {
  __typename?: 'PromotionMedias';
  /**
   * Background of the pages. Null for none.
   * Costs 1 point.
   */
  background?: Maybe<FlowPicture>;
  /**
   * The logo. Null for none.
   * Costs 1 point.
   */
  logo?: Maybe<FlowPicture>;
};

/** Pictures of a redemption flow. Omitted ones stay; null removes one. */
export type PromotionMediasInput = {
  /** Background of the pages. */
  background?: InputMaybe<FlowPictureInput>;
  /** The logo. */
  logo?: InputMaybe<FlowPictureInput>;
};

/** One page of promotions. */
export type PromotionPage = {
  __typename?: 'PromotionPage';
  /** The rows. */
  items: Array<Promotion>;
  /** Position of the page. */
  page: PageInfo;
};

/** Redemption figures of a promotion. */
export type PromotionRedemptions = {
  __typename?: 'PromotionRedemptions';
  /** Number redeemed within the last seven days. */
  last7Days: Scalars['Int']['output'];
  /** Counts by state. */
  states: PromotionFigures;
};

/** Who can redeem. */
export type PromotionRestrictions = {
  __typename?: 'PromotionRestrictions';
  /**
   * Countries of the recipients, named by the search index.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  countries: Array<Country>;
  /** Languages of the redemption flow. */
  languages: Array<Scalars['String']['output']>;
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

/** A reward of a promotion, with its counts. */
export type PromotionReward = {
  __typename?: 'PromotionReward';
  /** Redeemed, pending and denied together. */
  activated: Scalars['Int']['output'];
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The reward as the catalog shows it. */
  catalogueEntry: Reward;
  /** How it is delivered. */
  deliveryMode: DeliveryMode;
  /** Number denied. */
  denied: Scalars['Int']['output'];
  /** Face value for the recipient. */
  faceValue: Money;
  /** Whether links and codes can be generated for it: enabled and ready. */
  isRunnable: Scalars['Boolean']['output'];
  /** Name, in the caller's language. */
  name: Scalars['String']['output'];
  /** Its names in these languages, in the order requested. Missing translations fall back to the default name. */
  names: Array<Scalars['String']['output']>;
  /** Identifier of this reward within this promotion. */
  offerId: Scalars['ID']['output'];
  /** Number pending, including failed ones. For the whole promotion when recipients choose among several rewards. */
  pending: Scalars['Int']['output'];
  /** Position among the rewards of the promotion, starting at 0. */
  position: Scalars['Int']['output'];
  /** What the next one costs the advertiser: the agreed price of committed stock, else its list price. */
  price: Money;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** Redeemed as a percentage of activated, one decimal; 0 when nothing is activated. */
  ratio: Scalars['Float']['output'];
  /**
   * Why it is an invalid reward (`unknown`, `not_sold`, `brand`, `not_published`, `country`) or temporarily unavailable (`provider_has_none`, `no_provider`,
   * `no_codes`, `pool_stopped`). Null for other states. Further values may come.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number redeemed. */
  redeemed: Scalars['Int']['output'];
  /** Its SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it can be redeemed, or the obstacle. Computed, never set. Treat an unknown value as not ready. */
  state: PromotionRewardState;
  /** Status set by people. */
  status: PromotionRewardStatus;
  /** Committed pieces left. Null for as many as the budget pays for. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Whether it has a variable value. */
  variableValue: Scalars['Boolean']['output'];
};


/** A reward of a promotion, with its counts. */
export type PromotionRewardNamesArgs = {
  locales: Array<Scalars['String']['input']>;
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

/** One page of a promotion's rewards. */
export type PromotionRewardPage = {
  __typename?: 'PromotionRewardPage';
  /** The rows. */
  items: Array<PromotionReward>;
  /** Position of the page. */
  page: PageInfo;
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

/** Texts of one screen of the redemption flow in one language, with their level. */
export type PromotionScreen = {
  __typename?: 'PromotionScreen';
  /** Level of the texts. A reward's texts override the promotion's, which override the advertiser's, which override the built-in ones. */
  level: ScreenLevel;
  /** Language: en, fr, ja, it, de or pt. */
  locale: Scalars['String']['output'];
  /** The screen, for example `email_delivery`. */
  screen: Scalars['String']['output'];
  /** The reward, for texts of the reward level. */
  sku?: Maybe<Scalars['ID']['output']>;
  /** The texts. Omitted ones come from the next level. */
  texts: Array<PromotionScreenText>;
};

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
export type PromotionScreenText = {
  __typename?: 'PromotionScreenText';
  /** Key of the text: title, text, button, subject or message. */
  key: Scalars['String']['output'];
  /** The text, with placeholders such as `{{reward_name}}`. */
  text: Scalars['String']['output'];
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

/** A partner that supplies codes or goods for SKUs. */
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
  /** From a budget that was paid in advance. */
  | 'prepaid_budget'
  /** In advance, with the purchase of codes. */
  | 'prepaid_codes';

/** A seller's offer of a product: public in its catalog, or private and accessible by SKU only. */
export type Publication = {
  __typename?: 'Publication';
  /** Identifier. Null while no offer was ever saved. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it is accessible by SKU only. It is then not published. */
  private: Scalars['Boolean']['output'];
  /** Identifier of the product. */
  productId: Scalars['ID']['output'];
  /** Whether it is in the seller's catalog. */
  published: Scalars['Boolean']['output'];
  /** Identifier of the seller, an organization. */
  sellerId: Scalars['ID']['output'];
  /** Name of the seller. */
  sellerName: Scalars['String']['output'];
  /** Version of the row, to be sent back with a save. 0 while there is none. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `publication.created`: A product was added to the catalog of a seller.
 * - `publication.updated`: A seller published a product, withdrew it, or changed who sees it.
 */
export type PublicationEventData = {
  __typename?: 'PublicationEventData';
  /** True if only the seller’s own promotions show it. */
  isPrivate?: Maybe<Scalars['Boolean']['output']>;
  /** True if the catalog of the seller shows it. */
  isPublished?: Maybe<Scalars['Boolean']['output']>;
  /** The product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The publication. */
  publicationId?: Maybe<Scalars['ID']['output']>;
  /** The organization in whose catalog the product is. */
  sellerId?: Maybe<Scalars['ID']['output']>;
};

/** All read operations. */
export type Query = {
  __typename?: 'Query';
  /**
   * An account. The identifier `me` also names the caller's own account.
   * Needs the ability viewAccount. Costs 6 points.
   */
  account?: Maybe<Account>;
  /**
   * Redemptions of all advertisers that the caller may see, grouped and summed by timeframe. A report that takes too long is refused with `report_too_long`; its file export still works.
   * Needs the ability viewPromotionActivityReport. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  activityReport?: Maybe<ActivityReportPage>;
  /**
   * One advertiser. Null when it does not exist or the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 6 points.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * At most twenty-one advertisers that the caller may see, by name: one more than a picker shows.
   * Needs the ability viewAdvertisers or viewAllocationsReport or editRedemptionsQuota. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  advertiserOptions?: Maybe<Array<AdvertiserOption>>;
  /**
   * Advertisers the caller may see.
   * Needs the ability viewAdvertisers. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  advertisers?: Maybe<AdvertiserPage>;
  /**
   * Alerts of the caller's organization and its advertisers, the newest first.
   * Needs the ability viewAlerts. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  alerts?: Maybe<AlertPage>;
  /**
   * One allocation. Null when it does not exist or the caller may not see it.
   * Needs the ability viewInventory. Costs 6 points.
   */
  allocation?: Maybe<Allocation>;
  /**
   * Budget requests and decisions of every advertiser that the caller may see. By default, the latest change comes first.
   * Needs the ability viewAllocationsReport. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  allocationsReport?: Maybe<AllocationRequestPage>;
  /**
   * One brand. Null when it does not exist.
   * Needs the ability viewRewards. Costs 6 points.
   */
  brand?: Maybe<Brand>;
  /**
   * Brands of the catalog, by name.
   * Needs the ability viewRewards. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  brands?: Maybe<BrandPage>;
  /** Version and environment of the running application. */
  build?: Maybe<Build>;
  /**
   * The caller's own bulk actions, the newest first.
   * Needs the ability editRedemptions or redemptionsAdmin. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  bulkActions?: Maybe<BulkActionPage>;
  /**
   * Changes of the catalog. Callers who may see rewards see all of them. Other callers see the changes of their own catalog; a product
   * that is no longer published for them appears as disappeared.
   *
   * To follow the changes, start with `since: "0"`, then send the `cursor` of the last answer each time. Ask again at once while pages are
   * full, otherwise after a pause; a minute is often enough. Each change comes exactly once, because identifiers follow the commit order.
   * Store the cursor together with the data you derived from the answer. The filter may change between two requests.
   * Needs the ability viewRewards or viewCatalog. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  catalogueChanges?: Maybe<CatalogueChangePage>;
  /**
   * One of the caller's own imports.
   * Needs the ability createRewards or editRewards. Costs 6 points.
   */
  catalogueImport?: Maybe<CatalogueFileImport>;
  /**
   * The caller's own imports of catalog files, the newest first.
   * Needs the ability createRewards or editRewards. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  catalogueImports?: Maybe<CatalogueFileImportPage>;
  /**
   * Countries whose name or code matches the text; never worldwide.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  countries?: Maybe<CountryPage>;
  /**
   * Failed deliveries, grouped by reason and advertiser.
   * Needs the ability viewRedemptions. Costs 5 points.
   */
  deliveryFailureGroups?: Maybe<FailureGroups>;
  /**
   * Failed deliveries, one by one.
   * Needs the ability viewRedemptions. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  deliveryFailures?: Maybe<FailurePage>;
  /**
   * All dimensions, in display order.
   * Needs the ability viewRewards. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  dimensions?: Maybe<Array<Dimension>>;
  /**
   * A dispatch. Null when it does not exist or the caller may not see it.
   * Needs the ability createBulkRedemptions or viewRedemptions. Costs 6 points.
   */
  dispatch?: Maybe<Dispatch>;
  /**
   * A large dispatch of the caller's own in progress, or its outcome. Null when it does not exist or is another's.
   * Needs the ability createBulkRedemptions. Costs 6 points.
   */
  dispatchRequest?: Maybe<DispatchRequest>;
  /**
   * Dispatches of all advertisers that the caller may see, the newest first.
   * Needs the ability createBulkRedemptions or viewRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  dispatches?: Maybe<DispatchPage>;
  /**
   * Events that the caller may see: those about visible advertisers whose ability the caller holds.
   *
   * To follow what happens, call it once without `after`, then send `endCursor` of the last answer as `after` each time. Ask again at once while `hasNextPage`
   * is true; otherwise `wait` keeps the request open until something happens. Each event comes exactly once, and the events of one subject come in their
   * order. Store the cursor together with what you derived from the answer. Events are kept for 90 days; an older cursor is refused with `cursor_expired`.
   * Needs the ability viewRedemptions or createAccounts or viewAdvertisers or viewCredentials or viewBudget or viewInventory or editRedemptionsQuota or viewDiscounts or viewInvoicing or viewRewards or viewPromotions. Costs 5 points.
   */
  events?: Maybe<EventPage>;
  /**
   * One experience, including withdrawn ones. Null when it does not exist.
   * Needs the ability createPromotions or viewPromotions. Costs 6 points.
   */
  experience?: Maybe<Experience>;
  /**
   * Experiences available for promotions here, in display order.
   * Needs the ability createPromotions or viewPromotions. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  experiences?: Maybe<Array<Experience>>;
  /**
   * Brands, products or rewards for the inventory report's filters, 20 at most.
   * Needs the ability viewInventoryReport. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  inventoryOptions?: Maybe<Array<InventoryOption>>;
  /**
   * Stock of each reward and budget of each source, with use and run-out forecast. By default, what runs out first comes first.
   * Needs the ability viewInventoryReport. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  inventoryReport?: Maybe<InventoryPage>;
  /**
   * Use of a reward's stock by advertiser. Null when the SKU does not exist.
   * Needs the ability viewInventoryReport. Costs 5 points.
   */
  inventoryRewardStats?: Maybe<InventoryStats>;
  /**
   * Use of a provider budget, or of a kind of source, by advertiser. Null when the source does not exist.
   * Needs the ability viewInventoryReport. Costs 5 points.
   */
  inventorySourceStats?: Maybe<InventoryStats>;
  /**
   * Whether another promotion already uses this label for its portal's domain.
   * Needs the ability createPromotions or editPromotions.
   */
  isPortalDomainTaken?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Background jobs, the newest first. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  jobs?: Maybe<JobPage>;
  /**
   * What became of the caller's own request with an idempotency key. A caller whose answer was lost asks this before it sends anything else.
   * Keys of other callers are unknown.
   * Costs 5 points.
   */
  keyOutcome?: Maybe<KeyOutcome>;
  /**
   * One set of pictures.
   * Needs the ability viewRewards. Costs 6 points.
   */
  mediaSet?: Maybe<MediaSet>;
  /**
   * One account. Null when it does not exist. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 6 points.
   */
  member?: Maybe<Member>;
  /**
   * All accounts, by name. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  members?: Maybe<MemberPage>;
  /**
   * A record by its `nodeId`, under the rules of its type's own query. Null when it does not exist, when the caller may not see it, and for a text that is no
   * `nodeId`.
   * Costs 6 points.
   */
  node?: Maybe<Node>;
  /**
   * Records by their `nodeId`, in the order of the list. Each is read as by `node`, and records of one type are read together.
   * Costs 6 points for each record.
   */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /**
   * The caller's own organization.
   * Costs 1 point.
   */
  organization?: Maybe<Organization>;
  /**
   * At most twenty-one advertisers of an organization that its accounts can be assigned to, by name: one more than a picker shows.
   * For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  organizationAdvertisers?: Maybe<Array<AdvertiserSummary>>;
  /**
   * Organizations that an account or an advertiser can belong to, by name. For operator staff.
   * Needs the ability createAccounts or createAdvertisers; only for operator staff. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  organizations?: Maybe<Array<Organization>>;
  /**
   * One product. Null when it does not exist.
   * Needs the ability viewRewards. Costs 6 points.
   */
  product?: Maybe<Product>;
  /**
   * At most twenty-one products on sale, by name: one more than a picker shows.
   * Needs the ability viewDiscounts or editDiscounts or editRedemptionsQuota. Costs 5 points.
   */
  productOptions?: Maybe<Array<ProductOption>>;
  /**
   * Products of the catalog.
   * Needs the ability viewRewards. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  products?: Maybe<ProductPage>;
  /**
   * One promotion. Null when it does not exist or the caller may not see it.
   * Needs the ability viewPromotions. Costs 6 points.
   */
  promotion?: Maybe<Promotion>;
  /**
   * The caller's draft of a promotion for an advertiser. When nothing was saved, the wizard's initial values with version 0. Null when the caller may not see the advertiser.
   * Needs the ability createPromotions. Costs 5 points.
   */
  promotionDraft?: Maybe<PromotionDraft>;
  /**
   * Promotions of all advertisers that the caller may see.
   * Needs the ability viewPromotions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  promotions?: Maybe<PromotionPage>;
  /**
   * Providers that can supply a SKU, by name. For operator staff.
   * Needs the ability viewRewards or redemptionsAdmin; only for operator staff. Costs 1 point for each row; 10 rows are assumed.
   */
  providers?: Maybe<Array<Provider>>;
  /**
   * Scheduled reports that colleagues send to the caller, two hundred at most. The next due comes first.
   * Needs the ability viewAccount. Costs 1 point for each row; 20 rows are assumed.
   */
  receivedReports?: Maybe<Array<ReceivedReport>>;
  /**
   * One redemption.
   * Needs the ability viewRedemptions. Costs 6 points.
   */
  redemption?: Maybe<Redemption>;
  /**
   * One of the caller's own bulk actions.
   * Needs the ability editRedemptions or redemptionsAdmin. Costs 6 points.
   */
  redemptionBulk?: Maybe<BulkAction>;
  /**
   * Balance and operations of a redemption's card, asked of who gave it; null where it has none whose balance is told.
   * Needs the ability viewRedemptions. Costs 6 points.
   */
  redemptionCard?: Maybe<RedemptionCard>;
  /**
   * The caller's own exports of the redemption report, the newest first.
   * Needs the ability viewRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  redemptionExports?: Maybe<RedemptionExportPage>;
  /**
   * Redemptions of all advertisers that the caller may see. By default, the latest activation comes first; one that is not activated yet is placed by the time its money was reserved. Any other order is refused with `sorting_limit_exceeded` when more than 10000 match.
   * Needs the ability viewRedemptions. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  redemptions?: Maybe<RedemptionPage>;
  /**
   * The rewards of a product, each with the advertiser's quota. Null when the product or the advertiser does not exist.
   * Needs the ability editRedemptionsQuota. Costs 5 points.
   */
  redemptionsQuotas?: Maybe<Array<RedemptionsQuota>>;
  /**
   * Brands, products or rewards of the promotions that the caller may see, by name, fifty at most. For report filters; no access to the catalog is needed.
   * Needs the ability viewPromotionActivityReport or viewRedemptions. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  reportChoices?: Maybe<Array<ReportChoice>>;
  /**
   * Colleagues to whom a report can be sent, by name; fifty at most.
   * Needs the ability viewAccount. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  reportRecipients?: Maybe<Array<ReportRecipient>>;
  /**
   * One of the caller's schedules. Null when it does not exist.
   * Needs the ability viewAccount. Costs 6 points.
   */
  reportSchedule?: Maybe<ReportSchedule>;
  /**
   * The caller's schedules: the next due first, paused ones last.
   * Needs the ability viewAccount. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  reportSchedules?: Maybe<ReportSchedulePage>;
  /**
   * Number of undecided requests that the caller may decide.
   * Needs the ability viewAllocationsReport; only for operator staff.
   */
  requestsToDecide?: Maybe<RequestsToDecide>;
  /**
   * One reward by its exact SKU, private ones too; null where the caller's organization does not offer it.
   * Needs the ability viewCatalog. Costs 5 points.
   */
  reward?: Maybe<Reward>;
  /**
   * Products offered together: everybody's groups and those of the caller's organization.
   * Needs the ability viewCatalog. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  rewardGroups?: Maybe<RewardGroupPage>;
  /**
   * At most twenty-one rewards on sale, one more than a picker shows. Available ones come first, among them those in the advertiser's currency.
   * Null when the advertiser does not exist or the caller may not see it.
   * Needs the ability viewInventory. Costs 5 points.
   */
  rewardOptions?: Maybe<Array<RewardOption>>;
  /**
   * Sources of rewards: the kinds of sources and, for operator staff, each budget held with a provider.
   * Needs the ability viewRedemptions or viewInventoryReport. Costs 1 point for each row; 10 rows are assumed.
   */
  rewardSources?: Maybe<Array<RewardSource>>;
  /**
   * Whether a promotion of the advertiser could give these rewards now, in their order, before any of them is chosen. Null when the caller may not see
   * the advertiser.
   * Needs the ability createPromotions or editPromotions. Costs 5 points.
   */
  rewardStates?: Maybe<Array<RewardState>>;
  /**
   * What a text could become: brands, products and tags of which something is found.
   * Needs the ability viewCatalog. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  rewardSuggestions?: Maybe<Array<RewardSuggestion>>;
  /**
   * One view. Null when it does not exist or the caller may not see it.
   * Needs the ability viewAccount. Costs 6 points.
   */
  savedView?: Maybe<SavedView>;
  /**
   * The caller's own and shared views of a screen, two hundred at most: own ones first, then by name.
   * Needs the ability viewAccount. Costs 5 points, and 1 for each row; 10 rows are assumed.
   */
  savedViews?: Maybe<Array<SavedView>>;
  /**
   * Rewards of a catalog, the best first. A text that begins like a SKU is looked for among SKUs, whatever their condition of sale, private ones too; any
   * other among names of rewards, products, brands and tags, in all languages. The first thousand hits can be paged through.
   * Needs the ability viewCatalog. Costs 5 points. The page has 10 by default, 100 at most rows.
   */
  searchRewards?: Maybe<RewardHitPage>;
  /**
   * Organizations whose catalog the caller may view: all of them for operator staff, only their own for others.
   * Needs the ability viewRewards or viewCatalog. Costs 1 point for each row; 10 rows are assumed.
   */
  sellers?: Maybe<Array<Seller>>;
  /**
   * One service account. Null when it does not exist. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 6 points.
   */
  serviceAccount?: Maybe<ServiceAccount>;
  /**
   * All service accounts. For operator staff.
   * Needs the ability createAccounts; only for operator staff. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  serviceAccounts?: Maybe<ServiceAccountPage>;
  /**
   * What rewards are good for, by name.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  serviceCategories?: Maybe<ServiceCategoryPage>;
  /**
   * Possible conflicts of a new product with the brand's products, for forms while somebody types.
   * Needs the ability createRewards. Costs 5 points.
   */
  similarProducts?: Maybe<SimilarProducts>;
  /**
   * One SKU. Null when it does not exist.
   * Needs the ability viewRewards. Costs 6 points.
   */
  sku?: Maybe<Sku>;
  /**
   * SKUs of the catalog.
   * Needs the ability viewRewards. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  skus?: Maybe<SkuPage>;
  /**
   * Daily redemptions of everything that the caller may see.
   * Needs the ability viewAdvertisers. Costs 5 points.
   */
  stats?: Maybe<DailyStats>;
  /**
   * Tags whose name contains the text.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  tags?: Maybe<TagPage>;
  /**
   * Kinds of reward whose name contains the text.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  typologies?: Maybe<TypologyPage>;
  /**
   * One recipient of rewards.
   * Needs the ability viewRedemptions. Costs 6 points.
   */
  user?: Maybe<User>;
  /**
   * The signed-in caller.
   * Costs 1 point.
   */
  viewer?: Maybe<Viewer>;
  /**
   * One webhook. Null when it does not exist.
   * Needs the ability viewCredentials. Costs 6 points.
   */
  webhook?: Maybe<Webhook>;
  /**
   * Attempts of a webhook in the last 30 days.
   * Needs the ability viewCredentials. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  webhookAttempts?: Maybe<WebhookAttemptPage>;
  /**
   * Webhooks of what the caller sees.
   * Needs the ability viewCredentials. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  webhooks?: Maybe<WebhookPage>;
};


/** All read operations. */
export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryActivityReportArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  filter?: InputMaybe<ActivityReportFilter>;
  groupBy?: InputMaybe<Array<ActivityReportGroup>>;
  interval?: InputMaybe<ReportInterval>;
  metrics?: InputMaybe<Array<ActivityReportMetric>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ActivityReportSort>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  timeframeScope?: InputMaybe<TimeframeScope>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryAdvertiserArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryAdvertiserOptionsArgs = {
  filter?: InputMaybe<AdvertiserFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All read operations. */
export type QueryAdvertisersArgs = {
  filter?: InputMaybe<AdvertiserFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<AdvertiserSort>;
};


/** All read operations. */
export type QueryAlertsArgs = {
  filter?: InputMaybe<AlertFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryAllocationArgs = {
  advertiserId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryAllocationsReportArgs = {
  filter?: InputMaybe<AllocationsReportFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<AllocationsReportSort>;
};


/** All read operations. */
export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryBrandsArgs = {
  filter?: InputMaybe<BrandFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryBulkActionsArgs = {
  page?: InputMaybe<PageInput>;
  state?: InputMaybe<BulkActionState>;
};


/** All read operations. */
export type QueryCatalogueChangesArgs = {
  filter?: InputMaybe<CatalogueChangeFilter>;
  page?: InputMaybe<PageInput>;
  since?: InputMaybe<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryCatalogueImportArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryCatalogueImportsArgs = {
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryCountriesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryDeliveryFailureGroupsArgs = {
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All read operations. */
export type QueryDeliveryFailuresArgs = {
  filter?: InputMaybe<FailureFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryDimensionsArgs = {
  mayVary?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All read operations. */
export type QueryDispatchArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryDispatchRequestArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryDispatchesArgs = {
  filter?: InputMaybe<DispatchFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryEventsArgs = {
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  after?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  wait?: InputMaybe<Scalars['Int']['input']>;
};


/** All read operations. */
export type QueryExperienceArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryExperiencesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryInventoryOptionsArgs = {
  kind: InventoryOptionKind;
  search: Scalars['String']['input'];
};


/** All read operations. */
export type QueryInventoryReportArgs = {
  filter?: InputMaybe<InventoryReportFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<InventoryReportSort>;
};


/** All read operations. */
export type QueryInventoryRewardStatsArgs = {
  sku: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryInventorySourceStatsArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryIsPortalDomainTakenArgs = {
  label: Scalars['String']['input'];
  promotionId?: InputMaybe<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryJobsArgs = {
  filter?: InputMaybe<JobFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryKeyOutcomeArgs = {
  key: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryMediaSetArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryMembersArgs = {
  filter?: InputMaybe<MemberFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryNodeArgs = {
  nodeId: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryNodesArgs = {
  nodeIds: Array<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryOrganizationAdvertisersArgs = {
  organizationId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


/** All read operations. */
export type QueryOrganizationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryProductOptionsArgs = {
  search: Scalars['String']['input'];
};


/** All read operations. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ProductSort>;
};


/** All read operations. */
export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryPromotionDraftArgs = {
  advertiserId: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryPromotionsArgs = {
  filter?: InputMaybe<PromotionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PromotionSort>;
};


/** All read operations. */
export type QueryRedemptionArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryRedemptionBulkArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryRedemptionCardArgs = {
  redemptionId: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryRedemptionExportsArgs = {
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryRedemptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RedemptionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<RedemptionSort>;
};


/** All read operations. */
export type QueryRedemptionsQuotasArgs = {
  advertiserId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryReportChoicesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  of: ReportChoiceKind;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryReportRecipientsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryReportScheduleArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryReportSchedulesArgs = {
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryRewardArgs = {
  sku: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryRewardGroupsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryRewardOptionsArgs = {
  advertiserId: Scalars['ID']['input'];
  mode?: AllocationMode;
  search: Scalars['String']['input'];
};


/** All read operations. */
export type QueryRewardStatesArgs = {
  advertiserId: Scalars['ID']['input'];
  experienceId?: InputMaybe<Scalars['ID']['input']>;
  skus: Array<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryRewardSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** All read operations. */
export type QuerySavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QuerySavedViewsArgs = {
  screen: SavedViewScreen;
};


/** All read operations. */
export type QuerySearchRewardsArgs = {
  filter?: InputMaybe<RewardSearchFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryServiceAccountsArgs = {
  filter?: InputMaybe<ServiceAccountFilter>;
  page?: InputMaybe<PageInput>;
};


/** All read operations. */
export type QueryServiceCategoriesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QuerySimilarProductsArgs = {
  brandId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** All read operations. */
export type QuerySkuArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QuerySkusArgs = {
  filter?: InputMaybe<SkuFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<SkuSort>;
};


/** All read operations. */
export type QueryStatsArgs = {
  filter: StatsFilter;
};


/** All read operations. */
export type QueryTagsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryTypologiesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All read operations. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryWebhookAttemptsArgs = {
  filter?: InputMaybe<WebhookAttemptFilter>;
  page?: InputMaybe<PageInput>;
  webhookId: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryWebhooksArgs = {
  filter?: InputMaybe<WebhookFilter>;
  page?: InputMaybe<PageInput>;
};

/**
 * Data of these events:
 * - `quota.created`: A quota was created.
 * - `quota.updated`: A quota changed.
 * - `quota.deleted`: A quota was deleted.
 * - `quota.alert_reached`: The use of a quota reached its alert threshold.
 */
export type QuotaEventData = {
  __typename?: 'QuotaEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Redemptions that are permitted; null once the quota is deleted. */
  allowed?: Maybe<Scalars['Int']['output']>;
  /** The quota. */
  quotaId?: Maybe<Scalars['ID']['output']>;
  /** The SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Redemptions that count against the quota. */
  used?: Maybe<Scalars['Int']['output']>;
};

/**
 * Answer to recallDispatch; `ChangeDispatchPending` above 1000 lines. Codes of Refused: `already_released`, `already_recalled`, `dispatch_changing` (another change is in
 * progress). A recall that is in progress keeps the dispatch from being released.
 */
export type RecallDispatchResult = ChangeDispatchPending | InvalidInput | RecallDispatchSuccess | Refused;

/** The dispatch was recalled, or would have been in a dry run. */
export type RecallDispatchSuccess = {
  __typename?: 'RecallDispatchSuccess';
  /**
   * The dispatch as it is now.
   * Costs 1 point.
   */
  dispatch: Dispatch;
  /** Effects of the change. */
  effects: Effects;
};

/** A colleague's report schedule, as its recipients see it. */
export type ReceivedReport = {
  __typename?: 'ReceivedReport';
  /** How often it runs. */
  cadence: ReportCadence;
  /** File format. */
  format: RedemptionExportFormat;
  /** Identifier of the schedule. */
  id: Scalars['ID']['output'];
  /** Whether it is paused. */
  isPaused: Scalars['Boolean']['output'];
  /** For a monthly schedule: 1 to 31. In a shorter month, the last day. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** Next run, ISO 8601 UTC. Null while it is paused. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the owner, who set up the schedule. */
  ownerName: Scalars['String']['output'];
  /** Report of the schedule. */
  report: ScheduledReport;
  /** Local time in the time zone, `HH:MM`. */
  time: Scalars['String']['output'];
  /** IANA time zone of the schedule. */
  timezone: Scalars['String']['output'];
  /** Name of its view, current or last known. */
  viewName: Scalars['String']['output'];
  /** For a weekly schedule: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

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

/** One reward for one recipient. */
export type Redemption = Node & {
  __typename?: 'Redemption';
  /** Actions on it: which ones the caller may perform, and why not the others. */
  actions: Array<RedemptionActionState>;
  /** Time of activation, ISO 8601 UTC. Null before. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Shipping address. Null until known. */
  address?: Maybe<ShippingAddress>;
  /** Identifier of its advertiser. */
  advertiserId: Scalars['ID']['output'];
  /** Name of its advertiser. */
  advertiserName: Scalars['String']['output'];
  /** Identifier of its batch. Null when it is not part of a batch. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** Time when its money was reserved. */
  bookedAt: Scalars['DateTime']['output'];
  /** Whether the balance of its card can be requested. */
  canConsult: Scalars['Boolean']['output'];
  /** Whether it has a valid code that can be canceled at its source. False before it is redeemed and once it is over. */
  cancelable: Scalars['Boolean']['output'];
  /**
   * Balance of its card, as reported by the issuer. Null when the issuer does not report it.
   * Costs 1 point.
   */
  card?: Maybe<RedemptionCard>;
  /**
   * Facts about its codes, without revealing them.
   * Needs the ability viewRewardCodeInformations.
   */
  codeInformation?: Maybe<CodeInformation>;
  /** Company that it was ordered for. */
  companyName?: Maybe<Scalars['String']['output']>;
  /**
   * Last messages to its recipient, newest first. Loaded separately.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  deliveries?: Maybe<Array<Delivery>>;
  /** Identifier of its dispatch. Null when there is none. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** Expiry. Null when it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Another reference, set by the advertiser. */
  externalRef?: Maybe<Scalars['String']['output']>;
  /**
   * History, newest first. Includes comments for operator staff with viewRedemptionComments.
   * Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.
   */
  history?: Maybe<RedemptionHistoryPage>;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Last characters of its code. Null while it has none. */
  last4?: Maybe<Scalars['String']['output']>;
  /**
   * History and current place of its money.
   * Needs the ability viewBudget.
   */
  money?: Maybe<RedemptionMoney>;
  /** Whether its reward is shipped and needs an address. */
  needsAddress: Scalars['Boolean']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** The advertiser's order ID. Null when it has none. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** Status of its order at the shipping provider, in the provider's words. */
  orderStatus?: Maybe<Scalars['String']['output']>;
  /** Payment types of its recipient, by number: 0 unknown, 1 credit card, 2 gift card, 3 bank transfer, 4 upcadhoc. */
  paymentTypes: Array<Scalars['Int']['output']>;
  /**
   * Its promotion.
   * Costs 1 point.
   */
  promotion?: Maybe<Promotion>;
  /**
   * The facts of its promotion that decide which actions are allowed.
   * Costs 1 point.
   */
  promotionSummary: RedemptionPromotion;
  /** Identifier of its reward's provider. Null without redemptionsAdmin. */
  provider?: Maybe<Scalars['ID']['output']>;
  /** Name of its reward's provider. Null without redemptionsAdmin. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** When the provider is paid, by number: 0 prepaid budget, 1 paid on redeem, 2 paid on use, 3 prepaid codes. Null without redemptionsAdmin. */
  providerPaymentType?: Maybe<Scalars['Int']['output']>;
  /** Tracking number of the shipment. */
  providerTrackingCode?: Maybe<Scalars['String']['output']>;
  /** Time of redemption. Null before. */
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the refund. Null when it was not refunded. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For a refunded redemption: whether the advertiser reversed it. */
  reversed: Scalars['Boolean']['output'];
  /** Its reward. */
  reward: RedemptionReward;
  /** State of the redemption. */
  state: RedemptionState;
  /** Reason for its state, as a key. Null when there is none. */
  stateDetails?: Maybe<Scalars['String']['output']>;
  /** True for a test of the promotion. */
  testing: Scalars['Boolean']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Uses of its codes: primary, url, security_url, tracking, security, security_url_code. */
  usages: Array<Scalars['String']['output']>;
  /**
   * Its recipient. Null while it has none.
   * Costs 1 point.
   */
  user?: Maybe<RedemptionUser>;
  /** Face value for the recipient. */
  value: Money;
  /** Version of the row. */
  version: Scalars['Int']['output'];
};


/** One reward for one recipient. */
export type RedemptionHistoryArgs = {
  page?: InputMaybe<PageInput>;
};

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

/** An action on a redemption: whether the caller may perform it, and the first obstacle. */
export type RedemptionActionState = {
  __typename?: 'RedemptionActionState';
  /** Missing ability, when that is the obstacle. */
  ability?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may perform it now. */
  allowed: Scalars['Boolean']['output'];
  /** The action. */
  name: RedemptionAction;
  /** Obstacle. Null when there is none. */
  reason?: Maybe<RedemptionActionReason>;
};

/** A card given by a redemption. The search index knows its balance. */
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
  /** True for a dry run: the command is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the redemption. */
  id: Scalars['ID']['input'];
  /** Idempotency key of this request: the same key runs once. */
  idempotencyKey: Scalars['ID']['input'];
};

/**
 * Data of these events:
 * - `redemption.delivery.sent`: A message to a recipient was handed over to its server or service.
 * - `redemption.delivery.failed`: A message to a recipient could not be sent.
 * - `redemption.delivery.bounced`: A message to a recipient came back.
 */
export type RedemptionDeliveryEventData = {
  __typename?: 'RedemptionDeliveryEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The batch. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** `email` or `sms`. */
  channel?: Maybe<Scalars['String']['output']>;
  /** The message. */
  deliveryId?: Maybe<Scalars['ID']['output']>;
  /** What the message is: `activation`, `reward`, a reminder …. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Your reference. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The redemption. */
  redemptionId?: Maybe<Scalars['ID']['output']>;
  /** The state after the change. One of `queued`, `sending`, `sent`, `failed`, `bounced`, `dropped`. */
  state?: Maybe<Scalars['String']['output']>;
};

/** Kinds of events in a redemption's history. */
export type RedemptionEvent =
  /** A person commented on it. */
  | 'annotate'
  /** It was created. */
  | 'create'
  /** It changed, or a person acted on it. */
  | 'update';

/**
 * Data of these events:
 * - `redemption.created`: A redemption was booked.
 * - `redemption.activated`: A redemption was activated: its recipient can redeem it.
 * - `redemption.redeemed`: A redemption was redeemed: its recipient has the reward.
 * - `redemption.failed`: The provider could not supply the reward.
 * - `redemption.retried`: A redemption that failed, or that waits, is tried again.
 * - `redemption.denied`: A redemption was denied.
 * - `redemption.reset`: A denied redemption is pending again.
 * - `redemption.canceled`: A redemption was canceled before it was redeemed.
 * - `redemption.expired`: A redemption expired before it was redeemed.
 * - `redemption.refunded`: A redeemed redemption was refunded.
 * - `redemption.reversed`: A redeemed redemption was reversed: its provider took the reward back.
 * - `redemption.blocked`: A redeemed redemption was blocked.
 * - `redemption.replaced`: A redemption was replaced by another one.
 * - `redemption.replacement_created`: A redemption was created that replaces another one.
 * - `redemption.reward_chosen`: The recipient chose a reward.
 * - `redemption.recipient_changed`: The recipient, or the address of the recipient, changed.
 * - `redemption.message_resent`: A message to the recipient was sent again.
 */
export type RedemptionEventData = {
  __typename?: 'RedemptionEventData';
  /** The advertiser. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The batch. */
  batchId?: Maybe<Scalars['ID']['output']>;
  /** What it costs the advertiser. */
  cost?: Maybe<Money>;
  /** The dispatch. */
  dispatchId?: Maybe<Scalars['ID']['output']>;
  /** Your second reference. */
  externalRef?: Maybe<Scalars['String']['output']>;
  /** True for a test. */
  isTest?: Maybe<Scalars['Boolean']['output']>;
  /** Your reference, unique for each advertiser. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The redemption that replaces this one, or that this one replaces. */
  otherRedemptionId?: Maybe<Scalars['ID']['output']>;
  /** The promotion. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** Why it is in this state, where there is a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The recipient. Addresses and names are read by this number. */
  recipientId?: Maybe<Scalars['ID']['output']>;
  /** The redemption. */
  redemptionId?: Maybe<Scalars['ID']['output']>;
  /** The SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The state after the change. One of `booked`, `pending`, `redeemed`, `denied`, `failed`, `canceled`, `expired`, `refunded`, `blocked`. */
  state?: Maybe<Scalars['String']['output']>;
  /** Null unless the state changed. One of `booked`, `pending`, `redeemed`, `denied`, `failed`, `canceled`, `expired`, `refunded`, `blocked`. */
  stateBefore?: Maybe<Scalars['String']['output']>;
  /** The face value. */
  value?: Maybe<Money>;
};

/** An export file of the redemption report. The requester gets a link by mail. */
export type RedemptionExport = {
  __typename?: 'RedemptionExport';
  /** Columns besides the default ones. */
  additionalFields: Array<RedemptionExportField>;
  /** Time of the request, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of downloads. */
  downloads: Scalars['Int']['output'];
  /** End of its availability. Null before it is finished. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time when it was finished. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** CSV or PDF. */
  format: RedemptionExportFormat;
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Reason of the failure, as a key. Null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of redemptions written so far. */
  rows: Scalars['Int']['output'];
  /** Number of bytes written so far, a whole number as text. */
  size: Scalars['String']['output'];
  /** State of the export. */
  state: RedemptionExportState;
  /** Download address, for the requester only. Null when there is no file. */
  url?: Maybe<Scalars['URL']['output']>;
};

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

/** One page of exports. */
export type RedemptionExportPage = {
  __typename?: 'RedemptionExportPage';
  /** The exports. */
  items: Array<RedemptionExport>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** A changed field with both values. */
export type RedemptionFieldChange = {
  __typename?: 'RedemptionFieldChange';
  /** Value after. Null when it is empty. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before. Null when it was empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field: state, user, state_details, address and others. */
  field: Scalars['String']['output'];
};

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

/** How recipients redeem their rewards. */
export type RedemptionFlow = {
  __typename?: 'RedemptionFlow';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** How the flow is integrated. */
  integrationMode: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether recipients first get one code and use it to choose a reward. */
  supportsPrimaryCode: Scalars['Boolean']['output'];
};

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

/** The author of an event on a redemption. */
export type RedemptionHistoryAuthor = {
  __typename?: 'RedemptionHistoryAuthor';
  /** Identifier of the account. Null for a program and for people whom the caller may not see. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Kind of author. */
  kind: RedemptionHistoryAuthorKind;
  /** Name of the account, the API key or the service account. Null when hidden from the caller: operator staff and the provider's service accounts. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Kinds of author of an event. */
export type RedemptionHistoryAuthorKind =
  /** An API key of the advertiser. */
  | 'api_key'
  /** A person with an account. */
  | 'person'
  /** A service account. */
  | 'service_account';

/** One event in a redemption's history. */
export type RedemptionHistoryEntry = {
  __typename?: 'RedemptionHistoryEntry';
  /** The step or action behind it, as a word: redeem, set_user, resent. */
  action: Scalars['String']['output'];
  /**
   * Who did it. Null when the platform or a recipient did.
   * Costs 1 point.
   */
  author?: Maybe<RedemptionHistoryAuthor>;
  /** Changed fields. */
  changes: Array<RedemptionFieldChange>;
  /** The comment. Null unless the caller is operator staff with viewRedemptionComments. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Time of the access, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Kind of event. */
  event: RedemptionEvent;
  /** Identifier, digits only. 0 for its creation. */
  id: Scalars['ID']['output'];
  /** Identifier of the redemption. */
  redemptionId: Scalars['ID']['output'];
};

/** One page of a redemption's history. */
export type RedemptionHistoryPage = {
  __typename?: 'RedemptionHistoryPage';
  /** The entries, the newest first. */
  items: Array<RedemptionHistoryEntry>;
  /** Position of the page. */
  page: PageInfo;
};

/** A recipient's link. Anyone who has the link can redeem. */
export type RedemptionLink = {
  __typename?: 'RedemptionLink';
  /** Identifier of the redemption. */
  id: Scalars['ID']['output'];
  /** Address of the recipient's page. Null in a dry run. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** The money of one redemption: all its postings, and the resulting balances. */
export type RedemptionMoney = {
  __typename?: 'RedemptionMoney';
  /** IO number of that allocation. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation that pays. Null for unallocated budget. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** Resulting balance of each account, signed. They add up to 0. */
  balances: Array<AccountBalance>;
  /** Cost to its advertiser. */
  charge: Money;
  /** The postings, oldest first. */
  entries: Array<RedemptionMoneyEntry>;
  /** Whether the balances match its state. */
  isTied: Scalars['Boolean']['output'];
};

/** Effect of one posting on a redemption's money. */
export type RedemptionMoneyEntry = {
  __typename?: 'RedemptionMoneyEntry';
  /** IO number of that allocation. */
  allocationExternalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the allocation involved. */
  allocationId?: Maybe<Scalars['ID']['output']>;
  /** Amount of this redemption that it moved. */
  amount: Money;
  /** Amount of the whole posting, when it moved the money of a batch at once. */
  batchAmount?: Maybe<Money>;
  /** Time when it counts, ISO 8601 UTC. */
  effectiveAt: Scalars['DateTime']['output'];
  /** Kind of source account. */
  from: LedgerAccount;
  /** Kind of posting: book, redeem, cancel, refund and others. */
  kind: Scalars['String']['output'];
  /** Identifier of the posting. */
  postingId: Scalars['ID']['output'];
  /** Kind of target account. */
  to: LedgerAccount;
};

/** One page of redemptions. */
export type RedemptionPage = {
  __typename?: 'RedemptionPage';
  /** Start of the next page, to be sent as `after`. Null on the last page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The rows. */
  items: Array<Redemption>;
  /** Position of the page. */
  page: PageInfo;
  /** Interpretation of `filter.search`. Null without one. */
  reading?: Maybe<RedemptionSearchReading>;
};

/** The facts of a redemption's promotion that decide which actions are allowed. */
export type RedemptionPromotion = {
  __typename?: 'RedemptionPromotion';
  /** Channels by which recipients get their links. */
  activationNotificationChannels: Array<NotificationChannel>;
  /** Whether booked redemptions are canceled thirty days after their booking or release, the later. */
  autoCancelCode: Scalars['Boolean']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Channels by which recipients get their redeemed rewards. */
  notificationChannels: Array<NotificationChannel>;
  /** Days until links expire, counted from the day they go out. Null for never. */
  redemptionExpirationDelay?: Maybe<Scalars['Int']['output']>;
  /** State in time. */
  state: PromotionState;
  /** Status set by people. */
  status: PromotionStatus;
};

/** The reward of a redemption within its promotion. */
export type RedemptionReward = {
  __typename?: 'RedemptionReward';
  /** Name. */
  name: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Whether the promotion can give it now, or the obstacle. Null when the promotion no longer has it. */
  state?: Maybe<PromotionRewardState>;
  /** Its status within the promotion, as set by people. Null when the promotion no longer has it. */
  status?: Maybe<PromotionRewardStatus>;
};

/** Interpretation of a searched text. Rows match by any of these ways. */
export type RedemptionSearchReading = {
  __typename?: 'RedemptionSearchReading';
  /** The ways, most likely first. */
  fields: Array<RedemptionSearchWay>;
};

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
export type RedemptionUser = {
  __typename?: 'RedemptionUser';
  /** ISO 3166-1 alpha-2 code of their country, if known. */
  country?: Maybe<Scalars['CountryCode']['output']>;
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
  /** How they are identified: email, mobile or account. */
  provider: RecipientProvider;
  /** Their identifier: an address, a number or the advertiser's own identifier. */
  uid: Scalars['String']['output'];
  /** Version of the row, to be sent back with a correction. */
  version: Scalars['Int']['output'];
};

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

/** A reward and the advertiser's quota for it, if any. */
export type RedemptionsQuota = {
  __typename?: 'RedemptionsQuota';
  /** Number of redemptions that raises an alert. Null means no alert. */
  alertThreshold?: Maybe<Scalars['Int']['output']>;
  /** Its face value. 0 for variable value. */
  faceValue: Money;
  /** Number of redemptions allowed. Null means no limit. */
  nbRedemptionsAllowed?: Maybe<Scalars['Int']['output']>;
  /** Identifier of the quota. Null when there is none. */
  redemptionsQuotaId?: Maybe<Scalars['ID']['output']>;
  /** Name of the reward. */
  rewardCaption: Scalars['String']['output'];
  /** SKU of the reward. */
  rewardSku: Scalars['ID']['output'];
  /** Number of redemptions counted against the quota. Null when there is none. */
  used?: Maybe<Scalars['Int']['output']>;
  /** Number of redemptions that a new quota would count at least. Null when there is a quota. */
  usedWithoutQuota?: Maybe<Scalars['Int']['output']>;
  /** Whether it has a variable value. */
  variableValue: Scalars['Boolean']['output'];
  /** Version, to be sent back with a save. 0 when there is no quota. */
  version: Scalars['Int']['output'];
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

/** Answer to refundRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime), `cancel_failed` (its code could not be canceled), `not_cancelable`. */
export type RefundRedemptionResult = InvalidInput | RefundRedemptionSuccess | Refused;

/** It was refunded. */
export type RefundRedemptionSuccess = {
  __typename?: 'RefundRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now. Null when the caller may not see it.
   * Needs the ability viewRedemptions. Costs 1 point.
   */
  redemption?: Maybe<Redemption>;
};

/** The request is valid, but the current state does not allow it; nothing was changed. */
export type Refused = {
  __typename?: 'Refused';
  /** Stable code of the reason, for example `already_decided`. */
  code: Scalars['String']['output'];
  /** Message for the user, in the caller's language when the platform has it. */
  message: Scalars['String']['output'];
  /** Identifier of the record that the message names: the promotion of `draft_used`, the dispatch of `already_sent`. Null for other codes. */
  recordId?: Maybe<Scalars['ID']['output']>;
};

/** A row of recipients that a dispatch refused and that was not sent again. */
export type RefusedRow = {
  __typename?: 'RefusedRow';
  /** Stable code of the reason, as of its SKU. */
  code: RefusedSkuCode;
  /** Company. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Currency of the reward, ISO 4217. */
  currency: Scalars['CurrencyCode']['output'];
  /** Address of a picture in the message. */
  customImage?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The advertiser's own reference. */
  externalRef?: Maybe<Scalars['String']['output']>;
  /** Its line in the file that was uploaded, as a spreadsheet shows it. Null when the row came with the request itself or was typed. */
  fileLine?: Maybe<Scalars['Int']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Its row in the file or the request of the dispatch, from 1. */
  line: Scalars['Int']['output'];
  /** Text of the message. */
  message?: Maybe<Scalars['String']['output']>;
  /** Order ID. Null when the platform generates one from the row. */
  orderId?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Explanation of the code, in the caller's language. */
  reason: Scalars['String']['output'];
  /** Its name, for example `12#7`. A row of a new dispatch that bears it as `refusedRow` sends this row again, once. */
  refusedRow: Scalars['ID']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Face value, a decimal in the currency of its reward. */
  value: Scalars['Decimal']['output'];
};

/** One page of refused rows, by their row number. */
export type RefusedRowPage = {
  __typename?: 'RefusedRowPage';
  /** The rows. */
  items: Array<RefusedRow>;
  /** Position of the page. */
  page: PageInfo;
};

/** A SKU of a dispatch that was refused, with its reason. The other SKUs were accepted. */
export type RefusedSku = {
  __typename?: 'RefusedSku';
  /** Stable code of the reason: `reward_not_live`, `insufficient_stock`, `insufficient_codes`, `quota_exceeded` or `currency_mismatch`. */
  code: RefusedSkuCode;
  /** Number of refused lines. */
  lineCount: Scalars['Int']['output'];
  /** Explanation of the code, in the caller's language. */
  message: Scalars['String']['output'];
  /** Name of the reward, in the language of the caller. */
  rewardName: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
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

/**
 * Answer to rejectAllocationRequest. Codes of Refused: `own_request`, `made_requester`, `changed_requester`, `made_by_requester`,
 * `changed_by_requester`, `same_maker`, `already_decided`.
 */
export type RejectAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

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

/**
 * Answer to releaseDispatch; `ChangeDispatchPending` above 1000 lines. Codes of Refused: `not_held`, `advertiser_stops_dispatch`, `promotion_stops_dispatch`,
 * `maker_stops_dispatch` (it would only be canceled), `dispatch_changing` (another change is in progress).
 */
export type ReleaseDispatchResult = ChangeDispatchPending | InvalidInput | Refused | ReleaseDispatchSuccess;

/** The dispatch was released, or would have been in a dry run. */
export type ReleaseDispatchSuccess = {
  __typename?: 'ReleaseDispatchSuccess';
  /**
   * The dispatch as it is now.
   * Costs 1 point.
   */
  dispatch: Dispatch;
  /** Effects of the change. */
  effects: Effects;
};

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

/** Answer to replaceRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime), `cancel_failed`, `no_budget`, `insufficient_stock`, `insufficient_codes`, `quota_exceeded`, `refunded_not_replaced`. */
export type ReplaceRedemptionResult = InvalidInput | Refused | ReplaceRedemptionSuccess;

/** Another redemption replaced it. */
export type ReplaceRedemptionSuccess = {
  __typename?: 'ReplaceRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The replaced redemption as it is now. Null when the caller may not see it.
   * Needs the ability viewRedemptions. Costs 1 point.
   */
  redemption?: Maybe<Redemption>;
  /**
   * The new redemption. Its link or code is sent to the recipient. Null when the caller may not see it.
   * Needs the ability viewRedemptions. Costs 1 point.
   */
  replacement?: Maybe<Redemption>;
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

/** Answer to replayWebhookEvents. Refused: `cursor_expired`. */
export type ReplayWebhookEventsResult = InvalidInput | Refused | ReplayWebhookEventsSuccess;

/** The events will be delivered again, or would be in a dry run. */
export type ReplayWebhookEventsSuccess = {
  __typename?: 'ReplayWebhookEventsSuccess';
  /** Effects of the replay. */
  effects: Effects;
  /** Number of events that will be delivered again, counted up to 1,000. */
  replayed: Scalars['Int']['output'];
  /**
   * The webhook.
   * Costs 1 point.
   */
  webhook: Webhook;
};

/** Frequencies of a schedule. */
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
  /** Value to send in the filter. For brands and rewards, the SKU. */
  id: Scalars['ID']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
};

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

/** A colleague to whom reports can be sent. */
export type ReportRecipient = {
  __typename?: 'ReportRecipient';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** One run of a schedule, due or requested at once. */
export type ReportRun = {
  __typename?: 'ReportRun';
  /** Time when it was due or requested; ISO 8601 UTC. */
  dueAt: Scalars['DateTime']['output'];
  /** Last day covered, included. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /**
   * Outcome of each file, the owner's first.
   * Costs 1 point for each row; 5 rows are assumed.
   */
  files: Array<ReportRunFile>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether its owner requested it at once. */
  isManual: Scalars['Boolean']['output'];
  /** Reason why there are no files, or the first reason why a file was not sent, as a key. Null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Rows of the owner's own file. Null when there is none. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** First day covered. Null when the report has none. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** State of its files. */
  state: ReportRunState;
};

/** Outcome of one recipient's file. */
export type ReportRunFile = {
  __typename?: 'ReportRunFile';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Reason why it was not sent, as a key. Null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of rows. */
  rows: Scalars['Int']['output'];
  /** State of the file. */
  state: ReportFileState;
};

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

/** A schedule that mails the file of a saved view regularly, to its owner and to colleagues. */
export type ReportSchedule = Node & {
  __typename?: 'ReportSchedule';
  /** How often it runs. */
  cadence: ReportCadence;
  /** Time of creation, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** File format. */
  format: RedemptionExportFormat;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is paused. */
  isPaused: Scalars['Boolean']['output'];
  /**
   * The last run, sent or not. Null before the first.
   * Costs 1 point.
   */
  lastRun?: Maybe<ReportRun>;
  /** For a monthly schedule: 1 to 31. In a shorter month, the last day. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** Next run, ISO 8601 UTC. Null while it is paused. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Reason of an automatic pause: `view_deleted`, `view_hidden` or `ability_lost`. */
  pauseReason?: Maybe<SchedulePauseReason>;
  /** Days that each report covers, relative to the due day. Null for those of the view. */
  period?: Maybe<RelativePeriod>;
  /**
   * Recipients besides its owner. Each gets their own file with the data they may see.
   * Costs 1 point for each row; 4 rows are assumed.
   */
  recipients: Array<ReportRecipient>;
  /** Report of the schedule. */
  report: ScheduledReport;
  /**
   * The saved view. Null when it was deleted or is no longer shared.
   * Costs 1 point.
   */
  savedView?: Maybe<SavedView>;
  /** Local time in the time zone, `HH:MM`. A time skipped by a clock change runs when the clock moves on; a repeated one runs the first time. */
  time: Scalars['String']['output'];
  /** IANA time zone of the schedule. The report's days are in it too. */
  timezone: Scalars['String']['output'];
  /** Version, to be sent back with a save. */
  version: Scalars['Int']['output'];
  /** Name of the view, current or last known. */
  viewName: Scalars['String']['output'];
  /** For a weekly schedule: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

/** One page of schedules. */
export type ReportSchedulePage = {
  __typename?: 'ReportSchedulePage';
  /** The schedules. */
  items: Array<ReportSchedule>;
  /** Position of the page. */
  page: PageInfo;
};

/** Change of a request that was pending. */
export type RequestChange = {
  __typename?: 'RequestChange';
  /** Time of the change, ISO 8601 UTC. */
  occurredAt: Scalars['DateTime']['output'];
  /** Person who made it. Null when the caller may not see other people's names. */
  person?: Maybe<RequestPerson>;
};

/** Person who made or decided a request. */
export type RequestPerson = {
  __typename?: 'RequestPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** Subject of a request. */
export type RequestedAllocation = {
  __typename?: 'RequestedAllocation';
  /** Identifier of the allocation. Null for a budget change. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Number of its rewards that wait for another request and cannot be given yet, once this request is approved. Otherwise 0. */
  rewardsWaiting: Scalars['Int']['output'];
  /** Approval status of the allocation. Null for a budget change. */
  status?: Maybe<AllocationStatus>;
  /** Kind of request. */
  type: AllocationReportType;
};

/** End date that a request sets. */
export type RequestedExpiration = {
  __typename?: 'RequestedExpiration';
  /** End of the allocation if approved, ISO 8601 UTC. Null when it would never end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when it would never end. */
  noExpiration: Scalars['Boolean']['output'];
};

/** The budget line of a request. */
export type RequestedLine = {
  __typename?: 'RequestedLine';
  /** Amount, never negative. The type gives the sign. */
  amount: Money;
  /** Status of the request, shown as Approved, Pending, Rejected or Withdrawn. */
  status: BudgetLineStatus;
  /** Type of the budget line. */
  type: BudgetLineType;
};

/** A reward that a request adds. */
export type RequestedReward = {
  __typename?: 'RequestedReward';
  /** Price of all its pieces. Null for as many as the amount pays for. */
  amount?: Maybe<Money>;
  /** Number of pieces. Null for as many as the amount pays for. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Approval status. */
  status: AllocationStatus;
  /** The reward and its price. */
  virtualCurrency: RequestedVirtualCurrency;
};

/** A reward as shown in a request. */
export type RequestedVirtualCurrency = {
  __typename?: 'RequestedVirtualCurrency';
  /** Name. */
  caption: Scalars['String']['output'];
  /** Price of one piece: the selling price; in an open allocation, the face value. */
  costOfUnit: Money;
  /** SKU. */
  sku: Scalars['String']['output'];
};

/** Requests that wait for the caller's decision. Excludes requests that the caller made, changed or is too closely linked to. */
export type RequestsToDecide = {
  __typename?: 'RequestsToDecide';
  /** Number of requests. */
  count: Scalars['Int']['output'];
  /** Time of the oldest one, ISO 8601 UTC. Null when there is none. */
  oldestCreatedAt?: Maybe<Scalars['DateTime']['output']>;
};

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

/** Answer to resendDelivery. Codes of Refused: `no_address`, `no_name`, and the reasons of RedemptionActionReason. */
export type ResendDeliveryResult = InvalidInput | Refused | ResendDeliverySuccess;

/** The messages are queued. */
export type ResendDeliverySuccess = {
  __typename?: 'ResendDeliverySuccess';
  /**
   * The messages.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  deliveries: Array<Delivery>;
};

/** Answer to resetRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime), `no_budget`, `no_stock`, `quota_reached`. */
export type ResetRedemptionResult = InvalidInput | Refused | ResetRedemptionSuccess;

/** It can be redeemed again. */
export type ResetRedemptionSuccess = {
  __typename?: 'ResetRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
};

/**
 * Answer to retryDispatch; `ChangeDispatchPending` where more than 1000 lines failed. Codes of Refused: `nothing_to_retry`,
 * `names_missing` (everything that failed ends in a message that uses a missing name), `advertiser_stops_dispatch`,
 * `promotion_stops_dispatch`, `maker_stops_dispatch` (its lines would only be canceled, or fail again), `dispatch_changing` (another change is in progress).
 */
export type RetryDispatchResult = ChangeDispatchPending | InvalidInput | Refused | RetryDispatchSuccess;

/** The failed lines of the dispatch were retried, or would have been in a dry run. */
export type RetryDispatchSuccess = {
  __typename?: 'RetryDispatchSuccess';
  /**
   * The dispatch as it is now.
   * Costs 1 point.
   */
  dispatch: Dispatch;
  /** Effects of the change. */
  effects: Effects;
};

/** A job to retry. */
export type RetryJobInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Answer to retryJob. */
export type RetryJobResult = InvalidInput | Refused | RetryJobSuccess;

/** The job was queued again. */
export type RetryJobSuccess = {
  __typename?: 'RetryJobSuccess';
  /**
   * The job as it is now.
   * Costs 1 point.
   */
  job: Job;
};

/**
 * Answer to retryRedemption. Codes of Refused: those of RedemptionActionReason, `no_name` (its message uses a name that is missing),
 * `unreachable_state` (its state changed in the meantime).
 */
export type RetryRedemptionResult = InvalidInput | Refused | RetryRedemptionSuccess;

/** Its reward was ordered again. */
export type RetryRedemptionSuccess = {
  __typename?: 'RetryRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
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

/** Answer to revealRedemptionCodes. Codes of Refused: `no_code`, `code_unreadable` (it cannot be opened with the installation's keys). */
export type RevealRedemptionCodesResult = InvalidInput | Refused | RevealRedemptionCodesSuccess;

/** The codes may be revealed. */
export type RevealRedemptionCodesSuccess = {
  __typename?: 'RevealRedemptionCodesSuccess';
  /** The codes in clear. */
  codes: Array<RevealedCode>;
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

/** Answer to revealRedemptionLink. Codes of Refused: those of RedemptionActionReason. */
export type RevealRedemptionLinkResult = InvalidInput | Refused | RevealRedemptionLinkSuccess;

/** The link may be revealed. */
export type RevealRedemptionLinkSuccess = {
  __typename?: 'RevealRedemptionLinkSuccess';
  /**
   * The link.
   * Costs 1 point.
   */
  link: RedemptionLink;
};

/** A code in clear. */
export type RevealedCode = {
  __typename?: 'RevealedCode';
  /** Expiry, ISO 8601 UTC. Null when it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is no longer valid. */
  isDead: Scalars['Boolean']['output'];
  /** Use of the code. */
  usage: CodeUsage;
  /** The code. */
  value: Scalars['String']['output'];
};

/** Answer to reverseRedemption. Codes of Refused: those of RedemptionActionReason, `unreachable_state` (its state changed in the meantime). */
export type ReverseRedemptionResult = InvalidInput | Refused | ReverseRedemptionSuccess;

/** Its money was returned. Its code stays valid. */
export type ReverseRedemptionSuccess = {
  __typename?: 'ReverseRedemptionSuccess';
  /** Effects of the command. */
  effects: Effects;
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
};

/** A reward by its SKU. Its catalog texts come from the search index. */
export type Reward = {
  __typename?: 'Reward';
  /**
   * Its brand.
   * Costs 1 point.
   */
  brand?: Maybe<RewardBrand>;
  /** Address of its card in the catalog; null where it has none. */
  catalogCardUrl?: Maybe<Scalars['String']['output']>;
  /** Names of its typology and its service category. */
  categories?: Maybe<Array<Scalars['String']['output']>>;
  /** How it is sold: `on_demand` or `in_stock`. */
  conditionsOfSale?: Maybe<Scalars['String']['output']>;
  /** What one costs: the catalog price, else the face value; a decimal number. */
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
  /**
   * What it is like, as customers are told: values of its dimensions; none where there is nothing to tell.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  dimensions?: Maybe<Array<RewardDimension>>;
  /** What it is worth to who gets it, a decimal number. */
  faceValue?: Maybe<Scalars['String']['output']>;
  /** Whether it is private in the catalog that was searched: found by SKU alone. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  /** Address of its picture; null where it has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** The same picture, narrower and in other formats; none where it has none. */
  imageVariants?: Maybe<Array<RewardImageVariant>>;
  /** Whether it can be taken: it, its product and its brand are enabled. */
  isOnSale?: Maybe<Scalars['Boolean']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Its product.
   * Costs 1 point.
   */
  product?: Maybe<RewardProduct>;
  /** SKU. */
  sku: Scalars['ID']['output'];
  /**
   * Its tags, by name.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  tags?: Maybe<Array<Tag>>;
  /** Whether whoever gives it chooses its value; the face value then says nothing. */
  variableValue?: Maybe<Scalars['Boolean']['output']>;
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
  /** The values that the hits have; of more than 5,000 hits, every value of the catalog that is searched. */
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

/** A reward that an advertiser could take, and whether it is available. */
export type RewardOption = {
  __typename?: 'RewardOption';
  /** Name of its brand. */
  brandName: Scalars['String']['output'];
  /** The reward as the catalog shows it. */
  catalogueEntry: Reward;
  /** How it is sold. */
  conditionOfSale: ConditionOfSale;
  /** Face value for the recipient. */
  faceValue: Money;
  /** Whether the advertiser can take it for the requested kind of allocation. */
  isAvailable: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** First reason why not. Null when it is available. */
  reason?: Maybe<UnavailableReason>;
  /** Price for the advertiser: the face value less its discount. Null when the billing currency differs. */
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

/** A source of rewards. */
export type RewardSource = {
  __typename?: 'RewardSource';
  /** Currency of a budget. Null for kinds. */
  currency?: Maybe<Scalars['CurrencyCode']['output']>;
  /** Identifier: 1 to 3 for a kind of source, above 10 for a budget. */
  id: Scalars['ID']['output'];
  /** Kind of source. */
  name: RewardSourceName;
  /** Name of the provider. Null for kinds, and unless the caller is operator staff. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Identifier of that provider. */
  providerId?: Maybe<Scalars['ID']['output']>;
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

/** Whether a promotion could give a reward now. One that is not ready can still be chosen. */
export type RewardState = {
  __typename?: 'RewardState';
  /**
   * Why it is an invalid reward (`unknown`, `not_sold`, `brand`, `not_published`, `country`) or temporarily unavailable (`provider_has_none`, `no_provider`,
   * `no_codes`, `pool_stopped`). Null for other states. Further values may come.
   */
  reason?: Maybe<RewardStateReason>;
  /** Its SKU. */
  sku: Scalars['ID']['output'];
  /** Whether it could be redeemed, or the obstacle; as for a reward of a promotion. Treat an unknown value as not ready. */
  state: PromotionRewardState;
};

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

/** A reward as shown in allocations. */
export type RewardSummary = {
  __typename?: 'RewardSummary';
  /** The reward as the catalog shows it. */
  catalogueEntry: Reward;
  /** Face value, in its own currency. */
  faceValue: Money;
  /** Name. */
  name: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['String']['output'];
};

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

/** Answer to rotateServiceAccountSecret. Refused: `two_secrets`, `service_abilities_not_held`, `secret_elsewhere`, `service_account_ended`. */
export type RotateServiceAccountSecretResult = InvalidInput | Refused | RotateServiceAccountSecretSuccess | StaleServiceAccount;

/** The service account has a new secret, or would have in a dry run. */
export type RotateServiceAccountSecretSuccess = {
  __typename?: 'RotateServiceAccountSecretSuccess';
  /** The new secret, shown only once. Null in a dry run. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Effects of the rotation. */
  effects: Effects;
  /**
   * The service account with its secrets.
   * Costs 1 point.
   */
  serviceAccount: ServiceAccount;
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

/** Answer to rotateWebhookSecret. Refused: `two_secrets`. */
export type RotateWebhookSecretResult = InvalidInput | Refused | RotateWebhookSecretSuccess | StaleWebhook;

/** The webhook has a new secret, or would have in a dry run. */
export type RotateWebhookSecretSuccess = {
  __typename?: 'RotateWebhookSecretSuccess';
  /** Effects of the rotation. */
  effects: Effects;
  /** The new secret, shown only once. Null in a dry run. */
  secret?: Maybe<Scalars['String']['output']>;
  /**
   * The webhook with its secrets.
   * Costs 1 point.
   */
  webhook: Webhook;
};

/** A row that breaks no rule and may not be what its sender means. */
export type RowWarning = {
  __typename?: 'RowWarning';
  /**
   * Stable code: `messages_unread` (an SMS does not contain the message), `texts_garbled` (letters of another encoding), `names_odd` (a placeholder in place of a
   * name), `order_ids_dates` (a date that a spreadsheet made of an order ID).
   */
  code: Scalars['String']['output'];
  /** Its column, as files of recipients spell it, for example `first_name`. */
  field: Scalars['String']['output'];
  /** Its line in the file that was uploaded, as a spreadsheet shows it. Null when the row came with the request itself or was typed. */
  fileLine?: Maybe<Scalars['Int']['output']>;
  /** What looks wrong, in the caller's language. */
  message: Scalars['String']['output'];
  /** Its row in the file or the request, from 1. */
  row: Scalars['Int']['output'];
};

/** Forecast of when a stock or a budget runs out, from the use in the last 30 days. */
export type RunOut = {
  __typename?: 'RunOut';
  /** Variation of daily use, relative to independent use of each reward; 1 means no extra variation. */
  dispersion: Scalars['Float']['output'];
  /** In 10 of 100 cases, it runs out before this day. */
  earliestOn?: Maybe<Scalars['Date']['output']>;
  /** Expected day at the average pace, `YYYY-MM-DD`. */
  expectedOn?: Maybe<Scalars['Date']['output']>;
  /** In 10 of 100 cases, it runs out after this day. Null when that is more than a year away. */
  latestOn?: Maybe<Scalars['Date']['output']>;
  /** Average number of rewards used per day. */
  perDay: Scalars['Float']['output'];
  /** Certainty of the forecast. */
  state: RunOutState;
};

/** An alert a number of working days before something runs out. */
export type RunOutAlert = {
  __typename?: 'RunOutAlert';
  /** Expected day of the alert at the current pace, `YYYY-MM-DD`. Null without a forecast date. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Time when it was sent, ISO 8601 UTC. Null when it was not sent since the last refill. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version, to be sent back with a save. 0 when there is no alert. */
  version: Scalars['Int']['output'];
  /** Lead time in working days, Monday to Friday. Null when there is no alert. */
  workingDays?: Maybe<Scalars['Int']['output']>;
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

/** Answer to saveMediaSet. */
export type SaveMediaSetResult = InvalidInput | Refused | SaveMediaSetSuccess | StaleMediaSet;

/** The pictures were saved. */
export type SaveMediaSetSuccess = {
  __typename?: 'SaveMediaSetSuccess';
  /**
   * The set as saved.
   * Costs 1 point.
   */
  mediaSet: MediaSet;
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

/** Answer to saveProductDimensions. Codes of Refused: `dimension_in_use`, `dimension_missing`. */
export type SaveProductDimensionsResult = InvalidInput | Refused | SaveProductDimensionsSuccess | StaleProduct;

/** The dimensions were saved. */
export type SaveProductDimensionsSuccess = {
  __typename?: 'SaveProductDimensionsSuccess';
  /**
   * The product as saved.
   * Costs 1 point.
   */
  product: Product;
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

/** Answer to savePromotionDraft. Code of Refused: `draft_used`: this draft is a promotion by now. */
export type SavePromotionDraftResult = InvalidInput | Refused | SavePromotionDraftSuccess | StalePromotionDraft;

/** The draft was saved. */
export type SavePromotionDraftSuccess = {
  __typename?: 'SavePromotionDraftSuccess';
  /** The draft as saved. */
  draft: PromotionDraft;
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

/** Answer to savePromotionRewardStatus. Code of Refused: `unreachable_status`. */
export type SavePromotionRewardStatusResult = InvalidInput | Refused | SavePromotionRewardStatusSuccess;

/** The status was saved, or would have been in a dry run. */
export type SavePromotionRewardStatusSuccess = {
  __typename?: 'SavePromotionRewardStatusSuccess';
  /** Effects on recipients and open dispatches. */
  effects: PromotionEffects;
  /**
   * Its promotion as it is now.
   * Costs 1 point.
   */
  promotion?: Maybe<Promotion>;
  /** The reward as saved. */
  reward: PromotionReward;
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

/** Answer to savePromotionScreens. */
export type SavePromotionScreensResult = InvalidInput | Refused | SavePromotionScreensSuccess | StalePromotion;

/** The texts were saved. */
export type SavePromotionScreensSuccess = {
  __typename?: 'SavePromotionScreensSuccess';
  /**
   * The promotion as it is now, its version among it.
   * Costs 1 point.
   */
  promotion: Promotion;
  /** Identifier of the promotion. */
  promotionId: Scalars['ID']['output'];
  /** The new version of the promotion, to be sent with the next save. */
  version: Scalars['Int']['output'];
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

/** Answer to savePublication. */
export type SavePublicationResult = InvalidInput | Refused | SavePublicationSuccess | StalePublication;

/** The publication was saved. */
export type SavePublicationSuccess = {
  __typename?: 'SavePublicationSuccess';
  /**
   * The publication as saved.
   * Costs 1 point.
   */
  publication: Publication;
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

/** Answer to saveRunOutAlert. */
export type SaveRunOutAlertResult = InvalidInput | Refused | SaveRunOutAlertSuccess | StaleInventoryRow;

/** The alert was saved. */
export type SaveRunOutAlertSuccess = {
  __typename?: 'SaveRunOutAlertSuccess';
  /**
   * The row of the alert. Null when the caller may not see it.
   * Needs the ability viewInventoryReport. Costs 1 point.
   */
  row?: Maybe<InventoryRow>;
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

/** Answer to saveSkuDimensions. Code of Refused: `variable_value`. */
export type SaveSkuDimensionsResult = InvalidInput | Refused | SaveSkuDimensionsSuccess | StaleSku;

/** The values were saved. */
export type SaveSkuDimensionsSuccess = {
  __typename?: 'SaveSkuDimensionsSuccess';
  /**
   * The SKU as saved.
   * Costs 1 point.
   */
  sku: Sku;
};

/** The saved filters and sort order of a list or report. */
export type SavedView = Node & {
  __typename?: 'SavedView';
  /** Whether the caller may rename, change or delete it: their own view, a shared one whose owner has left or, for those who manage accounts, any shared one. */
  canEdit: Scalars['Boolean']['output'];
  /** Time of creation; ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Whether the caller owns it. Only the owner may share it or stop sharing it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether colleagues see it: the owner's organization or, for operator staff, all staff. */
  isShared: Scalars['Boolean']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Whether its owner's account was disabled or moved to another organization. False for the caller's own view. */
  ownerHasLeft: Scalars['Boolean']['output'];
  /** Name of its owner. Null when the caller may not see the account. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /**
   * Query string of the screen's address without `?`, normalized: keys in order, no page. For a list that shares its screen with others, the
   * keys have no prefix.
   */
  query: Scalars['String']['output'];
  /** List or report of the view. */
  screen: SavedViewScreen;
  /** Time of the last change; ISO 8601 UTC. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the row, to be sent back with a change. */
  version: Scalars['Int']['output'];
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

/** An organization that offers products. */
export type Seller = {
  __typename?: 'Seller';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A mail to send to an account's owner. */
export type SendMemberLinkInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** Answer to sendMemberLink. Codes of Refused: `account_disabled`, `nothing_to_prove`. */
export type SendMemberLinkResult = InvalidInput | Refused | SendMemberLinkSuccess;

/** The mail was sent. Earlier links no longer work. */
export type SendMemberLinkSuccess = {
  __typename?: 'SendMemberLinkSuccess';
  /**
   * The account.
   * Costs 1 point.
   */
  member: Member;
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

/** Answer to sendReportSchedule. Refused: `schedule_without_view`, `report_under_way`. */
export type SendReportScheduleResult = InvalidInput | Refused | SendReportScheduleSuccess;

/** The report is being written; its link is mailed. */
export type SendReportScheduleSuccess = {
  __typename?: 'SendReportScheduleSuccess';
  /**
   * The schedule, with the run that was started.
   * Costs 1 point.
   */
  reportSchedule: ReportSchedule;
};

/**
 * An OAuth client with named abilities for internal tooling, either of the provider or of an organization. It acts on behalf of the person who created
 * the secret in use: it never has more abilities than they have now, and the two-person rule counts it as that person.
 */
export type ServiceAccount = Node & {
  __typename?: 'ServiceAccount';
  /** Abilities assigned to it. */
  abilities: Array<Scalars['String']['output']>;
  /** Client ID for token requests; public. */
  clientId: Scalars['String']['output'];
  /** Time of creation; ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the account that created it. */
  createdByName: Scalars['String']['output'];
  /** Time when it was ended. Null while it is not. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Time of last use, to the minute. Null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Abilities that it cannot use now, because nobody responsible for it holds them. Only while it is working. */
  missingAbilities: Array<Scalars['String']['output']>;
  /** Display name. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /**
   * Organization whose advertisers it sees. Null for one of the provider, which sees all.
   * Costs 1 point.
   */
  organization?: Maybe<ServiceAccountOrganization>;
  /**
   * Its valid secrets, newest first: two at most.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  secrets: Array<ServiceAccountSecret>;
  /** Current state. */
  state: ServiceAccountState;
  /** Subject of its client at the external issuer. Null when it uses our own secrets. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Version of the row, to be sent back with a change. */
  version: Scalars['Int']['output'];
};

/**
 * Data of these events:
 * - `service_account.created`: A service account was created.
 * - `service_account.updated`: The name or the abilities of a service account changed.
 * - `service_account.secret_rotated`: A service account got a new secret.
 * - `service_account.secret_ended`: A secret of a service account was ended.
 * - `service_account.ended`: A service account was ended: it loses access.
 */
export type ServiceAccountEventData = {
  __typename?: 'ServiceAccountEventData';
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The service account. */
  serviceAccountId?: Maybe<Scalars['ID']['output']>;
};

/** Filter of a list of service accounts. */
export type ServiceAccountFilter = {
  /** Part of its name or its organization's, two characters at least; or the full client ID. */
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
  /** True when an external issuer creates the tokens: service accounts are then clients of that issuer. */
  isExternalIssuer: Scalars['Boolean']['output'];
  /** The rows, those in use first, then by name. */
  items: Array<ServiceAccount>;
  /** Position of the page. */
  page: PageInfo;
};

/** A secret of a service account. The secret itself is never shown here. */
export type ServiceAccountSecret = {
  __typename?: 'ServiceAccountSecret';
  /** Time of creation; ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the account that created it and is responsible for its use. */
  createdByName: Scalars['String']['output'];
  /** Expiry beside a newer secret. Null when it has none. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last four characters, to tell secrets apart. */
  hint: Scalars['String']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Time of last use, to the minute. Null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
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

/** The caller's default view for a screen. */
export type SetDefaultViewInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The screen. */
  screen: SavedViewScreen;
  /** The view, either the caller's own or a shared one. Null for none. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer to setDefaultView. */
export type SetDefaultViewResult = InvalidInput | Refused | SetDefaultViewSuccess;

/** The default view was saved. */
export type SetDefaultViewSuccess = {
  __typename?: 'SetDefaultViewSuccess';
  /**
   * The caller with all default views.
   * Costs 1 point.
   */
  viewer: Viewer;
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

/** Answer to setRedemptionUser. Codes of Refused: those of RedemptionActionReason, `recipient_has_reward`. */
export type SetRedemptionUserResult = InvalidInput | Refused | SetRedemptionUserSuccess | StaleRedemption;

/** The redemption has a recipient. */
export type SetRedemptionUserSuccess = {
  __typename?: 'SetRedemptionUserSuccess';
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
};

/** How recipients share. */
export type SharingSystem =
  /** By mail. */
  | 'email';

/** A shipping address. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  /** City. */
  city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['CountryCode']['output'];
  /** First line. */
  line1: Scalars['String']['output'];
  /** Second line, or empty. */
  line2: Scalars['String']['output'];
  /** Third line, or empty. */
  line3: Scalars['String']['output'];
  /** Fourth line, or empty. */
  line4: Scalars['String']['output'];
  /** Name on the shipment. */
  name: Scalars['String']['output'];
  /** State or region, or empty. */
  state: Scalars['String']['output'];
  /** Postal code. */
  zipcode: Scalars['String']['output'];
};

/** Possible conflicts of a new product with the brand's products. */
export type SimilarProducts = {
  __typename?: 'SimilarProducts';
  /** Whether the brand already has a product with this identifier. */
  isTaken: Scalars['Boolean']['output'];
  /**
   * Products of the brand whose names share a word with the new name.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  items: Array<ProductSummary>;
};

/** One value of a product as a catalog item. In promotions it is called a reward. */
export type Sku = Node & {
  __typename?: 'Sku';
  /**
   * Its brand.
   * Costs 1 point.
   */
  brand: BrandSummary;
  /** Price in the catalog. Null when the catalog shows the face value. */
  catalogPrice?: Maybe<Money>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The default language: en, fr, ja, de, it, es, nl or pt. */
  defaultLocale: Scalars['String']['output'];
  /** Description in the default language. Empty when the product's is shown. */
  description: Scalars['String']['output'];
  /** Its values for the dimensions that vary on its product. */
  dimensionValues: Array<DimensionValue>;
  /** EAN, the thirteen digits of its bar code. Null when it has none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** Face value for the recipient. */
  faceValue: Money;
  /** The product's description, shown when it has none of its own. */
  fallbackDescription: Scalars['String']['output'];
  /**
   * Its product's pictures, shown when it has none of its own.
   * Costs 1 point.
   */
  fallbackMediaSet?: Maybe<MediaSet>;
  /** Whether it is featured. */
  featured: Scalars['Boolean']['output'];
  /** Identifier: the SKU. */
  id: Scalars['ID']['output'];
  /**
   * Its own pictures.
   * Costs 1 point.
   */
  mediaSet?: Maybe<MediaSet>;
  /** Name in the default language. */
  name: Scalars['String']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /**
   * Its product.
   * Costs 1 point.
   */
  product: ProductSummary;
  /**
   * Provider of the SKU. Null when none is set, and unless the caller is operator staff.
   * Costs 1 point.
   */
  provider?: Maybe<Provider>;
  /** The SKU. */
  sku: Scalars['ID']['output'];
  /** Whether its provider has codes for it, as stored in the catalog. It counts no pool: `rewardStates` says whether a promotion could give it now. */
  state: SkuState;
  /** Whether it is on sale. */
  status: SaleStatus;
  /** Texts in its other languages. */
  translations: Array<Translation>;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether it has a variable value. */
  variableValue: Scalars['Boolean']['output'];
  /** Version of the row, to be sent back with a save. */
  version: Scalars['Int']['output'];
};

/** Cost and stock use of one SKU of a dispatch. */
export type SkuCost = {
  __typename?: 'SkuCost';
  /** Cost of all its lines. */
  charge: Money;
  /** Number of lines. */
  lineCount: Scalars['Int']['output'];
  /** Remaining quota of the reward after. Null without a quota. */
  quotaAfter?: Maybe<Scalars['Int']['output']>;
  /** Remaining quota of the reward before. Null without a quota. */
  quotaBefore?: Maybe<Scalars['Int']['output']>;
  /** Name of the reward. */
  rewardName: Scalars['String']['output'];
  /** SKU. */
  sku: Scalars['ID']['output'];
  /** Source of the money: committed, open, unallocated, or several. */
  source: Scalars['String']['output'];
  /** Stock after. Null when no committed allocation limits it. */
  stockAfter?: Maybe<Scalars['Int']['output']>;
  /** Stock before. Null when no committed allocation limits it. */
  stockBefore?: Maybe<Scalars['Int']['output']>;
  /** Cost of one line; the highest when they differ. */
  unit: Money;
};

/**
 * Data of these events:
 * - `sku.created`: A SKU was created.
 * - `sku.updated`: A SKU changed.
 * - `sku.enabled`: A SKU is on sale.
 * - `sku.disabled`: A SKU is no longer on sale.
 */
export type SkuEventData = {
  __typename?: 'SkuEventData';
  /** Names of the fields that this change gave another value, as the graph names them. */
  changedFields?: Maybe<Array<Scalars['String']['output']>>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The status after the change. One of `enabled`, `disabled`. */
  status?: Maybe<Scalars['String']['output']>;
  /** The face value. */
  value?: Maybe<Money>;
};

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

/** One page of SKUs. */
export type SkuPage = {
  __typename?: 'SkuPage';
  /** The rows. */
  items: Array<Sku>;
  /** Position of the page. */
  page: PageInfo;
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

/** Somebody saved the account in the meantime; nothing was changed. */
export type StaleAccount = {
  __typename?: 'StaleAccount';
  /**
   * The account as it is now.
   * Costs 1 point.
   */
  current: Account;
};

/** Somebody saved the settings in the meantime; nothing was changed. */
export type StaleAccountSettings = {
  __typename?: 'StaleAccountSettings';
  /**
   * The settings as they are now.
   * Costs 1 point.
   */
  current: AccountSettings;
};

/** Somebody saved the advertiser in the meantime; nothing was changed. */
export type StaleAdvertiser = {
  __typename?: 'StaleAdvertiser';
  /**
   * The advertiser as it is now. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  current?: Maybe<Advertiser>;
};

/** Somebody saved the allocation in the meantime; nothing was changed. */
export type StaleAllocation = {
  __typename?: 'StaleAllocation';
  /**
   * The allocation as it is now.
   * Costs 1 point.
   */
  current: Allocation;
};

/** Somebody changed, decided or withdrew the request in the meantime; nothing was changed. */
export type StaleAllocationRequest = {
  __typename?: 'StaleAllocationRequest';
  /**
   * The request as it is now.
   * Costs 1 point.
   */
  current: AllocationRequest;
};

/** Somebody saved the brand in the meantime; nothing was changed. */
export type StaleBrand = {
  __typename?: 'StaleBrand';
  /**
   * The brand as it is now.
   * Costs 1 point.
   */
  current: Brand;
};

/** Somebody saved the line in the meantime; nothing was changed. */
export type StaleBudgetLine = {
  __typename?: 'StaleBudgetLine';
  /**
   * The line as it is now.
   * Costs 1 point.
   */
  current: BudgetLine;
};

/** Somebody saved the API key in the meantime; nothing was changed. */
export type StaleCredential = {
  __typename?: 'StaleCredential';
  /**
   * The key as it is now.
   * Costs 1 point.
   */
  current: Credential;
};

/** Somebody saved the discount in the meantime; nothing was changed. */
export type StaleDiscount = {
  __typename?: 'StaleDiscount';
  /** The discount as it is now. 0 percent when it was deleted. */
  current: Discount;
};

/** Somebody saved the row's alert or budget in the meantime; nothing was changed. */
export type StaleInventoryRow = {
  __typename?: 'StaleInventoryRow';
  /**
   * The row as it is now. Null when the caller may not see it.
   * Needs the ability viewInventoryReport. Costs 1 point.
   */
  current?: Maybe<InventoryRow>;
};

/** Somebody saved the invoicing settings in the meantime; nothing was changed. */
export type StaleInvoicing = {
  __typename?: 'StaleInvoicing';
  /**
   * The invoicing settings as they are now.
   * Costs 1 point.
   */
  current: Invoicing;
};

/** Somebody saved the set in the meantime. */
export type StaleMediaSet = {
  __typename?: 'StaleMediaSet';
  /**
   * The set as it is.
   * Costs 1 point.
   */
  current: MediaSet;
};

/** Somebody saved the account in the meantime; nothing was changed. */
export type StaleMember = {
  __typename?: 'StaleMember';
  /**
   * The account as it is now.
   * Costs 1 point.
   */
  current: Member;
};

/** Somebody saved the product in the meantime; nothing was changed. */
export type StaleProduct = {
  __typename?: 'StaleProduct';
  /**
   * The product as it is now.
   * Costs 1 point.
   */
  current: Product;
};

/** Somebody saved the promotion in the meantime; nothing was changed. */
export type StalePromotion = {
  __typename?: 'StalePromotion';
  /**
   * The promotion as it is now.
   * Costs 1 point.
   */
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
  /**
   * The publication as it is now.
   * Costs 1 point.
   */
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
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  current?: Maybe<Redemption>;
};

/** Somebody changed the recipient in the meantime; nothing was changed. */
export type StaleRedemptionUser = {
  __typename?: 'StaleRedemptionUser';
  /**
   * The recipient as it is now.
   * Costs 1 point.
   */
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
  /**
   * The schedule as it is now.
   * Costs 1 point.
   */
  current: ReportSchedule;
};

/** Somebody saved the view in the meantime; nothing was changed. */
export type StaleSavedView = {
  __typename?: 'StaleSavedView';
  /**
   * The view as it is now.
   * Costs 1 point.
   */
  current: SavedView;
};

/** Somebody changed the service account in the meantime; nothing was changed. */
export type StaleServiceAccount = {
  __typename?: 'StaleServiceAccount';
  /**
   * The service account as it is now.
   * Costs 1 point.
   */
  current: ServiceAccount;
};

/** Somebody saved the SKU in the meantime; nothing was changed. */
export type StaleSku = {
  __typename?: 'StaleSku';
  /**
   * The SKU as it is now.
   * Costs 1 point.
   */
  current: Sku;
};

/** Somebody changed the webhook in the meantime; nothing was changed. */
export type StaleWebhook = {
  __typename?: 'StaleWebhook';
  /**
   * The webhook as it is now.
   * Costs 1 point.
   */
  current: Webhook;
};

/** Answer to startCatalogueImport. Code of Refused: `import_not_tried`. */
export type StartCatalogueImportResult = InvalidInput | Refused | StartCatalogueImportSuccess;

/** The import is running. */
export type StartCatalogueImportSuccess = {
  __typename?: 'StartCatalogueImportSuccess';
  /**
   * The import as it is now.
   * Costs 1 point.
   */
  catalogueImport: CatalogueFileImport;
};

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

/** Answer to stopBulkAction. Codes of Refused: `bulk_over`. */
export type StopBulkActionResult = InvalidInput | Refused | StopBulkActionSuccess;

/** The bulk action was stopped. */
export type StopBulkActionSuccess = {
  __typename?: 'StopBulkActionSuccess';
  /**
   * The bulk action as it is now.
   * Costs 1 point.
   */
  bulk: BulkAction;
};

/** Whether an address is confirmed. */
export type SubscriptionState =
  /** Confirmed by its owner. */
  | 'confirmed'
  /** Not confirmed yet. */
  | 'pending';

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

/** Target audience of a product. */
export type Targeting = {
  __typename?: 'Targeting';
  /** Age ranges, for example `18-24`. Empty for every age. */
  ageRange: Array<Scalars['String']['output']>;
  /** `female` or `male`. Null for everybody. */
  gender?: Maybe<Gender>;
};

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

/** Answer to testPromotionScreen. Codes of Refused: `phone_number_missing`, `phone_number_national`, `email_not_confirmed`. */
export type TestPromotionScreenResult = InvalidInput | Refused | TestPromotionScreenSuccess;

/** The message was sent. */
export type TestPromotionScreenSuccess = {
  __typename?: 'TestPromotionScreenSuccess';
  /** Channel of the message. */
  channel: NotificationChannel;
  /** The caller's address or number that the message goes to. */
  to: Scalars['String']['output'];
};

/** A test of a webhook. */
export type TestWebhookInput = {
  /** True for a dry run: nothing is sent. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** Answer to testWebhook. */
export type TestWebhookResult = InvalidInput | Refused | TestWebhookSuccess;

/** The test event was sent. */
export type TestWebhookSuccess = {
  __typename?: 'TestWebhookSuccess';
  /**
   * What was sent and answered. Null in a dry run, and where the receiver takes more than 3.5 seconds: `webhookAttempts` has it then.
   * Costs 1 point.
   */
  attempt?: Maybe<WebhookAttempt>;
  /** Effects of the test. */
  effects: Effects;
  /**
   * The webhook.
   * Costs 1 point.
   */
  webhook: Webhook;
};

/** Date by which a redemption is counted. */
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

/** Answer to unbindMember. Code of Refused: `not_bound`. */
export type UnbindMemberResult = InvalidInput | Refused | UnbindMemberSuccess;

/** The account is linked to no external identity. The next verified sign-in links it again. */
export type UnbindMemberSuccess = {
  __typename?: 'UnbindMemberSuccess';
  /**
   * The account.
   * Costs 1 point.
   */
  member: Member;
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

/** Answer to updateAccount. */
export type UpdateAccountResult = InvalidInput | Refused | StaleAccount | UpdateAccountSuccess;

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

/** Answer to updateAccountSettings. */
export type UpdateAccountSettingsResult = InvalidInput | Refused | StaleAccountSettings | UpdateAccountSettingsSuccess;

/** The settings were saved. */
export type UpdateAccountSettingsSuccess = {
  __typename?: 'UpdateAccountSettingsSuccess';
  /**
   * The settings as saved.
   * Costs 1 point.
   */
  settings: AccountSettings;
};

/** The profile was saved. */
export type UpdateAccountSuccess = {
  __typename?: 'UpdateAccountSuccess';
  /**
   * The account as saved.
   * Costs 1 point.
   */
  account: Account;
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

/** Answer to updateAdvertiser. */
export type UpdateAdvertiserResult = InvalidInput | Refused | StaleAdvertiser | UpdateAdvertiserSuccess;

/** The advertiser was saved, or would have been in a dry run. */
export type UpdateAdvertiserSuccess = {
  __typename?: 'UpdateAdvertiserSuccess';
  /**
   * The advertiser as saved.
   * Costs 1 point.
   */
  advertiser: Advertiser;
  /** Effects on recipients and open dispatches; only another status has any. */
  effects: AdvertiserEffects;
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

/**
 * Answer to updateAllocation. Codes of Refused: `insufficient_unallocated_budget`, `double_reward`, `invalid_allocation`,
 * `not_editable` (it is no longer pending).
 */
export type UpdateAllocationResult = InvalidInput | Refused | StaleAllocation | UpdateAllocationSuccess;

/** The allocation was saved, or would have been in a dry run. */
export type UpdateAllocationSuccess = {
  __typename?: 'UpdateAllocationSuccess';
  /**
   * Its advertiser. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * The allocation as saved.
   * Costs 1 point.
   */
  allocation: Allocation;
  /** Immediate effects: no money moves. */
  effects: Effects;
  /**
   * Its request as changed.
   * Costs 1 point.
   */
  request: AllocationRequest;
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

/** Answer to updateBrand. */
export type UpdateBrandResult = InvalidInput | Refused | StaleBrand | UpdateBrandSuccess;

/** The brand was saved. */
export type UpdateBrandSuccess = {
  __typename?: 'UpdateBrandSuccess';
  /**
   * The brand as saved.
   * Costs 1 point.
   */
  brand: Brand;
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

/** Answer to updateBudgetAlerts. */
export type UpdateBudgetAlertsResult = InvalidInput | Refused | StaleAdvertiser | UpdateBudgetAlertsSuccess;

/** The balance limits were saved. */
export type UpdateBudgetAlertsSuccess = {
  __typename?: 'UpdateBudgetAlertsSuccess';
  /**
   * The advertiser as saved. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /** Effects of the change: alert mails when the balance is below a limit already. */
  effects: Effects;
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

/** Answer to updateBudgetLine. */
export type UpdateBudgetLineResult = InvalidInput | Refused | StaleBudgetLine | UpdateBudgetLineSuccess;

/** The line was saved, or would have been in a dry run. */
export type UpdateBudgetLineSuccess = {
  __typename?: 'UpdateBudgetLineSuccess';
  /** Effects of the change: no money moves. */
  effects: Effects;
  /**
   * The line as saved.
   * Costs 1 point.
   */
  line: BudgetLine;
};

/** Answer to updateBudget. */
export type UpdateBudgetResult = InvalidInput | Refused | UpdateBudgetSuccess;

/** The budget was changed. In a dry run, the answer shows the result it would have. */
export type UpdateBudgetSuccess = {
  __typename?: 'UpdateBudgetSuccess';
  /**
   * Its advertiser, with the new balance. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * The budget after the change.
   * Costs 1 point.
   */
  budget: Budget;
  /** Effects of the change. */
  effects: Effects;
  /**
   * The lines that were written; the requested one comes last.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  lines: Array<BudgetLine>;
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

/** Answer to updateCredential. */
export type UpdateCredentialResult = InvalidInput | Refused | StaleCredential | UpdateCredentialSuccess;

/** The API key was saved, or would have been in a dry run. */
export type UpdateCredentialSuccess = {
  __typename?: 'UpdateCredentialSuccess';
  /**
   * The key as saved.
   * Costs 1 point.
   */
  credential: Credential;
  /** Effects of the change. */
  effects: Effects;
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

/** Answer to updateDiscount. */
export type UpdateDiscountResult = InvalidInput | Refused | StaleDiscount | UpdateDiscountSuccess;

/** The discount was saved, or would have been in a dry run. */
export type UpdateDiscountSuccess = {
  __typename?: 'UpdateDiscountSuccess';
  /**
   * The advertiser as it is now, including whether it has discounts. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /** Previous percentage. */
  before: Scalars['Decimal']['output'];
  /** The discount as saved. After a deletion, 0 percent and version 0. */
  discount: Discount;
  /** Other effects: no money moves. */
  effects: Effects;
  /** Rewards of the product that are on sale; the new price applies to them. */
  rewards: Scalars['Int']['output'];
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

/** Answer to updateInvoicing. */
export type UpdateInvoicingResult = InvalidInput | Refused | StaleInvoicing | UpdateInvoicingSuccess;

/** The invoicing settings were saved. In a dry run, the answer shows the result they would have. */
export type UpdateInvoicingSuccess = {
  __typename?: 'UpdateInvoicingSuccess';
  /**
   * Its advertiser as it is now, including the invoice type. Null when the caller may not see it.
   * Needs the ability viewAdvertisers. Costs 1 point.
   */
  advertiser?: Maybe<Advertiser>;
  /**
   * The invoicing settings as saved.
   * Costs 1 point.
   */
  invoicing: Invoicing;
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

/** Answer to updateMember. */
export type UpdateMemberResult = InvalidInput | Refused | StaleMember | UpdateMemberSuccess;

/** The account was saved, or would have been in a dry run. */
export type UpdateMemberSuccess = {
  __typename?: 'UpdateMemberSuccess';
  /** Effects on the open dispatches that it created, also with its API keys and service accounts. */
  effects: DispatchEffects;
  /**
   * The account as saved.
   * Costs 1 point.
   */
  member: Member;
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

/** Answer to updateProduct. Code of Refused: `unreachable_status`. */
export type UpdateProductResult = InvalidInput | Refused | StaleProduct | UpdateProductSuccess;

/** The product was saved, or would have been in a dry run. */
export type UpdateProductSuccess = {
  __typename?: 'UpdateProductSuccess';
  /**
   * The product as saved.
   * Costs 1 point.
   */
  product: Product;
  /** Promotions that have not ended and lose a reward through this change. */
  promotions: Scalars['Int']['output'];
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

/** Answer to updatePromotion. Codes of Refused: `unreachable_status`, `promotion_in_use`, `promotion_ended`, `advertiser_disabled`. */
export type UpdatePromotionResult = InvalidInput | Refused | StalePromotion | UpdatePromotionSuccess;

/** The promotion was saved, or would have been in a dry run. */
export type UpdatePromotionSuccess = {
  __typename?: 'UpdatePromotionSuccess';
  /** Effects on recipients and open dispatches. */
  effects: PromotionEffects;
  /**
   * The promotion as saved.
   * Costs 1 point.
   */
  promotion: Promotion;
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

/** Answer to updateRedemptionAddress. Codes of Refused: those of RedemptionActionReason. */
export type UpdateRedemptionAddressResult = InvalidInput | Refused | StaleRedemption | UpdateRedemptionAddressSuccess;

/** The address was corrected. */
export type UpdateRedemptionAddressSuccess = {
  __typename?: 'UpdateRedemptionAddressSuccess';
  /**
   * The redemption as it is now.
   * Costs 1 point.
   */
  redemption: Redemption;
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

/** Answer to updateRedemptionUser. */
export type UpdateRedemptionUserResult = InvalidInput | Refused | StaleRedemptionUser | UpdateRedemptionUserSuccess;

/** The recipient was corrected. */
export type UpdateRedemptionUserSuccess = {
  __typename?: 'UpdateRedemptionUserSuccess';
  /**
   * The recipient as it is now.
   * Costs 1 point.
   */
  user: RedemptionUser;
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

/** Answer to updateRedemptionsQuota. */
export type UpdateRedemptionsQuotaResult = InvalidInput | Refused | StaleRedemptionsQuota | UpdateRedemptionsQuotaSuccess;

/** The quota was changed, or deleted when the count was null. */
export type UpdateRedemptionsQuotaSuccess = {
  __typename?: 'UpdateRedemptionsQuotaSuccess';
  /** The reward with its quota, or without. */
  quota: RedemptionsQuota;
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

/** Answer to updateReportSchedule. Refused: `schedule_without_view`. */
export type UpdateReportScheduleResult = InvalidInput | Refused | StaleReportSchedule | UpdateReportScheduleSuccess;

/** The schedule was saved, or would have been in a dry run. */
export type UpdateReportScheduleSuccess = {
  __typename?: 'UpdateReportScheduleSuccess';
  /**
   * The schedule as saved.
   * Costs 1 point.
   */
  reportSchedule: ReportSchedule;
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

/** Answer to updateSavedView. Refused: `view_of_another`, `not_its_owner`, `too_many_shared_views`. */
export type UpdateSavedViewResult = InvalidInput | Refused | StaleSavedView | UpdateSavedViewSuccess;

/** The view was saved, or would have been in a dry run. */
export type UpdateSavedViewSuccess = {
  __typename?: 'UpdateSavedViewSuccess';
  /**
   * The view as saved.
   * Costs 1 point.
   */
  savedView: SavedView;
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

/** Answer to updateServiceAccount. Refused: `service_account_ended`. */
export type UpdateServiceAccountResult = InvalidInput | Refused | StaleServiceAccount | UpdateServiceAccountSuccess;

/** The service account was saved, or would have been in a dry run. */
export type UpdateServiceAccountSuccess = {
  __typename?: 'UpdateServiceAccountSuccess';
  /** Effects on the open dispatches that it created; only other abilities have any. */
  effects: DispatchEffects;
  /**
   * The service account as saved.
   * Costs 1 point.
   */
  serviceAccount: ServiceAccount;
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

/** Answer to updateSku. Codes of Refused: `product_disabled`, `unreachable_status`, `value_in_use`. */
export type UpdateSkuResult = InvalidInput | Refused | StaleSku | UpdateSkuSuccess;

/** The SKU was saved, or would have been in a dry run. */
export type UpdateSkuSuccess = {
  __typename?: 'UpdateSkuSuccess';
  /** Promotions that have not ended and lose it through this change. */
  promotions: Scalars['Int']['output'];
  /**
   * The SKU as saved.
   * Costs 1 point.
   */
  sku: Sku;
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

/** Answer to updateWebhook. Refused: `webhook_of_another`, `webhook_without_creator`. */
export type UpdateWebhookResult = InvalidInput | Refused | StaleWebhook | UpdateWebhookSuccess;

/** The webhook was saved, or would have been in a dry run. */
export type UpdateWebhookSuccess = {
  __typename?: 'UpdateWebhookSuccess';
  /** Effects of the change. */
  effects: Effects;
  /**
   * The webhook as saved.
   * Costs 1 point.
   */
  webhook: Webhook;
};

/** A place to upload a file. */
export type Upload = {
  __typename?: 'Upload';
  /** Content type to send. Size and type are signed. */
  contentType: Scalars['String']['output'];
  /** End of the address's validity (ISO 8601). The same file may be sent again until then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier of the media, to be sent when the file is used. */
  mediaId: Scalars['ID']['output'];
  /** Address to PUT the bytes to, valid for a few minutes. */
  url: Scalars['URL']['output'];
};

/** State of an upload. */
export type UploadStatus =
  /** Refused. */
  | 'error'
  /** Not checked yet. */
  | 'pending'
  /** Checked and usable. */
  | 'success';

/** A recipient of rewards, with location. */
export type User = Node & {
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
  /** Their location. */
  location: UserLocation;
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How they are identified: email, mobile or account. */
  provider: RecipientProvider;
  /** Their identifier: an address, a number or the advertiser's own identifier. */
  uid: Scalars['String']['output'];
  /** Version of the row. */
  version: Scalars['Int']['output'];
};

/** Location of a user, as far as known. */
export type UserLocation = {
  __typename?: 'UserLocation';
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: Maybe<Scalars['CountryCode']['output']>;
  /** Name of the country, in the requested language. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** IP address of their device. Always null, because it is not stored. */
  ip?: Maybe<Scalars['String']['output']>;
};

/** The signed-in caller, with the data that the application shell needs. */
export type Viewer = {
  __typename?: 'Viewer';
  /** All abilities that the account's roles grant. */
  abilities: Array<Scalars['String']['output']>;
  /**
   * The account.
   * Costs 1 point.
   */
  account: Account;
  /** Number of advertisers that the account may see. */
  advertiserCount: Scalars['Int']['output'];
  /**
   * Access to search the caller's own organization's catalog without an account.
   * Needs the ability viewCatalog.
   */
  catalogSearch?: Maybe<CatalogSearch>;
  /**
   * The caller's default views, at most one for each screen. A screen opens with it when its address has no query string.
   * Costs 1 point for each row; 10 rows are assumed.
   */
  defaultViews: Array<SavedView>;
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** True for operator staff: the verified e-mail belongs to one of the operator's domains. */
  isStaff: Scalars['Boolean']['output'];
  /** The advertiser's identifier when the account may see exactly one. */
  onlyAdvertiserId?: Maybe<Scalars['ID']['output']>;
  /**
   * The organization the account belongs to.
   * Costs 1 point.
   */
  organization: Organization;
};

/** A voucher as a PDF, generated on download. */
export type Voucher = {
  __typename?: 'Voucher';
  /** End of the link's validity, ISO 8601 UTC. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Download address. It works once and only for the requester. */
  url: Scalars['URL']['output'];
};

/** An undecided request of an allocation. */
export type WaitingRequest = {
  __typename?: 'WaitingRequest';
  /** Amount, never negative. The type gives the sign. 0 when it concerns only rewards or the end. */
  amount: Money;
  /** Whether the caller may withdraw it. The requester and operator staff may, with createInventory. */
  canWithdraw: Scalars['Boolean']['output'];
  /** Time of the request, ISO 8601 UTC. */
  createdAt: Scalars['DateTime']['output'];
  /** End date that it sets. Null when the allocation keeps its own. */
  expiration?: Maybe<RequestedExpiration>;
  /** The IO number: its own, otherwise that of its allocation. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Identifier of the request, which is that of its budget line. */
  id: Scalars['ID']['output'];
  /** Kind of change requested. */
  type: BudgetLineType;
  /** Version of the request, to be sent back with the withdrawal, so that nobody withdraws a version they have not seen. */
  version: Scalars['Int']['output'];
};

/**
 * An address to which events are delivered: of an advertiser, of an organization, or of the provider. It receives what its creator sees and may read, at least once
 * and in order for each subject, signed as Standard Webhooks says.
 */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** Identifier of the advertiser whose events it receives. Null for one of an organization or of the provider. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the person who sees what it receives. Null when the caller may not see them. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  description: Scalars['String']['output'];
  /** True if it delivers. */
  enabled: Scalars['Boolean']['output'];
  /** Since when every attempt has failed. Null after a success. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Identifier among the records of all types, for the field node. */
  nodeId: Scalars['ID']['output'];
  /** Identifier of the organization whose events it receives. Null beside an advertiser, and for the provider. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Why it stopped by itself. Null where it is enabled or a person disabled it. */
  pauseReason?: Maybe<WebhookPause>;
  /** Number of events that failed, wait behind one that failed, or are replayed. */
  pending: Scalars['Int']['output'];
  /** Cursor of the last event that it read from the log. */
  position: Scalars['String']['output'];
  /** The secrets that sign, newest first: two at most. */
  secrets: Array<WebhookSecret>;
  /** Part of the attempts of the last 24 hours that the receiver took, 0 to 1. Null without attempts. */
  successRate?: Maybe<Scalars['Float']['output']>;
  /** Names of the events it receives. Null for all. */
  types?: Maybe<Array<Scalars['String']['output']>>;
  /** Number of events of the log that it has not read yet, counted up to 1,000. With `pending` they are its lag. */
  unread: Scalars['Int']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** The address. */
  url: Scalars['URL']['output'];
  /** Version of the row, to be sent back with a change. */
  version: Scalars['Int']['output'];
};

/** One attempt to deliver an event. Kept for 30 days. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** Identifier of the advertiser. Null for an event of none. */
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** The first 2 KiB of the answer. */
  answer: Scalars['String']['output'];
  /** Which attempt at this event it was, from 1. */
  attempt: Scalars['Int']['output'];
  /** Milliseconds until the answer was there, or the attempt was ended. */
  durationMs: Scalars['Int']['output'];
  /** Identifier of the event: the header `webhook-id`, the same on every attempt. */
  eventId: Scalars['ID']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Time at which the next attempt was due. Null for none. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the attempt. */
  occurredAt: Scalars['DateTime']['output'];
  /** How it ended. */
  outcome: WebhookOutcome;
  /** Why there was no answer. Null with one. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Size of the body in bytes. */
  requestBytes: Scalars['Int']['output'];
  /** Headers of the request. */
  requestHeaders: Array<WebhookHeader>;
  /** HTTP status. Null without an answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Identifier of what the event is about. */
  subjectId: Scalars['String']['output'];
  /** What was delivered. */
  trigger: WebhookTrigger;
  /** Name of the event. */
  type: Scalars['String']['output'];
  /** The address. */
  url: Scalars['URL']['output'];
};

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

/** One page of attempts. */
export type WebhookAttemptPage = {
  __typename?: 'WebhookAttemptPage';
  /** The rows, newest first. */
  items: Array<WebhookAttempt>;
  /** Position of the page. */
  page: PageInfo;
};

/** Filter of a list of webhooks. */
export type WebhookFilter = {
  /** Only those of this advertiser. */
  advertiserId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this organization. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A header of a request. */
export type WebhookHeader = {
  __typename?: 'WebhookHeader';
  /** Name. */
  name: Scalars['String']['output'];
  /** Value. */
  value: Scalars['String']['output'];
};

/** How an attempt ended. */
export type WebhookOutcome =
  /** The receiver took the event. */
  | 'delivered'
  /** It will be tried again. */
  | 'failed'
  /** It will not be tried again. */
  | 'given_up';

/** One page of webhooks. */
export type WebhookPage = {
  __typename?: 'WebhookPage';
  /** The rows, newest first. */
  items: Array<Webhook>;
  /** Position of the page. */
  page: PageInfo;
};

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

/** A secret of a webhook. The secret itself is never shown here. */
export type WebhookSecret = {
  __typename?: 'WebhookSecret';
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiry beside a newer secret. Null when it has none. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last four characters, to tell secrets apart. */
  hint: Scalars['String']['output'];
};

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

/** Answer to withdrawAllocationRequest. Codes of Refused: `not_own_request` (somebody else made it), `already_decided`. */
export type WithdrawAllocationRequestResult = DecideAllocationRequestSuccess | InvalidInput | Refused | StaleAllocationRequest;

/** An invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** True for a dry run: the change is checked and answered as usual, then rolled back. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
};

/** Answer to withdrawInvitation. Code of Refused: `already_accepted`. */
export type WithdrawInvitationResult = InvalidInput | Refused | WithdrawInvitationSuccess;

/** The invitation's link no longer works. */
export type WithdrawInvitationSuccess = {
  __typename?: 'WithdrawInvitationSuccess';
  /**
   * The account.
   * Costs 1 point.
   */
  member: Member;
};

/** Pages of the wizard that creates promotions. */
export type WizardPage =
  /** The experience. */
  | 'experience'
  /** The rewards. */
  | 'reward'
  /** The settings. */
  | 'settings';
