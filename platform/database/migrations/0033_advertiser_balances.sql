CREATE TABLE "advertiser_balances" (
	"advertiser_id" bigint PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advertiser_balances" ADD CONSTRAINT "advertiser_balances_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertiser_balances_rising" ON "advertiser_balances" USING btree ("currency" collate "C","balance","advertiser_id");--> statement-breakpoint
CREATE INDEX "advertiser_balances_falling" ON "advertiser_balances" USING btree ("currency" collate "C","balance" DESC NULLS FIRST,"advertiser_id");--> statement-breakpoint
-- Writes an advertiser's balance anew from its entries. Once it is locked, whatever posting changed it is committed and the next statement
-- sees all of it; whoever comes later waits.
create function ledger_rewrite_balance(owner bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into advertiser_balances (advertiser_id, currency)
  select a.id, a.billing_currency from advertisers a where a.id = owner on conflict do nothing;
  perform from advertiser_balances b where b.advertiser_id = owner for no key update;
  update advertiser_balances b set currency = s.currency, balance = s.balance
  from (
    select a.billing_currency as currency, coalesce(sum(e.amount), 0) as balance from advertisers a
    left join ledger_accounts l on l.advertiser_id = a.id and l.currency = a.billing_currency
      and l.kind in ('unallocated', 'allocation', 'pending')
    left join ledger_entries e on e.advertiser_id = l.advertiser_id and e.account_id = l.id
    where a.id = owner group by 1
  ) s
  where b.advertiser_id = owner and (b.currency, b.balance) is distinct from (s.currency, s.balance);
end
$$;
--> statement-breakpoint
alter function ledger_zero_sum() rename to ledger_entries_written;
--> statement-breakpoint
alter trigger ledger_entries_zero_sum on ledger_entries rename to ledger_entries_written;
--> statement-breakpoint
-- As before, and: it keeps the balances of advertisers. A posting has locked its accounts in the order of their ids before it writes entries;
-- balances come after them, in the order of their advertisers. Only moves out of or into what an advertiser has left lock one.
create or replace function ledger_entries_written() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wrong bigint := (
    select w.txn_id from written w group by w.advertiser_id, w.txn_id having sum(w.amount) <> 0 limit 1
  );
  accounts record;
begin
  if wrong is not null then
    raise exception 'the entries of posting % do not sum to zero', wrong
      using errcode = '23514', constraint = 'ledger_entries_zero_sum';
  end if;
  select bool_or(w.kind is null) as are_missing, bool_or(w.kind in ('funding', 'delivered', 'expired')) as are_outside into accounts
  from (
    select (select a.kind from ledger_accounts a where a.advertiser_id = d.advertiser_id and a.id = d.account_id) as kind
    from (select distinct w.advertiser_id, w.account_id from written w) d
  ) w;
  if accounts.are_missing then
    raise exception 'an entry names an account that is not there' using errcode = '23503', constraint = 'ledger_entries_of_account';
  end if;
  if exists (
    select from (select distinct w.advertiser_id, w.txn_id from written w) w
    where (select t.id from ledger_txns t where t.advertiser_id = w.advertiser_id and t.id = w.txn_id) is null
  ) then
    raise exception 'an entry names a posting that is not there' using errcode = '23503', constraint = 'ledger_entries_txn';
  end if;
  if accounts.are_outside then
    insert into advertiser_balances as b (advertiser_id, currency, balance)
    select moved.advertiser_id, moved.currency, sum(moved.amount) from (
      select w.advertiser_id, w.amount, (
        select l.currency from ledger_accounts l
        where l.advertiser_id = w.advertiser_id and l.id = w.account_id and l.kind in ('unallocated', 'allocation', 'pending')
          and l.currency = (select a.billing_currency from advertisers a where a.id = w.advertiser_id)
      ) as currency
      from (select advertiser_id, account_id, sum(amount) as amount from written group by 1, 2) w
    ) moved
    where moved.currency is not null
    group by 1, 2 having sum(moved.amount) <> 0
    order by 1
    on conflict (advertiser_id) do update set balance = b.balance + excluded.balance;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Every advertiser has one from its beginning, so that a list reads them in their order and misses nobody.
create function advertiser_balance_kept() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform ledger_rewrite_balance(new.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger advertisers_balance_kept after insert or update of billing_currency on advertisers
  for each row execute function advertiser_balance_kept();
--> statement-breakpoint
revoke all on function ledger_rewrite_balance(bigint), advertiser_balance_kept() from public;
--> statement-breakpoint
grant select on advertiser_balances to guerdon_app;
--> statement-breakpoint
alter table advertiser_balances enable row level security;
--> statement-breakpoint
alter table advertiser_balances force row level security;
--> statement-breakpoint
create policy advertiser_balances_visible on advertiser_balances
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
--> statement-breakpoint
-- What there is so far. Nobody posts meanwhile: to rename the trigger has locked the entries. The owner is confined by row-level security like everybody else.
select set_config('app.staff', 'on', true);--> statement-breakpoint
insert into advertiser_balances (advertiser_id, currency, balance)
  select a.id, a.billing_currency, coalesce(sum(l.balance), 0) from advertisers a
  left join ledger_accounts l on l.advertiser_id = a.id and l.currency = a.billing_currency
    and l.kind in ('unallocated', 'allocation', 'pending')
  group by 1, 2;
--> statement-breakpoint
select set_config('app.staff', '', true);
