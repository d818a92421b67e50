CREATE TABLE "kyc" (
	"account_id" text NOT NULL,
	"user_type" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"pan" text,
	"aadhaar_last4" text,
	"address" text,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "kyc_account_id_user_type_pk" PRIMARY KEY("account_id","user_type")
);
--> statement-breakpoint
CREATE TABLE "kyc_document" (
	"account_id" text NOT NULL,
	"user_type" text NOT NULL,
	"document" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kyc_document_account_id_user_type_document_pk" PRIMARY KEY("account_id","user_type","document")
);
--> statement-breakpoint
CREATE TABLE "property_management" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hours" text NOT NULL,
	"languages" jsonb NOT NULL,
	"next_step" text,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_account_id_user_type_kyc_account_id_user_type_fk" FOREIGN KEY ("account_id","user_type") REFERENCES "public"."kyc"("account_id","user_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_management" ADD CONSTRAINT "property_management_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_submitted" ON "kyc" USING btree ("submitted_at") WHERE state = 'submitted';