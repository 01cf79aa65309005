ALTER TABLE "audit_log" ADD COLUMN "actor_name" text;--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action" text_pattern_ops,"at");