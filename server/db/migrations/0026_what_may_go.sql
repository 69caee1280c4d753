DROP INDEX "recordings_delete_after";--> statement-breakpoint
CREATE INDEX "recordings_sound" ON "recordings" USING btree ("delete_after") WHERE "recordings"."wav" is not null;--> statement-breakpoint
CREATE INDEX "tutor_words_sent" ON "tutor_words" USING btree ("asked_at") WHERE "tutor_words"."sent" is not null;