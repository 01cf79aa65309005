CREATE TABLE "ad_reminders" (
	"ad_id" integer NOT NULL,
	"ends_on" date NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_reminders_ad_id_ends_on_step_pk" PRIMARY KEY("ad_id","ends_on","step")
);
--> statement-breakpoint
CREATE TABLE "ad_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"contact_id" integer,
	"ad_id" integer,
	"kind" text NOT NULL,
	"tier" text,
	"price" bigint,
	"price_until" timestamp with time zone,
	"media" jsonb,
	"fields" jsonb,
	"status" text NOT NULL,
	"note" text,
	"invoice_id" integer,
	"invoice_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "portal_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"contact_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_sessions_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_reminders" ADD CONSTRAINT "ad_reminders_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_requests" ADD CONSTRAINT "ad_requests_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_requests" ADD CONSTRAINT "ad_requests_contact_id_shop_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."shop_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_requests" ADD CONSTRAINT "ad_requests_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_requests" ADD CONSTRAINT "ad_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_links" ADD CONSTRAINT "portal_links_contact_id_shop_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."shop_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD CONSTRAINT "portal_sessions_contact_id_shop_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."shop_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_contacts" ADD CONSTRAINT "shop_contacts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_requests_shop_idx" ON "ad_requests" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "ad_requests_status_idx" ON "ad_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_requests_renewal_key" ON "ad_requests" USING btree ("ad_id") WHERE "ad_requests"."kind" = 'renew' and "ad_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "portal_links_contact_idx" ON "portal_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "portal_sessions_contact_idx" ON "portal_sessions" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "shop_contacts_shop_idx" ON "shop_contacts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_contacts_email_idx" ON "shop_contacts" USING btree (lower("email"));