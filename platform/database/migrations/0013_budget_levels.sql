CREATE TABLE "budget_levels" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"is_below_1" boolean DEFAULT false NOT NULL,
	"is_below_2" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_levels" ADD CONSTRAINT "budget_levels_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by background work alone.
alter table budget_levels enable row level security;
--> statement-breakpoint
grant update (finished_at) on jobs to guerdon_app;
