CREATE TABLE "rent_flatmate" (
	"id" text PRIMARY KEY NOT NULL,
	"tenancy_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"account_id" text,
	"name" text,
	"paise" bigint,
	"token_digest" text,
	"link_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_part_consent" (
	"due_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rent_part_consent_due_id_account_id_pk" PRIMARY KEY("due_id","account_id")
);
--> statement-breakpoint
DROP INDEX "rent_share_once";--> statement-breakpoint
ALTER TABLE "rent_flatmate" ADD CONSTRAINT "rent_flatmate_tenancy_id_rent_tenancy_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."rent_tenancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_flatmate" ADD CONSTRAINT "rent_flatmate_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_flatmate" ADD CONSTRAINT "rent_flatmate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_part_consent" ADD CONSTRAINT "rent_part_consent_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_part_consent" ADD CONSTRAINT "rent_part_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_flatmate_once" ON "rent_flatmate" USING btree ("tenancy_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_flatmate_token" ON "rent_flatmate" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "rent_flatmate_tenancy" ON "rent_flatmate" USING btree ("tenancy_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_share_due" ON "rent_share" USING btree ("due_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_share_once" ON "rent_share" USING btree ("due_id","account_id") WHERE state in ('unpaid', 'paying');