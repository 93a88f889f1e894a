-- A batch of one SKU with many lines is a request that a job works on, like a large dispatch.
ALTER TABLE "dispatch_requests" DROP CONSTRAINT "dispatch_requests_action";--> statement-breakpoint
ALTER TABLE "dispatch_requests" DROP CONSTRAINT "dispatch_requests_of";--> statement-breakpoint
ALTER TABLE "dispatch_requests" ADD CONSTRAINT "dispatch_requests_action" CHECK ("dispatch_requests"."action" in ('create', 'create_batch', 'recall', 'release', 'cancel', 'retry'));--> statement-breakpoint
ALTER TABLE "dispatch_requests" ADD CONSTRAINT "dispatch_requests_of" CHECK (("dispatch_requests"."action" in ('create', 'create_batch')) = ("dispatch_requests"."dispatch_id" is null));