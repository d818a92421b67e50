CREATE TABLE "recent_search" (
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_search_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "viewed_listing" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewed_listing_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" text PRIMARY KEY NOT NULL,
	"seeker_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"attribution" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seeker_hidden_at" timestamp (3) with time zone,
	"owner_hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_owner" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_report" (
	"id" text PRIMARY KEY NOT NULL,
	"contact_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shortlist_entry" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"shortlisted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_entry_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "recent_search" ADD CONSTRAINT "recent_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_listing" ADD CONSTRAINT "viewed_listing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_seeker_id_account_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_owner" ADD CONSTRAINT "listing_owner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_report" ADD CONSTRAINT "number_report_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_report" ADD CONSTRAINT "number_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_report" ADD CONSTRAINT "number_report_reported_id_account_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entry" ADD CONSTRAINT "shortlist_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewed_listing_listing" ON "viewed_listing" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_seeker_listing" ON "contact" USING btree ("seeker_id","listing_id");--> statement-breakpoint
CREATE INDEX "contact_seeker_newest" ON "contact" USING btree ("seeker_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_owner_newest" ON "contact" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_listing" ON "contact" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_owner_account" ON "listing_owner" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "number_report_contact" ON "number_report" USING btree ("contact_id","reporter_id");--> statement-breakpoint
CREATE INDEX "number_report_reported" ON "number_report" USING btree ("reported_id","state");--> statement-breakpoint
CREATE INDEX "shortlist_entry_newest" ON "shortlist_entry" USING btree ("account_id","shortlisted_at" DESC NULLS LAST);