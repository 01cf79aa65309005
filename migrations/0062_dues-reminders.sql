CREATE TABLE "dues_reminders" (
	"invoice_id" integer NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dues_reminders_invoice_id_step_pk" PRIMARY KEY("invoice_id","step")
);
--> statement-breakpoint
ALTER TABLE "dues_reminders" ADD CONSTRAINT "dues_reminders_invoice_id_dues_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."dues_invoices"("id") ON DELETE cascade ON UPDATE no action;