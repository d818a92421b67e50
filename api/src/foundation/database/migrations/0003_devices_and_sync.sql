CREATE TABLE "device_binding" (
	"device_id" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"judged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_consent" (
	"device_id" text PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"contacts_at" timestamp with time zone,
	"friends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "synced_number" (
	"device_id" text NOT NULL,
	"source" text NOT NULL,
	"number_hash" text NOT NULL,
	CONSTRAINT "synced_number_device_id_source_number_hash_pk" PRIMARY KEY("device_id","source","number_hash")
);
--> statement-breakpoint
ALTER TABLE "synced_number" ADD CONSTRAINT "synced_number_device_id_contact_consent_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."contact_consent"("device_id") ON DELETE cascade ON UPDATE no action;