import { describe, expect, test } from 'vitest';
import {
  ABILITIES,
  type Ability,
  ACCOUNT_ROLES,
  abilitiesOf,
  ROLE_ABILITIES,
  ROLES,
  type Role,
} from './abilities.ts';

// Written from the specification's table (document A §6), not from the code.
const words = (text: string) => new Set(text.trim().split(/[\s,]+/));
const of = (role: Role): ReadonlySet<string> => new Set<string>(ROLE_ABILITIES[role]);
const own = words('viewHome viewAccount editAccounts');
const holders = (ability: Ability) => ROLES.filter((role) => of(role).has(ability));

const USER = words(`viewAdvertisers viewPromotions viewPromotionsCustomization viewRedemptions editRedemptions
  refundRedemptions createRedemptions createBulkRedemptions viewCredentials viewInventory viewPromotionActivityReport
  viewCatalog viewBudget viewAlerts viewInvoicing`);
const ADMIN_MORE =
  words(`editAdvertisers createAdvertisers editPromotions editPromotionsCustomization createPromotions
  adminDiscounts viewDiscounts editDiscounts createCredentials editInventory createInventory
  viewPromotionActivityReportPurchaseCost createBudget viewRewards createRewards viewRedemptionComments editInvoicing`);
const PROMOTION_USER =
  words(`viewAdvertisers viewPromotions viewPromotionsCustomization viewRedemptions editRedemptions
  refundRedemptions createRedemptions createBulkRedemptions viewCredentials createCredentials viewInventory editInventory
  createInventory viewPromotionActivityReport viewRewardCodeInformations viewCatalog viewBudget viewAlerts viewInvoicing`);
const PROMOTION_MANAGER = new Set([
  ...PROMOTION_USER,
  ...words('editPromotions editPromotionsCustomization createPromotions viewDiscounts'),
]);
const SUPPORT_MANAGER =
  words(`viewAdvertisers viewPromotions viewRedemptions editRedemptions refundRedemptions
  redemptionsAdmin viewRewardCodeData viewRedemptionComments viewInventoryReport viewCatalog viewBudget viewAlerts`);

describe('roles', () => {
  test('ROLES-1, ROLES-3: every account with a role has the abilities of user_logged besides; without one it has none', () => {
    expect(of('user_logged')).toEqual(own);
    for (const role of ACCOUNT_ROLES) expect(abilitiesOf([role])).toEqual(new Set([...own, ...of(role)]));
    expect(abilitiesOf([]).size).toBe(0);
  });

  test('ROLES-2, ROLES-39: guest and public_catalog are anonymous: no ability, and no account is given them', () => {
    expect([of('guest').size, of('public_catalog').size]).toEqual([0, 0]);
    expect(ACCOUNT_ROLES).not.toContain('guest');
    expect(ACCOUNT_ROLES).not.toContain('public_catalog');
  });

  test('ROLES-4: user has 15 abilities', () => {
    expect(of('user')).toEqual(USER);
    expect(USER.size).toBe(15);
  });

  test('ROLES-5, ROLES-6, ROLES-7: admin has those of user and 17 more, 32 in all, and not the ones reserved for others', () => {
    expect(of('admin')).toEqual(new Set([...USER, ...ADMIN_MORE]));
    expect(of('admin').size).toBe(32);
    const reserved =
      words(`editRewards viewInventoryReport viewAllocationsReport editRedemptionsQuota redemptionsAdmin
      editBudgetAlerts viewRewardCodeData viewCouponCode viewUIComponents`);
    expect([...reserved].filter((ability) => of('admin').has(ability))).toEqual([]);
  });

  test('ROLES-8, ROLES-9: superadmin has those of admin but adminDiscounts, and six more, 37 in all', () => {
    const more =
      words(`viewInventoryReport viewRewardCodeInformations viewRewardCodeData createAccounts editRewards
      viewUIComponents`);
    const expected = new Set([...USER, ...ADMIN_MORE, ...more]);
    expected.delete('adminDiscounts');
    expect(of('superadmin')).toEqual(expected);
    expect(expected.size).toBe(37);
  });

  test('ROLES-10: developer has viewUIComponents', () => {
    expect(of('developer')).toEqual(words('viewUIComponents'));
  });

  test('ROLES-11: promotion_data_analyst views and changes nothing', () => {
    expect(of('promotion_data_analyst')).toEqual(
      words(`viewAdvertisers viewRedemptions viewPromotions viewInventory viewPromotionActivityReport
        viewRewardCodeInformations viewBudget viewInvoicing`),
    );
  });

  test('ROLES-12, ROLES-13, ROLES-14: promotion_user, and promotion_manager with four abilities more', () => {
    expect(of('promotion_user')).toEqual(PROMOTION_USER);
    expect(of('promotion_manager')).toEqual(PROMOTION_MANAGER);
  });

  test('ROLES-15, ROLES-16: client_manager has those of promotion_manager and seven more', () => {
    const more =
      words(`editAdvertisers createAdvertisers editInvoicing viewRewardCodeData editDiscounts createBudget
      viewRedemptionComments`);
    expect(of('client_manager')).toEqual(new Set([...PROMOTION_MANAGER, ...more]));
  });

  test('ROLES-17, ROLES-18, ROLES-19, ROLES-20, ROLES-21: the four inventory roles, literally', () => {
    const two = words('viewInventoryReport viewPromotionActivityReportPurchaseCost');
    const roles = ROLES.filter((role) => role.startsWith('inventory_'));
    expect(roles).toHaveLength(4);
    for (const role of roles) expect(of(role)).toEqual(two);
    const combined = abilitiesOf(['inventory_manager', 'user']);
    expect(combined.has('viewPromotionActivityReport')).toBe(true);
    expect(combined.has('viewPromotionActivityReportPurchaseCost')).toBe(true);
  });

  test('ROLES-22, ROLES-23, ROLES-24: customer support, the agent without three abilities of the manager', () => {
    expect(of('customer_support_manager')).toEqual(SUPPORT_MANAGER);
    const fewer = new Set(SUPPORT_MANAGER);
    for (const ability of ['redemptionsAdmin', 'viewRewardCodeData', 'viewRedemptionComments'])
      fewer.delete(ability);
    expect(of('customer_support_agent')).toEqual(fewer);
  });

  test('ROLES-25: catalog_manager', () => {
    expect(of('catalog_manager')).toEqual(words('viewRewards editRewards createRewards viewCatalog'));
  });

  test('ROLES-26, ROLES-27: platform_admin has 13 abilities, literally, and is added on top of another role', () => {
    expect(of('platform_admin')).toEqual(
      words(`redemptionsAdmin adminDiscounts createAccounts editDiscounts viewInvoicing editBudgetAlerts
        forceRefundRedemptions viewRewardCodeData viewAllocationsReport editRedemptionsQuota viewRewardCodeInformations
        viewCouponCode viewRedemptionComments`),
    );
    expect(of('platform_admin').size).toBe(13);
    expect(abilitiesOf(['platform_admin', 'user']).has('viewAdvertisers')).toBe(true);
  });

  test('ROLES-29, ROLES-30, ROLES-31: five abilities belong to platform_admin alone', () => {
    for (const ability of [
      'viewAllocationsReport',
      'editRedemptionsQuota',
      'editBudgetAlerts',
      'forceRefundRedemptions',
      'viewCouponCode',
    ] as const)
      expect([ability, holders(ability)]).toEqual([ability, ['platform_admin']]);
  });

  test('ROLES-28: there are 19 roles, and every ability of the list is held by one of them', () => {
    expect(ROLES).toHaveLength(19);
    expect(ABILITIES.filter((ability) => holders(ability).length === 0)).toEqual([]);
  });
});
