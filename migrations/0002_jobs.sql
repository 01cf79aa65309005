CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "jobs_name_key" UNIQUE("name","key")
);
--> statement-breakpoint
CREATE INDEX "jobs_open_idx" ON "jobs" USING btree ("name","run_at") WHERE "jobs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_ended_idx" ON "jobs" USING btree ("ended_at") WHERE "jobs"."ended_at" is not null;