// What the editor previews is what recipients get: the same pages, the same links, fields and buttons, for every experience.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../platform/fulfillment/redemptionActions/recipients/view.ts';
import { sampleView } from '../../recipient/samples/sampleView.ts';
import { screenDocument } from '../../recipient/screenDocument.ts';
import type { AuthenticationSystem, Modules } from '../../schema/promotions/experiences.ts';
import {
  type PageName,
  RECIPIENT_SCREENS,
  type ScreenName,
  screensOf,
} from '../../schema/promotions/promotionScreens/recipientScreens.ts';
import { FOOTER_LINKS } from '../../schema/promotions/promotionValues.ts';
import {
  type CustomizationFacts,
  flowFacts,
  pageSettings,
  shownPromotion,
  shownRewards,
} from '../../web/promotions/customization/customizationRow.ts';
import type { CustomizationValues } from '../../web/promotions/customization/customizationRules.ts';
import { SKUS } from '../support/engineWorld.ts';
import { RECIPIENT_URL, type RecipientWorld, startRecipientWorld } from '../support/recipientWorld.ts';

interface Experience {
  id: string;
  name: string;
  systems: AuthenticationSystem[];
  modules: Modules;
  supportsPrimaryCode: boolean | null;
}

let world: RecipientWorld;
let experiences: Experience[];
beforeAll(async () => {
  world = await startRecipientWorld();
  experiences = await world.rows<Experience>(
    sql`select x.id::text as id, x.names ->> 'en' as name, x.authentication_systems as systems, x.modules, f.supports_primary_code as "supportsPrimaryCode"
      from experiences x left join redemption_flows f on f.id = x.redemption_flow_id order by x.id`,
  );
});
afterAll(() => world.close());

const CONTACT = 'help@alpha.example';
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const CHANNELS = ['none', 'email', 'sms'] as const;

/** Gives promotion 1 an experience, and returns what the editor reads of it. */
async function facts(
  { systems, modules, supportsPrimaryCode, id }: Experience,
  channels: readonly string[],
  sku: string,
): Promise<CustomizationFacts> {
  const hasPortal = modules.settings.redemption_portal_domain !== undefined;
  await world.run(sql`update advertisers set contact_email = ${CONTACT} where id = 1`);
  await world.setPromotion(sql`experience_id = ${id}, ui_id = ${hasPortal ? 'one' : null}, authentication_systems = ${`{${systems.join(',')}}`}::text[],
    notification_channels = ${`{${channels.join(',')}}`}::text[], footer_links = '{privacy_policy,terms_and_conditions,contact_us}',
    enable_contact_support = true, allow_pdf = true, landing_page_url = 'https://alpha.example/shop', sharing_systems = '{email}',
    display_code = false, fraud_level = 'standard', restricted_languages = '{}', status = 'enabled'`);
  return {
    name: 'One',
    advertiserName: 'Advertiser 1',
    uiId: hasPortal ? 'one' : null,
    endsAt: null,
    allowPdf: true,
    authenticationSystems: systems,
    activationNotificationChannels: [],
    notificationChannels: channels,
    landingPages: { defaultUrl: 'https://alpha.example/shop' },
    restrictions: { countries: [], languages: [] },
    flowSettings: { multipleRewards: false, sharingSystems: ['email'] },
    experience: {
      redemptionFlow: supportsPrimaryCode === null ? null : { supportsPrimaryCode },
      options: { modules: { bulkActivation: modules.bulk_activation ?? null } },
    },
    advertiser: { contactEmail: CONTACT, operatingCountries: [] },
    rewards: {
      items: [
        {
          sku,
          name: sku === SKUS.goods ? 'Mug' : 'Issued 10',
          names: [],
          status: 'enabled',
          deliveryMode: sku === SKUS.goods ? 'physical_shipment' : 'digital_delivery',
          faceValue: { amount: '10.00', currency: 'EUR' },
          catalogueEntry: { image: null },
        },
      ],
    },
    moreRewards: { items: [] },
  } as unknown as CustomizationFacts;
}

function previewed(screen: ScreenName, of: CustomizationFacts): string {
  const values = {
    ...Object.fromEntries(FOOTER_LINKS.map((link) => [link, true])),
    enableContactSupport: true,
    displayCode: false,
  } as CustomizationValues;
  const view = sampleView({
    screen,
    locale: 'en',
    written: {},
    promotion: shownPromotion(of, values),
    rewards: shownRewards(of),
  });
  return screenDocument(screen, view, pageSettings(of));
}

/** What a page offers: addresses without the token, names of fields, labels of buttons, notes. */
function offered(html: string): string[] {
  const page = html.slice(html.indexOf('<main'));
  const controls = [
    ...page.matchAll(
      /<a [^>]*href="([^"]*)"|<(?:input|select) [^>]*name="([^"]*)"|<button[^>]*>([^<]*)<|<p class="note">([^<]*)/g,
    ),
  ];
  return controls
    .map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')
    .map((text) => text.replace(/^(?:https:\/\/example\.com)?\/r\/[^/?]+/, 'PAGE'));
}

async function link(sku: string, { isSent, hasAccount }: { isSent: boolean; hasAccount: boolean }) {
  const [id = ''] = (
    await world.dispatch(1, {
      kind: isSent ? 'send_links' : 'download_links',
      sku,
      channel: isSent ? 'email' : null,
    })
  ).ids;
  if (hasAccount)
    await world.run(sql`update recipients set provider = 'account', uid = ${`member ${id}`}
      where id = (select recipient_id from redemptions where id = ${id})`);
  return { id, path: world.path(id) };
}

describe.each(NUMBERS)('the experience %s', (number) => {
  test.each(CHANNELS)(
    'with rewards told by %s: each page of the editor is the page that is served, and there is no other',
    async (channel) => {
      const channels = channel === 'none' ? [] : [channel];
      const experience = experiences.find(({ id }) => id === number) as Experience;
      const sku = experience.name === 'Gifts by post' ? SKUS.goods : SKUS.issued;
      const of = await facts(experience, channels, sku);
      const screens = screensOf(flowFacts(of));
      const preview = (screen: PageName) => offered(previewed(screen, of));
      const hasAccount =
        experience.systems.length > 0 &&
        !experience.systems.some((one) => one === 'email' || one === 'mobile');
      const get = async (path: string) => world.browser().get(path);

      const portal = await get('/r/p/one');
      expect(portal.status).toBe(screens.includes('code_entry') ? 200 : 404);
      if (portal.status === 200) expect(offered(portal.html)).toEqual(preview('code_entry'));

      const downloaded = await link(sku, { isSent: false, hasAccount });
      if (!hasAccount)
        await world.run(sql`update redemptions set recipient_id = null where id = ${downloaded.id}`);
      expect(offered((await get(downloaded.path)).html)).toEqual(preview('authentication'));

      const sent = await link(sku, { isSent: true, hasAccount });
      if (sku === SKUS.goods) {
        expect(screens).toContain('shipping_information');
        expect(offered((await get(sent.path)).html)).toEqual(preview('shipping_information'));
        await world.run(
          sql`update redemptions set address = '{"full_name": "A", "address": "B", "zipcode": "1", "city": "C", "country": "FR"}' where id = ${sent.id}`,
        );
      } else expect(screens).not.toContain('shipping_information');
      expect(offered((await get(`${sent.path}?failed=1`)).html)).toEqual(preview('unexpected_error'));
      const browser = world.browser();
      await browser.send(sent.path, { step: 'redeem' });
      expect(offered((await browser.get(sent.path)).html)).toEqual(preview('success'));

      const open = await link(sku, { isSent: true, hasAccount });
      await world.setPromotion(sql`restricted_languages = '{ja}'`);
      expect(offered((await get(open.path)).html)).toEqual(preview('user_not_eligible'));
      await world.setPromotion(sql`restricted_languages = '{}', status = 'paused'`);
      expect(offered((await get(open.path)).html)).toEqual(preview('promotion_not_available'));

      for (const screen of screens.filter((one) => RECIPIENT_SCREENS[one].kind === 'mail')) {
        const view = await world.scope.read((tx) =>
          viewOf(tx, {
            advertiserId: '1',
            redemptionId: sent.id,
            screen,
            locale: 'en',
            publicUrl: RECIPIENT_URL,
            box: world.box,
            withCode: false,
          }),
        );
        const html = previewed(screen, of);
        for (const { url } of view.footerLinks) expect(html).toContain(`href="${url}"`);
        expect(html.includes('Privacy policy')).toBe(
          view.footerLinks.some((one) => one.link === 'privacy_policy'),
        );
      }
    },
  );
});
