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

/** A file about to be sent. */
export type CreateUploadInput = {
  /** image/png, image/jpeg or image/gif. */
  contentType: Scalars['String']['input'];
  /** What it is for: `advertiser_avatar`. */
  purpose: Scalars['String']['input'];
  /** Size in bytes, 5 MB at most. */
  size: Scalars['Int']['input'];
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

/** Conditions on a list of accounts. */
export type MemberFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name or of the e-mail, two characters at least. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<MemberStatus>;
};

/** Whether an account can sign in. */
export type MemberStatus =
  /** It cannot sign in; what it had open ends. */
  | 'disabled'
  /** It can sign in. */
  | 'enabled';

/** Which page of a list is wanted. */
export type PageInput = {
  /** The page's number, the first being 1. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows on a page, 100 at most. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

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
