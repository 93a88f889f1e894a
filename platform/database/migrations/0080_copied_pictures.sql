CREATE TABLE "copied_pictures" (
	"advertiser_id" bigint NOT NULL,
	"url_hash" "bytea" NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'loading' NOT NULL,
	"name" text,
	"reason" text,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "copied_pictures_advertiser_id_url_hash_pk" PRIMARY KEY("advertiser_id","url_hash"),
	CONSTRAINT "copied_pictures_name_unique" UNIQUE("name"),
	CONSTRAINT "copied_pictures_state" CHECK ("copied_pictures"."state" in ('loading', 'ready', 'refused'))
);

--> statement-breakpoint
grant select, insert, update, delete on copied_pictures to guerdon_app;
--> statement-breakpoint
alter table copied_pictures enable row level security;
--> statement-breakpoint
alter table copied_pictures force row level security;
--> statement-breakpoint
create policy copied_pictures_visible on copied_pictures
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
