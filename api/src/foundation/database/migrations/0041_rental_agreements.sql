CREATE TABLE "sandbox_signature" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"signer" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_signature_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "agreement_document" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"file_key" text,
	"delete_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agreement_signature" (
	"booking_id" text NOT NULL,
	"party" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "agreement_signature_booking_id_party_pk" PRIMARY KEY("booking_id","party")
);
--> statement-breakpoint
CREATE INDEX "agreement_document_delete" ON "agreement_document" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "agreement_signature_state" ON "agreement_signature" USING btree ("state");