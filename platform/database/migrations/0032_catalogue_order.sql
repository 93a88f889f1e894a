-- Rewards come in an order that mixes products: the first value of each before the second one of any.
DROP INDEX "search_rewards_order";--> statement-breakpoint
ALTER TABLE "search_rewards" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_rewards" ADD COLUMN "mix" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_rewards_order" ON "search_rewards" USING btree ("featured" desc,"place","mix","sku" collate "C");--> statement-breakpoint
-- As `writeEntries` computes it: entries that stand already take their place without a rebuild.
update search_rewards r set place = p.place, mix = ('x' || left(md5(r.product_id), 8))::bit(32)::int from (
  select sku, row_number() over (partition by product_id order by currency, face_value, sku collate "C") - 1 as place from search_rewards) p
  where p.sku = r.sku;
