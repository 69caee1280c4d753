CREATE TABLE "former_students" (
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "former_students_teacher_id_student_id_pk" PRIMARY KEY("teacher_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "work_given" (
	"exercise_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "work_given_exercise_id_teacher_id_pk" PRIMARY KEY("exercise_id","teacher_id")
);
--> statement-breakpoint
DROP INDEX "assignments_exercise";--> statement-breakpoint
ALTER TABLE "former_students" ADD CONSTRAINT "former_students_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_students" ADD CONSTRAINT "former_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_given" ADD CONSTRAINT "work_given_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_given" ADD CONSTRAINT "work_given_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_students_student" ON "former_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "work_given_teacher" ON "work_given" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "assignments_exercise_done" ON "assignments" USING btree ("exercise_id","completed_on","id") WHERE "assignments"."completed_on" is not null;--> statement-breakpoint
CREATE INDEX "assignments_words" ON "assignments" USING gin (search_grams("title")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_away" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "assignments_exercise" ON "assignments" USING btree ("exercise_id","created_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE work_given w SET count = w.count - gone.n
		FROM (SELECT exercise_id, teacher_id, count(*)::int AS n FROM before WHERE deleted_at IS NULL GROUP BY 1, 2) gone
		WHERE w.exercise_id = gone.exercise_id AND w.teacher_id = gone.teacher_id;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO work_given AS w (exercise_id, teacher_id, count)
		SELECT exercise_id, teacher_id, sum(n)::int FROM (
			SELECT exercise_id, teacher_id, 1 AS n FROM after WHERE deleted_at IS NULL
			UNION ALL SELECT exercise_id, teacher_id, -1 FROM before WHERE deleted_at IS NULL
		) moved GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
		ON CONFLICT (exercise_id, teacher_id) DO UPDATE SET count = w.count + excluded.count;
	ELSE
		INSERT INTO work_given AS w (exercise_id, teacher_id, count)
		SELECT exercise_id, teacher_id, count(*)::int FROM after WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (exercise_id, teacher_id) DO UPDATE SET count = w.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "remember_former_students"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Where a person is removed for good, their links go with them and there is nobody to remember.
		INSERT INTO former_students (teacher_id, student_id) SELECT b.teacher_id, b.student_id FROM before b
		JOIN users t ON t.id = b.teacher_id JOIN users s ON s.id = b.student_id ORDER BY 1, 2 ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM former_students f USING after a WHERE f.teacher_id = a.teacher_id AND f.student_id = a.student_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "assignments_made" AFTER INSERT ON "assignments" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_work();
--> statement-breakpoint
CREATE TRIGGER "assignments_changed" AFTER UPDATE ON "assignments" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_work();
--> statement-breakpoint
CREATE TRIGGER "assignments_gone" AFTER DELETE ON "assignments" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_work();
--> statement-breakpoint
CREATE TRIGGER "teacher_students_made" AFTER INSERT ON "teacher_students" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION remember_former_students();
--> statement-breakpoint
CREATE TRIGGER "teacher_students_gone" AFTER DELETE ON "teacher_students" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION remember_former_students();
--> statement-breakpoint
INSERT INTO "work_given" ("exercise_id", "teacher_id", "count")
	SELECT exercise_id, teacher_id, count(*)::int FROM assignments WHERE deleted_at IS NULL GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "former_students" ("teacher_id", "student_id") SELECT DISTINCT a.teacher_id, a.student_id FROM assignments a
	WHERE NOT EXISTS (SELECT 1 FROM teacher_students l WHERE l.teacher_id = a.teacher_id AND l.student_id = a.student_id);
