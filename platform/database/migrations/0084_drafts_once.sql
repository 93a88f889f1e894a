ALTER TABLE "promotions" ADD COLUMN "drafted_by" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "first_draft_version" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "last_draft_version" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_drafted_by_accounts_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_drafted" ON "promotions" USING btree ("advertiser_id","drafted_by","last_draft_version") WHERE "promotions"."drafted_by" is not null;