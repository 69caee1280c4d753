ALTER TABLE "assignments" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "clock_started_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "assignments" a SET "round" = 2 WHERE NOT a."complete" AND EXISTS (SELECT FROM "sessions" s
  WHERE s."assignment_id" = a."id" AND s."status" = 'abandoned' AND NOT s."is_test" AND s."practice_of" IS NULL);--> statement-breakpoint
UPDATE "sessions" s SET "round" = 2 FROM "assignments" a WHERE a."id" = s."assignment_id" AND a."round" = 2 AND s."status" = 'active';
