CREATE TABLE "community_terms" (
	"word_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"in_title" boolean NOT NULL,
	CONSTRAINT "community_terms_pkey" PRIMARY KEY("word_id","question_id","in_title")
);
--> statement-breakpoint
CREATE TABLE "community_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	CONSTRAINT "community_words_word_key" UNIQUE("word")
);
--> statement-breakpoint
ALTER TABLE "community_terms" ADD CONSTRAINT "community_terms_word_id_community_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."community_words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_terms" ADD CONSTRAINT "community_terms_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_terms_question_idx" ON "community_terms" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "community_words_similar_idx" ON "community_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_questions_summary_idx" ON "community_questions" USING btree ("id","hidden_at","answer_count","is_solved","urgency","changes");--> statement-breakpoint
CREATE INDEX "community_questions_title_idx" ON "community_questions" USING gin (fold("title") gin_trgm_ops);