ALTER TABLE "notices" ADD COLUMN "part" text;--> statement-breakpoint
CREATE INDEX "notices_part_idx" ON "notices" USING btree ("part") WHERE "notices"."part" is not null;--> statement-breakpoint
CREATE INDEX "notices_read_idx" ON "notices" USING btree ("read_at") WHERE "notices"."read_at" is not null;