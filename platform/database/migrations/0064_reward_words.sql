CREATE INDEX "skus_parts" ON "skus" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skus_currency" ON "skus" USING btree ("currency","search_name" collate "C","sku");