import type { UpdatePromotionInput } from '../../../operations/schema.generated.ts';
import { COLOR_PARTS, type ColorPart } from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import { FOOTER_LINKS } from '../../../schema/promotions/promotionValues.ts';
import type { CustomizationRow } from './customizationRow.ts';

type Changes = Readonly<Record<string, unknown>>;
type LookInput = Omit<UpdatePromotionInput, 'id' | 'version'>;

/**
 * The changed fields of the look as a save of the promotion; null if none changed. Colors and links are sent completely:
 * unchanged parts have their current values.
 */
export function lookInput(changes: Changes, row: CustomizationRow): LookInput | null {
  const flow = {
    ...picked(changes, ['redemptionFlowTheme', 'displayCode', 'enableContactSupport']),
    ...(FOOTER_LINKS.some((link) => link in changes) && {
      footerLinks: FOOTER_LINKS.filter((link) =>
        link in changes ? changes[link] === true : (row.flowSettings?.footerLinks.includes(link) ?? false),
      ),
    }),
  };
  const medias = {
    ...('logo' in changes && { logo: mediaOf(changes.logo) }),
    ...('background' in changes && { background: mediaOf(changes.background) }),
  };
  const input = {
    ...(Object.keys(flow).length > 0 && { flowSettings: flow }),
    ...(COLOR_PARTS.some((part) => part in changes) && { colors: colors(changes, row) }),
    ...(Object.keys(medias).length > 0 && { medias }),
    ...picked(changes, ['smsSenderName']),
  };
  return Object.keys(input).length > 0 ? input : null;
}

function colors(changes: Changes, row: CustomizationRow) {
  return COLOR_PARTS.flatMap((part) => {
    const color = part in changes ? changes[part] : row.colors.find((one) => one.part === part)?.color;
    return typeof color === 'string' && color !== '' ? [{ part, color }] : [];
  });
}

const mediaOf = (picture: unknown) => (picture ? { id: (picture as { id: string }).id } : null);

const picked = (changes: Changes, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in changes).map((name) => [name, changes[name]]));

/** The form field of a path in a refused look. */
export function fieldOfLook(path: string): string {
  const [first = '', second = ''] = path.split('.');
  if (first === 'colors')
    return COLOR_PARTS.find((part) => path.includes(part)) ?? ('text-color' satisfies ColorPart);
  if (first === 'medias' || first === 'flowSettings') return second;
  return first;
}
