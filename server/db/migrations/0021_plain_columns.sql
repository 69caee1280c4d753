DROP INDEX "exercises_words";--> statement-breakpoint
DROP INDEX "questions_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
DROP INDEX "assignments_words";--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "plain_title" text GENERATED ALWAYS AS (plain_words("exercises"."title")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_words(words_of_exercise("exercises"."title", "exercises"."themes"))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "plain_title" text GENERATED ALWAYS AS (plain_words("questions"."title")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_words("questions"."title" || E'\n' || "questions"."prompt" || E'\n' || "questions"."subject")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_words("classes"."name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_words("users"."name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_words("users"."name" || E'\n' || "users"."username" || E'\n' || "users"."email")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "plain_title" text GENERATED ALWAYS AS (plain_words(coalesce("sessions"."snapshot"->>'exerciseTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "plain_title" text GENERATED ALWAYS AS (plain_words("assignments"."title")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "exercises_words" ON "exercises" USING gin (search_grams("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin (search_grams("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_grams("words")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "assignments_words" ON "assignments" USING gin (search_grams("plain_title")) WITH (fastupdate=false);