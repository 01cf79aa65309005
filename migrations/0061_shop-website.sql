ALTER TABLE "shops" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "website" text;