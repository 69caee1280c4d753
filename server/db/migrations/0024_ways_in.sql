CREATE TABLE "join_codes" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"made_by" integer NOT NULL,
	"token_hash" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_codes_code_hash" ON "join_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "join_codes_ends_at" ON "join_codes" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_links_token_hash" ON "parent_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_links_student" ON "parent_links" USING btree ("student_id","made_by");--> statement-breakpoint
CREATE INDEX "parent_links_made_by" ON "parent_links" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "parent_links_ends_at" ON "parent_links" USING btree ("ends_at");