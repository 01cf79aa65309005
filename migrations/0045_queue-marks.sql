CREATE TABLE "queue_marks" (
	"key" text PRIMARY KEY NOT NULL,
	"put_off_until" date,
	"reason" text,
	"put_off_by" integer,
	"opened_at" timestamp with time zone,
	"opened_by" integer
);
--> statement-breakpoint
ALTER TABLE "queue_marks" ADD CONSTRAINT "queue_marks_put_off_by_users_id_fk" FOREIGN KEY ("put_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_marks" ADD CONSTRAINT "queue_marks_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;