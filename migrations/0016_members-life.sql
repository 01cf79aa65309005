CREATE TABLE "extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"classes" text[] NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "extensions_order_key" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"token_hash" text,
	"token_expires" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"phone" text,
	"email" text,
	"recommendation" text,
	"recommended_by" integer,
	"recommended_at" timestamp with time zone,
	"recommendation_note" text,
	CONSTRAINT "applications_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "cards_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"area_id" integer,
	"unit_id" integer,
	"since" date NOT NULL,
	"until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_columns" (
	"heading" text PRIMARY KEY NOT NULL,
	"field" text
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"action" text NOT NULL,
	"user_id" integer,
	"cells" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"errors" jsonb,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"filename" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due" date NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_kind_due_step_pk" PRIMARY KEY("user_id","kind","due","step")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"license_no" text,
	"license_category" text,
	"license_date" date,
	"renewal_date" date,
	"membership_until" date,
	"file" jsonb,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "license_key" text GENERATED ALWAYS AS (nullif(regexp_replace(upper(license_no), '[^A-Z0-9]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_license_no" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_renewal_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "license_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "aadhaar_mark" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_recommended_by_users_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","decided_at");--> statement-breakpoint
CREATE INDEX "applications_phone_idx" ON "applications" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "applications_decided_idx" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "applications_recommended_idx" ON "applications" USING btree ("recommended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_live_key" ON "cards" USING btree ("user_id") WHERE "cards"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "positions_user_idx" ON "positions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "positions_area_idx" ON "positions" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "positions_unit_idx" ON "positions" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "import_rows_user_idx" ON "import_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_created_by_idx" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_open_key" ON "renewals" USING btree ("user_id","kind") WHERE "renewals"."status" in ('queue', 'correction');--> statement-breakpoint
CREATE INDEX "renewals_status_idx" ON "renewals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "renewals_user_idx" ON "renewals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewals_decided_by_idx" ON "renewals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "renewals_scan_idx" ON "renewals" USING btree ("decided_at") WHERE "renewals"."file" is not null;--> statement-breakpoint
CREATE INDEX "users_license_idx" ON "users" USING btree ("license_key");--> statement-breakpoint
CREATE INDEX "users_aadhaar_idx" ON "users" USING btree ("aadhaar_mark");--> statement-breakpoint
-- What approved people have entered so far was before the office when it approved them.
UPDATE "users" SET "confirmed_license_no" = "license_no", "confirmed_renewal_date" = "renewal_date", "license_confirmed_at" = "approved_at"
  WHERE "is_approved" AND ("license_no" IS NOT NULL OR "renewal_date" IS NOT NULL);--> statement-breakpoint
UPDATE "users" SET "email_confirmed_at" = "approved_at" WHERE "is_approved";
