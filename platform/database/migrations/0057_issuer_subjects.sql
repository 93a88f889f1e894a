CREATE TABLE "account_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" bigint NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_identities_account" ON "account_identities" USING btree ("account_id","issuer");--> statement-breakpoint
-- Written at a sign-in, by the system alone; what it holds is looked at by staff.
grant select, insert on account_identities to guerdon_app;
--> statement-breakpoint
alter table account_identities enable row level security;
--> statement-breakpoint
create policy account_identities_staff_read on account_identities for select to guerdon_app using ((select guerdon_staff()));
--> statement-breakpoint
create policy account_identities_staff_insert on account_identities for insert to guerdon_app with check ((select guerdon_staff()));
