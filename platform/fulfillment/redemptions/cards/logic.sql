-- Operations of a card only grow.
create or replace trigger card_operations_append_only before delete or update or truncate on card_operations
  for each statement execute function guerdon_append_only();
