-- A stock or a budget that is refilled is warned of again when it runs out. Who refills one calls this.
create or replace function guerdon_rearm_run_out_alerts(refilled_skus text[], refilled_sources bigint[]) returns void
  language sql
as $$
  update run_out_alerts a set said_at = null
  where a.said_at is not null and (a.sku = any (refilled_skus) or a.source_id = any (refilled_sources))
$$;
