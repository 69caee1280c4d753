CREATE TABLE "waiting_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"magic_link_id" integer,
	"confirmation_id" integer,
	"invite_id" integer,
	"sealed_token" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_magic_link_id_magic_links_id_fk" FOREIGN KEY ("magic_link_id") REFERENCES "public"."magic_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_confirmation_id_email_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."email_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_invite_id_teacher_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."teacher_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_due" ON "waiting_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "waiting_mails_magic_link" ON "waiting_mails" USING btree ("magic_link_id");--> statement-breakpoint
CREATE INDEX "waiting_mails_confirmation" ON "waiting_mails" USING btree ("confirmation_id");--> statement-breakpoint
CREATE INDEX "waiting_mails_invite" ON "waiting_mails" USING btree ("invite_id");