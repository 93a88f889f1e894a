CREATE TABLE "key_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_pools" (
	"sku" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_reads" DROP CONSTRAINT "code_reads_what";--> statement-breakpoint
ALTER TABLE "reward_codes" DROP CONSTRAINT "reward_codes_state";--> statement-breakpoint
ALTER TABLE "reward_codes" DROP CONSTRAINT "reward_codes_sealed";--> statement-breakpoint
-- Rows that are there may have been hashed with another key; they read false without being written.
ALTER TABLE "redemption_codes" ADD COLUMN "is_hash_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption_codes" ALTER COLUMN "is_hash_checked" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "extracts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "stopped_pools" ADD CONSTRAINT "stopped_pools_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select set_config('app.staff', 'on', true);
--> statement-breakpoint
CREATE INDEX "redemption_codes_unchecked" ON "redemption_codes" USING btree ("last4") WHERE not "redemption_codes"."is_hash_checked" and "redemption_codes"."code_hash" is not null;--> statement-breakpoint
ALTER TABLE "code_reads" ADD CONSTRAINT "code_reads_what" CHECK ("code_reads"."what" in ('reveal', 'export', 'pdf', 'recipient', 'resend', 'consult', 'link', 'creation')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reward_codes" ADD CONSTRAINT "reward_codes_state" CHECK ("reward_codes"."state" in ('free', 'taken', 'dead', 'aside'));--> statement-breakpoint
ALTER TABLE "reward_codes" ADD CONSTRAINT "reward_codes_sealed" CHECK ("reward_codes"."state" not in ('free', 'aside') or "reward_codes"."sealed" is not null);
--> statement-breakpoint
-- Codes that could not be opened were marked dead until now, and kept their sealed text: they wait for `codes:restore` like new ones.
update reward_codes set state = 'aside' where state = 'dead' and sealed is not null;
--> statement-breakpoint
-- As before, and: a link counts like the code that it shows, and a file of codes or links counts once, however many pages it is read in.
create or replace function guerdon_codes_read(by_caller text, seconds integer) returns bigint
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$ select (coalesce(sum(r.codes) filter (where r.extract_id is null), 0) + count(distinct r.extract_id))::bigint from code_reads r
    where r.caller = by_caller and (r.what in ('reveal', 'pdf', 'resend', 'consult', 'link') or r.extract_id is not null)
      and r.at > clock_timestamp() - make_interval(secs => seconds) $$;
--> statement-breakpoint
select set_config('app.staff', '', true);
