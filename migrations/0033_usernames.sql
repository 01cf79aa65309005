-- Usernames that are a phone number or contain an e-mail address become neutral ones, as `isContact` and `neutralUsername`
-- have it (`isContact`). No login goes by a username. Notices that name a person by such a username,
-- for want of another name, follow.
WITH "old" AS (
  SELECT "id", "username", "first_name" || "last_name" = '' AS "nameless" FROM "users"
  WHERE "username" ~ '\S@\S+\.\S' OR ("username" ~ '^[0-9[:space:]+().-]+$'
    AND regexp_replace(regexp_replace("username", '[^0-9]', '', 'g'), '^(0{0,2}91|0)(?=[0-9]{10}$)', '') ~ '^[0-9]{10}$')
), "new" AS (
  UPDATE "users" SET "username" = 'member' || "users"."id" ||
    CASE WHEN EXISTS (SELECT FROM "users" "other" WHERE lower("other"."username") = 'member' || "users"."id")
      THEN '-' || left(gen_random_uuid()::text, 8) ELSE '' END
  FROM "old" WHERE "old"."id" = "users"."id" RETURNING "users"."id", "users"."username"
)
UPDATE "notices" SET "text" = replace("notices"."text", "old"."username", "new"."username"),
  "values" = jsonb_set("notices"."values", '{name}', to_jsonb("new"."username"))
FROM "old" JOIN "new" USING ("id")
WHERE "old"."nameless" AND "notices"."values" ->> 'name' = "old"."username";
