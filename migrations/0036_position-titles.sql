ALTER TABLE "positions" ADD COLUMN "title_ml" text;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;