import { byKey } from '../foundation/rest/byKey.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type {
  PromotionScreensArgs,
  SavePromotionScreensInput,
  TestPromotionScreenInput,
} from '../sdl/types.generated.ts';

/** The only file that knows `/screens`. */
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
    test: ({ promotionId, screen, locale, sku, dryRun }: TestPromotionScreenInput) =>
      rest.call('POST /api/promotions/{id}/screens/{screen}/test', {
        path: { id: promotionId, screen },
        dryRun,
        body: { locale, sku: sku ?? null },
      }),
  };
}
