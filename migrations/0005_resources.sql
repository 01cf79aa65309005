CREATE TABLE "flipbooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flipbooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"version" text NOT NULL,
	"pdf" text NOT NULL,
	"folder" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"page_count" integer,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"page_width" integer,
	"page_height" integer,
	"failure" text,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"category" text NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "flipbooks_status_idx" ON "flipbooks" USING btree ("status");--> statement-breakpoint
CREATE INDEX "resource_documents_category_idx" ON "resource_documents" USING btree ("category");