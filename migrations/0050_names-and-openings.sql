CREATE TABLE "person_openings" (
	"user_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_openings_user_id_opened_by_pk" PRIMARY KEY("user_id","opened_by")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "full_name_ml" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_ml_folded" text GENERATED ALWAYS AS (fold(full_name_ml)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_ml_sound" text GENERATED ALWAYS AS (romanised_name(full_name_ml)) STORED;--> statement-breakpoint
ALTER TABLE "person_openings" ADD CONSTRAINT "person_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_openings" ADD CONSTRAINT "person_openings_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_openings_by_idx" ON "person_openings" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "person_openings_at_idx" ON "person_openings" USING btree ("opened_at");--> statement-breakpoint
-- Without a list of pending entries (docs/decisions/0065).
CREATE INDEX "users_name_ml_folded_idx" ON "users" USING gin ("name_ml_folded" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "users_name_ml_order_idx" ON "users" USING btree ("name_ml_folded" collate "C");--> statement-breakpoint
CREATE INDEX "users_name_ml_sound_idx" ON "users" USING gin ("name_ml_sound" gin_trgm_ops) WITH (fastupdate = off);