CREATE TABLE "promotion_reward_groups" (
	"advertiser_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	CONSTRAINT "promotion_reward_groups_advertiser_id_promotion_id_group_id_pk" PRIMARY KEY("advertiser_id","promotion_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "promotion_reward_groups" ADD CONSTRAINT "promotion_reward_groups_group_id_reward_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."reward_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_reward_groups" ADD CONSTRAINT "promotion_reward_groups_promotion" FOREIGN KEY ("advertiser_id","promotion_id") REFERENCES "public"."promotions"("advertiser_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_reward_groups_group" ON "promotion_reward_groups" USING btree ("group_id");
--> statement-breakpoint
grant select on promotion_reward_groups to guerdon_app;
--> statement-breakpoint
alter table promotion_reward_groups enable row level security;
--> statement-breakpoint
alter table promotion_reward_groups force row level security;
--> statement-breakpoint
create policy promotion_reward_groups_visible on promotion_reward_groups
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
