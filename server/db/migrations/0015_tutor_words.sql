CREATE TABLE "tutor_words" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"about" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"model" text,
	"sent" jsonb,
	"said" text,
	"words" text,
	"outcome" text,
	"took_ms" integer
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "model_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutor_words" ADD CONSTRAINT "tutor_words_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_words" ADD CONSTRAINT "tutor_words_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_words" ADD CONSTRAINT "tutor_words_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_words_session" ON "tutor_words" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tutor_words_teacher" ON "tutor_words" USING btree ("teacher_id","asked_at");--> statement-breakpoint
CREATE INDEX "tutor_words_asked" ON "tutor_words" USING btree ("asked_at");