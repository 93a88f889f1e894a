ALTER TABLE "ledger_txns" DROP CONSTRAINT "ledger_txns_reversed_once";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_txn";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_of_account";
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_txns_reversed_once" ON "ledger_txns" USING btree ("advertiser_id","reverses") WHERE "ledger_txns"."reverses" is not null;--> statement-breakpoint
-- What a statement writes is looked at as a whole. Entries are never changed and each posting summed to zero so far, so it still does
-- exactly where what is added to it sums to zero; postings and accounts are never deleted nor renumbered, so what exists
-- now stays; asked row by row, so that the primary keys answer whatever the statistics say.
create or replace function ledger_zero_sum() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wrong bigint := (
    select w.txn_id from written w group by w.advertiser_id, w.txn_id having sum(w.amount) <> 0 limit 1
  );
begin
  if wrong is not null then
    raise exception 'the entries of posting % do not sum to zero', wrong
      using errcode = '23514', constraint = 'ledger_entries_zero_sum';
  end if;
  if exists (
    select from (select distinct w.advertiser_id, w.account_id from written w) w
    where (select a.id from ledger_accounts a where a.advertiser_id = w.advertiser_id and a.id = w.account_id) is null
  ) then
    raise exception 'an entry names an account that is not there' using errcode = '23503', constraint = 'ledger_entries_of_account';
  end if;
  if exists (
    select from (select distinct w.advertiser_id, w.txn_id from written w) w
    where (select t.id from ledger_txns t where t.advertiser_id = w.advertiser_id and t.id = w.txn_id) is null
  ) then
    raise exception 'an entry names a posting that is not there' using errcode = '23503', constraint = 'ledger_entries_txn';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger ledger_accounts_keep_numbers before update of id, advertiser_id on ledger_accounts
  for each statement execute function guerdon_append_only();
