ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "name_ml" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "name_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "title_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "description_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "location_ml" text;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "name_ml" text;