-- Changes of large dispatches are requests that a job works on, like their acceptance; a dispatch is changed by one request at a time.
ALTER TABLE "dispatch_requests" ADD COLUMN "action" text DEFAULT 'create' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_requests" ADD COLUMN "dispatch_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_requests_changing" ON "dispatch_requests" USING btree ("advertiser_id","dispatch_id") WHERE "dispatch_requests"."state" = 'working' and not "dispatch_requests"."is_dry_run";--> statement-breakpoint
ALTER TABLE "dispatch_requests" ADD CONSTRAINT "dispatch_requests_action" CHECK ("dispatch_requests"."action" in ('create', 'recall', 'release', 'cancel', 'retry'));--> statement-breakpoint
ALTER TABLE "dispatch_requests" ADD CONSTRAINT "dispatch_requests_of" CHECK (("dispatch_requests"."action" = 'create') = ("dispatch_requests"."dispatch_id" is null));
