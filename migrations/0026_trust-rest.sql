ALTER TABLE "shop_categories" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "community_questions_category_idx" ON "community_questions" USING btree ("category","best_answer_id");
--> statement-breakpoint
-- Of an application that waits, the day of a decision was that on which its approval was withdrawn; a correction would forget it.
UPDATE "applications" SET "waiting_since" = "decided_at" WHERE "state" = 'pending' AND "decided_at" IS NOT NULL AND "waiting_since" IS NULL;
