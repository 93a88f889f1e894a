DROP INDEX "alerts_organization";--> statement-breakpoint
DROP INDEX "budget_lines_pending";--> statement-breakpoint
ALTER TABLE "advertisers" ADD COLUMN "search_name" text GENERATED ALWAYS AS (translate(lower(name), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD COLUMN "report_type" text DEFAULT 'budget' NOT NULL;--> statement-breakpoint
-- Their owner is confined by row-level security like everybody else.
select set_config('app.staff', 'on', true);--> statement-breakpoint
update budget_lines l set report_type = case
    when exists (select from allocations a where a.advertiser_id = l.advertiser_id and a.id = l.allocation_id and a.type = 'committed')
      then 'committed'
    when exists (select from allocated_rewards r where r.advertiser_id = l.advertiser_id and r.line_id = l.id) then 'open_reward'
    else 'open_budget' end
  where l.allocation_id is not null;--> statement-breakpoint
select set_config('app.staff', '', true);--> statement-breakpoint
CREATE INDEX "advertisers_name" ON "advertisers" USING btree ("search_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "advertisers_avatar" ON "advertisers" USING btree ("avatar_media_id") WHERE "advertisers"."avatar_media_id" is not null;--> statement-breakpoint
CREATE INDEX "alerts_updated" ON "alerts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "alerts_severity" ON "alerts" USING btree ("severity","updated_at","id","advertiser_id","organization_id");--> statement-breakpoint
CREATE INDEX "allocations_id" ON "allocations" USING btree ("id");--> statement-breakpoint
CREATE INDEX "budget_lines_status" ON "budget_lines" USING btree ("status","id","advertiser_id");--> statement-breakpoint
CREATE INDEX "budget_lines_report_type" ON "budget_lines" USING btree ("report_type",coalesce("decided_at", "changed_at", "created_at"),"id","advertiser_id","status");--> statement-breakpoint
CREATE INDEX "budget_lines_pending_updated" ON "budget_lines" USING btree (coalesce("decided_at", "changed_at", "created_at"),"id") WHERE "budget_lines"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "redemptions_redeemed_at" ON "redemptions" USING btree ("redeemed_at","advertiser_id") WHERE "redemptions"."state" = 'redeemed';--> statement-breakpoint
CREATE INDEX "alerts_organization" ON "alerts" USING btree ("organization_id","severity","updated_at","id","advertiser_id");--> statement-breakpoint
CREATE INDEX "budget_lines_pending" ON "budget_lines" USING btree ("advertiser_id","allocation_id") WHERE "budget_lines"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_report_type" CHECK ("budget_lines"."report_type" in ('budget', 'committed', 'open_reward', 'open_budget'));--> statement-breakpoint
-- What a line is about follows from its allocation, whose type never changes, and from whether it brings rewards, which come with it.
create function guerdon_report_type() returns trigger language plpgsql
  as $$
begin
  new.report_type := case
    when new.allocation_id is null then 'budget'
    when exists (select from allocations a
      where a.advertiser_id = new.advertiser_id and a.id = new.allocation_id and a.type = 'committed') then 'committed'
    when exists (select from allocated_rewards r
      where r.advertiser_id = new.advertiser_id and r.line_id = new.id) then 'open_reward'
    else 'open_budget' end;
  return new;
end $$;
--> statement-breakpoint
create trigger budget_lines_report_type before insert on budget_lines
  for each row execute function guerdon_report_type();
--> statement-breakpoint
create function guerdon_brings_rewards() returns trigger language plpgsql
  as $$
begin
  update budget_lines l set report_type = 'open_reward' from brought b
    where l.advertiser_id = b.advertiser_id and l.id = b.line_id and l.report_type = 'open_budget';
  return null;
end $$;
--> statement-breakpoint
create trigger allocated_rewards_report_type after insert on allocated_rewards
  referencing new table as brought for each statement execute function guerdon_brings_rewards();
--> statement-breakpoint
-- Nobody else changes what a line is about.
create function guerdon_report_type_kept() returns trigger language plpgsql
  as $$
begin
  if new.report_type is distinct from old.report_type
    and not (old.report_type = 'open_budget' and new.report_type = 'open_reward') then
    raise exception 'what a budget line is about is not changed' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger budget_lines_report_type_kept before update of report_type on budget_lines
  for each row execute function guerdon_report_type_kept();
