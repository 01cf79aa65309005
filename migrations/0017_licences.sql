ALTER TABLE "users" ADD COLUMN "licence_until" date;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "previous_until" date;--> statement-breakpoint
CREATE INDEX "users_good_until_idx" ON "users" USING btree (least("licence_until", "membership_until"),"id") WHERE "users"."is_approved";--> statement-breakpoint
CREATE INDEX "users_area_good_until_idx" ON "users" USING btree ("area_id",least("licence_until", "membership_until"),"id") WHERE "users"."is_approved";--> statement-breakpoint
CREATE INDEX "users_licence_until_idx" ON "users" USING btree ("licence_until");--> statement-breakpoint
CREATE INDEX "users_membership_until_idx" ON "users" USING btree ("membership_until");--> statement-breakpoint
-- The last valid day of a licence: the confirmed one, or the later one of a government order that it falls under.
CREATE FUNCTION licence_until_of(confirmed date, class text) RETURNS date LANGUAGE sql VOLATILE AS $$
  SELECT greatest(confirmed, (
    SELECT max("until") FROM "extensions"
    WHERE confirmed BETWEEN "from_day" AND "to_day" AND (cardinality("classes") = 0 OR class = ANY ("classes"))))
$$;--> statement-breakpoint
CREATE FUNCTION keep_licence_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.licence_until := licence_until_of(NEW.confirmed_renewal_date, NEW.license_category);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION extend_licences() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger of users computes what is set here.
  UPDATE "users" SET "licence_until" = NULL
    WHERE "licence_until" IS DISTINCT FROM licence_until_of("confirmed_renewal_date", "license_category");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_licence_until BEFORE INSERT OR UPDATE OF "confirmed_renewal_date", "license_category", "licence_until"
  ON "users" FOR EACH ROW EXECUTE FUNCTION keep_licence_until();--> statement-breakpoint
CREATE TRIGGER extensions_licences AFTER INSERT OR UPDATE OR DELETE
  ON "extensions" FOR EACH STATEMENT EXECUTE FUNCTION extend_licences();--> statement-breakpoint
UPDATE "users" SET "licence_until" = NULL WHERE "confirmed_renewal_date" IS NOT NULL;
