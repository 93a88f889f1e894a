-- A retry in bulk orders like one on a single redemption, in the transaction of its chunk: no row is begun and not done.
ALTER TABLE "bulk_action_rows" DROP CONSTRAINT "bulk_action_rows_outcome";--> statement-breakpoint
DROP INDEX "bulk_action_rows_open";--> statement-breakpoint
CREATE INDEX "bulk_action_rows_open" ON "bulk_action_rows" USING btree ("bulk_id","advertiser_id","redemption_id") WHERE "bulk_action_rows"."outcome" = 'waiting';--> statement-breakpoint
UPDATE "bulk_action_rows" SET "outcome" = 'waiting' WHERE "outcome" = 'begun';--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_outcome" CHECK ("bulk_action_rows"."outcome" in ('waiting', 'done', 'left', 'failed', 'stopped'));