-- What three flags said of a teacher and a student is one tie; whether the account is kept follows from it.
ALTER TABLE "teacher_students" ADD COLUMN "tie" text DEFAULT 'sees';--> statement-breakpoint
UPDATE "teacher_students" SET "tie" = CASE WHEN "keeps_account" AND "is_by_vouch" THEN 'keeps_by_vouch' WHEN "keeps_account" THEN 'keeps'
  WHEN "is_by_class" THEN 'by_class' ELSE 'sees' END;--> statement-breakpoint
ALTER TABLE "teacher_students" ALTER COLUMN "tie" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_students" DROP COLUMN "is_by_class";--> statement-breakpoint
ALTER TABLE "teacher_students" DROP COLUMN "is_by_vouch";--> statement-breakpoint
ALTER TABLE "teacher_students" DROP COLUMN "keeps_account";--> statement-breakpoint
ALTER TABLE "teacher_students" ADD COLUMN "keeps_account" boolean GENERATED ALWAYS AS ((tie in ('keeps_by_vouch', 'keeps'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "former_students" ADD COLUMN "tie" text;--> statement-breakpoint
UPDATE "former_students" SET "tie" = CASE WHEN "keeps_account" THEN 'keeps' ELSE 'sees' END;--> statement-breakpoint
ALTER TABLE "former_students" ALTER COLUMN "tie" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "former_students" DROP COLUMN "keeps_account";--> statement-breakpoint
ALTER TABLE "former_students" ADD COLUMN "keeps_account" boolean GENERATED ALWAYS AS ((tie in ('keeps_by_vouch', 'keeps'))) STORED NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "remember_former_students"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Where a person is removed for good, their links go with them and there is nobody to remember.
		INSERT INTO former_students (teacher_id, student_id, tie) SELECT b.teacher_id, b.student_id, b.tie FROM before b
		JOIN users t ON t.id = b.teacher_id JOIN users s ON s.id = b.student_id ORDER BY 1, 2
		ON CONFLICT (teacher_id, student_id) DO UPDATE SET tie = excluded.tie;
	ELSE
		DELETE FROM former_students f USING after a WHERE f.teacher_id = a.teacher_id AND f.student_id = a.student_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
UPDATE "bin" SET "details" = "details" - 'isByClass' - 'keepsAccount' - 'isByVouch' || jsonb_build_object('tie',
  CASE WHEN "details"->'keepsAccount' = 'true' AND "details"->'isByVouch' = 'true' THEN 'keeps_by_vouch' WHEN "details"->'keepsAccount' = 'true' THEN 'keeps'
    WHEN "details"->'isByClass' = 'true' THEN 'by_class' ELSE 'sees' END) WHERE "kind" = 'student_left';
