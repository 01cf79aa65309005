ALTER TABLE "import_rows" ADD COLUMN "people" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "people" integer[];--> statement-breakpoint
-- Whom the notices of earlier versions name: of an answer its author, of an invitation who sent it. No other notice names anybody else.
UPDATE "notices" SET "about" = ARRAY[answer."author_id"] FROM "community_answers" answer
WHERE "notices"."kind" = 'answer' AND "notices"."part" = 'answer:' || answer."id" AND answer."author_id" IS NOT NULL;--> statement-breakpoint
UPDATE "notices" SET "about" = ARRAY[invitation."invited_by"] FROM "community_invitations" invitation
WHERE "notices"."kind" = 'invitation' AND "notices"."user_id" = invitation."user_id" AND "notices"."subject" = 'question:' || invitation."question_id" AND invitation."invited_by" IS NOT NULL;--> statement-breakpoint
-- Waiting mails of notices: their keys have the ids of the notices, the last of which may be cut off, and a mail shows the first twenty,
-- which are in the key whole. All other mails speak of their readers alone, and are found by their address.
UPDATE "jobs" SET "people" = named."people", "data" = "jobs"."data" || jsonb_build_object('again', jsonb_build_object('name', 'notice-mail-again', 'data', jsonb_build_object('notices', named."notices")))
FROM (
  SELECT mail."id", array_agg(DISTINCT person) AS "people", jsonb_agg(DISTINCT notice."id") AS "notices"
  FROM "jobs" mail
  JOIN "notices" notice ON notice."id" = ANY (string_to_array(CASE WHEN length(mail."key") < 208 THEN substr(mail."key", 9) ELSE regexp_replace(substr(mail."key", 9), ',[0-9]*$', '') END, ',')::int[])
  CROSS JOIN LATERAL unnest(notice."user_id" || notice."about") AS person
  WHERE mail."name" = 'mail' AND mail."key" LIKE 'notices:%' AND mail."data" ->> 'sealed' IS NOT NULL
  GROUP BY mail."id"
) AS named
WHERE "jobs"."id" = named."id";
