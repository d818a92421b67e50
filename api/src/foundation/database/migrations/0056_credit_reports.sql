CREATE TABLE "credit_check" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"consent_id" text NOT NULL,
	"state" text NOT NULL,
	"bureau" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"pan_sealed" text NOT NULL,
	"pan_shown" text NOT NULL,
	"facts_sealed" text
);
--> statement-breakpoint
CREATE TABLE "credit_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"bureau" text NOT NULL,
	"text" text NOT NULL,
	"version" text NOT NULL,
	"client" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_check" ADD CONSTRAINT "credit_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_check" ADD CONSTRAINT "credit_check_consent_id_credit_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."credit_consent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_consent" ADD CONSTRAINT "credit_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_check_asking" ON "credit_check" USING btree ("account_id") WHERE state = 'asking';--> statement-breakpoint
CREATE INDEX "credit_check_account" ON "credit_check" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "credit_check_age" ON "credit_check" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "credit_consent_account" ON "credit_consent" USING btree ("account_id","at");