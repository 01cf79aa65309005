CREATE TABLE "door_passes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "door_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"gate" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "door_passes_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "event_registration" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"opens" timestamp with time zone,
	"closes" timestamp with time zone,
	"capacity" integer NOT NULL,
	"guests_max" integer DEFAULT 0 NOT NULL,
	"cpd_hours" double precision,
	"numbers_due" timestamp with time zone,
	"fill_gaps" boolean DEFAULT false NOT NULL,
	"frozen" jsonb,
	"frozen_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"guests" integer NOT NULL,
	"diets" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"turn" integer NOT NULL,
	"offer_until" timestamp with time zone,
	"code" text NOT NULL,
	"people_in" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_code_key" UNIQUE("code"),
	CONSTRAINT "registrations_person_key" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"pass_id" integer NOT NULL,
	"registration_id" integer,
	"area_id" integer,
	"code" text,
	"walk_in" text,
	"people" integer NOT NULL,
	"wall" timestamp with time zone NOT NULL,
	"corrected" timestamp with time zone NOT NULL,
	"at_server" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"answer" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "door_passes" ADD CONSTRAINT "door_passes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_pass_id_door_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."door_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_passes_event_idx" ON "door_passes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "registrations_user_idx" ON "registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_changed_idx" ON "registrations" USING btree ("event_id","changed_at");--> statement-breakpoint
CREATE INDEX "scans_event_idx" ON "scans" USING btree ("event_id","corrected");--> statement-breakpoint
CREATE INDEX "scans_registration_idx" ON "scans" USING btree ("registration_id");