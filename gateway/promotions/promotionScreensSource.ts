import { byKey } from '../foundation/rest/byKey.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { PromotionScreensArgs, SavePromotionScreensInput } from '../sdl/types.generated.ts';

/** Texts of screens, which REST has by key. */
export function promotionScreenSource(rest: RestClient) {
  return {
    of: async (id: string, { locales, skus }: PromotionScreensArgs) =>
      (
        await rest.call('GET /api/promotions/{id}/screens', {
          path: { id },
          query: { locales: locales?.join(',') || undefined, skus: skus?.join(',') || undefined },
        })
      ).screens,
    save: ({ promotionId, version, screens, dryRun }: SavePromotionScreensInput) =>
      rest.call('PUT /api/promotions/{id}/screens', {
        path: { id: promotionId },
        ifMatch: version,
        dryRun,
        body: {
          screens: screens.map(({ sku, screen, locale, texts }, place) => ({
            sku: sku ?? null,
            screen,
            locale,
            texts: byKey(
              texts.map(({ key, text }) => [key, text] as const),
              `screens.${place}.texts.*.key`,
            ),
          })),
        },
      }),
  };
}
