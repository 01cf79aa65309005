-- The last entry of the log that a version without sealing may have written; with room for one that serves until this
-- version has taken over. Written by this migration as a constant: the servers' role cannot move it.
DO $$ BEGIN
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION audit_sealing_mark() RETURNS integer LANGUAGE sql IMMUTABLE AS ''SELECT %s''',
    (SELECT coalesce(max(id) + 1000, 0) FROM audit_log)
  );
END $$;
--> statement-breakpoint
-- Seals plain words of entries up to the mark, as the owner of the table: the servers' role may change no row of it
-- (docs/decisions/0035). Refuses all of it when one change is about an entry that names nobody, or brings no sealed value.
CREATE OR REPLACE FUNCTION seal_audit_entries(entries jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  sealed constant text := '^[A-Za-z0-9_-]{38,}$';
  given integer;
  changed integer;
BEGIN
  SELECT count(*) INTO given FROM jsonb_array_elements(entries);
  UPDATE audit_log AS log SET
    actor_name = CASE WHEN it.actor_sealed IS NULL THEN log.actor_name END,
    actor_sealed = coalesce(it.actor_sealed, log.actor_sealed),
    actor_name_id = coalesce(it.actor_name_id, log.actor_name_id),
    target_name = CASE WHEN it.person_id IS NULL THEN log.target_name END,
    target_name_id = coalesce(it.target_name_id, log.target_name_id),
    before = CASE WHEN it.person_id IS NULL THEN log.before END,
    after = CASE WHEN it.person_id IS NULL THEN log.after END,
    person_id = coalesce(it.person_id, log.person_id),
    values_sealed = coalesce(it.values_sealed, log.values_sealed)
  FROM jsonb_to_recordset(entries)
    AS it(id integer, actor_sealed text, actor_name_id integer, person_id integer, values_sealed text, target_name_id integer)
  WHERE log.id = it.id AND log.id <= audit_sealing_mark()
    AND (it.actor_sealed IS NULL AND it.actor_name_id IS NULL
      OR log.actor_id IS NOT NULL AND log.actor_name IS NOT NULL AND it.actor_sealed ~ sealed)
    AND (it.person_id IS NULL AND it.values_sealed IS NULL AND it.target_name_id IS NULL
      OR it.values_sealed ~ sealed AND log.target_id IS NOT NULL
        AND (log.target_type IN ('user', 'login') AND it.person_id = log.target_id
          OR log.target_type IN ('position', 'renewal', 'privacy_request', 'question', 'answer') AND it.person_id IS NOT NULL));
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed <> given THEN
    RAISE EXCEPTION 'audit_log is append-only';
  END IF;
END $$;
--> statement-breakpoint
-- Ends the sealing for good: from then on the servers' role may not change a letter of the log.
CREATE OR REPLACE FUNCTION end_audit_sealing() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  REVOKE EXECUTE ON FUNCTION seal_audit_entries(jsonb) FROM PUBLIC
$$;
