CREATE TABLE "rent_landlord_kyc" (
	"landlord_id" text PRIMARY KEY NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "rent_landlord_paper" (
	"landlord_id" text NOT NULL,
	"paper" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rent_landlord_paper_landlord_id_paper_pk" PRIMARY KEY("landlord_id","paper")
);
--> statement-breakpoint
ALTER TABLE "rent_landlord_kyc" ADD CONSTRAINT "rent_landlord_kyc_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_landlord_paper" ADD CONSTRAINT "rent_landlord_paper_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rent_landlord_kyc_waiting" ON "rent_landlord_kyc" USING btree ("submitted_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "rent_landlord_paper_age" ON "rent_landlord_paper" USING btree ("uploaded_at");