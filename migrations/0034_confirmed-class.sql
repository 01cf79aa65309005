DROP INDEX "users_unconfirmed_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_license_category" text;--> statement-breakpoint
CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree (least("licence_until", "membership_until"),"id") WHERE "users"."is_approved" and ("users"."license_no" is distinct from "users"."confirmed_license_no" or "users"."license_category" is distinct from "users"."confirmed_license_category" or "users"."renewal_date" is distinct from "users"."confirmed_renewal_date");--> statement-breakpoint
-- Government orders go by the confirmed class: the same functions and trigger as in 0017_licences, with another column.
CREATE OR REPLACE FUNCTION keep_licence_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The same as licence_until_of, written out: a call for each of thousands of rows would cost more than all the rest.
  NEW.licence_until := greatest(NEW.confirmed_renewal_date, (
    SELECT max("until") FROM "extensions" WHERE NEW.confirmed_renewal_date BETWEEN "from_day" AND "to_day"
      AND (cardinality("classes") = 0 OR NEW.confirmed_license_category = ANY ("classes"))));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION extend_licences() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger of users computes what is set here.
  UPDATE "users" SET "licence_until" = NULL
    WHERE "licence_until" IS DISTINCT FROM licence_until_of("confirmed_renewal_date", "confirmed_license_category");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_licence_until BEFORE INSERT OR UPDATE OF "confirmed_renewal_date", "confirmed_license_category", "licence_until"
  ON "users" FOR EACH ROW WHEN (NEW."confirmed_renewal_date" IS NOT NULL OR NEW."licence_until" IS NOT NULL) EXECUTE FUNCTION keep_licence_until();--> statement-breakpoint
-- A licence that the office has confirmed is confirmed with the class that it has. Its last day stays what it is.
UPDATE "users" SET "confirmed_license_category" = "license_category"
  WHERE "confirmed_license_no" IS NOT NULL OR "confirmed_renewal_date" IS NOT NULL;--> statement-breakpoint
-- Imports from before confirm the class too, when they are applied and when they are undone.
UPDATE "import_rows" SET
    "before" = "before" || jsonb_build_object('confirmedLicenseCategory', "before" -> 'licenseCategory'),
    "after" = "after" || jsonb_build_object('confirmedLicenseCategory', "after" -> 'licenseCategory')
  WHERE "after" ? 'licenseCategory';
