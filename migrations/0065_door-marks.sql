ALTER TABLE "registrations" ADD COLUMN "doubles_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "clock_set" boolean DEFAULT false NOT NULL;