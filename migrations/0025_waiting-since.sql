-- Of an application that waits, the day of a decision was that on which its approval was withdrawn; a correction would forget it.
UPDATE "applications" SET "waiting_since" = "decided_at" WHERE "state" = 'pending' AND "decided_at" IS NOT NULL AND "waiting_since" IS NULL;
