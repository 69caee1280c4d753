-- Whom an administrator named among a student's teachers after a code had brought the student keeps the account by that word, and not by vouching.
UPDATE "teacher_students" l SET "is_by_vouch" = false
WHERE l."is_by_vouch" AND EXISTS (SELECT FROM "audit" a WHERE a."action" = 'student.given' AND a."subject_kind" = 'user' AND a."subject_id" = l."student_id"
  AND a."at" >= (SELECT max(m."joined_at") FROM "class_members" m JOIN "classes" c ON c."id" = m."class_id"
    WHERE c."teacher_id" = l."teacher_id" AND m."student_id" = l."student_id" AND m."is_by_code"));--> statement-breakpoint
-- Whom 0034 vouched for though they came before the doors were known to be closed: nobody, but for whom an administrator pressed Vouch or who was invited.
-- What they keep by vouching alone is theirs to teach and not to change.
WITH "doors" AS (
  SELECT least(
    (SELECT min("at") FROM "audit" WHERE "action" = 'registration.changed' AND "details"->>'mode' IN ('invite', 'closed')),
    (SELECT "changed_at" FROM "school_settings" WHERE "name" = 'registration' AND "value"->>'mode' IN ('invite', 'closed'))
  ) AS "first_closed"
), "doubted" AS (
  UPDATE "users" u SET "is_vouched_for" = false FROM "doors" d
  WHERE u."role" = 'TEACHER' AND u."is_vouched_for" AND u."created_at" < d."first_closed"
    AND NOT EXISTS (SELECT FROM "audit" v WHERE v."action" = 'teacher.vouched_for' AND v."subject_kind" = 'user' AND v."subject_id" = u."id")
    AND NOT EXISTS (SELECT FROM "teacher_invites" i WHERE lower(i."email") = lower(u."email") AND i."used_at" IS NOT NULL)
  RETURNING u."id"
)
UPDATE "teacher_students" l SET "keeps_account" = false, "is_by_vouch" = false FROM "doubted" t
WHERE l."teacher_id" = t."id" AND l."is_by_vouch";--> statement-breakpoint
-- Whoever registered while the doors were closed, as they still are, was invited, unless an administrator has said otherwise.
WITH "doors" AS (
  SELECT coalesce(
    (SELECT min(c."at") FROM "audit" c WHERE c."action" = 'registration.changed' AND c."details"->>'mode' IN ('invite', 'closed')
      AND NOT EXISTS (SELECT FROM "audit" o WHERE o."id" > c."id" AND o."action" = 'registration.changed' AND o."details"->>'mode' IN ('open', 'domains'))),
    "changed_at"
  ) AS "closed_since" FROM "school_settings" WHERE "name" = 'registration' AND "value"->>'mode' IN ('invite', 'closed')
), "invited" AS (
  UPDATE "users" u SET "is_vouched_for" = true FROM "doors" d
  WHERE u."role" = 'TEACHER' AND NOT u."is_vouched_for" AND NOT u."must_confirm_email" AND u."created_at" > d."closed_since"
    AND NOT EXISTS (SELECT FROM "audit" v WHERE v."action" = 'teacher.no_longer_vouched_for' AND v."subject_kind" = 'user' AND v."subject_id" = u."id")
  RETURNING u."id"
)
UPDATE "teacher_students" l SET "keeps_account" = true, "is_by_vouch" = true FROM "invited" t
WHERE l."teacher_id" = t."id" AND NOT l."is_by_class" AND NOT l."keeps_account";
