-- "ottapalam" beside "Ottapalam" was two entries in the list of places. Of the spellings of one place the one that most
-- shops have stays, of equally many the one that came first.
WITH "spelled" AS (
	SELECT "location", fold(regexp_replace(trim("location"), '\s+', ' ', 'g')) AS "place", count(*) AS "shops", min("created_at") AS "since", min("id") AS "first"
	FROM "shops"
	GROUP BY "location"
), "kept" AS (
	SELECT DISTINCT ON ("place") "place", "location"
	FROM "spelled"
	ORDER BY "place", "shops" DESC, "since", "first"
)
UPDATE "shops" SET "location" = "kept"."location"
FROM "kept"
WHERE fold(regexp_replace(trim("shops"."location"), '\s+', ' ', 'g')) = "kept"."place" AND "shops"."location" <> "kept"."location";
