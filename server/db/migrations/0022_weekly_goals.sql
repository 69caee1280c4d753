ALTER TABLE "users" ADD COLUMN "weekly_goal" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "goals_off" boolean DEFAULT false NOT NULL;