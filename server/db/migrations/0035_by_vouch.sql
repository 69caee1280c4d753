ALTER TABLE "teacher_students" ADD COLUMN "is_by_vouch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "teacher_students" l SET "is_by_vouch" = true WHERE l."keeps_account"
  AND EXISTS (SELECT FROM "class_members" m JOIN "classes" c ON c."id" = m."class_id" WHERE m."student_id" = l."student_id" AND c."teacher_id" = l."teacher_id" AND m."is_by_code")
  AND NOT EXISTS (SELECT FROM "audit" a WHERE a."action" = 'student.created' AND a."actor_id" = l."teacher_id" AND a."subject_id" = l."student_id");
