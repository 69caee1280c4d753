ALTER TABLE "class_members" ADD COLUMN "is_by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_students" ADD COLUMN "keeps_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_vouched_for" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "is_vouched_for" = true WHERE "role" = 'TEACHER'
  AND EXISTS (SELECT FROM "school_settings" WHERE "name" = 'registration' AND "value"->>'mode' IN ('invite', 'closed'))
  AND NOT EXISTS (SELECT FROM "audit" WHERE "action" = 'registration.changed' AND "details"->>'mode' IN ('open', 'domains'));--> statement-breakpoint
UPDATE "former_students" SET "keeps_account" = true;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "remember_former_students"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Where a person is removed for good, their links go with them and there is nobody to remember.
		INSERT INTO former_students (teacher_id, student_id, keeps_account) SELECT b.teacher_id, b.student_id, b.keeps_account FROM before b
		JOIN users t ON t.id = b.teacher_id JOIN users s ON s.id = b.student_id ORDER BY 1, 2
		ON CONFLICT (teacher_id, student_id) DO UPDATE SET keeps_account = excluded.keeps_account;
	ELSE
		DELETE FROM former_students f USING after a WHERE f.teacher_id = a.teacher_id AND f.student_id = a.student_id;
	END IF;
	RETURN NULL;
END
$$;
