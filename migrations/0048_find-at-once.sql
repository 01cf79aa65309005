-- What was written is in the indexes of names at once: a list of pending entries, which only a vacuum empties, is read
-- whole by each search (docs/decisions/0065).
ALTER INDEX "users_name_folded_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "users_name_sound_idx" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('users_name_folded_idx'), gin_clean_pending_list('users_name_sound_idx');
