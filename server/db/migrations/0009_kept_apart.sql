ALTER TABLE "users" ADD COLUMN "sample_from" text;--> statement-breakpoint
CREATE INDEX "session_replies_at" ON "session_replies" USING brin ("at");--> statement-breakpoint
CREATE INDEX "users_sample_from" ON "users" USING btree ("sample_from","expires_at") WHERE "users"."sample_from" is not null;