import type {
  CustomizationFactsFragment,
  CustomizationFormFragment,
} from '../../../operations/promotions/customization/CustomizationScreen.generated.ts';
import type { ShownPromotion, ShownReward } from '../../../recipient/filledView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import type { PageSettings } from '../../../recipient/samples/sampleStep.ts';
import type { ScreenTexts } from '../../../recipient/screenTexts.ts';
import {
  COLOR_PARTS,
  type ColorPart,
  type FlowColors,
} from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import type { FlowFacts, ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { textsOfScreen } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import {
  FLOW_THEMES,
  type FlowTheme,
  FOOTER_LINKS,
  PROMOTION_LOCALES,
  type PromotionLocale,
} from '../../../schema/promotions/promotionValues.ts';
import type { CustomizationValues } from './customizationRules.ts';
import { placeOfField, textField } from './textField.ts';

/** The saved customization of a promotion. */
export type CustomizationRow = CustomizationFormFragment;

/** Other data that its screens depend on. */
export type CustomizationFacts = CustomizationFactsFragment;

/** A text in the form: absent if the next level provides it. */
const typed = (text: string): string | undefined => (text === '' ? undefined : text);

/** The initial values of the form: the look, and the promotion's and its rewards' own texts. */
export function valuesOf(row: CustomizationRow): CustomizationValues {
  const { flowSettings, colors, medias, smsSenderName, screens } = row;
  const texts = (screens ?? [])
    .filter(({ level }) => level !== 'advertiser')
    .flatMap(({ sku, screen, locale, texts }) =>
      texts.map(({ key, text }) => [
        `text/${encodeURIComponent(sku ?? '')}/${screen}/${locale}/${key}`,
        typed(text),
      ]),
    );
  return {
    redemptionFlowTheme: themeOf(flowSettings?.redemptionFlowTheme),
    ...(Object.fromEntries(
      COLOR_PARTS.map((part) => [part, colors.find((one) => one.part === part)?.color ?? null]),
    ) as Record<ColorPart, string | null>),
    logo: pictureOf(medias.logo),
    background: pictureOf(medias.background),
    enableContactSupport: flowSettings?.enableContactSupport ?? false,
    displayCode: flowSettings?.displayCode ?? false,
    ...(Object.fromEntries(
      FOOTER_LINKS.map((link) => [link, flowSettings?.footerLinks.includes(link) ?? false]),
    ) as Record<(typeof FOOTER_LINKS)[number], boolean>),
    smsSenderName,
    ...Object.fromEntries(texts),
  };
}

const pictureOf = (picture: { id: string; url: string } | null) =>
  picture && { id: picture.id, url: picture.url };
const themeOf = (name: string | undefined): FlowTheme =>
  FLOW_THEMES.find((one) => one === name) ?? FLOW_THEMES[0];

/** Colors in the form's format; invalid ones are omitted. */
export const colorsOf = (values: CustomizationValues): FlowColors =>
  Object.fromEntries(COLOR_PARTS.flatMap((part) => (values[part] ? [[part, values[part]]] : [])));

/** The promotion in its screens' format, with the look of the form. */
export function shownPromotion(facts: CustomizationFacts, values: CustomizationValues): ShownPromotion {
  return {
    name: facts.name,
    advertiserName: facts.advertiserName,
    theme: values.redemptionFlowTheme ?? FLOW_THEMES[0],
    colors: colorsOf(values),
    logoUrl: values.logo?.url ?? null,
    backgroundUrl: values.background?.url ?? null,
    footerLinks: FOOTER_LINKS.filter((link) => values[link]),
    enableContactSupport: values.enableContactSupport ?? false,
    displayCode: values.displayCode ?? false,
    supportEmail: facts.advertiser?.contactEmail ?? null,
    hasMessages: facts.notificationChannels.length > 0,
    multipleRewards: facts.flowSettings?.multipleRewards ?? false,
    endDatetime: facts.endsAt,
  };
}

const givenRewards = ({ rewards, moreRewards }: CustomizationFacts) =>
  [...(rewards?.items ?? []), ...(moreRewards?.items ?? [])].filter(({ status }) => status !== 'disabled');

/** The rewards that recipients can see, in their order; by their usual names, or those in a language. */
export const shownRewards = (facts: CustomizationFacts, locale?: PromotionLocale): ShownReward[] =>
  givenRewards(facts).map(({ sku, name, names, faceValue, deliveryMode, catalogueEntry }) => ({
    sku,
    faceValue,
    name: (locale && names[PROMOTION_LOCALES.indexOf(locale)]) ?? name,
    imageUrl: catalogueEntry.image ?? null,
    isShipped: deliveryMode === 'physical_shipment',
  }));

/** The owners of a screen's texts: the form for the promotion and the reward, the record for the advertiser. */
export function writtenTexts(
  row: CustomizationRow,
  values: CustomizationValues,
  { sku, screen, locale }: { sku: string | null; screen: ScreenName; locale: PromotionLocale },
): WrittenTexts {
  const fields = values as Readonly<Record<string, unknown>>;
  const ofLevel = (level: string | null): ScreenTexts =>
    Object.fromEntries(
      textsOfScreen(screen).flatMap(({ key }) => {
        const text = fields[textField({ sku: level, screen, locale, key })];
        return typeof text === 'string' ? [[key, text]] : [];
      }),
    );
  const advertiser = row.screens?.find(
    (one) => one.level === 'advertiser' && one.screen === screen && one.locale === locale,
  );
  return {
    advertiser: Object.fromEntries(advertiser?.texts.map(({ key, text }) => [key, text]) ?? []),
    promotion: ofLevel(null),
    ...(sku !== null && { reward: ofLevel(sku) }),
  };
}

/** Settings that decide what its pages ask for and offer. */
export const pageSettings = (facts: CustomizationFacts): PageSettings => ({
  authenticationSystems: facts.authenticationSystems,
  countries: facts.restrictions.countries.map(({ code }) => code),
  allowsPdf: facts.allowPdf,
  landingUrl: facts.landingPages.defaultUrl,
  canShare: facts.flowSettings?.sharingSystems.includes('email') ?? false,
  hasMessages: facts.notificationChannels.length > 0,
});

/** Facts that decide which screens the promotion has. */
export function flowFacts(facts: CustomizationFacts): FlowFacts {
  const { experience } = facts;
  return {
    activationChannels: facts.activationNotificationChannels,
    confirmationChannels: facts.notificationChannels,
    supportsPrimaryCode: experience?.redemptionFlow?.supportsPrimaryCode ?? false,
    hasBulkActivation: experience?.options.modules.bulkActivation != null,
    hasPortal: facts.uiId !== null,
    hasShippableReward: givenRewards(facts).some(({ deliveryMode }) => deliveryMode === 'physical_shipment'),
  };
}

/** Languages of the promotion, its own first; all of them if it is not restricted. */
export function localesOf({ locale: own, restrictions }: CustomizationFacts): PromotionLocale[] {
  const { languages } = restrictions;
  const locales = PROMOTION_LOCALES.filter(
    (one) => one === own || languages.length === 0 || languages.includes(one),
  );
  return locales.sort((one, other) => Number(other === own) - Number(one === own));
}

/** Destination countries of an SMS: where the advertiser operates (CUSTOM-34). */
export const countriesOf = ({ advertiser }: CustomizationFacts): string[] =>
  (advertiser?.operatingCountries ?? []).map(({ code }) => code);

/** Screens with a text that breaks a rule (CUSTOM-13). */
export const screensWithErrors = (broken: readonly string[]): Set<ScreenName> =>
  new Set(broken.flatMap((field) => placeOfField(field)?.screen ?? []));
