CREATE SEQUENCE "public"."discounts_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999999 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "discounts" ALTER COLUMN "version" SET DEFAULT nextval('discounts_version');--> statement-breakpoint
grant usage on sequence discounts_version to guerdon_app;
