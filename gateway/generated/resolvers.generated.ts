import type { GraphQLResolveInfo } from 'graphql';
import type { ViewerJson, AccountJson, AccountSettingsJson, SubscriptionJson, SubscriptionChannelJson, MemberJson, MemberPageJson, CreateMemberSuccessJson, OrganizationJson, CountryJson, AdvertiserJson, AdvertiserPageJson, AdvertiserWeekJson, BudgetAlertsJson, InvoicingJson, InvoiceAddressJson, UpdateInvoicingSuccessJson, MoneyJson, AlertJson, AlertPageJson, DailyStatsJson, PageInfoJson, UploadJson, CompleteUploadSuccessJson, FieldErrorJson, InvalidInputJson } from '../models.ts';
import type { GraphContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** Warnings when the balance falls below; null without viewBudget or editBudgetAlerts. */
  budgetAlerts?: Maybe<BudgetAlerts>;
  /** E-mail address of the contact. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Phone number of the contact. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['String']['output'];
  /** Whether pending redemptions are invoiced already. */
  debitPending: Scalars['Boolean']['output'];
  /** Whether it holds a committed allocation now. */
  hasCommittedAllocation: Scalars['Boolean']['output'];
  /** Whether the advertiser has at least one discount. */
  hasDiscounts: Scalars['Boolean']['output'];
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
export type AdvertiserStatsArgs = {
  filter: StatsFilter;
};

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
  /** By balance; needs viewBudget. */
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
  /** The sentence, in the caller's language where the platform has it. */
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

/** Two limits of the balance below which a warning is sent. */
export type BudgetAlerts = {
  __typename?: 'BudgetAlerts';
  /** The first limit, in the billing currency. */
  alert1?: Maybe<Money>;
  /** The second limit, in the billing currency. */
  alert2?: Maybe<Money>;
};

/** What is running. */
export type Build = {
  __typename?: 'Build';
  /** Environment label, for example `production` or `demo`. */
  environment: Scalars['String']['output'];
  /** Addresses outside the application; null when none is configured. */
  links?: Maybe<Links>;
  /** Version label. */
  version: Scalars['String']['output'];
};

/** Answer to completeUpload. */
export type CompleteUploadResult = CompleteUploadSuccess | InvalidInput | Refused;

/** The file was checked and can be used. */
export type CompleteUploadSuccess = {
  __typename?: 'CompleteUploadSuccess';
  /** Identifier of the media. */
  mediaId: Scalars['ID']['output'];
  /** Address of the checked and re-encoded picture. */
  url: Scalars['String']['output'];
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
  /** unknown, prepayment, payment_in_30 or payment_in_60. */
  invoiceType: Scalars['String']['input'];
  /** Short label for reports. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Language: en, fr, ja, de, it or pt. */
  locale: Scalars['String']['input'];
  /** Name, required. */
  name: Scalars['String']['input'];
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

/** A new account. */
export type CreateMemberInput = {
  /** Identifiers of advertisers of the organization. */
  advertiserIds: Array<Scalars['ID']['input']>;
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

/** The account was created. */
export type CreateMemberSuccess = {
  __typename?: 'CreateMemberSuccess';
  /** The password to sign in with, said this once; null where another issuer keeps passwords. */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** The new account. */
  member: Member;
};

/** A file about to be sent. */
export type CreateUploadInput = {
  /** image/png, image/jpeg or image/gif. */
  contentType: Scalars['String']['input'];
  /** What it is for: `advertiser_avatar`. */
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

/** The input breaks rules; nothing was changed. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** Every broken rule, one entry a field. */
  fieldErrors: Array<FieldError>;
};

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

/** An account as account management sees it: with its organization, its status and what it reaches. */
export type Member = {
  __typename?: 'Member';
  /** The advertisers given to it; operator staff reach every one without. */
  advertisers: Array<ReachedAdvertiser>;
  /** E-mail address; not changed after the account was made. */
  email: Scalars['String']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** True for operator staff: the verified e-mail belongs to a domain of the provider. */
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
  | 'enabled';

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
  /** Says that the bytes were sent; the platform checks and re-encodes them. */
  completeUpload: CompleteUploadResult;
  /** Creates an advertiser in the caller's organization. */
  createAdvertiser: CreateAdvertiserResult;
  /** Creates an account; for operator staff. */
  createMember: CreateMemberResult;
  /** Makes a place to send a file to. */
  createUpload: CreateUploadResult;
  /** Saves the own profile. */
  updateAccount: UpdateAccountResult;
  /** Saves the own notification settings. */
  updateAccountSettings: UpdateAccountSettingsResult;
  /** Saves an advertiser. */
  updateAdvertiser: UpdateAdvertiserResult;
  /** Saves the limits below which the balance gives a warning. */
  updateBudgetAlerts: UpdateAdvertiserResult;
  /** Saves the invoicing of an advertiser. */
  updateInvoicing: UpdateInvoicingResult;
  /** Saves name, status, roles and advertisers of an account; for operator staff. */
  updateMember: UpdateMemberResult;
};


/** What can be changed. */
export type MutationCompleteUploadArgs = {
  mediaId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateAdvertiserArgs = {
  input: CreateAdvertiserInput;
};


/** What can be changed. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** What can be changed. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
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
export type MutationUpdateBudgetAlertsArgs = {
  input: UpdateBudgetAlertsInput;
};


/** What can be changed. */
export type MutationUpdateInvoicingArgs = {
  input: UpdateInvoicingInput;
};


/** What can be changed. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};

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

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** An account; the own one is also reached as `me`. */
  account?: Maybe<Account>;
  /** One advertiser; null when there is none or the caller does not reach it. */
  advertiser?: Maybe<Advertiser>;
  /** Advertisers the caller reaches. */
  advertisers?: Maybe<AdvertiserPage>;
  /** Alerts of the caller's organization and its advertisers, the newest first. */
  alerts?: Maybe<AlertPage>;
  /** Version and environment of what is running. */
  build?: Maybe<Build>;
  /** Countries whose name or code matches the text; never worldwide. */
  countries?: Maybe<CountryPage>;
  /** One account; null when there is none. For operator staff. */
  member?: Maybe<Member>;
  /** All accounts, by name; for operator staff. */
  members?: Maybe<MemberPage>;
  /** The caller's own organization. */
  organization?: Maybe<Organization>;
  /** At most twenty advertisers of an organization, found by name, that its accounts can be given; for operator staff. */
  organizationAdvertisers?: Maybe<Array<ReachedAdvertiser>>;
  /** Every organization an account can belong to, by name; for operator staff. */
  organizations?: Maybe<Array<Organization>>;
  /** Daily redemptions of everything the caller reaches. */
  stats?: Maybe<DailyStats>;
  /** Tags whose name contains the text. */
  tags?: Maybe<TagPage>;
  /** The signed-in caller. */
  viewer?: Maybe<Viewer>;
};


/** What can be read. */
export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAdvertiserArgs = {
  id: Scalars['ID']['input'];
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
export type QueryCountriesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
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
export type QueryStatsArgs = {
  filter: StatsFilter;
};


/** What can be read. */
export type QueryTagsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An advertiser as account management names it. */
export type ReachedAdvertiser = {
  __typename?: 'ReachedAdvertiser';
  /** Identifier, digits only. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether it is in use. */
  status: AdvertiserStatus;
};

/** The request is understood and not allowed as things stand; nothing was changed. */
export type Refused = {
  __typename?: 'Refused';
  /** Stable code of the reason, for example `illegal_transition`. */
  code: Scalars['String']['output'];
  /** A sentence for the person at the screen, in the caller's language where the platform knows it. */
  message: Scalars['String']['output'];
};

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
  /** The advertiser as it is now. */
  current: Advertiser;
};

/** Somebody saved the invoicing in the meantime; nothing was changed. */
export type StaleInvoicing = {
  __typename?: 'StaleInvoicing';
  /** The invoicing as it is now. */
  current: Invoicing;
};

/** Somebody saved the account in the meantime; nothing was changed. */
export type StaleMember = {
  __typename?: 'StaleMember';
  /** The account as it is now. */
  current: Member;
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

/** A change of the own profile; what is left out stays as it is. */
export type UpdateAccountInput = {
  /** Identifier of the account. */
  id: Scalars['ID']['input'];
  /** Language: `en` or `fr`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Full name, required. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** International phone number; null removes it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
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
  /** Identifier. */
  id: Scalars['ID']['input'];
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

/** A change of the two limits of the balance, each a decimal of at least 0; null removes one, what is left out stays. */
export type UpdateBudgetAlertsInput = {
  /** The first limit. */
  alert1?: InputMaybe<Scalars['String']['input']>;
  /** The second limit. */
  alert2?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the advertiser. */
  id: Scalars['ID']['input'];
  /** Version of the advertiser last received. */
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

/** Answer to updateInvoicing. */
export type UpdateInvoicingResult = InvalidInput | Refused | StaleInvoicing | UpdateInvoicingSuccess;

/** The invoicing was saved, or would have been: after a try, the picture it would have. */
export type UpdateInvoicingSuccess = {
  __typename?: 'UpdateInvoicingSuccess';
  /** Its advertiser as it is now: the invoice type is its own. */
  advertiser?: Maybe<Advertiser>;
  /** The invoicing as saved. */
  invoicing: Invoicing;
};

/** A change of an account; what is left out stays as it is. */
export type UpdateMemberInput = {
  /** All advertisers; a new one belongs to the account's organization. */
  advertiserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier. */
  id: Scalars['ID']['input'];
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All roles; the own account keeps one that gives createAccounts. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Status; the own account is not disabled. */
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

/** A place to send a file to. */
export type Upload = {
  __typename?: 'Upload';
  /** Content type to send; size and type are signed. */
  contentType: Scalars['String']['output'];
  /** Identifier of the media, to be named when the file is used. */
  mediaId: Scalars['ID']['output'];
  /** Address to PUT the bytes to, valid for a few minutes. */
  url: Scalars['String']['output'];
};

/** The signed-in caller, with what the shell needs. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Every ability the account's roles give. */
  abilities: Array<Scalars['String']['output']>;
  /** The account. */
  account: Account;
  /** How many advertisers the account reaches. */
  advertiserCount: Scalars['Int']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** True for staff of the provider: the verified e-mail belongs to one of its domains. */
  isStaff: Scalars['Boolean']['output'];
  /** The advertiser's identifier when the account reaches exactly one. */
  onlyAdvertiserId?: Maybe<Scalars['ID']['output']>;
  /** The organization the account belongs to. */
  organization: Organization;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CompleteUploadResult:
    | ( CompleteUploadSuccessJson )
    | ( InvalidInputJson )
    | ( Refused )
  ;
  CreateAdvertiserResult:
    | ( Omit<CreateAdvertiserSuccess, 'advertiser'> & { advertiser: _RefType['Advertiser'] } )
    | ( InvalidInputJson )
    | ( Refused )
  ;
  CreateMemberResult:
    | ( CreateMemberSuccessJson )
    | ( InvalidInputJson )
    | ( Refused )
  ;
  CreateUploadResult:
    | ( Omit<CreateUploadSuccess, 'upload'> & { upload: _RefType['Upload'] } )
    | ( InvalidInputJson )
    | ( Refused )
  ;
  UpdateAccountResult:
    | ( InvalidInputJson )
    | ( Refused )
    | ( Omit<StaleAccount, 'current'> & { current: _RefType['Account'] } )
    | ( Omit<UpdateAccountSuccess, 'account'> & { account: _RefType['Account'] } )
  ;
  UpdateAccountSettingsResult:
    | ( InvalidInputJson )
    | ( Refused )
    | ( Omit<StaleAccountSettings, 'current'> & { current: _RefType['AccountSettings'] } )
    | ( Omit<UpdateAccountSettingsSuccess, 'settings'> & { settings: _RefType['AccountSettings'] } )
  ;
  UpdateAdvertiserResult:
    | ( InvalidInputJson )
    | ( Refused )
    | ( Omit<StaleAdvertiser, 'current'> & { current: _RefType['Advertiser'] } )
    | ( Omit<UpdateAdvertiserSuccess, 'advertiser'> & { advertiser: _RefType['Advertiser'] } )
  ;
  UpdateInvoicingResult:
    | ( InvalidInputJson )
    | ( Refused )
    | ( Omit<StaleInvoicing, 'current'> & { current: _RefType['Invoicing'] } )
    | ( UpdateInvoicingSuccessJson )
  ;
  UpdateMemberResult:
    | ( InvalidInputJson )
    | ( Refused )
    | ( Omit<StaleMember, 'current'> & { current: _RefType['Member'] } )
    | ( Omit<UpdateMemberSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountJson>;
  AccountSettings: ResolverTypeWrapper<AccountSettingsJson>;
  Advertiser: ResolverTypeWrapper<AdvertiserJson>;
  AdvertiserCounts: ResolverTypeWrapper<AdvertiserCounts>;
  AdvertiserFilter: AdvertiserFilter;
  AdvertiserPage: ResolverTypeWrapper<AdvertiserPageJson>;
  AdvertiserSort: AdvertiserSort;
  AdvertiserSortField: AdvertiserSortField;
  AdvertiserStatus: AdvertiserStatus;
  AdvertiserWeek: ResolverTypeWrapper<AdvertiserWeekJson>;
  Alert: ResolverTypeWrapper<AlertJson>;
  AlertCounts: ResolverTypeWrapper<AlertCounts>;
  AlertFilter: AlertFilter;
  AlertPage: ResolverTypeWrapper<AlertPageJson>;
  AlertSeverity: AlertSeverity;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BudgetAlerts: ResolverTypeWrapper<BudgetAlertsJson>;
  Build: ResolverTypeWrapper<Build>;
  CompleteUploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompleteUploadResult']>;
  CompleteUploadSuccess: ResolverTypeWrapper<CompleteUploadSuccessJson>;
  Country: ResolverTypeWrapper<CountryJson>;
  CountryPage: ResolverTypeWrapper<Omit<CountryPage, 'items' | 'page'> & { items: Array<ResolversTypes['Country']>, page: ResolversTypes['PageInfo'] }>;
  CreateAdvertiserInput: CreateAdvertiserInput;
  CreateAdvertiserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAdvertiserResult']>;
  CreateAdvertiserSuccess: ResolverTypeWrapper<Omit<CreateAdvertiserSuccess, 'advertiser'> & { advertiser: ResolversTypes['Advertiser'] }>;
  CreateMemberInput: CreateMemberInput;
  CreateMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateMemberResult']>;
  CreateMemberSuccess: ResolverTypeWrapper<CreateMemberSuccessJson>;
  CreateUploadInput: CreateUploadInput;
  CreateUploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateUploadResult']>;
  CreateUploadSuccess: ResolverTypeWrapper<Omit<CreateUploadSuccess, 'upload'> & { upload: ResolversTypes['Upload'] }>;
  DailyStats: ResolverTypeWrapper<DailyStatsJson>;
  DayStat: ResolverTypeWrapper<DayStat>;
  FieldError: ResolverTypeWrapper<FieldErrorJson>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInputJson>;
  InvoiceAddress: ResolverTypeWrapper<InvoiceAddressJson>;
  InvoiceAddressInput: InvoiceAddressInput;
  Invoicing: ResolverTypeWrapper<InvoicingJson>;
  Links: ResolverTypeWrapper<Links>;
  Member: ResolverTypeWrapper<MemberJson>;
  MemberFilter: MemberFilter;
  MemberPage: ResolverTypeWrapper<MemberPageJson>;
  MemberStatus: MemberStatus;
  Money: ResolverTypeWrapper<MoneyJson>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Organization: ResolverTypeWrapper<OrganizationJson>;
  PageInfo: ResolverTypeWrapper<PageInfoJson>;
  PageInput: PageInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReachedAdvertiser: ResolverTypeWrapper<ReachedAdvertiser>;
  Refused: ResolverTypeWrapper<Refused>;
  SortDirection: SortDirection;
  StaleAccount: ResolverTypeWrapper<Omit<StaleAccount, 'current'> & { current: ResolversTypes['Account'] }>;
  StaleAccountSettings: ResolverTypeWrapper<Omit<StaleAccountSettings, 'current'> & { current: ResolversTypes['AccountSettings'] }>;
  StaleAdvertiser: ResolverTypeWrapper<Omit<StaleAdvertiser, 'current'> & { current: ResolversTypes['Advertiser'] }>;
  StaleInvoicing: ResolverTypeWrapper<Omit<StaleInvoicing, 'current'> & { current: ResolversTypes['Invoicing'] }>;
  StaleMember: ResolverTypeWrapper<Omit<StaleMember, 'current'> & { current: ResolversTypes['Member'] }>;
  StatsFilter: StatsFilter;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<SubscriptionJson>;
  SubscriptionChannel: ResolverTypeWrapper<SubscriptionChannelJson>;
  Tag: ResolverTypeWrapper<Tag>;
  TagPage: ResolverTypeWrapper<Omit<TagPage, 'page'> & { page: ResolversTypes['PageInfo'] }>;
  UpdateAccountInput: UpdateAccountInput;
  UpdateAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAccountResult']>;
  UpdateAccountSettingsInput: UpdateAccountSettingsInput;
  UpdateAccountSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAccountSettingsResult']>;
  UpdateAccountSettingsSuccess: ResolverTypeWrapper<Omit<UpdateAccountSettingsSuccess, 'settings'> & { settings: ResolversTypes['AccountSettings'] }>;
  UpdateAccountSuccess: ResolverTypeWrapper<Omit<UpdateAccountSuccess, 'account'> & { account: ResolversTypes['Account'] }>;
  UpdateAdvertiserInput: UpdateAdvertiserInput;
  UpdateAdvertiserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAdvertiserResult']>;
  UpdateAdvertiserSuccess: ResolverTypeWrapper<Omit<UpdateAdvertiserSuccess, 'advertiser'> & { advertiser: ResolversTypes['Advertiser'] }>;
  UpdateBudgetAlertsInput: UpdateBudgetAlertsInput;
  UpdateInvoicingInput: UpdateInvoicingInput;
  UpdateInvoicingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateInvoicingResult']>;
  UpdateInvoicingSuccess: ResolverTypeWrapper<UpdateInvoicingSuccessJson>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateMemberResult']>;
  UpdateMemberSuccess: ResolverTypeWrapper<Omit<UpdateMemberSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  Upload: ResolverTypeWrapper<UploadJson>;
  Viewer: ResolverTypeWrapper<ViewerJson>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountJson;
  AccountSettings: AccountSettingsJson;
  Advertiser: AdvertiserJson;
  AdvertiserCounts: AdvertiserCounts;
  AdvertiserFilter: AdvertiserFilter;
  AdvertiserPage: AdvertiserPageJson;
  AdvertiserSort: AdvertiserSort;
  AdvertiserWeek: AdvertiserWeekJson;
  Alert: AlertJson;
  AlertCounts: AlertCounts;
  AlertFilter: AlertFilter;
  AlertPage: AlertPageJson;
  Boolean: Scalars['Boolean']['output'];
  BudgetAlerts: BudgetAlertsJson;
  Build: Build;
  CompleteUploadResult: ResolversUnionTypes<ResolversParentTypes>['CompleteUploadResult'];
  CompleteUploadSuccess: CompleteUploadSuccessJson;
  Country: CountryJson;
  CountryPage: Omit<CountryPage, 'items' | 'page'> & { items: Array<ResolversParentTypes['Country']>, page: ResolversParentTypes['PageInfo'] };
  CreateAdvertiserInput: CreateAdvertiserInput;
  CreateAdvertiserResult: ResolversUnionTypes<ResolversParentTypes>['CreateAdvertiserResult'];
  CreateAdvertiserSuccess: Omit<CreateAdvertiserSuccess, 'advertiser'> & { advertiser: ResolversParentTypes['Advertiser'] };
  CreateMemberInput: CreateMemberInput;
  CreateMemberResult: ResolversUnionTypes<ResolversParentTypes>['CreateMemberResult'];
  CreateMemberSuccess: CreateMemberSuccessJson;
  CreateUploadInput: CreateUploadInput;
  CreateUploadResult: ResolversUnionTypes<ResolversParentTypes>['CreateUploadResult'];
  CreateUploadSuccess: Omit<CreateUploadSuccess, 'upload'> & { upload: ResolversParentTypes['Upload'] };
  DailyStats: DailyStatsJson;
  DayStat: DayStat;
  FieldError: FieldErrorJson;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInputJson;
  InvoiceAddress: InvoiceAddressJson;
  InvoiceAddressInput: InvoiceAddressInput;
  Invoicing: InvoicingJson;
  Links: Links;
  Member: MemberJson;
  MemberFilter: MemberFilter;
  MemberPage: MemberPageJson;
  Money: MoneyJson;
  Mutation: Record<PropertyKey, never>;
  Organization: OrganizationJson;
  PageInfo: PageInfoJson;
  PageInput: PageInput;
  Query: Record<PropertyKey, never>;
  ReachedAdvertiser: ReachedAdvertiser;
  Refused: Refused;
  StaleAccount: Omit<StaleAccount, 'current'> & { current: ResolversParentTypes['Account'] };
  StaleAccountSettings: Omit<StaleAccountSettings, 'current'> & { current: ResolversParentTypes['AccountSettings'] };
  StaleAdvertiser: Omit<StaleAdvertiser, 'current'> & { current: ResolversParentTypes['Advertiser'] };
  StaleInvoicing: Omit<StaleInvoicing, 'current'> & { current: ResolversParentTypes['Invoicing'] };
  StaleMember: Omit<StaleMember, 'current'> & { current: ResolversParentTypes['Member'] };
  StatsFilter: StatsFilter;
  String: Scalars['String']['output'];
  Subscription: SubscriptionJson;
  SubscriptionChannel: SubscriptionChannelJson;
  Tag: Tag;
  TagPage: Omit<TagPage, 'page'> & { page: ResolversParentTypes['PageInfo'] };
  UpdateAccountInput: UpdateAccountInput;
  UpdateAccountResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAccountResult'];
  UpdateAccountSettingsInput: UpdateAccountSettingsInput;
  UpdateAccountSettingsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAccountSettingsResult'];
  UpdateAccountSettingsSuccess: Omit<UpdateAccountSettingsSuccess, 'settings'> & { settings: ResolversParentTypes['AccountSettings'] };
  UpdateAccountSuccess: Omit<UpdateAccountSuccess, 'account'> & { account: ResolversParentTypes['Account'] };
  UpdateAdvertiserInput: UpdateAdvertiserInput;
  UpdateAdvertiserResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAdvertiserResult'];
  UpdateAdvertiserSuccess: Omit<UpdateAdvertiserSuccess, 'advertiser'> & { advertiser: ResolversParentTypes['Advertiser'] };
  UpdateBudgetAlertsInput: UpdateBudgetAlertsInput;
  UpdateInvoicingInput: UpdateInvoicingInput;
  UpdateInvoicingResult: ResolversUnionTypes<ResolversParentTypes>['UpdateInvoicingResult'];
  UpdateInvoicingSuccess: UpdateInvoicingSuccessJson;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberResult: ResolversUnionTypes<ResolversParentTypes>['UpdateMemberResult'];
  UpdateMemberSuccess: Omit<UpdateMemberSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  Upload: UploadJson;
  Viewer: ViewerJson;
};

export type AbilityDirectiveArgs = {
  name: Scalars['String']['input'];
  staffOnly?: Scalars['Boolean']['input'];
};

export type AbilityDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = AbilityDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  alertDailySummary?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  alertSeverityBudget?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Advertiser'] = ResolversParentTypes['Advertiser']> = {
  alerts?: Resolver<Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, Partial<AdvertiserAlertsArgs>>;
  allowCommittedAllocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budgetAlerts?: Resolver<Maybe<ResolversTypes['BudgetAlerts']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debitPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCommittedAllocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasDiscounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoicing?: Resolver<Maybe<ResolversTypes['Invoicing']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last7Days?: Resolver<ResolversTypes['AdvertiserWeek'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recreditExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['DailyStats']>, ParentType, ContextType, RequireFields<AdvertiserStatsArgs, 'filter'>>;
  status?: Resolver<ResolversTypes['AdvertiserStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserCounts'] = ResolversParentTypes['AdvertiserCounts']> = {
  disabled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserPage'] = ResolversParentTypes['AdvertiserPage']> = {
  counts?: Resolver<ResolversTypes['AdvertiserCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdvertiserWeekResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserWeek'] = ResolversParentTypes['AdvertiserWeek']> = {
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFaceValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  advertiser?: Resolver<Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AlertCounts'] = ResolversParentTypes['AlertCounts']> = {
  blocker?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  counts?: Resolver<ResolversTypes['AlertCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BudgetAlertsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BudgetAlerts'] = ResolversParentTypes['BudgetAlerts']> = {
  alert1?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  alert2?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BuildResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Build'] = ResolversParentTypes['Build']> = {
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Maybe<ResolversTypes['Links']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompleteUploadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompleteUploadResult'] = ResolversParentTypes['CompleteUploadResult']> = {
  __resolveType: TypeResolveFn<'CompleteUploadSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CompleteUploadSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompleteUploadSuccess'] = ResolversParentTypes['CompleteUploadSuccess']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountryPage'] = ResolversParentTypes['CountryPage']> = {
  items?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreateAdvertiserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAdvertiserResult'] = ResolversParentTypes['CreateAdvertiserResult']> = {
  __resolveType: TypeResolveFn<'CreateAdvertiserSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateAdvertiserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAdvertiserSuccess'] = ResolversParentTypes['CreateAdvertiserSuccess']> = {
  advertiser?: Resolver<ResolversTypes['Advertiser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateMemberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateMemberResult'] = ResolversParentTypes['CreateMemberResult']> = {
  __resolveType: TypeResolveFn<'CreateMemberSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateMemberSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateMemberSuccess'] = ResolversParentTypes['CreateMemberSuccess']> = {
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUploadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUploadResult'] = ResolversParentTypes['CreateUploadResult']> = {
  __resolveType: TypeResolveFn<'CreateUploadSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateUploadSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUploadSuccess'] = ResolversParentTypes['CreateUploadSuccess']> = {
  upload?: Resolver<ResolversTypes['Upload'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DailyStats'] = ResolversParentTypes['DailyStats']> = {
  days?: Resolver<Array<ResolversTypes['DayStat']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DayStatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DayStat'] = ResolversParentTypes['DayStat']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvoiceAddress'] = ResolversParentTypes['InvoiceAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  line1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invoicing'] = ResolversParentTypes['Invoicing']> = {
  ape?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoInvoicing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capital?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companieType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrepriseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idTva?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceAddress?: Resolver<ResolversTypes['InvoiceAddress'], ParentType, ContextType>;
  invoiceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rcsNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rcsTown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Links'] = ResolversParentTypes['Links']> = {
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  advertisers?: Resolver<Array<ResolversTypes['ReachedAdvertiser']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeUpload?: Resolver<ResolversTypes['CompleteUploadResult'], ParentType, ContextType, RequireFields<MutationCompleteUploadArgs, 'mediaId'>>;
  createAdvertiser?: Resolver<ResolversTypes['CreateAdvertiserResult'], ParentType, ContextType, RequireFields<MutationCreateAdvertiserArgs, 'input'>>;
  createMember?: Resolver<ResolversTypes['CreateMemberResult'], ParentType, ContextType, RequireFields<MutationCreateMemberArgs, 'input'>>;
  createUpload?: Resolver<ResolversTypes['CreateUploadResult'], ParentType, ContextType, RequireFields<MutationCreateUploadArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['UpdateAccountResult'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  updateAccountSettings?: Resolver<ResolversTypes['UpdateAccountSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateAccountSettingsArgs, 'input'>>;
  updateAdvertiser?: Resolver<ResolversTypes['UpdateAdvertiserResult'], ParentType, ContextType, RequireFields<MutationUpdateAdvertiserArgs, 'input'>>;
  updateBudgetAlerts?: Resolver<ResolversTypes['UpdateAdvertiserResult'], ParentType, ContextType, RequireFields<MutationUpdateBudgetAlertsArgs, 'input'>>;
  updateInvoicing?: Resolver<ResolversTypes['UpdateInvoicingResult'], ParentType, ContextType, RequireFields<MutationUpdateInvoicingArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberResult'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
};

export type OrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  billingCurrencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatingCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  uiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  advertiser?: Resolver<Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType, RequireFields<QueryAdvertiserArgs, 'id'>>;
  advertisers?: Resolver<Maybe<ResolversTypes['AdvertiserPage']>, ParentType, ContextType, Partial<QueryAdvertisersArgs>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, Partial<QueryAlertsArgs>>;
  build?: Resolver<Maybe<ResolversTypes['Build']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['CountryPage']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  members?: Resolver<Maybe<ResolversTypes['MemberPage']>, ParentType, ContextType, Partial<QueryMembersArgs>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationAdvertisers?: Resolver<Maybe<Array<ResolversTypes['ReachedAdvertiser']>>, ParentType, ContextType, RequireFields<QueryOrganizationAdvertisersArgs, 'organizationId' | 'search'>>;
  organizations?: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['DailyStats']>, ParentType, ContextType, RequireFields<QueryStatsArgs, 'filter'>>;
  tags?: Resolver<Maybe<ResolversTypes['TagPage']>, ParentType, ContextType, Partial<QueryTagsArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReachedAdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReachedAdvertiser'] = ResolversParentTypes['ReachedAdvertiser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdvertiserStatus'], ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAccount'] = ResolversParentTypes['StaleAccount']> = {
  current?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAccountSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAccountSettings'] = ResolversParentTypes['StaleAccountSettings']> = {
  current?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAdvertiser'] = ResolversParentTypes['StaleAdvertiser']> = {
  current?: Resolver<ResolversTypes['Advertiser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleInvoicingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleInvoicing'] = ResolversParentTypes['StaleInvoicing']> = {
  current?: Resolver<ResolversTypes['Invoicing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleMemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleMember'] = ResolversParentTypes['StaleMember']> = {
  current?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  email?: SubscriptionResolver<ResolversTypes['SubscriptionChannel'], "email", ParentType, ContextType>;
};

export type SubscriptionChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscriptionChannel'] = ResolversParentTypes['SubscriptionChannel']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagPage'] = ResolversParentTypes['TagPage']> = {
  items?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UpdateAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountResult'] = ResolversParentTypes['UpdateAccountResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAccount' | 'UpdateAccountSuccess', ParentType, ContextType>;
};

export type UpdateAccountSettingsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSettingsResult'] = ResolversParentTypes['UpdateAccountSettingsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAccountSettings' | 'UpdateAccountSettingsSuccess', ParentType, ContextType>;
};

export type UpdateAccountSettingsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSettingsSuccess'] = ResolversParentTypes['UpdateAccountSettingsSuccess']> = {
  settings?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAccountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSuccess'] = ResolversParentTypes['UpdateAccountSuccess']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAdvertiserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAdvertiserResult'] = ResolversParentTypes['UpdateAdvertiserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAdvertiser' | 'UpdateAdvertiserSuccess', ParentType, ContextType>;
};

export type UpdateAdvertiserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAdvertiserSuccess'] = ResolversParentTypes['UpdateAdvertiserSuccess']> = {
  advertiser?: Resolver<ResolversTypes['Advertiser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateInvoicingResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateInvoicingResult'] = ResolversParentTypes['UpdateInvoicingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleInvoicing' | 'UpdateInvoicingSuccess', ParentType, ContextType>;
};

export type UpdateInvoicingSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateInvoicingSuccess'] = ResolversParentTypes['UpdateInvoicingSuccess']> = {
  advertiser?: Resolver<Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  invoicing?: Resolver<ResolversTypes['Invoicing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMemberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMemberResult'] = ResolversParentTypes['UpdateMemberResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleMember' | 'UpdateMemberSuccess', ParentType, ContextType>;
};

export type UpdateMemberSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMemberSuccess'] = ResolversParentTypes['UpdateMemberSuccess']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  abilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  advertiserCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyAdvertiserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountSettings?: AccountSettingsResolvers<ContextType>;
  Advertiser?: AdvertiserResolvers<ContextType>;
  AdvertiserCounts?: AdvertiserCountsResolvers<ContextType>;
  AdvertiserPage?: AdvertiserPageResolvers<ContextType>;
  AdvertiserWeek?: AdvertiserWeekResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertCounts?: AlertCountsResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  BudgetAlerts?: BudgetAlertsResolvers<ContextType>;
  Build?: BuildResolvers<ContextType>;
  CompleteUploadResult?: CompleteUploadResultResolvers<ContextType>;
  CompleteUploadSuccess?: CompleteUploadSuccessResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryPage?: CountryPageResolvers<ContextType>;
  CreateAdvertiserResult?: CreateAdvertiserResultResolvers<ContextType>;
  CreateAdvertiserSuccess?: CreateAdvertiserSuccessResolvers<ContextType>;
  CreateMemberResult?: CreateMemberResultResolvers<ContextType>;
  CreateMemberSuccess?: CreateMemberSuccessResolvers<ContextType>;
  CreateUploadResult?: CreateUploadResultResolvers<ContextType>;
  CreateUploadSuccess?: CreateUploadSuccessResolvers<ContextType>;
  DailyStats?: DailyStatsResolvers<ContextType>;
  DayStat?: DayStatResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvoiceAddress?: InvoiceAddressResolvers<ContextType>;
  Invoicing?: InvoicingResolvers<ContextType>;
  Links?: LinksResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReachedAdvertiser?: ReachedAdvertiserResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  StaleAccount?: StaleAccountResolvers<ContextType>;
  StaleAccountSettings?: StaleAccountSettingsResolvers<ContextType>;
  StaleAdvertiser?: StaleAdvertiserResolvers<ContextType>;
  StaleInvoicing?: StaleInvoicingResolvers<ContextType>;
  StaleMember?: StaleMemberResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionChannel?: SubscriptionChannelResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagPage?: TagPageResolvers<ContextType>;
  UpdateAccountResult?: UpdateAccountResultResolvers<ContextType>;
  UpdateAccountSettingsResult?: UpdateAccountSettingsResultResolvers<ContextType>;
  UpdateAccountSettingsSuccess?: UpdateAccountSettingsSuccessResolvers<ContextType>;
  UpdateAccountSuccess?: UpdateAccountSuccessResolvers<ContextType>;
  UpdateAdvertiserResult?: UpdateAdvertiserResultResolvers<ContextType>;
  UpdateAdvertiserSuccess?: UpdateAdvertiserSuccessResolvers<ContextType>;
  UpdateInvoicingResult?: UpdateInvoicingResultResolvers<ContextType>;
  UpdateInvoicingSuccess?: UpdateInvoicingSuccessResolvers<ContextType>;
  UpdateMemberResult?: UpdateMemberResultResolvers<ContextType>;
  UpdateMemberSuccess?: UpdateMemberSuccessResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  ability?: AbilityDirectiveResolver<any, any, ContextType>;
};
