CREATE TABLE "model_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"teacher_id" integer,
	"outcome" text NOT NULL,
	"tokens_in" integer,
	"tokens_out" integer,
	"took_ms" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mark_suggestions" ADD COLUMN "is_mark" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_suggestions" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_teacher" ON "model_calls" USING btree ("teacher_id","at");