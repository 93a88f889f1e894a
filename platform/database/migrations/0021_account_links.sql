CREATE TABLE "account_links" (
	"account_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_links_account_id_purpose_pk" PRIMARY KEY("account_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "accepted_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_token" ON "account_links" USING gin ("token_hashes");--> statement-breakpoint
CREATE INDEX "oidc_store_account" ON "oidc_store" USING btree (("payload" ->> 'accountId'));