ALTER TABLE "card_sheets" ADD COLUMN "with_expired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_sheets" ADD COLUMN "only_unprinted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "printed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_receipts" ADD COLUMN "reminded_on" date;