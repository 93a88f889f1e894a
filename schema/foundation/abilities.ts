// The one list of abilities and the one table of roles: platform routes, SDL, web routes and tests all read it here.

/** Spelt as the specification spells them (document A §6, document C §6). */
export const ABILITIES = [
  'viewHome',
  'viewAccount',
  'editAccounts',
  'createAccounts',
  'viewAdvertisers',
  'editAdvertisers',
  'createAdvertisers',
  'viewBudget',
  'createBudget',
  'editBudgetAlerts',
  'viewInventory',
  'editInventory',
  'createInventory',
  'viewDiscounts',
  'editDiscounts',
  'adminDiscounts',
  'viewInvoicing',
  'editInvoicing',
  'viewCredentials',
  'createCredentials',
  'viewAlerts',
  'viewPromotions',
  'editPromotions',
  'createPromotions',
  'viewPromotionsCustomization',
  'editPromotionsCustomization',
  'viewRedemptions',
  'editRedemptions',
  'createRedemptions',
  'createBulkRedemptions',
  'refundRedemptions',
  'forceRefundRedemptions',
  'redemptionsAdmin',
  'editRedemptionsQuota',
  'viewRedemptionComments',
  'viewRewardCodeInformations',
  'viewRewardCodeData',
  'viewCouponCode',
  'viewPromotionActivityReport',
  'viewPromotionActivityReportPurchaseCost',
  'viewInventoryReport',
  'viewAllocationsReport',
  'viewRewards',
  'editRewards',
  'createRewards',
  'viewCatalog',
  'viewUIComponents',
] as const;

export type Ability = (typeof ABILITIES)[number];

/** Every route of the platform names one of these, or the platform does not boot. */
export type Access = 'public' | 'signedIn' | Ability;

const userLogged = ['viewHome', 'viewAccount', 'editAccounts'] as const satisfies readonly Ability[];

const user = [
  'viewAdvertisers',
  'viewPromotions',
  'viewPromotionsCustomization',
  'viewRedemptions',
  'editRedemptions',
  'refundRedemptions',
  'createRedemptions',
  'createBulkRedemptions',
  'viewCredentials',
  'viewInventory',
  'viewPromotionActivityReport',
  'viewCatalog',
  'viewBudget',
  'viewAlerts',
  'viewInvoicing',
] as const satisfies readonly Ability[];

const admin = [
  ...user,
  'editAdvertisers',
  'createAdvertisers',
  'editPromotions',
  'editPromotionsCustomization',
  'createPromotions',
  'adminDiscounts',
  'viewDiscounts',
  'editDiscounts',
  'createCredentials',
  'editInventory',
  'createInventory',
  'viewPromotionActivityReportPurchaseCost',
  'createBudget',
  'viewRewards',
  'createRewards',
  'viewRedemptionComments',
  'editInvoicing',
] as const satisfies readonly Ability[];

const promotionUser = [
  'viewAdvertisers',
  'viewPromotions',
  'viewPromotionsCustomization',
  'viewRedemptions',
  'editRedemptions',
  'refundRedemptions',
  'createRedemptions',
  'createBulkRedemptions',
  'viewCredentials',
  'createCredentials',
  'viewInventory',
  'editInventory',
  'createInventory',
  'viewPromotionActivityReport',
  'viewRewardCodeInformations',
  'viewCatalog',
  'viewBudget',
  'viewAlerts',
  'viewInvoicing',
] as const satisfies readonly Ability[];

const promotionManager = [
  ...promotionUser,
  'editPromotions',
  'editPromotionsCustomization',
  'createPromotions',
  'viewDiscounts',
] as const satisfies readonly Ability[];

const supportAgent = [
  'viewAdvertisers',
  'viewPromotions',
  'viewRedemptions',
  'editRedemptions',
  'refundRedemptions',
  'viewInventoryReport',
  'viewCatalog',
  'viewBudget',
  'viewAlerts',
] as const satisfies readonly Ability[];

const inventory = [
  'viewInventoryReport',
  'viewPromotionActivityReportPurchaseCost',
] as const satisfies readonly Ability[];

/** Roles → abilities (ROLES-3 … ROLES-27). `user_logged` is added to every account that has a role. */
export const ROLE_ABILITIES = {
  guest: [],
  public_catalog: [],
  user_logged: userLogged,
  user,
  admin,
  superadmin: [
    ...admin.filter((ability) => ability !== 'adminDiscounts'),
    'viewInventoryReport',
    'viewRewardCodeInformations',
    'viewRewardCodeData',
    'createAccounts',
    'editRewards',
    'viewUIComponents',
  ],
  developer: ['viewUIComponents'],
  promotion_data_analyst: [
    'viewAdvertisers',
    'viewRedemptions',
    'viewPromotions',
    'viewInventory',
    'viewPromotionActivityReport',
    'viewRewardCodeInformations',
    'viewBudget',
    'viewInvoicing',
  ],
  promotion_user: promotionUser,
  promotion_manager: promotionManager,
  client_manager: [
    ...promotionManager,
    'editAdvertisers',
    'createAdvertisers',
    'editInvoicing',
    'viewRewardCodeData',
    'editDiscounts',
    'createBudget',
    'viewRedemptionComments',
  ],
  inventory_manager: inventory,
  inventory_qa: inventory,
  inventory_data_analyst: inventory,
  inventory_data_analyst_with_full_access: inventory,
  customer_support_manager: [
    ...supportAgent,
    'redemptionsAdmin',
    'viewRewardCodeData',
    'viewRedemptionComments',
  ],
  customer_support_agent: supportAgent,
  catalog_manager: ['viewRewards', 'editRewards', 'createRewards', 'viewCatalog'],
  platform_admin: [
    'redemptionsAdmin',
    'adminDiscounts',
    'createAccounts',
    'editDiscounts',
    'viewInvoicing',
    'editBudgetAlerts',
    'forceRefundRedemptions',
    'viewRewardCodeData',
    'viewAllocationsReport',
    'editRedemptionsQuota',
    'viewRewardCodeInformations',
    'viewCouponCode',
    'viewRedemptionComments',
  ],
} as const satisfies Record<string, readonly Ability[]>;

export type Role = keyof typeof ROLE_ABILITIES;

export const ROLES = Object.keys(ROLE_ABILITIES) as Role[];

/** Roles that cannot be assigned: two anonymous ones, and the one that every signed-in account with a role has (ROLES-1, 2). */
const NEVER_GIVEN: readonly Role[] = ['guest', 'public_catalog', 'user_logged'];

/** The roles an account can be given. */
export const ACCOUNT_ROLES = ROLES.filter((role) => !NEVER_GIVEN.includes(role));

/** All abilities of an account with these roles; none at all without a role (AUTH-9). */
export function abilitiesOf(roles: readonly Role[]): ReadonlySet<Ability> {
  if (roles.length === 0) return new Set();
  return new Set([...userLogged, ...roles.flatMap((role) => [...ROLE_ABILITIES[role]])]);
}
