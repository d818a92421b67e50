CREATE TABLE "rent_negotiation" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"title" text NOT NULL,
	"owner_id" text NOT NULL,
	"order_id" text,
	"state" text NOT NULL,
	"rent_rupees" integer NOT NULL,
	"target_rupees" integer NOT NULL,
	"note" text NOT NULL,
	"paise" integer NOT NULL,
	"refunded_paise" integer NOT NULL,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rent_negotiation" ADD CONSTRAINT "rent_negotiation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_negotiation" ADD CONSTRAINT "rent_negotiation_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_negotiation_open" ON "rent_negotiation" USING btree ("account_id","listing_id") WHERE state in ('unpaid', 'paid', 'talking');--> statement-breakpoint
CREATE INDEX "rent_negotiation_waiting" ON "rent_negotiation" USING btree ("changed_at") WHERE state in ('paid', 'talking');--> statement-breakpoint
CREATE INDEX "rent_negotiation_account" ON "rent_negotiation" USING btree ("account_id","created_at");