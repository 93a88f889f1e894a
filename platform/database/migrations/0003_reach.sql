-- What the application role may do with keys, rewards, redemptions and files, and which rows of them it sees.
grant select, insert on idempotency_keys to guerdon_app;
--> statement-breakpoint
create trigger idempotency_keys_append_only before update on idempotency_keys
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
grant select on promotions, skus, redemptions to guerdon_app;
--> statement-breakpoint
alter table idempotency_keys enable row level security;
--> statement-breakpoint
alter table idempotency_keys force row level security;
--> statement-breakpoint
create policy idempotency_keys_reach on idempotency_keys
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table promotions enable row level security;
--> statement-breakpoint
alter table promotions force row level security;
--> statement-breakpoint
create policy promotions_reach on promotions
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table redemptions enable row level security;
--> statement-breakpoint
alter table redemptions force row level security;
--> statement-breakpoint
create policy redemptions_reach on redemptions
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
grant select, insert, update (status, name, content_type, size) on medias to guerdon_app;
--> statement-breakpoint
grant usage on sequence medias_id_seq to guerdon_app;
--> statement-breakpoint
-- Uploads also arrive without an account, by their signed address: the application role alone is confined.
alter table medias enable row level security;
--> statement-breakpoint
-- Read by their owner, and by all who reach an advertiser that shows them; written by their owner alone.
create policy medias_read on medias for select to guerdon_app
  using (account_id = (select guerdon_account()) or (select guerdon_staff())
    or exists (select from advertisers where avatar_media_id = medias.id));
--> statement-breakpoint
create policy medias_insert on medias for insert to guerdon_app
  with check (account_id = (select guerdon_account()));
--> statement-breakpoint
create policy medias_update on medias for update to guerdon_app
  using (account_id = (select guerdon_account()));
