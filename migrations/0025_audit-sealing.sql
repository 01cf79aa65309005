CREATE TABLE "person_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "person_names_one" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "person_keys" ALTER COLUMN "key_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_name_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "target_name_id" integer;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "membership_id" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "name" text;--> statement-breakpoint
-- What the log says of a person in plain words, from before it was sealed, may be sealed; nothing else of a row may change.
CREATE FUNCTION allow_audit_sealing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealing text[] := '{actor_name,actor_sealed,actor_name_id,target_name,target_name_id,before,after,person_id,values_sealed}';
BEGIN
  IF to_jsonb(NEW) - sealing = to_jsonb(OLD) - sealing
    AND ((NEW.actor_name, NEW.actor_sealed, NEW.actor_name_id) IS NOT DISTINCT FROM (OLD.actor_name, OLD.actor_sealed, OLD.actor_name_id)
      OR (OLD.actor_name IS NOT NULL AND OLD.actor_sealed IS NULL AND NEW.actor_name IS NULL AND NEW.actor_sealed IS NOT NULL))
    AND ((NEW.target_name, NEW.target_name_id, NEW.before, NEW.after, NEW.person_id, NEW.values_sealed)
        IS NOT DISTINCT FROM (OLD.target_name, OLD.target_name_id, OLD.before, OLD.after, OLD.person_id, OLD.values_sealed)
      OR (OLD.person_id IS NULL AND OLD.values_sealed IS NULL AND NEW.person_id IS NOT NULL AND NEW.values_sealed IS NOT NULL
        AND NEW.target_name IS NULL AND NEW.before IS NULL AND NEW.after IS NULL))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_sealing BEFORE UPDATE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION allow_audit_sealing();
--> statement-breakpoint
-- As the owner of the table: the servers' role may change no row of it (docs/decisions/0035).
CREATE FUNCTION seal_audit_entries(entries jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  WHERE log.id = it.id
$$;
