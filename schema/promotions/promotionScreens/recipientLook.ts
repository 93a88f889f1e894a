// How the redemption flow of a promotion looks: its colors and their defaults.
import { HEX_COLOR } from '../../foundation/text/contrast.ts';

/** Parts of the redemption flow that have a color (CUSTOM-3 … CUSTOM-6, CUSTOM-45). */
export const COLOR_PARTS = [
  'text-color',
  'element-background-color',
  'element-text-color',
  'template-background-color',
] as const;
export type ColorPart = (typeof COLOR_PARTS)[number];

/** Colors of a promotion; a part that is not named has the usual one. */
export type FlowColors = Readonly<Partial<Record<ColorPart, string>>>;

/** The usual colors: legible on one another. */
export const USUAL_COLORS: Readonly<Record<ColorPart, string>> = {
  'text-color': '#1b1f2a',
  'element-background-color': '#2f4ec4',
  'element-text-color': '#ffffff',
  'template-background-color': '#f4f6fb',
};

/** Pairs of a text color and its background. */
export const READ_ON: readonly (readonly [ColorPart, ColorPart])[] = [
  ['text-color', 'template-background-color'],
  ['element-text-color', 'element-background-color'],
];

/** All colors of a promotion; what is no hexadecimal color is as if it were not named. */
export function allColors(colors: FlowColors): Record<ColorPart, string> {
  return Object.fromEntries(
    COLOR_PARTS.map((part) => [part, HEX_COLOR.test(colors[part] ?? '') ? colors[part] : USUAL_COLORS[part]]),
  ) as Record<ColorPart, string>;
}
