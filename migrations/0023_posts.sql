CREATE TABLE "post_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_receipts" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"told_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"ack_at" timestamp with time zone,
	CONSTRAINT "post_receipts_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"title_ml" text,
	"body_ml" text,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"pinned_until" date,
	"urgent" boolean NOT NULL,
	"needs_ack" boolean NOT NULL,
	"audience" jsonb NOT NULL,
	"area_id" integer,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_files" ADD CONSTRAINT "post_files_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_receipts" ADD CONSTRAINT "post_receipts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_receipts" ADD CONSTRAINT "post_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_files_post_idx" ON "post_files" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_receipts_user_idx" ON "post_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_state_idx" ON "posts" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "posts_kind_idx" ON "posts" USING btree ("kind","publish_at");--> statement-breakpoint
CREATE INDEX "posts_area_idx" ON "posts" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_urgent_idx" ON "posts" USING btree ("publish_at") WHERE "posts"."urgent";