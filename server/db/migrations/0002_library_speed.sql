CREATE OR REPLACE FUNCTION "search_grams"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
		SELECT letter || lead(letter) OVER later || lead(letter, 2) OVER later AS gram
		FROM unnest(string_to_array(lower(words), NULL)) WITH ORDINALITY AS spelt (letter, place) WINDOW later AS (ORDER BY place)
	) grams WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of_exercise"(title text, themes text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT title || E'\n' || array_to_string(themes, E'\n')
$$;
--> statement-breakpoint
CREATE TABLE "library_counts" (
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "library_counts_owner_id_kind_value_pk" PRIMARY KEY("owner_id","kind","value")
);
--> statement-breakpoint
DROP INDEX "exercises_owner";--> statement-breakpoint
DROP INDEX "questions_owner";--> statement-breakpoint
ALTER TABLE "library_counts" ADD CONSTRAINT "library_counts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_teacher_order" ON "assignments" USING btree ("teacher_id",(case when "complete" then 1e12 else 0 end + coalesce(extract(epoch from "due_date" at time zone 'UTC'), 9e11)),"id");--> statement-breakpoint
CREATE INDEX "assignments_order" ON "assignments" USING btree ((case when "complete" then 1e12 else 0 end + coalesce(extract(epoch from "due_date" at time zone 'UTC'), 9e11)),"id");--> statement-breakpoint
CREATE INDEX "exercises_owner_title" ON "exercises" USING btree ("owner_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "exercises_title" ON "exercises" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "exercises_words" ON "exercises" USING gin (search_grams(words_of_exercise("title", "themes"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "questions_owner_title" ON "questions" USING btree ("owner_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "questions_title" ON "questions" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin (search_grams("title" || E'\n' || "prompt" || E'\n' || "subject")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'ADMIN';--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_grams("name" || E'\n' || "username" || E'\n' || "email")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "exercises_owner" ON "exercises" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "questions_owner" ON "questions" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE library_counts c SET count = c.count - gone.n
		FROM (SELECT owner_id, subject, count(*)::int AS n FROM before WHERE deleted_at IS NULL GROUP BY 1, 2) gone
		WHERE c.owner_id = gone.owner_id AND c.kind = 'subject' AND c.value = gone.subject;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO library_counts AS c (owner_id, kind, value, count)
		SELECT owner_id, 'subject', subject, sum(n)::int FROM (
			SELECT owner_id, subject, 1 AS n FROM after WHERE deleted_at IS NULL
			UNION ALL SELECT owner_id, subject, -1 FROM before WHERE deleted_at IS NULL
		) moved GROUP BY 1, 3 HAVING sum(n) <> 0 ORDER BY 1, 3
		ON CONFLICT (owner_id, kind, value) DO UPDATE SET count = c.count + excluded.count;
	ELSE
		INSERT INTO library_counts AS c (owner_id, kind, value, count)
		SELECT owner_id, 'subject', subject, count(*)::int FROM after WHERE deleted_at IS NULL GROUP BY 1, 3 ORDER BY 1, 3
		ON CONFLICT (owner_id, kind, value) DO UPDATE SET count = c.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "facts_of_exercise"(grade_level integer, themes text[]) RETURNS TABLE (kind text, value text) LANGUAGE sql IMMUTABLE AS $$
	SELECT 'grade_level', grade_level::text UNION ALL SELECT DISTINCT 'theme', theme FROM unnest(themes) theme
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_exercises"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE library_counts c SET count = c.count - gone.n
		FROM (
			SELECT owner_id, fact.kind, fact.value, count(*)::int AS n FROM before, facts_of_exercise(grade_level, themes) fact
			WHERE deleted_at IS NULL GROUP BY 1, 2, 3
		) gone WHERE c.owner_id = gone.owner_id AND c.kind = gone.kind AND c.value = gone.value;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO library_counts AS c (owner_id, kind, value, count)
		SELECT owner_id, fact.kind, fact.value, sum(n)::int FROM (
			SELECT owner_id, grade_level, themes, 1 AS n FROM after WHERE deleted_at IS NULL
			UNION ALL SELECT owner_id, grade_level, themes, -1 FROM before WHERE deleted_at IS NULL
		) moved, facts_of_exercise(grade_level, themes) fact GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
		ON CONFLICT (owner_id, kind, value) DO UPDATE SET count = c.count + excluded.count;
	ELSE
		INSERT INTO library_counts AS c (owner_id, kind, value, count)
		SELECT owner_id, fact.kind, fact.value, count(*)::int FROM after, facts_of_exercise(grade_level, themes) fact
		WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (owner_id, kind, value) DO UPDATE SET count = c.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "questions_made" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
--> statement-breakpoint
CREATE TRIGGER "questions_changed" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
--> statement-breakpoint
CREATE TRIGGER "questions_gone" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
--> statement-breakpoint
CREATE TRIGGER "exercises_made" AFTER INSERT ON "exercises" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_exercises();
--> statement-breakpoint
CREATE TRIGGER "exercises_changed" AFTER UPDATE ON "exercises" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_exercises();
--> statement-breakpoint
CREATE TRIGGER "exercises_gone" AFTER DELETE ON "exercises" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_exercises();
--> statement-breakpoint
INSERT INTO "library_counts" ("owner_id", "kind", "value", "count")
	SELECT owner_id, 'subject', subject, count(*)::int FROM questions WHERE deleted_at IS NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO "library_counts" ("owner_id", "kind", "value", "count")
	SELECT owner_id, fact.kind, fact.value, count(*)::int FROM exercises, facts_of_exercise(grade_level, themes) fact
	WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
