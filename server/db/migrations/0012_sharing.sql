CREATE TABLE "exercise_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"exercise_id" integer NOT NULL,
	"person_id" integer,
	"may_edit" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"person_id" integer,
	"may_edit" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercise_shares" ADD CONSTRAINT "exercise_shares_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_shares" ADD CONSTRAINT "exercise_shares_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_shares" ADD CONSTRAINT "question_shares_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_shares" ADD CONSTRAINT "question_shares_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_shares_once" ON "exercise_shares" USING btree ("exercise_id",coalesce("person_id", 0));--> statement-breakpoint
CREATE INDEX "exercise_shares_person" ON "exercise_shares" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_shares_once" ON "question_shares" USING btree ("question_id",coalesce("person_id", 0));--> statement-breakpoint
CREATE INDEX "question_shares_person" ON "question_shares" USING btree ("person_id");