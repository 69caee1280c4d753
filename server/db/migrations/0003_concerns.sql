CREATE TABLE "concerns" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer
);
--> statement-breakpoint
ALTER TABLE "session_questions" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concerns_session" ON "concerns" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "concerns_message" ON "concerns" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "concerns_open" ON "concerns" USING btree ("id") WHERE "concerns"."settled_at" is null;