import { redemptionsRoute } from '../../routes/redemptions.ts';

interface Days {
  start: string;
  end: string;
}

/**
 * The redemption report with the same redemptions as a row. It reads days in the person's own zone: `days` are the report's days if the report uses that
 * zone, too; otherwise the instants of the query stay.
 */
export function redemptionsHref(
  query: string | null | undefined,
  days: Days | undefined,
): string | undefined {
  if (!query) return undefined;
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const { productCurrency, state, ...others } = parameters;
  const ranges = (['activation', 'redeemed'] as const).filter((range) => `${range}_start` in parameters);
  const inDays =
    days &&
    ranges.map((range) => [
      [`${range}_start`, days.start],
      [`${range}_end`, days.end],
    ]);
  return redemptionsRoute.href(
    {},
    {
      ...others,
      // In that report, no state filter means all states.
      state: state === 'all' ? undefined : state,
      productCurrency,
      ...Object.fromEntries(inDays?.flat() ?? []),
    },
  );
}
