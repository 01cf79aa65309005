ALTER TABLE "community_answers" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "edited_at" timestamp with time zone;