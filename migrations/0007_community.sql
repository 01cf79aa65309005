CREATE TABLE "community_answer_votes" (
	"answer_id" integer NOT NULL,
	"user_id" integer,
	"value" smallint NOT NULL,
	CONSTRAINT "community_answer_votes_one" UNIQUE("answer_id","user_id"),
	CONSTRAINT "community_answer_votes_value" CHECK ("community_answer_votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "community_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"author_id" integer,
	"answer_text" text NOT NULL,
	"attachment" jsonb,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"flag_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"was_best" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer,
	"answer_id" integer,
	"user_id" integer,
	"flag_type" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "community_flags_question_one" UNIQUE("question_id","user_id"),
	CONSTRAINT "community_flags_answer_one" UNIQUE("answer_id","user_id"),
	CONSTRAINT "community_flags_on_one" CHECK (num_nonnulls("community_flags"."question_id", "community_flags"."answer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "community_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category" text NOT NULL,
	"urgency" text NOT NULL,
	"attachment" jsonb,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"flag_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"is_solved" boolean DEFAULT false NOT NULL,
	"best_answer_id" integer,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_follows" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "community_follows_pkey" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_views" (
	"question_id" integer NOT NULL,
	"user_id" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_views_one" UNIQUE("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_question_votes" (
	"question_id" integer NOT NULL,
	"user_id" integer,
	"value" smallint NOT NULL,
	CONSTRAINT "community_question_votes_one" UNIQUE("question_id","user_id"),
	CONSTRAINT "community_question_votes_value" CHECK ("community_question_votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "community_answer_votes" ADD CONSTRAINT "community_answer_votes_answer_id_community_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."community_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answer_votes" ADD CONSTRAINT "community_answer_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_flags" ADD CONSTRAINT "community_flags_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_flags" ADD CONSTRAINT "community_flags_answer_id_community_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."community_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_flags" ADD CONSTRAINT "community_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_best_answer_id_community_answers_id_fk" FOREIGN KEY ("best_answer_id") REFERENCES "public"."community_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follows" ADD CONSTRAINT "community_follows_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follows" ADD CONSTRAINT "community_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_views" ADD CONSTRAINT "community_views_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_views" ADD CONSTRAINT "community_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_question_votes" ADD CONSTRAINT "community_question_votes_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_question_votes" ADD CONSTRAINT "community_question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_answer_votes_user_idx" ON "community_answer_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_answers_question_idx" ON "community_answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "community_answers_flagged_idx" ON "community_answers" USING btree ("flag_count") WHERE "community_answers"."flag_count" > 0;--> statement-breakpoint
CREATE INDEX "community_answers_author_idx" ON "community_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "community_flags_user_idx" ON "community_flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_questions_activity_idx" ON "community_questions" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "community_questions_unanswered_idx" ON "community_questions" USING btree ("last_activity_at","id") WHERE "community_questions"."answer_count" = 0 and not "community_questions"."is_solved";--> statement-breakpoint
CREATE INDEX "community_questions_answered_idx" ON "community_questions" USING btree ("last_activity_at","id") WHERE "community_questions"."answer_count" > 0;--> statement-breakpoint
CREATE INDEX "community_questions_solved_idx" ON "community_questions" USING btree ("last_activity_at","id") WHERE "community_questions"."is_solved";--> statement-breakpoint
CREATE INDEX "community_questions_urgent_idx" ON "community_questions" USING btree ("last_activity_at","id") WHERE "community_questions"."urgency" = 'urgent';--> statement-breakpoint
CREATE INDEX "community_questions_hidden_idx" ON "community_questions" USING btree ("author_id") WHERE "community_questions"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "community_questions_flagged_idx" ON "community_questions" USING btree ("flag_count") WHERE "community_questions"."flag_count" > 0;--> statement-breakpoint
CREATE INDEX "community_questions_author_idx" ON "community_questions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "community_questions_best_idx" ON "community_questions" USING btree ("best_answer_id") WHERE "community_questions"."best_answer_id" is not null;--> statement-breakpoint
CREATE INDEX "community_questions_search_idx" ON "community_questions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_follows_user_idx" ON "community_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_views_user_idx" ON "community_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_question_votes_user_idx" ON "community_question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_user_idx" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_subject_idx" ON "notices" USING btree ("subject");