-- Every index of users makes each write longer: those of columns that few people have leave the others out.
DROP INDEX "users_aadhaar_idx";--> statement-breakpoint
DROP INDEX "users_name_ml_folded_idx";--> statement-breakpoint
DROP INDEX "users_name_ml_order_idx";--> statement-breakpoint
DROP INDEX "users_name_ml_sound_idx";--> statement-breakpoint
DROP INDEX "users_membership_until_idx";--> statement-breakpoint
DROP INDEX "users_dob_idx";--> statement-breakpoint
DROP INDEX "users_approved_idx";--> statement-breakpoint
CREATE INDEX "users_aadhaar_idx" ON "users" USING btree ("aadhaar_mark") WHERE "users"."aadhaar_mark" is not null;--> statement-breakpoint
CREATE INDEX "users_name_ml_folded_idx" ON "users" USING gin ("name_ml_folded" gin_trgm_ops) WITH (fastupdate = off) WHERE "users"."name_ml_folded" is not null;--> statement-breakpoint
CREATE INDEX "users_name_ml_order_idx" ON "users" USING btree ("name_ml_folded" collate "C") WHERE "users"."name_ml_folded" is not null;--> statement-breakpoint
CREATE INDEX "users_name_ml_sound_idx" ON "users" USING gin ("name_ml_sound" gin_trgm_ops) WITH (fastupdate = off) WHERE "users"."name_ml_sound" is not null;--> statement-breakpoint
CREATE INDEX "users_membership_until_idx" ON "users" USING btree ("membership_until") WHERE "users"."membership_until" is not null;--> statement-breakpoint
CREATE INDEX "users_dob_idx" ON "users" USING btree ("dob") WHERE "users"."dob" is not null;--> statement-breakpoint
CREATE INDEX "users_approved_idx" ON "users" USING btree ("approved_at") WHERE "users"."approved_at" > "users"."date_joined";