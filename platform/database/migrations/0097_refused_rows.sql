-- What a dispatch refuses when the rest is accepted stays with it: the reason of each SKU, and the rows of its recipients, sealed.
CREATE TABLE "refused_rows" (
	"advertiser_id" bigint NOT NULL,
	"dispatch_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"reason" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"resent_by" bigint,
	"key_id" text,
	"wrapped_key" "bytea",
	"sealed" "bytea",
	CONSTRAINT "refused_rows_advertiser_id_dispatch_id_line_pk" PRIMARY KEY("advertiser_id","dispatch_id","line"),
	CONSTRAINT "refused_rows_seal" CHECK (num_nulls("refused_rows"."key_id", "refused_rows"."wrapped_key", "refused_rows"."sealed") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "refused_skus" (
	"advertiser_id" bigint NOT NULL,
	"dispatch_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"reason" text NOT NULL,
	"lines" integer NOT NULL,
	"available" integer,
	CONSTRAINT "refused_skus_advertiser_id_dispatch_id_position_pk" PRIMARY KEY("advertiser_id","dispatch_id","position"),
	CONSTRAINT "refused_skus_lines" CHECK ("refused_skus"."lines" >= 1)
);
--> statement-breakpoint
ALTER TABLE "refused_rows" ADD CONSTRAINT "refused_rows_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_rows" ADD CONSTRAINT "refused_rows_dispatch" FOREIGN KEY ("advertiser_id","dispatch_id") REFERENCES "public"."dispatches"("advertiser_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_rows" ADD CONSTRAINT "refused_rows_resent_by" FOREIGN KEY ("advertiser_id","resent_by") REFERENCES "public"."dispatches"("advertiser_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_skus" ADD CONSTRAINT "refused_skus_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_skus" ADD CONSTRAINT "refused_skus_dispatch" FOREIGN KEY ("advertiser_id","dispatch_id") REFERENCES "public"."dispatches"("advertiser_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_rows_waiting" ON "refused_rows" USING btree ("advertiser_id","dispatch_id") WHERE "refused_rows"."resent_by" is null and "refused_rows"."sealed" is not null;--> statement-breakpoint
CREATE INDEX "refused_rows_resent" ON "refused_rows" USING btree ("advertiser_id","resent_by");--> statement-breakpoint
CREATE INDEX "refused_rows_sealed" ON "refused_rows" USING btree ("dispatch_id") WHERE "refused_rows"."sealed" is not null;--> statement-breakpoint
grant select, insert, update on refused_rows to guerdon_app;
--> statement-breakpoint
alter table refused_rows enable row level security;
--> statement-breakpoint
alter table refused_rows force row level security;
--> statement-breakpoint
create policy refused_rows_visible on refused_rows
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
--> statement-breakpoint
grant select, insert on refused_skus to guerdon_app;
--> statement-breakpoint
alter table refused_skus enable row level security;
--> statement-breakpoint
alter table refused_skus force row level security;
--> statement-breakpoint
create policy refused_skus_visible on refused_skus
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
