DROP INDEX "jobs_due";--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("kind",coalesce("advertiser_id", 0),"run_at","id") WHERE "jobs"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "jobs_leased" ON "jobs" USING btree ("leased_until") WHERE "jobs"."state" = 'running';