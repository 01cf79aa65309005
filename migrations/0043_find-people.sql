ALTER TABLE "users" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold(first_name || ' ' || last_name)) STORED;--> statement-breakpoint
CREATE INDEX "users_name_folded_idx" ON "users" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_order_idx" ON "users" USING btree ("name_folded" collate "C");--> statement-breakpoint
CREATE INDEX "users_name_sound_idx" ON "users" USING gin ("name_sound" gin_trgm_ops);