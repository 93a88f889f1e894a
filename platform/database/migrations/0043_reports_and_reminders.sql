ALTER TABLE "dispatches" ADD COLUMN "reminded_day" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_id" ON "deliveries" USING btree ("id");--> statement-breakpoint
grant update (reminded_day) on dispatches to guerdon_app;
--> statement-breakpoint
-- As every function that sees more than its caller: nobody but the application asks it.
revoke all on function guerdon_link(bytea), guerdon_portal(text) from public;
--> statement-breakpoint
grant execute on function guerdon_link(bytea), guerdon_portal(text) to guerdon_app;
