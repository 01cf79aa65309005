ALTER TABLE "community_answers" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_client_key" UNIQUE("author_id","client_key");--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_client_key" UNIQUE("author_id","client_key");--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_client_key" UNIQUE("user_id","client_key");