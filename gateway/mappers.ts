/** Types of the graph → the JSON their resolvers receive, each `XJson` of gateway/models.ts. */
const MAPPED = [
  'Viewer',
  'Account',
  'AccountSettings',
  'Subscription',
  'SubscriptionChannel',
  'Member',
  'MemberPage',
  'CreateMemberSuccess',
  'Organization',
  'Country',
  'Advertiser',
  'AdvertiserPage',
  'AdvertiserWeek',
  'BudgetAlerts',
  'Invoicing',
  'InvoiceAddress',
  'UpdateInvoicingSuccess',
  'Discount',
  'UpdateDiscountSuccess',
  'Money',
  'Alert',
  'AlertPage',
  'DailyStats',
  'RewardOption',
  'ProductOption',
  'PageInfo',
  'Upload',
  'CompleteUploadSuccess',
  'FieldError',
  'InvalidInput',
];

/** As @graphql-codegen/typescript-resolvers takes it; paths are seen from gateway/generated. */
export const mappers: Record<string, string> = Object.fromEntries(
  MAPPED.map((name) => [name, `../models.ts#${name}Json`]),
);
