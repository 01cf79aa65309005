-- The queue `renewals` is named as its feature. The queues of corrections and of grievances are one now, which was not
-- put off: their marks lead to no queue any more.
UPDATE "queue_marks" SET "key" = 'licences' WHERE "key" = 'renewals';
