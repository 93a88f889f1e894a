ALTER TABLE "dimensions" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- What staff note for themselves: how a period varies, and what shops ask, which is no price of ours.
update dimensions set is_public = false where id in ('varying_duration', 'price', 'price_currency');
