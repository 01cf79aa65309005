CREATE TABLE "membership_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "membership_counter_one" CHECK ("membership_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "reset_tokens_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"user_id" integer NOT NULL,
	"access_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_access_key" UNIQUE("access_hash"),
	CONSTRAINT "sessions_refresh_key" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_id" text,
	"username" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	"area_id" integer,
	"unit_id" integer,
	"requested_role" text,
	"requested_area" text,
	"requested_unit" text,
	"requested_location" text,
	"requested_district" text,
	"dob" date,
	"gender" text,
	"marital_status" text,
	"residential_address" text,
	"office_address" text,
	"post_office" text,
	"pin" text,
	"license_no" text,
	"license_category" text,
	"license_date" date,
	"renewal_date" date,
	"qualification" text,
	"additional_qualification" text,
	"skills" text,
	"blood_group" text,
	"panchayath" text,
	"aadhaar_sealed" text,
	"photo" jsonb,
	"date_joined" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_membership_id_key" UNIQUE("membership_id"),
	CONSTRAINT "users_phone_key" UNIQUE("phone"),
	CONSTRAINT "users_phone_digits" CHECK ("users"."phone" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"area_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer,
	"target_name" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_tokens_user_idx" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_family_idx" ON "sessions" USING btree ("family");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_area_idx" ON "users" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "users_unit_idx" ON "users" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "users_pending_idx" ON "users" USING btree ("date_joined") WHERE not "users"."is_approved";--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name_key" ON "areas" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "units_name_key" ON "units" USING btree ("area_id",lower("name"));--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_idx" ON "rate_limits" USING btree ("ends_at");
--> statement-breakpoint
INSERT INTO "membership_counter" ("id", "last") VALUES (1, 0);--> statement-breakpoint
-- The seven areas at the start and their 36 units; the committee's to change.
INSERT INTO "areas" ("name") VALUES ('Palakkad'), ('Palakkad Rural'), ('Alathur'), ('Chittur'), ('Ottapalam'), ('Mannarkkad'), ('Pattambi');--> statement-breakpoint
INSERT INTO "units" ("name", "area_id")
SELECT unit.name, areas.id
FROM (VALUES
  (1, 'Palakkad', 'Palakkad Town'), (2, 'Palakkad', 'Olavakkode'), (3, 'Palakkad', 'Kalmandapam'),
  (4, 'Palakkad', 'Chandranagar'), (5, 'Palakkad', 'Kalpathy'), (6, 'Palakkad', 'Noorani'),
  (7, 'Palakkad Rural', 'Malampuzha'), (8, 'Palakkad Rural', 'Kongad'), (9, 'Palakkad Rural', 'Parli'),
  (10, 'Palakkad Rural', 'Kuzhalmannam'), (11, 'Palakkad Rural', 'Pudussery'),
  (12, 'Alathur', 'Alathur Town'), (13, 'Alathur', 'Vadakkencherry'), (14, 'Alathur', 'Nemmara'),
  (15, 'Alathur', 'Kollengode'), (16, 'Alathur', 'Kizhakkencherry'),
  (17, 'Chittur', 'Chittur Town'), (18, 'Chittur', 'Kozhinjampara'), (19, 'Chittur', 'Muthalamada'),
  (20, 'Chittur', 'Nallepilly'), (21, 'Chittur', 'Pattanchery'),
  (22, 'Ottapalam', 'Ottapalam Town'), (23, 'Ottapalam', 'Shoranur'), (24, 'Ottapalam', 'Cherpulassery'),
  (25, 'Ottapalam', 'Sreekrishnapuram'), (26, 'Ottapalam', 'Lakkidi'),
  (27, 'Mannarkkad', 'Mannarkkad Town'), (28, 'Mannarkkad', 'Agali'), (29, 'Mannarkkad', 'Karimba'),
  (30, 'Mannarkkad', 'Alanallur'), (31, 'Mannarkkad', 'Kottoppadam'),
  (32, 'Pattambi', 'Pattambi Town'), (33, 'Pattambi', 'Koppam'), (34, 'Pattambi', 'Thrithala'),
  (35, 'Pattambi', 'Kumbidi'), (36, 'Pattambi', 'Vilayur')
) AS unit (position, area, name)
JOIN "areas" ON areas.name = unit.area
ORDER BY unit.position;--> statement-breakpoint
-- The audit log only grows.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
