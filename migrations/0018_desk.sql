CREATE INDEX "users_email_key_idx" ON "users" USING btree ((lower(replace(regexp_replace(split_part("email", '@', 1), '[+].*$', ''), '.', '') || '@' || split_part("email", '@', 2))));--> statement-breakpoint
CREATE INDEX "users_dob_idx" ON "users" USING btree ("dob");--> statement-breakpoint
CREATE INDEX "users_approved_idx" ON "users" USING btree ("approved_at");