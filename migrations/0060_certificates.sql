ALTER TABLE "registrations" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_certificate_key" UNIQUE("certificate");