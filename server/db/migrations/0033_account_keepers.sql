ALTER TABLE "teacher_students" ADD COLUMN "keeps_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "teacher_students" SET "keeps_account" = true WHERE NOT "is_by_class";--> statement-breakpoint
UPDATE "bin" SET "details" = "details" || '{"keepsAccount": true}' WHERE "kind" = 'student_left' AND NOT coalesce(("details"->>'isByClass')::boolean, false);
