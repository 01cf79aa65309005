CREATE TABLE "site_setting_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_setting_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group" text NOT NULL,
	"version" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"by_id" integer,
	"changes" jsonb NOT NULL,
	CONSTRAINT "site_setting_versions_group_key" UNIQUE("group","version")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"value" text,
	"original" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_settings_version_key_language_pk" PRIMARY KEY("version","key","language")
);
--> statement-breakpoint
ALTER TABLE "site_setting_versions" ADD CONSTRAINT "site_setting_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_settings_key_idx" ON "site_settings" USING btree ("key","language","at");