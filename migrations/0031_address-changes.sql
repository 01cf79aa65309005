CREATE TABLE "address_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_user_idx" ON "address_changes" USING btree ("user_id");--> statement-breakpoint
-- A new address, by whichever statement, is unconfirmed, and the links to set a password that went to the old mailbox are dead. The writer
-- gives the moment of the change; where it gives none (the version before, a statement at a console) the moment is now.
CREATE FUNCTION keep_address_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  IF NEW.email_changed_at IS NOT DISTINCT FROM OLD.email_changed_at THEN
    NEW.email_changed_at := now();
  END IF;
  DELETE FROM "reset_tokens" WHERE "user_id" = OLD.id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_address_change BEFORE UPDATE OF "email"
  ON "users" FOR EACH ROW WHEN (lower(NEW."email") <> lower(OLD."email")) EXECUTE FUNCTION keep_address_change();
