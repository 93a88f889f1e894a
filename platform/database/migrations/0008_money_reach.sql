-- Which rows of the money tables the application role sees and what it may do with them.
grant select on brands, products to guerdon_app;
--> statement-breakpoint
grant select, insert, update, delete on discounts to guerdon_app;
--> statement-breakpoint
alter table discounts enable row level security;
--> statement-breakpoint
alter table discounts force row level security;
--> statement-breakpoint
create policy discounts_reach on discounts
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
grant select, insert, update on allocations, allocated_rewards, budget_lines to guerdon_app;
--> statement-breakpoint
alter table allocations enable row level security;
--> statement-breakpoint
alter table allocations force row level security;
--> statement-breakpoint
create policy allocations_reach on allocations
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table allocated_rewards enable row level security;
--> statement-breakpoint
alter table allocated_rewards force row level security;
--> statement-breakpoint
create policy allocated_rewards_reach on allocated_rewards
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table budget_lines enable row level security;
--> statement-breakpoint
alter table budget_lines force row level security;
--> statement-breakpoint
create policy budget_lines_reach on budget_lines
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
-- A decided line stays as it was decided; only its words may be mended.
create function guerdon_line_decided() returns trigger language plpgsql
  as $$
begin
  if old.status <> 'pending' and (new.type, new.status, new.currency, new.amount, new.allocation_id, new.txn_id,
      new.requester_id, new.grantor_id, new.created_at, new.decided_at)
    is distinct from (old.type, old.status, old.currency, old.amount, old.allocation_id, old.txn_id,
      old.requester_id, old.grantor_id, old.created_at, old.decided_at) then
    raise exception 'a decided budget line is not changed' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger budget_lines_decided before update on budget_lines
  for each row execute function guerdon_line_decided();
--> statement-breakpoint
create trigger budget_lines_append_only before delete or truncate on budget_lines
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
grant select, insert, update, delete on credentials to guerdon_app;
--> statement-breakpoint
alter table credentials enable row level security;
--> statement-breakpoint
alter table credentials force row level security;
--> statement-breakpoint
create policy credentials_reach on credentials
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
-- Whoever changes something may ask for work after it; only staff see what waits and may let a dead one try again.
grant insert, select, update (state, run_at, attempts, error) on jobs to guerdon_app;
--> statement-breakpoint
grant usage on sequence jobs_id_seq to guerdon_app;
--> statement-breakpoint
alter table jobs enable row level security;
--> statement-breakpoint
create policy jobs_insert on jobs for insert to guerdon_app with check (true);
--> statement-breakpoint
create policy jobs_staff_read on jobs for select to guerdon_app using ((select guerdon_staff()));
--> statement-breakpoint
create policy jobs_staff_update on jobs for update to guerdon_app using ((select guerdon_staff()));
--> statement-breakpoint
grant usage on sequence allocations_id_seq, budget_lines_id_seq, credentials_id_seq to guerdon_app;
