import type { Json } from '../../platform/testing/testPlatform.ts';
import { INVOICE_TYPES } from '../../schema/advertisers/advertisers.ts';
import { type AllocationWorld, REWARDS } from '../support/allocationWorld.ts';
import { PLAIN_NOUNS } from '../support/plainNouns.ts';
import { catalogueEditables } from './catalogueEditables.ts';
import { editableRows } from './editableRows.ts';
import { type Editable, ways } from './editableShape.ts';

const text = (count: number) => `Text ${count}`;
const money = (count: number) => `${1 + (count % 9_000)}.00`;
const site = (count: number) => `https://shop.example/${count}`;
const nextRewards = (_: number, seen: unknown) =>
  String(seen) === REWARDS.fine ? [REWARDS.other, REWARDS.fine] : [REWARDS.fine];
const toggle = (_: number, seen: unknown) => (seen === 'on' ? 'off' : 'on');

/** Everything of the platform that bears a version and is edited. */
export async function editables(world: AllocationWorld): Promise<Editable[]> {
  const { allocation, line, plain, promotion, quota, recipient, screened } = await editableRows(world);
  const draft = '/api/advertisers/1/promotion_draft';
  const [own, settings, member] = ['/api/accounts/me', '/api/accounts/me/settings', '/api/members/2'];
  const [advertiser, invoicing] = ['/api/advertisers/1', '/api/advertisers/1/invoicing'];
  const [discounts, lines] = ['/api/advertisers/1/discounts', '/api/advertisers/1/budget/line_items'];
  const product = 'ABC-AA0001';
  const profile = ways('updateAccount', 'retailer', own);
  const setting = ways('updateAccountSettings', 'retailer', settings);
  const change = ways('updateAllocation', 'retailer', allocation);
  const invoice = ways('updateInvoicing', 'operator', invoicing);
  return [
    {
      name: 'an account',
      login: 'retailer',
      url: own,
      savedAt: 'member',
      changes: [
        profile('name', text),
        profile('phone_number', (count) => `+33 6 ${String(count).padStart(8, '0')}`),
        ways('updateMember', 'operator', member)('name', text),
      ],
    },
    {
      name: 'notification settings',
      login: 'retailer',
      url: settings,
      changes: [setting('notifications', toggle), setting('budget_alerts', toggle)],
      fieldsIn: ({ status, subscriptions }) => ({
        notifications: status,
        budget_alerts: subscriptions?.alert_severity_budget?.email?.status,
      }),
    },
    {
      name: 'an advertiser',
      login: 'operator',
      url: advertiser,
      savedAt: 'advertiser',
      changes: [
        ways('updateAdvertiser', 'retailer', advertiser)('name', text),
        ways('updateBudgetAlerts', 'operator', `${advertiser}/budget_alerts`)('alert_1', money),
        ways('updateBudgetAlerts', 'operator', `${advertiser}/budget_alerts`)('alert_2', money),
      ],
      fieldsIn: ({ name, budget_alerts: alerts }) => ({ name, ...alerts }),
    },
    {
      name: 'invoicing',
      login: 'operator',
      url: invoicing,
      changes: [
        invoice('firstname', text),
        invoice('invoice_type', (count, seen) => INVOICE_TYPES.filter((type) => type !== seen)[count % 3]),
        invoice('city', text, (city) => ({ invoice_address: { city } })),
      ],
      fieldsIn: ({ firstname, invoice_type, invoice_address: address }) => ({
        firstname,
        invoice_type,
        city: address?.city,
      }),
    },
    {
      name: 'a discount',
      login: 'operator',
      url: discounts,
      isRow: (row) => String(row.product_id) === product,
      savedAt: 'discount',
      changes: [
        ways('saveDiscount', 'operator', discounts)(
          'discount',
          (count) => String((1 + (count % 9_998)) / 100),
          (discount) => ({ product_id: product, discount }),
        ),
      ],
    },
    ...PLAIN_NOUNS.map(
      ({ path, row, update }): Editable => ({
        name: `a ${row}`,
        login: 'operator',
        url: `/api/advertisers/1/${path}`,
        savedAt: row,
        isRow: ({ id }) => String(id) === plain[row],
        changes: [ways(update, 'operator', `/api/${path}/${plain[row]}`)('name', text)],
      }),
    ),
    {
      name: 'a line of a budget',
      login: 'operator',
      url: `${lines}?per_page=100`,
      isRow: ({ id }) => String(id) === line,
      savedAt: 'line',
      changes: [
        {
          operation: 'updateBudgetLine',
          login: 'operator',
          field: 'description',
          value: text,
          request: (value) => ({
            url: `${lines}/${line}?${new URLSearchParams({ description: String(value) })}`,
          }),
        },
      ],
    },
    {
      name: 'a waiting allocation',
      login: 'retailer',
      url: allocation,
      savedAt: 'allocation',
      changes: [change('external_id', text), change('description', text), change('requested_amount', money)],
    },
    {
      name: 'a promotion',
      login: 'retailer',
      url: promotion,
      savedAt: 'promotion',
      changes: [
        ways('updatePromotion', 'retailer', promotion)('name', text),
        ways('updatePromotion', 'operator', promotion)('landing', site, (landing) => ({
          landing_pages: { default_url: landing },
        })),
        ways('updatePromotion', 'retailer', promotion)(
          'code',
          (_, seen) => !seen,
          (code) => ({
            flow_settings: { display_code: code },
          }),
        ),
        ways('choosePromotionRewards', 'retailer', `${promotion}/rewards`)(
          'rewards',
          nextRewards,
          (skus) => ({
            rewards: (skus as string[]).map((sku) => ({ sku })),
          }),
        ),
      ],
      fieldsIn: ({ name, landing_pages: pages, flow_settings: flow, rewards }) => ({
        name,
        landing: pages?.default_url,
        code: flow?.display_code,
        rewards: skusOf(rewards),
      }),
    },
    {
      name: 'screens of a promotion',
      login: 'retailer',
      url: `${screened}/screens`,
      changes: ['success', 'authentication'].map((screen) =>
        ways('savePromotionScreens', 'retailer', `${screened}/screens`)(screen, text, (title) => ({
          screens: [{ screen, locale: 'en', texts: { title } }],
        })),
      ),
      fieldsIn: ({ screens }) => titlesOf(screens),
    },
    {
      name: 'a draft of a promotion',
      login: 'retailer',
      url: draft,
      changes: [
        ways('savePromotionDraft', 'retailer', draft)('name', text, (name) => ({ settings: { name } })),
        ways(
          'savePromotionDraft',
          'retailer',
          draft,
        )('page', (_, seen) => (seen === 'reward' ? 'settings' : 'reward')),
      ],
      fieldsIn: ({ settings, page }) => ({ name: settings?.name, page }),
    },
    {
      name: 'a recipient',
      login: 'retailer',
      url: recipient.lines,
      savedAt: 'line',
      isRow: (row) => String(row.redemption_id) === recipient.id,
      changes: [
        ways(
          'correctRecipient',
          'retailer',
          `/api/redemptions/${recipient.id}/recipient`,
        )('email', (count) => `r${count}@customers.example`),
      ],
      versionIn: ({ recipient: details }) => details?.version,
      fieldsIn: ({ recipient: details }) => ({ email: details?.email }),
    },
    {
      name: 'names of a recipient',
      login: 'retailer',
      url: `/api/users/${recipient.user}`,
      changes: (['first_name', 'last_name'] as const).map((field) =>
        ways('updateUser', 'retailer', `/api/users/${recipient.user}`)(field, text),
      ),
    },
    {
      name: 'a quota',
      login: 'platform_admin',
      url: quota.list,
      isRow: (row) => String(row.redemptions_quota_id) === quota.id,
      changes: [
        ways(
          'updateRedemptionsQuota',
          'platform_admin',
          quota.url,
        )('nb_redemptions_allowed', (count) => 10 + count),
      ],
    },
    ...(await catalogueEditables(world)),
  ];
}

/** SKUs of the rewards that are given, in their order. */
const skusOf = (rewards: Json | undefined) =>
  (rewards as unknown as { sku: string; status: string }[])
    .filter(({ status }) => status !== 'disabled')
    .map(({ sku }) => sku);

/** Titles by their screens; nothing where the answer says nothing of screens. */
const titlesOf = (screens: Json | undefined): Record<string, unknown> =>
  Object.fromEntries(
    ((screens ?? []) as unknown as { screen: string; texts: { title?: string } }[]).map((one) => [
      one.screen,
      one.texts.title,
    ]),
  );
