ALTER TABLE "class_invites" ADD COLUMN "invitee_id" integer;--> statement-breakpoint
ALTER TABLE "class_invites" ADD CONSTRAINT "class_invites_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_invites_invitee" ON "class_invites" USING btree ("invitee_id");--> statement-breakpoint
UPDATE "class_invites" SET "invitee_id" = "users"."id" FROM "users"
WHERE lower("users"."email") = lower("class_invites"."email") AND "users"."deleted_at" IS NULL AND NOT "users"."must_confirm_email";
