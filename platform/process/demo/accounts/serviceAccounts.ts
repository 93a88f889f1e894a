import type { InferInsertModel } from 'drizzle-orm';
import { addDays, type Day } from '../../../../schema/foundation/dates/dates.ts';
import type { serviceAccountSecrets, serviceAccounts } from '../../../people/serviceAccounts/table.ts';

/** The second operator. */
const SECOND_OPERATOR_ID = '2';

type DemoServiceAccount = Required<
  Pick<
    InferInsertModel<typeof serviceAccounts>,
    'id' | 'organizationId' | 'name' | 'clientId' | 'abilities' | 'madeBy' | 'createdAt' | 'endedAt'
  >
>;

/** Service accounts of the provider (one in the middle of a secret rotation) and of an organization, and one that was ended. */
export function demoServiceAccounts(today: Day): {
  accounts: DemoServiceAccount[];
  secrets: Required<InferInsertModel<typeof serviceAccountSecrets>>[];
} {
  const at = (days: number, time = '08:15') => new Date(`${addDays(today, -days)}T${time}:00Z`);
  const account = (
    id: number,
    name: string,
    more: Pick<DemoServiceAccount, 'abilities'> & Partial<DemoServiceAccount>,
  ): DemoServiceAccount => ({
    id: String(id),
    name,
    organizationId: null,
    madeBy: SECOND_OPERATOR_ID,
    clientId: `gsi_${`Demo${id}`.padEnd(22, '0')}`,
    createdAt: at(90 - 7 * id),
    endedAt: null,
    ...more,
  });
  const secret = (id: number, serviceAccountId: number, more: { days: number; isOld?: boolean }) => ({
    id: String(id),
    serviceAccountId: String(serviceAccountId),
    madeBy: SECOND_OPERATOR_ID,
    // Not a hash of any secret: no secret matches it.
    secretHash: 'demo',
    hint: `x${id}Qz`,
    createdAt: at(more.days),
    endedAt: null,
    expiresAt: more.isOld ? at(-2) : null,
    lastUsedAt: at(1, more.isOld ? '02:10' : '04:30'),
  });
  return {
    accounts: [
      account(1, 'Nightly import of the CRM', {
        abilities: ['viewAdvertisers', 'editAdvertisers', 'createAdvertisers', 'viewBudget'],
      }),
      account(2, 'Figures for the data warehouse', {
        abilities: ['viewAdvertisers', 'viewBudget', 'viewRedemptions', 'viewPromotionActivityReport'],
      }),
      account(3, 'Rewards for the loyalty program', {
        organizationId: '2',
        abilities: ['viewAdvertisers', 'viewPromotions', 'viewRedemptions', 'createRedemptions'],
      }),
      account(4, 'Export to the former warehouse', {
        abilities: ['viewAdvertisers', 'viewInventory'],
        endedAt: at(12),
      }),
    ],
    secrets: [
      secret(1, 1, { days: 83, isOld: true }),
      secret(2, 1, { days: 2 }),
      secret(3, 2, { days: 76 }),
      secret(4, 3, { days: 69 }),
    ],
  };
}
