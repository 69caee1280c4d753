CREATE TABLE "assignments" (
	"id" serial PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"class_assignment_id" integer,
	"title" text NOT NULL,
	"grade_level" integer DEFAULT 5 NOT NULL,
	"due_date" timestamp (3) with time zone,
	"assign_at" timestamp (3) with time zone,
	"allow_redo" boolean DEFAULT false NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"completed_on" timestamp (3) with time zone,
	"score" double precision,
	"best_session_id" integer,
	"late" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"title" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_assignments" (
	"id" serial PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"title" text NOT NULL,
	"grade_level" integer DEFAULT 5 NOT NULL,
	"due_date" timestamp (3) with time zone,
	"assign_at" timestamp (3) with time zone,
	"allow_redo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_members_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" serial PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"name" text NOT NULL,
	"voice_consent_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"grade_level" integer DEFAULT 5 NOT NULL,
	"themes" text[] DEFAULT '{}' NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "magic_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"for_new_password" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"material" text,
	"at" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	"accepted" boolean,
	"attempt" integer,
	"worth_centi" integer,
	"next_worth_centi" integer,
	"earned_centi" integer,
	"hint" jsonb,
	"judgement" jsonb,
	"reviewed_quality" double precision,
	"reviewed_by" integer,
	"recording_id" integer
);
--> statement-breakpoint
CREATE TABLE "question_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"exercise_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"num_questions" integer DEFAULT 1 NOT NULL,
	"allow_skipping" boolean DEFAULT false NOT NULL,
	"attempts_before_corrections" integer DEFAULT 1 NOT NULL,
	"attempts_before_answers" integer DEFAULT 3 NOT NULL,
	"attempts_before_moving_on" integer DEFAULT 4 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"user_id" integer NOT NULL,
	"wav" "bytea",
	"duration_ms" integer NOT NULL,
	"feedback" jsonb,
	"usable" boolean NOT NULL,
	"overall" double precision,
	"engine_version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revoked_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_questions" (
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"set_index" integer NOT NULL,
	"question_index" integer NOT NULL,
	"question_id" integer NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"score_centi" integer DEFAULT 0 NOT NULL,
	"points_centi" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"overridden_centi" integer,
	CONSTRAINT "session_questions_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "session_replies" (
	"session_id" integer NOT NULL,
	"client_attempt_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_replies_session_id_client_attempt_id_pk" PRIMARY KEY("session_id","client_attempt_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"assignment_id" integer,
	"is_test" boolean DEFAULT false NOT NULL,
	"practice_of" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"snapshot" jsonb NOT NULL,
	"seed" text NOT NULL,
	"state_token" text NOT NULL,
	"current_position" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"late_answer_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"late" boolean DEFAULT false NOT NULL,
	"score_centi" integer DEFAULT 0 NOT NULL,
	"total_centi" integer NOT NULL,
	"pending_centi" integer DEFAULT 0 NOT NULL,
	"total_questions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_students" (
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"is_tracked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "teacher_students_teacher_id_student_id_pk" PRIMARY KEY("teacher_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"theme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"age" integer DEFAULT 0 NOT NULL,
	"should_change_password" boolean DEFAULT false NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"preferred_grade_level" integer DEFAULT 5 NOT NULL,
	"time_factor" double precision DEFAULT 1,
	"allow_paste" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_assignment_id_class_assignments_id_fk" FOREIGN KEY ("class_assignment_id") REFERENCES "public"."class_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magic_links" ADD CONSTRAINT "magic_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_questions" ADD CONSTRAINT "session_questions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_replies" ADD CONSTRAINT "session_replies_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_students" ADD CONSTRAINT "teacher_students_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_students" ADD CONSTRAINT "teacher_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_student" ON "assignments" USING btree ("student_id","complete","due_date");--> statement-breakpoint
CREATE INDEX "assignments_teacher" ON "assignments" USING btree ("teacher_id","complete","due_date");--> statement-breakpoint
CREATE INDEX "assignments_exercise" ON "assignments" USING btree ("exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_class_work" ON "assignments" USING btree ("class_assignment_id","student_id") WHERE "assignments"."class_assignment_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bin_owner" ON "bin" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bin_expires_at" ON "bin" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_assignments_class" ON "class_assignments" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_assignments_exercise" ON "class_assignments" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "class_members_student" ON "class_members" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "classes_teacher" ON "classes" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exercises_owner" ON "exercises" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "magic_links_token_hash" ON "magic_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "magic_links_user" ON "magic_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "magic_links_expires_at" ON "magic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_session" ON "messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "messages_pending" ON "messages" USING btree ("verdict") WHERE "messages"."verdict" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "question_sets_exercise_question" ON "question_sets" USING btree ("exercise_id","question_id");--> statement-breakpoint
CREATE INDEX "question_sets_question" ON "question_sets" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_owner" ON "questions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "rate_counters_window" ON "rate_counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "recordings_session" ON "recordings" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "recordings_delete_after" ON "recordings" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "revoked_tokens_expires_at" ON "revoked_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_questions_question" ON "session_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_active" ON "sessions" USING btree ("user_id","assignment_id") WHERE "sessions"."status" = 'active' and not "sessions"."is_test" and "sessions"."practice_of" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "sessions_assignment" ON "sessions" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "sessions_exercise" ON "sessions" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "sessions_deadline" ON "sessions" USING btree ("deadline_at") WHERE "sessions"."status" = 'active' and "sessions"."deadline_at" is not null;--> statement-breakpoint
CREATE INDEX "teacher_students_student" ON "teacher_students" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "themes_owner_theme" ON "themes" USING btree ("owner_id",lower("theme"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_expires_at" ON "users" USING btree ("expires_at") WHERE "users"."expires_at" is not null;