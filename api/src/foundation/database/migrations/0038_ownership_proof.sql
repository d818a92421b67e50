CREATE TABLE "ownership_proof" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "ownership_proof_submitted" ON "ownership_proof" USING btree ("submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "ownership_proof_account" ON "ownership_proof" USING btree ("account_id");