CREATE TABLE "dues_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"user_id" integer,
	"shop_id" integer,
	"payer" text NOT NULL,
	"plan_id" integer,
	"request_id" integer,
	"opening_id" integer,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"extends_until" date,
	"extended_to" date,
	"extended_from" date,
	"closed_request" integer,
	"closed_request_state" text,
	"voided_at" timestamp with time zone,
	"waived_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "dues_invoices_number_key" UNIQUE("number"),
	CONSTRAINT "dues_invoices_amount" CHECK ("dues_invoices"."amount" > 0),
	CONSTRAINT "dues_invoices_paid" CHECK ("dues_invoices"."paid" between 0 and "dues_invoices"."amount")
);
--> statement-breakpoint
CREATE TABLE "dues_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"rows" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dues_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"classes" text[] NOT NULL,
	"due_on" date NOT NULL,
	"extends_until" date,
	"issued_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dues_plans_amount" CHECK ("dues_plans"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "dues_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	CONSTRAINT "dues_accounts_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "dues_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "dues_entries_amount" CHECK ("dues_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "dues_numbers" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "dues_numbers_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "dues_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"receipt_id" integer,
	"invoice_id" integer,
	"handover_id" integer,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dues_allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dues_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"proof" jsonb,
	"state" text NOT NULL,
	"note" text,
	"receipt_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "dues_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"amount" bigint NOT NULL,
	"counted" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer
);
--> statement-breakpoint
CREATE TABLE "dues_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"user_id" integer,
	"shop_id" integer,
	"payer" text NOT NULL,
	"amount" bigint NOT NULL,
	"allocated" bigint DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"account_id" integer NOT NULL,
	"reference" text,
	"cheque_bank" text,
	"cheque_dated" date,
	"received_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"client_key" text,
	"reverses" integer,
	"reason" text,
	"note" text,
	"code" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dues_receipts_number_key" UNIQUE("number"),
	CONSTRAINT "dues_receipts_client_key" UNIQUE("client_key"),
	CONSTRAINT "dues_receipts_reverses_key" UNIQUE("reverses"),
	CONSTRAINT "dues_receipts_code_key" UNIQUE("code"),
	CONSTRAINT "dues_receipts_allocated" CHECK (case when "dues_receipts"."amount" > 0 then "dues_receipts"."allocated" between 0 and "dues_receipts"."amount"
        else "dues_receipts"."amount" < 0 and "dues_receipts"."allocated" between "dues_receipts"."amount" and 0 end)
);
--> statement-breakpoint
CREATE TABLE "dues_handings_over" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_handings_over_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_id" integer,
	"to_id" integer,
	"cash" jsonb NOT NULL,
	"counted" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"closed_until" date
);
--> statement-breakpoint
CREATE TABLE "dues_statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"line" integer NOT NULL,
	"value_day" date,
	"amount" bigint,
	"narration" text NOT NULL,
	"balance" bigint,
	"reference" text,
	"hash" text,
	"state" text NOT NULL,
	"match" text,
	"user_id" integer,
	"invoice_id" integer,
	"claim_id" integer,
	"receipt_id" integer,
	"applied_hash" text
);
--> statement-breakpoint
CREATE TABLE "dues_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"columns" jsonb NOT NULL,
	"headings" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dues_invoices" ADD CONSTRAINT "dues_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_invoices" ADD CONSTRAINT "dues_invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_invoices" ADD CONSTRAINT "dues_invoices_plan_id_dues_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."dues_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_invoices" ADD CONSTRAINT "dues_invoices_opening_id_dues_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."dues_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_accounts" ADD CONSTRAINT "dues_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_entries" ADD CONSTRAINT "dues_entries_transaction_id_dues_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."dues_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_entries" ADD CONSTRAINT "dues_entries_account_id_dues_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."dues_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_allocations" ADD CONSTRAINT "dues_allocations_receipt_id_dues_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."dues_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_allocations" ADD CONSTRAINT "dues_allocations_invoice_id_dues_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."dues_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_claims" ADD CONSTRAINT "dues_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_claims" ADD CONSTRAINT "dues_claims_invoice_id_dues_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."dues_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_claims" ADD CONSTRAINT "dues_claims_receipt_id_dues_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."dues_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_claims" ADD CONSTRAINT "dues_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_handovers" ADD CONSTRAINT "dues_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_handovers" ADD CONSTRAINT "dues_handovers_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_receipts" ADD CONSTRAINT "dues_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_receipts" ADD CONSTRAINT "dues_receipts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_receipts" ADD CONSTRAINT "dues_receipts_account_id_dues_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."dues_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_receipts" ADD CONSTRAINT "dues_receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_handings_over" ADD CONSTRAINT "dues_handings_over_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_handings_over" ADD CONSTRAINT "dues_handings_over_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_statement_lines" ADD CONSTRAINT "dues_statement_lines_statement_id_dues_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."dues_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_statement_lines" ADD CONSTRAINT "dues_statement_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_statement_lines" ADD CONSTRAINT "dues_statement_lines_invoice_id_dues_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."dues_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_statement_lines" ADD CONSTRAINT "dues_statement_lines_claim_id_dues_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."dues_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_statement_lines" ADD CONSTRAINT "dues_statement_lines_receipt_id_dues_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."dues_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dues_invoices_plan_user_key" ON "dues_invoices" USING btree ("plan_id","user_id") WHERE "dues_invoices"."voided_at" is null and "dues_invoices"."plan_id" is not null and "dues_invoices"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "dues_invoices_user_idx" ON "dues_invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dues_invoices_shop_idx" ON "dues_invoices" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "dues_invoices_open_idx" ON "dues_invoices" USING btree ("due_on") WHERE "dues_invoices"."paid" < "dues_invoices"."amount" and "dues_invoices"."voided_at" is null and "dues_invoices"."waived_at" is null;--> statement-breakpoint
CREATE INDEX "dues_accounts_user_idx" ON "dues_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dues_entries_transaction_idx" ON "dues_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "dues_entries_account_idx" ON "dues_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "dues_transactions_receipt_idx" ON "dues_transactions" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "dues_transactions_invoice_idx" ON "dues_transactions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "dues_allocations_receipt_idx" ON "dues_allocations" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "dues_allocations_invoice_idx" ON "dues_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dues_claims_open_key" ON "dues_claims" USING btree ("invoice_id") WHERE "dues_claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dues_claims_user_idx" ON "dues_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dues_claims_reference_idx" ON "dues_claims" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "dues_claims_decided_by_idx" ON "dues_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "dues_handovers_user_idx" ON "dues_handovers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dues_handovers_confirmed_by_idx" ON "dues_handovers" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "dues_receipts_user_idx" ON "dues_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dues_receipts_shop_idx" ON "dues_receipts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "dues_receipts_received_idx" ON "dues_receipts" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "dues_receipts_reference_idx" ON "dues_receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "dues_receipts_recorded_by_idx" ON "dues_receipts" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "dues_handings_over_from_idx" ON "dues_handings_over" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "dues_handings_over_to_idx" ON "dues_handings_over" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "dues_statement_lines_statement_idx" ON "dues_statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "dues_statement_lines_user_idx" ON "dues_statement_lines" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dues_statement_lines_applied_key" ON "dues_statement_lines" USING btree ("applied_hash") WHERE "dues_statement_lines"."applied_hash" is not null;--> statement-breakpoint
-- The entries of a transaction sum to zero, at the end of the database's transaction.
CREATE FUNCTION refuse_uneven_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.transaction_id ELSE NEW.transaction_id END;
BEGIN
  IF coalesce((SELECT sum(amount) FROM dues_entries WHERE transaction_id = moved), 0) <> 0 THEN
    RAISE EXCEPTION 'the entries of transaction % do not sum to zero', moved USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER dues_entries_even AFTER INSERT OR DELETE ON "dues_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_uneven_entries();
--> statement-breakpoint
-- Nothing changes the ledger; what the demo data made can be removed.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF TG_TABLE_NAME = 'dues_entries' THEN
      IF EXISTS (SELECT 1 FROM dues_transactions WHERE id = OLD.transaction_id AND is_demo) THEN RETURN OLD; END IF;
    ELSIF OLD.is_demo THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER dues_entries_append_only BEFORE UPDATE OR DELETE ON "dues_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER dues_transactions_append_only BEFORE UPDATE OR DELETE ON "dues_transactions"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- As the owner of the tables: the servers' role may delete no row of the ledger.
CREATE FUNCTION remove_demo_ledger() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM dues_entries WHERE transaction_id IN (SELECT id FROM dues_transactions WHERE is_demo);
  DELETE FROM dues_transactions WHERE is_demo;
$$;
