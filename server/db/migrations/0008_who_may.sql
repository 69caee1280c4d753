CREATE TABLE "email_confirmations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_invites" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "fresh_start_round" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_confirm_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invites" ADD CONSTRAINT "teacher_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_token_hash" ON "email_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_expires_at" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_invites_token_hash" ON "teacher_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "teacher_invites_expires_at" ON "teacher_invites" USING btree ("expires_at");--> statement-breakpoint
UPDATE "assignments" a SET "fresh_start_round" = "round" WHERE "round" > 1 AND NOT EXISTS (SELECT FROM "sessions" s
  WHERE s."assignment_id" = a."id" AND s."round" = a."round" AND s."status" IN ('complete', 'time_up') AND NOT s."is_test" AND s."practice_of" IS NULL)
  AND (NOT EXISTS (SELECT FROM "sessions" s WHERE s."assignment_id" = a."id" AND s."round" = a."round" AND NOT s."is_test" AND s."practice_of" IS NULL)
    OR EXISTS (SELECT FROM "audit" u WHERE u."action" = 'assignment.fresh_start' AND u."subject_kind" = 'assignment' AND u."subject_id" = a."id"));
