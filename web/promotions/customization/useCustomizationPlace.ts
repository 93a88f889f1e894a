import { useCallback, useMemo, useRef } from 'react';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { placeOfField } from './textField.ts';

const FIRST = { part: '', screen: '', locale: '', sku: '', device: '', page: 1 };

export const DEVICES = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;
export type Device = keyof typeof DEVICES;

/** The current selection: part of the sidebar, screen, language, reward, device, page of rewards. */
export interface CustomizationPlace {
  part: 'look' | 'screens';
  screen: ScreenName;
  locale: PromotionLocale;
  sku: string | null;
  device: Device;
  page: number;
}

/** Changes the selection; a stable function. */
export type GoTo = (change: Partial<CustomizationPlace>) => void;

interface Choices {
  screens: readonly ScreenName[];
  locales: readonly PromotionLocale[];
  skus: readonly string[];
}

/** The current selection, stored in the address for reloads and links; a stable object while unchanged. Invalid values are replaced by the first valid one. */
export function useCustomizationPlace({ screens, locales, skus }: Choices) {
  const [query, setQuery] = useUrlQuery(FIRST);
  const { part, screen, locale, sku, device, page } = query;
  const place = useMemo(
    (): CustomizationPlace => ({
      part: part === 'screens' ? 'screens' : 'look',
      screen: screens.find((one) => one === screen) ?? screens[0] ?? 'success',
      locale: locales.find((one) => one === locale) ?? locales[0] ?? 'en',
      sku: skus.find((one) => one === sku) ?? null,
      device: device === 'desktop' ? 'desktop' : 'phone',
      page,
    }),
    [screens, locales, skus, part, screen, locale, sku, device, page],
  );
  const latest = useRef({ setQuery, screen: place.screen });
  // Not in an effect: effects of children run first, and would use the previous address.
  latest.current = { setQuery, screen: place.screen };
  const go = useCallback<GoTo>((change) => {
    const { part, device, sku, ...rest } = change;
    const isOther = change.screen !== undefined && change.screen !== latest.current.screen;
    latest.current.setQuery(
      {
        ...rest,
        ...(part && { part: part === 'look' ? FIRST.part : part }),
        ...(device && { device: device === 'phone' ? FIRST.device : device }),
        ...(sku !== undefined && { sku: sku ?? FIRST.sku }),
        ...(isOther && { page: FIRST.page }),
      },
      { replace: true },
    );
  }, []);
  return { place, go };
}

/** The selection that shows a field. */
export function placeToGo(field: string): Partial<CustomizationPlace> {
  const fieldPlace = placeOfField(field);
  if (!fieldPlace) return { part: 'look' };
  const { sku, screen, locale } = fieldPlace;
  return { part: 'screens', sku, screen, locale };
}
