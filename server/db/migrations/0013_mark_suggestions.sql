CREATE TABLE "mark_suggestions" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"quality" double precision,
	"reason" text NOT NULL,
	"quote" text,
	"model" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mark_suggestions" ADD CONSTRAINT "mark_suggestions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_suggestions_at" ON "mark_suggestions" USING btree ("at");