import type { RewardWorth } from './values.ts';

/** The facts that distinguish a reward from the others of its product. */
interface Choice extends RewardWorth {
  sku: string;
  name: string | null;
}

/** The other rewards of a product, as a visitor chooses among them. */
interface Choices {
  choices: { sku: string; name: string; label: string }[];
  /** True if each choice has a different value. Otherwise the choices are labeled by name. */
  areValues: boolean;
}

/** The other rewards of the product: those in its own currency first, then currency by currency, the smallest first. */
export function choicesOf<One extends Choice>(
  reward: Choice,
  all: readonly One[],
  valueText: (one: Choice) => string,
): Choices {
  const others = all.filter(({ sku }) => sku !== reward.sku).sort(byValue(reward));
  const values = [reward, ...others].map(valueText);
  const areValues = new Set(values).size === values.length;
  return {
    areValues,
    choices: others.map((one) => {
      const name = one.name ?? one.sku;
      return { sku: one.sku, name, label: areValues ? valueText(one) : name };
    }),
  };
}

const byValue = (reward: Choice) => (one: Choice, other: Choice) =>
  Number(other.currency === reward.currency) - Number(one.currency === reward.currency) ||
  (one.currency ?? '').localeCompare(other.currency ?? '') ||
  Number(one.faceValue) - Number(other.faceValue) ||
  (one.name ?? one.sku).localeCompare(other.name ?? other.sku);
