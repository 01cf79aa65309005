CREATE TABLE "ad_outages" (
	"outage_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "ad_outages_outage_id_ad_id_pk" PRIMARY KEY("outage_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "outage_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_outages" ADD CONSTRAINT "ad_outages_outage_id_outages_id_fk" FOREIGN KEY ("outage_id") REFERENCES "public"."outages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_outages" ADD CONSTRAINT "ad_outages_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_outages_ad_idx" ON "ad_outages" USING btree ("ad_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outages_began_key" ON "outages" USING btree ("began_at");