ALTER TABLE "exercises" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_words(words_of_exercise("exercises"."title", "exercises"."themes" || "exercises"."tags"))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_words(words_of_exercise("questions"."title" || E'\n' || "questions"."prompt" || E'\n' || "questions"."subject", "questions"."tags"))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "exercises_words" ON "exercises" USING gin (search_grams("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin (search_grams("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "exercises_tagged" ON "exercises" USING btree ("owner_id") WHERE "exercises"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "questions_tagged" ON "questions" USING btree ("owner_id") WHERE "questions"."tags" <> '{}';
