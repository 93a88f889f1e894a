ALTER TABLE "providers" ADD COLUMN "payment_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "consults" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "payment_types" smallint[] DEFAULT '{0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_payment_type" CHECK ("providers"."payment_type" between 0 and 3);--> statement-breakpoint
grant select (payment_type, consults) on providers to guerdon_app;
