import { sql } from 'drizzle-orm';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { DEMO_PASSWORD } from '../../../schema/foundation/signIn.ts';
import { invoicing } from '../../advertisers/advertisers/invoicingTable.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { brands } from '../../catalog/brands/table.ts';
import { productDimensions } from '../../catalog/products/dimensionTable.ts';
import { publications } from '../../catalog/products/publicationTable.ts';
import { products } from '../../catalog/products/table.ts';
import { providers } from '../../catalog/providers/table.ts';
import { writeEntries } from '../../catalog/search/store/entries.ts';
import {
  productTags,
  rewardGroupProducts,
  rewardGroups,
  searchCountries,
  searchTags,
  serviceCategories,
  typologies,
} from '../../catalog/search/store/table.ts';
import { skus } from '../../catalog/skus/table.ts';
import type { PlatformConfig } from '../../config.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { events } from '../../foundation/changes/eventTable.ts';
import { queueNoChanges } from '../../foundation/changes/outbox.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { openCodeBox } from '../../foundation/secrets/openCodeBox.ts';
import { orderClaims } from '../../fulfillment/dispatches/claimTable.ts';
import { recipients } from '../../fulfillment/recipients/table.ts';
import { redemptions } from '../../fulfillment/redemptions/table.ts';
import { allocations } from '../../money/allocations/table.ts';
import { budgetLines } from '../../money/budgets/table.ts';
import { discounts } from '../../money/discounts/table.ts';
import { accountAdvertisers, accountLinks, accounts } from '../../people/accounts/table.ts';
import { organizations } from '../../people/organization/table.ts';
import { serviceAccountSecrets, serviceAccounts } from '../../people/serviceAccounts/table.ts';
import { hashPassword } from '../../people/signIn/password.ts';
import { promotionRewards } from '../../promotions/promotions/offers/offerTable.ts';
import { promotionRewardGroups } from '../../promotions/promotions/offers/rewardGroupTable.ts';
import { screenTexts } from '../../promotions/promotions/screenTextTable.ts';
import { promotions } from '../../promotions/promotions/table.ts';
import { fillUnnoted } from '../../reports/activityReport/rollup/fold.ts';
import { demoAlerts } from './accounts/alerts.ts';
import { demoDiscounts } from './accounts/discounts.ts';
import { demoInvoicing } from './accounts/invoicing.ts';
import { DEMO_ORGANIZATIONS } from './accounts/organizations.ts';
import { demoPeople } from './accounts/people.ts';
import { demoServiceAccounts } from './accounts/serviceAccounts.ts';
import { writeMoney } from './accounts/writeMoney.ts';
import { demoBrands, demoProductDimensions, demoProducts, demoPublications } from './catalog/catalogue.ts';
import { demoCatalogueEvents } from './catalog/catalogueEvents.ts';
import {
  demoProductTags,
  demoPromotionGroups,
  demoRewardGroupProducts,
  demoRewardGroups,
  demoServiceCategories,
  demoTypologies,
} from './catalog/catalogueIndex.ts';
import { allCountries } from './catalog/countries.ts';
import { demoItemDimensions, demoItemSkus, demoItems } from './catalog/items.ts';
import { DEMO_PROVIDERS } from './catalog/providers.ts';
import { demoSkusOfAnyValue } from './catalog/skusOfAnyValue.ts';
import { demoStock } from './catalog/stock.ts';
import { demoCodes, demoPools } from './codes.ts';
import { writeHistories } from './histories.ts';
import { demoPromotionRewards } from './promotionRewards.ts';
import { continueNumbering, insertRows } from './rows.ts';
import { demoScreenTexts } from './screenTexts.ts';
import { demoTags } from './words.ts';
import { type DemoSize, demoWorld } from './world.ts';

/** Percent of the time before and after what takes longest. */
const REDEMPTIONS = { from: 14, to: 62 };
const MONEY = { from: 66, to: 98 };

/** Redemptions of one statement. */
const PART = 5000;

/** Options for demo data: the same `seed` and `today` (a day in DEFAULT_TIME_ZONE) make the same data. */
export interface SeedOptions {
  size: DemoSize;
  seed: number;
  today: Day;
  /** Keys that codes are sealed by; without them the demo's own. */
  codes?: Pick<PlatformConfig, 'codesKeys' | 'codesHashKey'>;
  /** Called with the percentage of the time that has passed, as measured with the full size. */
  onProgress?: (percent: number) => void;
}

/** True if the database holds no organization yet: the only state in which demo data are created. */
export async function isEmpty(database: Database): Promise<boolean> {
  const rows = await rowCountOf(database.db, sql`select 1 from organizations limit 1`);
  return rows === 0;
}

/** The created data, and the milliseconds taken. */
export interface Seeded {
  advertisers: number;
  redemptions: number;
  postings: number;
  milliseconds: number;
}

/** Fills an empty database with the demo data set, in one transaction; all dates lie before `today`. */
export async function seedDemo(database: Database, options: SeedOptions): Promise<Seeded> {
  const start = performance.now();
  const at = options.onProgress ?? (() => {});
  at(0);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { codesKeys = null, codesHashKey = null } = options.codes ?? {};
  const box = await openCodeBox({ codesKeys, codesHashKey, isDemo: true }, database);
  const world = demoWorld(options);
  const advertiserRows = world.advertisers.map(({ row }) => row);
  const people = demoPeople(advertiserRows, { passwordHash, today: options.today });
  await systemScope(database).write(async (tx) => {
    await queueNoChanges(tx);
    await insertRows(tx, organizations, DEMO_ORGANIZATIONS);
    await insertRows(tx, advertisers, advertiserRows);
    await insertRows(tx, invoicing, demoInvoicing(world.advertisers, options.seed));
    await insertRows(tx, accounts, people.accounts);
    await insertRows(tx, accountAdvertisers, people.advertisers);
    await insertRows(tx, accountLinks, people.links);
    const services = demoServiceAccounts(options.today);
    await insertRows(tx, serviceAccounts, services.accounts);
    await insertRows(tx, serviceAccountSecrets, services.secrets);
    await insertRows(tx, providers, DEMO_PROVIDERS);
    await insertRows(tx, brands, demoBrands());
    await insertRows(tx, typologies, demoTypologies());
    const categories = demoServiceCategories();
    await insertRows(tx, serviceCategories, categories);
    const productRows = demoProducts().map((product, index) => ({
      ...product,
      serviceCategoryId: categories[index % categories.length]?.id ?? null,
    }));
    await insertRows(tx, products, productRows);
    const items = demoItems();
    await insertRows(tx, products, items);
    await insertRows(tx, productDimensions, [...demoProductDimensions(), ...demoItemDimensions()]);
    await insertRows(tx, publications, demoPublications(DEMO_ORGANIZATIONS));
    await insertRows(tx, discounts, demoDiscounts(world.advertisers, options.seed));
    for (const rows of [world.skus, demoItemSkus(), demoSkusOfAnyValue()]) await insertRows(tx, skus, rows);
    await insertRows(
      tx,
      promotions,
      world.promotions.map(({ row }) => row),
    );
    at(10);
    const rewards = demoPromotionRewards(world);
    await insertRows(tx, promotionRewards, rewards);
    await insertRows(tx, screenTexts, demoScreenTexts({ ...world, rewards }));
    await insertRows(tx, recipients, world.recipients);
    await fillUnnoted(tx, async () => {
      for (let start = 0; start < world.redemptions.length; start += PART) {
        at(within(REDEMPTIONS, start / world.redemptions.length));
        await insertRows(tx, redemptions, world.redemptions.slice(start, start + PART));
      }
    });
    at(REDEMPTIONS.to);
    await insertRows(tx, orderClaims, world.claims);
    await demoCodes(tx, box, world.redemptions);
    await demoPools(tx, box, world.skus);
    await demoStock(tx, options.today);
    await writeMoney(tx, world, (share) => at(within(MONEY, share)));
    at(MONEY.to);
    await insertRows(tx, searchTags, demoTags());
    await insertRows(tx, searchCountries, allCountries());
    await insertRows(tx, productTags, demoProductTags());
    await insertRows(tx, rewardGroups, demoRewardGroups());
    await insertRows(tx, rewardGroupProducts, demoRewardGroupProducts());
    await insertRows(tx, promotionRewardGroups, demoPromotionGroups(world.promotions.map(({ row }) => row)));
    await writeEntries(
      tx,
      [...productRows, ...items].map(({ id }) => id),
    );
    const [manager] = people.accounts;
    await insertRows(tx, events, demoCatalogueEvents(manager?.id ?? '1', options.today));
    await writeHistories(tx, { accountId: manager?.id ?? '1', today: options.today });
    await demoAlerts(
      tx,
      advertiserRows.map(({ id }) => id),
      options.today,
    );
    for (const table of [
      organizations,
      advertisers,
      accounts,
      serviceAccounts,
      serviceAccountSecrets,
      promotions,
      providers,
      recipients,
      redemptions,
      searchTags,
      typologies,
      serviceCategories,
      rewardGroups,
      allocations,
      budgetLines,
    ]) {
      await continueNumbering(tx, table);
    }
  });
  return {
    advertisers: advertiserRows.length,
    redemptions: world.redemptions.length,
    postings: world.postings.length,
    milliseconds: Math.round(performance.now() - start),
  };
}

/** The percentage at this share of a stage. */
const within = ({ from, to }: { from: number; to: number }, share: number): number =>
  from + (to - from) * share;
