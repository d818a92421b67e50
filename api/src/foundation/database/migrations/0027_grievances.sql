CREATE TABLE "grievance" (
	"number" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"repeat_key" text NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"subject" text NOT NULL,
	"name" text,
	"contact" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "grievance" ADD CONSTRAINT "grievance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grievance_token" ON "grievance" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "grievance_repeat" ON "grievance" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "grievance_account" ON "grievance" USING btree ("account_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "grievance_contact" ON "grievance" USING btree ("contact","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "grievance_waiting" ON "grievance" USING btree ("due_at") WHERE "grievance"."outcome" is null;--> statement-breakpoint
CREATE INDEX "grievance_decided" ON "grievance" USING btree ("decided_at");--> statement-breakpoint
UPDATE "article" SET "html" = replace("html", 'Write to our grievance officer from the support pages.', 'Write to our <a href="/grievance">grievance officer</a>. We acknowledge a complaint at once, decide it within 15 days, and within 72 hours if it is about harmful content.') WHERE "slug" = 'privacy';
