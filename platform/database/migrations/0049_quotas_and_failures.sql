ALTER TABLE "batches" DROP CONSTRAINT "batches_value";--> statement-breakpoint
ALTER TABLE "dispatches" DROP CONSTRAINT "dispatches_kind";--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("advertiser_id","reason","created_at") WHERE "deliveries"."state" in ('failed', 'bounced');--> statement-breakpoint
CREATE INDEX "batch_lines_failed" ON "batch_lines" USING btree ("advertiser_id","error") WHERE "batch_lines"."stage" = 'failed';--> statement-breakpoint
CREATE INDEX "redemptions_counted" ON "redemptions" USING btree ("advertiser_id","sku") WHERE "redemptions"."state" not in ('canceled', 'denied', 'refunded') and not ("redemptions"."state" = 'expired' and "redemptions"."state_reason" is not distinct from 'recredited');--> statement-breakpoint
CREATE INDEX "redemptions_failed" ON "redemptions" USING btree ("advertiser_id","state_reason","updated_at") WHERE "redemptions"."state" = 'failed';--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_value" CHECK ("batches"."value" >= 0);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_kind" CHECK ("dispatches"."kind" in ('send_codes', 'send_links', 'download_codes', 'download_links', 'activate_codes', 'follow_ups', 'single'));
--> statement-breakpoint
-- Quotas are begun, changed and deleted by whoever may edit them; the engine alone counts.
grant insert, delete, update (nb_redemptions_allowed, alert_threshold, version) on redemption_quotas to guerdon_app;
--> statement-breakpoint
grant usage on sequence redemption_quotas_id_seq to guerdon_app;
