-- Every post has its own searched text, made by the database: an answer no longer rebuilds that of its whole thread. The
-- thread's text stays as a column for a server of the last release that runs beside the new one: it finds by it, without
-- an index and without the newest posts, for the moments of a rolling restart. The index goes now, since each answer would
-- go on paying for it.
-- array_to_string() is only STABLE, because some types' output depends on settings; that of text does not.
CREATE FUNCTION community_text(title text, description text, tags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN fold(title || E'\n' || description || E'\n' || array_to_string(tags, ' '));--> statement-breakpoint
DROP INDEX "community_questions_search_idx";--> statement-breakpoint
ALTER TABLE "community_answers" ADD COLUMN "own_text" text GENERATED ALWAYS AS (fold(answer_text)) STORED;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "own_text" text GENERATED ALWAYS AS (community_text(title, description, tags)) STORED;--> statement-breakpoint
CREATE INDEX "community_answers_own_text_idx" ON "community_answers" USING gin ("own_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_questions_own_text_idx" ON "community_questions" USING gin ("own_text" gin_trgm_ops);