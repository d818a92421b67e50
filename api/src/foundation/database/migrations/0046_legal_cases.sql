CREATE TABLE "agreement_draft" (
	"account_id" text PRIMARY KEY NOT NULL,
	"booking_id" text,
	"typed" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_case" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"papers" jsonb NOT NULL,
	"consent" text NOT NULL,
	"consent_token" text,
	"consent_at" timestamp (3) with time zone,
	"result_key" text,
	"delete_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_case_consent_token_unique" UNIQUE("consent_token")
);
--> statement-breakpoint
ALTER TABLE "agreement_draft" ADD CONSTRAINT "agreement_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_case_delete" ON "legal_case" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "legal_case_consent" ON "legal_case" USING btree ("consent");