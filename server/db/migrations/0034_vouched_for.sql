ALTER TABLE "class_members" ADD COLUMN "is_by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_vouched_for" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "is_vouched_for" = true WHERE "role" = 'TEACHER'
  AND EXISTS (SELECT FROM "school_settings" WHERE "name" = 'registration' AND "value"->>'mode' IN ('invite', 'closed'))
  AND NOT EXISTS (SELECT FROM "audit" WHERE "action" = 'registration.changed' AND "details"->>'mode' IN ('open', 'domains'));