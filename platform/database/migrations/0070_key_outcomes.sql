ALTER TABLE "idempotency_keys" ADD COLUMN "noun" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "noun_id" text;--> statement-breakpoint
CREATE INDEX "idempotency_keys_caller" ON "idempotency_keys" USING btree ("caller","key");--> statement-breakpoint
CREATE TABLE "idempotency_refusals" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"error_name" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_refusals_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
-- A caller reads, replaces and forgets refusals of its own keys alone.
grant select, insert, update, delete on idempotency_refusals to guerdon_app;
--> statement-breakpoint
alter table idempotency_refusals enable row level security;
--> statement-breakpoint
alter table idempotency_refusals force row level security;
--> statement-breakpoint
create policy idempotency_refusals_own on idempotency_refusals
  using ((select guerdon_staff()) or caller = (select guerdon_caller()));
