CREATE TABLE "price_drop_choice" (
	"account_id" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"stopped_by" text,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_drop_message" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "told_price_drop" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"dropped_at" timestamp (3) with time zone NOT NULL,
	"from_price" integer NOT NULL,
	"message_id" text NOT NULL,
	CONSTRAINT "told_price_drop_account_id_listing_id_dropped_at_pk" PRIMARY KEY("account_id","listing_id","dropped_at")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "confirm_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "price_drop_choice" ADD CONSTRAINT "price_drop_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drop_message" ADD CONSTRAINT "price_drop_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_price_drop" ADD CONSTRAINT "told_price_drop_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_price_drop" ADD CONSTRAINT "told_price_drop_message_id_price_drop_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."price_drop_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_drop_message_day" ON "price_drop_message" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "price_drop_message_unsent" ON "price_drop_message" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "told_price_drop_message" ON "told_price_drop" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "price_change_at" ON "price_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shortlist_entry_listing" ON "shortlist_entry" USING btree ("listing_id");