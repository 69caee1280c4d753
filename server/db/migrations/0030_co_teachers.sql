CREATE TABLE "class_invites" (
	"id" serial PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL,
	"email" text NOT NULL,
	"invited_by" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_teachers_class_id_teacher_id_pk" PRIMARY KEY("class_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "class_invite_id" integer;--> statement-breakpoint
ALTER TABLE "teacher_students" ADD COLUMN "is_by_class" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_invites" ADD CONSTRAINT "class_invites_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_invites" ADD CONSTRAINT "class_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_invites_address" ON "class_invites" USING btree ("class_id",lower("email"));--> statement-breakpoint
CREATE INDEX "class_invites_email" ON "class_invites" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "class_invites_invited_by" ON "class_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "class_invites_expires_at" ON "class_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_teachers_teacher" ON "class_teachers" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_class_invite_id_class_invites_id_fk" FOREIGN KEY ("class_invite_id") REFERENCES "public"."class_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_class_invite" ON "waiting_mails" USING btree ("class_invite_id");