CREATE TABLE "loan_check" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"device" text,
	"facts" jsonb NOT NULL,
	"repeat_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_lead" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"lender" text NOT NULL,
	"facts" jsonb,
	"consent" text NOT NULL,
	"consent_version" text NOT NULL,
	"state" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"answer" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "loan_check" ADD CONSTRAINT "loan_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_lead" ADD CONSTRAINT "loan_lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_check_repeat" ON "loan_check" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "loan_check_account" ON "loan_check" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_lead_open" ON "loan_lead" USING btree ("account_id") WHERE state in ('sending', 'sent', 'answered');--> statement-breakpoint
CREATE INDEX "loan_lead_account" ON "loan_lead" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "loan_lead_unsent" ON "loan_lead" USING btree ("asked_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "loan_lead_untold" ON "loan_lead" USING btree ("withdrawn_at") WHERE told_at is null;