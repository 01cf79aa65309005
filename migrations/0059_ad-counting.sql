CREATE TABLE "ad_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"definition" smallint NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"reason" text NOT NULL,
	"by" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_corrections_count" CHECK ("ad_corrections"."count" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"ad_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"tier" text NOT NULL,
	"place" text NOT NULL,
	"definition" smallint NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"measured" integer DEFAULT 0 NOT NULL,
	"viewable" integer DEFAULT 0 NOT NULL,
	"call" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"website" integer DEFAULT 0 NOT NULL,
	"map" integer DEFAULT 0 NOT NULL,
	"details" integer DEFAULT 0 NOT NULL,
	"invalid" integer DEFAULT 0 NOT NULL,
	"invalid_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "ad_days_ad_id_day_tier_place_definition_pk" PRIMARY KEY("ad_id","day","tier","place","definition"),
	CONSTRAINT "ad_days_clicks" CHECK ("ad_days"."call" <= "ad_days"."shown" and "ad_days"."whatsapp" <= "ad_days"."shown" and "ad_days"."website" <= "ad_days"."shown" and "ad_days"."map" <= "ad_days"."shown" and "ad_days"."details" <= "ad_days"."shown")
);
--> statement-breakpoint
CREATE TABLE "ad_seen" (
	"view" uuid NOT NULL,
	"ad_id" integer NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"tier" text NOT NULL,
	"place" text NOT NULL,
	"definition" smallint NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_seen_view_ad_id_kind_pk" PRIMARY KEY("view","ad_id","kind")
);
--> statement-breakpoint
CREATE TABLE "tier_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tier_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tier" text NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tier_prices_price" CHECK ("tier_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "ad_corrections" ADD CONSTRAINT "ad_corrections_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_batches_at_idx" ON "ad_batches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ad_corrections_ad_idx" ON "ad_corrections" USING btree ("ad_id","day");--> statement-breakpoint
CREATE INDEX "ad_corrections_shop_idx" ON "ad_corrections" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "ad_days_shop_idx" ON "ad_days" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "ad_days_day_idx" ON "ad_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ad_seen_at_idx" ON "ad_seen" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tier_prices_tier_idx" ON "tier_prices" USING btree ("tier","valid_from");