-- Words of a folded name, separated by single spaces. Chinese and Japanese have no spaces: their runs become all their pairs of letters.
-- platform/catalog/search/searchWords.ts does the same to a search term.
create or replace function guerdon_words(folded text) returns text
  language plpgsql immutable parallel safe strict
as $$
declare words text;
begin
  if octet_length(folded) = length(folded) then return regexp_replace(folded, '[^0-9a-z]+', ' ', 'g'); end if;
  words := regexp_replace(folded, '[^0-9a-z\u00c0-\u1fff\u2c00-\u2fef\u3040-\uff0e\uff10-\uff19\uff21-\uff5a\uff66-\uffdc]+', ' ', 'g');
  if words !~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d]' then return words; end if;
  return regexp_replace(words, '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d]+', ' ', 'g') || ' ' || (
    select string_agg(case when length(run[1]) = 1 then run[1] else (
        select string_agg(substr(run[1], at, 2), ' ' order by at) from generate_series(1, length(run[1]) - 1) at) end, ' ')
    from regexp_matches(words, '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d]+)', 'g') run);
end
$$;
