CREATE TABLE "pieces_given" (
	"teacher_id" integer NOT NULL,
	"piece" text NOT NULL,
	"class_assignment_id" integer,
	"count" integer NOT NULL,
	CONSTRAINT "pieces_given_teacher_id_piece_pk" PRIMARY KEY("teacher_id","piece")
);
--> statement-breakpoint
ALTER TABLE "pieces_given" ADD CONSTRAINT "pieces_given_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pieces_given_teacher" ON "pieces_given" USING btree ("teacher_id","class_assignment_id") WHERE "pieces_given"."count" > 0;--> statement-breakpoint
CREATE INDEX "assignments_class_order" ON "assignments" USING btree ("class_assignment_id",(case when "complete" then 1e12 else 0 end + coalesce(extract(epoch from "due_date" at time zone 'UTC'), 9e11)),"id") WHERE "assignments"."class_assignment_id" is not null;--> statement-breakpoint
CREATE INDEX "assignments_piece_order" ON "assignments" USING btree ("teacher_id","exercise_id","title",(case when "complete" then 1e12 else 0 end + coalesce(extract(epoch from "due_date" at time zone 'UTC'), 9e11)),"id") WHERE "assignments"."class_assignment_id" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "piece_of"(class_assignment_id integer, exercise_id integer, title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN class_assignment_id IS NULL THEN exercise_id || ' ' || title ELSE 'class ' || class_assignment_id END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- In the order of the other branches, so that two who take work away at once wait for each other and not in a ring.
		PERFORM FROM work_given w WHERE (w.exercise_id, w.teacher_id) IN (SELECT exercise_id, teacher_id FROM before) ORDER BY exercise_id, teacher_id FOR UPDATE;
		PERFORM FROM pieces_given p WHERE (p.teacher_id, p.piece) IN (SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title) FROM before) ORDER BY teacher_id, piece FOR UPDATE;
		UPDATE work_given w SET count = w.count - gone.n
		FROM (SELECT exercise_id, teacher_id, count(*)::int AS n FROM before WHERE deleted_at IS NULL GROUP BY 1, 2) gone
		WHERE w.exercise_id = gone.exercise_id AND w.teacher_id = gone.teacher_id;
		UPDATE pieces_given p SET count = p.count - gone.n
		FROM (SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title) AS piece, count(*)::int AS n FROM before WHERE deleted_at IS NULL GROUP BY 1, 2) gone
		WHERE p.teacher_id = gone.teacher_id AND p.piece = gone.piece;
		DELETE FROM pieces_given p WHERE p.count = 0 AND (p.teacher_id, p.piece) IN (SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title) FROM before);
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO work_given AS w (exercise_id, teacher_id, count)
		SELECT exercise_id, teacher_id, sum(n)::int FROM (
			SELECT exercise_id, teacher_id, 1 AS n FROM after WHERE deleted_at IS NULL
			UNION ALL SELECT exercise_id, teacher_id, -1 FROM before WHERE deleted_at IS NULL
		) moved GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
		ON CONFLICT (exercise_id, teacher_id) DO UPDATE SET count = w.count + excluded.count;
		INSERT INTO pieces_given AS p (teacher_id, piece, class_assignment_id, count)
		SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title), class_assignment_id, sum(n)::int FROM (
			SELECT teacher_id, class_assignment_id, exercise_id, title, 1 AS n FROM after WHERE deleted_at IS NULL
			UNION ALL SELECT teacher_id, class_assignment_id, exercise_id, title, -1 FROM before WHERE deleted_at IS NULL
		) moved GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2
		ON CONFLICT (teacher_id, piece) DO UPDATE SET count = p.count + excluded.count;
		-- The title of work that is gone is not kept.
		IF FOUND THEN
			DELETE FROM pieces_given p WHERE p.count = 0 AND (p.teacher_id, p.piece) IN (SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title) FROM before);
		END IF;
	ELSE
		INSERT INTO work_given AS w (exercise_id, teacher_id, count)
		SELECT exercise_id, teacher_id, count(*)::int FROM after WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (exercise_id, teacher_id) DO UPDATE SET count = w.count + excluded.count;
		INSERT INTO pieces_given AS p (teacher_id, piece, class_assignment_id, count)
		SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title), class_assignment_id, count(*)::int FROM after WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2
		ON CONFLICT (teacher_id, piece) DO UPDATE SET count = p.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "pieces_given" ("teacher_id", "piece", "class_assignment_id", "count")
	SELECT teacher_id, piece_of(class_assignment_id, exercise_id, title), class_assignment_id, count(*)::int FROM assignments WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
