ALTER TABLE "assignments" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD COLUMN "closes_at" timestamp (3) with time zone;