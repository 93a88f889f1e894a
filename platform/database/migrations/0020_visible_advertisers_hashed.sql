-- Row-level security looks a row's advertiser up among the caller's. An array was walked for each row; a subquery of its elements is
-- hashed once a statement. It stands beside an "or", so that it stays a filter and lists still read their pages along an index.
--> statement-breakpoint
alter policy advertisers_reach on advertisers
  using ((select guerdon_staff()) or id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy allocated_rewards_reach on allocated_rewards
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy allocations_reach on allocations
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy budget_lines_reach on budget_lines
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy credentials_reach on credentials
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy discounts_reach on discounts
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy invoicing_reach on invoicing
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy ledger_accounts_reach on ledger_accounts
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy ledger_entries_reach on ledger_entries
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy ledger_txns_reach on ledger_txns
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy promotions_reach on promotions
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy redemptions_reach on redemptions
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach())));
--> statement-breakpoint
alter policy idempotency_keys_reach on idempotency_keys
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach()))
    or (advertiser_id = 0 and caller = (select guerdon_caller())));
--> statement-breakpoint
alter policy account_advertisers_reach on account_advertisers
  using ((select guerdon_staff()) or account_id = (select guerdon_account()))
  with check ((select guerdon_staff())
    or (account_id = (select guerdon_account()) and advertiser_id in (select unnest(guerdon_reach()))));
--> statement-breakpoint
alter policy alerts_reach on alerts
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach()))
    or (advertiser_id is null and organization_id = (select guerdon_organization())));
--> statement-breakpoint
alter policy events_reach on events
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach()))
    or (advertiser_id is null and account_id = (select guerdon_account())))
  with check ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_reach()))
    or (advertiser_id is null and account_id = (select guerdon_account())));
--> statement-breakpoint
-- Few organizations are looked at: whether the caller sees an advertiser of one is asked for each.
alter policy organizations_reach on organizations
  using ((select guerdon_staff()) or id = (select guerdon_organization())
    or exists (select from advertisers a
      where a.organization_id = organizations.id and a.id in (select unnest(guerdon_reach()))));
