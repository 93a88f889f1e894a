DROP INDEX "advertisers_organization";--> statement-breakpoint
CREATE INDEX "advertisers_organization" ON "advertisers" USING btree ("organization_id","status" collate "C","id");
