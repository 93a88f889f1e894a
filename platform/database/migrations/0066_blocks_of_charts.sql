-- Counts of charts by sixths of a day, a column for each quarter of an hour: a chart of years reads a sixteenth of the rows, and there are fewer of them.
select set_config('app.staff', 'on', true);
--> statement-breakpoint
alter table stats_sums rename to stats_quarters;
--> statement-breakpoint
alter table stats_quarters drop constraint stats_sums_key, drop constraint stats_sums_owner;
--> statement-breakpoint
CREATE TABLE "stats_sums" (
	"owner" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"day" date NOT NULL,
	"part" smallint NOT NULL,
	"state" text NOT NULL,
	"q0" integer,
	"q1" integer,
	"q2" integer,
	"q3" integer,
	"q4" integer,
	"q5" integer,
	"q6" integer,
	"q7" integer,
	"q8" integer,
	"q9" integer,
	"q10" integer,
	"q11" integer,
	"q12" integer,
	"q13" integer,
	"q14" integer,
	"q15" integer,
	CONSTRAINT "stats_sums_owner" CHECK ("stats_sums"."owner" in ('all', 'organization', 'advertiser', 'promotion'))
);
--> statement-breakpoint
insert into stats_sums (owner, owner_id, promotion_id, day, part, state, q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11, q12, q13, q14, q15)
select d.owner, d.owner_id, d.promotion_id, d.day, d.part, d.state,
  (sum(d.redemptions) filter (where d.place = 0))::int, (sum(d.redemptions) filter (where d.place = 1))::int, (sum(d.redemptions) filter (where d.place = 2))::int, (sum(d.redemptions) filter (where d.place = 3))::int,
  (sum(d.redemptions) filter (where d.place = 4))::int, (sum(d.redemptions) filter (where d.place = 5))::int, (sum(d.redemptions) filter (where d.place = 6))::int, (sum(d.redemptions) filter (where d.place = 7))::int,
  (sum(d.redemptions) filter (where d.place = 8))::int, (sum(d.redemptions) filter (where d.place = 9))::int, (sum(d.redemptions) filter (where d.place = 10))::int, (sum(d.redemptions) filter (where d.place = 11))::int,
  (sum(d.redemptions) filter (where d.place = 12))::int, (sum(d.redemptions) filter (where d.place = 13))::int, (sum(d.redemptions) filter (where d.place = 14))::int, (sum(d.redemptions) filter (where d.place = 15))::int
from (
  select s.*, (s.quarter at time zone 'UTC')::date as day, (q.n / 16 % 6)::smallint as part, q.n % 16 as place
  from stats_quarters s cross join lateral (select extract(epoch from s.quarter)::bigint / 900 as n) q where s.redemptions <> 0
) d
group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
drop table stats_quarters;
--> statement-breakpoint
ALTER TABLE "stats_sums" ADD CONSTRAINT "stats_sums_key" PRIMARY KEY ("owner","owner_id","promotion_id","day","part","state") INCLUDE (q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11, q12, q13, q14, q15);
--> statement-breakpoint
grant select on stats_sums to guerdon_app;
--> statement-breakpoint
alter table stats_sums enable row level security;
--> statement-breakpoint
alter table stats_sums force row level security;
--> statement-breakpoint
-- As before. Of an `unnest` the planner would ask the function for its rows, before anybody reads.
create policy stats_sums_visible on stats_sums
  using ((select guerdon_staff())
    or (owner in ('advertiser', 'promotion') and owner_id in (select unnest(guerdon_visible_advertisers())))
    or (owner = 'organization' and owner_id = any ((select guerdon_whole_organizations())::bigint[])));
--> statement-breakpoint
-- As before, in fewer steps: an organization is whole where as many of its advertisers are visible as it has.
create or replace function guerdon_whole_organizations() returns bigint[]
language sql stable security definer set search_path = public, pg_temp set app.staff = 'on' as $$
  with seen as materialized (
    select a.organization_id as id, count(*) as advertisers from advertisers a
    where a.id in (select unnest(guerdon_visible_advertisers())) group by 1
  )
  select coalesce(array_agg(s.id), '{}') from seen s
  where s.advertisers = (select count(*) from advertisers a where a.organization_id = s.id)
$$;
--> statement-breakpoint
select set_config('app.staff', '', true);
