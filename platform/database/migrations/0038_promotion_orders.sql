DROP INDEX "promotions_all";--> statement-breakpoint
CREATE INDEX "promotions_by_status" ON "promotions" USING btree ("status" collate "C","id");--> statement-breakpoint
CREATE INDEX "promotions_by_end" ON "promotions" USING btree ("end_datetime","id");--> statement-breakpoint
CREATE INDEX "promotions_all" ON "promotions" USING btree ("start_datetime" DESC NULLS FIRST,"id" DESC NULLS FIRST,"advertiser_id","status","end_datetime","search_name");