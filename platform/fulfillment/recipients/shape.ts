import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { RECIPIENT_PROVIDERS } from '../../../schema/fulfillment/dispatchKinds.ts';
import { codec } from '../../foundation/records/codec.ts';
import { oneOf, text, whole } from '../../foundation/records/column.ts';

/** A recipient of rewards, with their address (RED-44, RED-53). Of `p` recipients. */
export const user = codec('User', {
  columns: {
    id: text(sql`p.id::text`),
    provider: oneOf(RECIPIENT_PROVIDERS, sql`p.provider`),
    uid: text(sql`p.uid`),
    first_name: text(sql`p.first_name`).nullable(),
    last_name: text(sql`p.last_name`).nullable(),
    email: text(sql`p.email`).nullable(),
    phone_number: text(sql`p.phone_number`).nullable(),
    version: whole(sql`p.version`),
  },
  hidden: {
    country: text(sql`p.country`).nullable(),
    advertiserId: text(sql`p.advertiser_id::text`),
  },
  derived: {
    client_id: z.string().describe('Their advertiser'),
    location: z.object({
      country: z.string().nullable(),
      country_name: z.string().nullable().describe('In the requested language'),
      ip: z.string().nullable().describe("Always null: visitors' addresses are not stored"),
    }),
  },
  derive: ({ country, advertiserId }, { locale }) => ({
    client_id: advertiserId,
    location: { country, country_name: country && nameOf(country, locale), ip: null },
  }),
});

const nameOf = (country: string, locale: string): string | null =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country) ?? null;
