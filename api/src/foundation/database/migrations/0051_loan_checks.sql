CREATE TABLE "loan_check" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"device" text,
	"facts" jsonb NOT NULL,
	"repeat_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan_check" ADD CONSTRAINT "loan_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_check_repeat" ON "loan_check" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "loan_check_account" ON "loan_check" USING btree ("account_id");