CREATE TABLE "rent_account_check" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"landlord_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rent_landlord" (
	"id" text PRIMARY KEY NOT NULL,
	"added_by" text NOT NULL,
	"name" text NOT NULL,
	"phone_sealed" text,
	"phone_digest" text,
	"phone_last4" text NOT NULL,
	"email_sealed" text,
	"kind" text NOT NULL,
	"destination_sealed" text,
	"destination_digest" text NOT NULL,
	"destination_shown" text NOT NULL,
	"ifsc" text,
	"destination_changed_at" timestamp (3) with time zone NOT NULL,
	"pan_sealed" text,
	"pan_shown" text,
	"has_no_pan" boolean NOT NULL,
	"check_state" text DEFAULT 'unchecked' NOT NULL,
	"check_id" text,
	"checked_at" timestamp (3) with time zone,
	"registered_name" text,
	"name_match" text,
	"consent" text DEFAULT 'not_asked' NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"kyc" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_landlord_link" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"landlord_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "rent_account_check" ADD CONSTRAINT "rent_account_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_account_check" ADD CONSTRAINT "rent_account_check_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_landlord" ADD CONSTRAINT "rent_landlord_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_landlord_link" ADD CONSTRAINT "rent_landlord_link_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rent_account_check_account" ON "rent_account_check" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_landlord_payer" ON "rent_landlord" USING btree ("added_by","created_at" DESC NULLS LAST) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "rent_landlord_phone" ON "rent_landlord" USING btree ("phone_digest");--> statement-breakpoint
CREATE INDEX "rent_landlord_destination" ON "rent_landlord" USING btree ("destination_digest");--> statement-breakpoint
CREATE INDEX "rent_landlord_removed" ON "rent_landlord" USING btree ("removed_at") WHERE destination_sealed is not null;--> statement-breakpoint
CREATE INDEX "rent_landlord_link_landlord" ON "rent_landlord_link" USING btree ("landlord_id","created_at");