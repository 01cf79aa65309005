ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
-- A first address is a new one too. Only the condition is another than that of 0031_address-changes.
CREATE OR REPLACE TRIGGER users_address_change BEFORE UPDATE OF "email"
  ON "users" FOR EACH ROW WHEN (lower(NEW."email") IS DISTINCT FROM lower(OLD."email")) EXECUTE FUNCTION keep_address_change();
