CREATE TABLE "invoicing" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"auto_invoicing" boolean DEFAULT false NOT NULL,
	"vat_country" text,
	"address_line_1" text,
	"address_zipcode" text,
	"address_city" text,
	"address_country" text,
	"firstname" text,
	"lastname" text,
	"entreprise_name" text,
	"companie_type" text,
	"capital" text,
	"rcs_number" text,
	"rcs_town" text,
	"siret" text,
	"ape" text,
	"id_tva" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoicing" ADD CONSTRAINT "invoicing_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
grant select, insert, update on invoicing to guerdon_app;
--> statement-breakpoint
alter table invoicing enable row level security;
--> statement-breakpoint
alter table invoicing force row level security;
--> statement-breakpoint
create policy invoicing_reach on invoicing
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
