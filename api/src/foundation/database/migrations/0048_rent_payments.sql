CREATE TABLE "sandbox_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"paise" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"utr" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"plan" text NOT NULL,
	"webhooks" smallint NOT NULL,
	CONSTRAINT "sandbox_payout_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "rent_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"due_id" text NOT NULL,
	"destination_digest" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"paise" bigint NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"decision" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_due" (
	"id" text PRIMARY KEY NOT NULL,
	"tenancy_id" text NOT NULL,
	"landlord_id" text NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"due_on" date NOT NULL,
	"paise" bigint NOT NULL,
	"state" text NOT NULL,
	"return_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_due_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_due_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"due_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"due_id" text NOT NULL,
	"attempt" smallint NOT NULL,
	"paise" bigint NOT NULL,
	"state" text NOT NULL,
	"bank_payout" text,
	"bank_reference" text,
	"return_reason" text,
	"ask_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_share" (
	"id" text PRIMARY KEY NOT NULL,
	"due_id" text NOT NULL,
	"account_id" text NOT NULL,
	"paise" bigint NOT NULL,
	"fee_paise" bigint DEFAULT 0 NOT NULL,
	"method" text,
	"state" text NOT NULL,
	"order_id" text,
	"gateway" text,
	"gateway_paise" bigint DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"borne_by_us_paise" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_step_up" (
	"account_id" text PRIMARY KEY NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rent_tenancy" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"landlord_id" text NOT NULL,
	"home" text,
	"monthly_paise" bigint NOT NULL,
	"due_day" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "methods" text[];--> statement-breakpoint
ALTER TABLE "rent_hold" ADD CONSTRAINT "rent_hold_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_hold" ADD CONSTRAINT "rent_hold_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_due" ADD CONSTRAINT "rent_due_tenancy_id_rent_tenancy_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."rent_tenancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_due" ADD CONSTRAINT "rent_due_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_due_event" ADD CONSTRAINT "rent_due_event_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payout" ADD CONSTRAINT "rent_payout_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_share" ADD CONSTRAINT "rent_share_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_share" ADD CONSTRAINT "rent_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_share" ADD CONSTRAINT "rent_share_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_step_up" ADD CONSTRAINT "rent_step_up_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_tenancy" ADD CONSTRAINT "rent_tenancy_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_tenancy" ADD CONSTRAINT "rent_tenancy_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_payout_due" ON "sandbox_payout" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_payout_created" ON "sandbox_payout" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_hold_open" ON "rent_hold" USING btree ("due_id") WHERE state in ('waiting', 'answered');--> statement-breakpoint
CREATE INDEX "rent_hold_cleared" ON "rent_hold" USING btree ("destination_digest") WHERE state = 'released';--> statement-breakpoint
CREATE INDEX "rent_hold_due" ON "rent_hold" USING btree ("due_id","held_at");--> statement-breakpoint
CREATE INDEX "rent_hold_answered_by" ON "rent_hold" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_due_once" ON "rent_due" USING btree ("tenancy_id","month","kind") WHERE state not in ('refunded', 'cancelled');--> statement-breakpoint
CREATE INDEX "rent_due_landlord" ON "rent_due" USING btree ("landlord_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_due_work" ON "rent_due" USING btree ("state","created_at") WHERE state not in ('arrived', 'refunded', 'cancelled');--> statement-breakpoint
CREATE INDEX "rent_due_event_due" ON "rent_due_event" USING btree ("due_id","id");--> statement-breakpoint
CREATE INDEX "rent_due_event_news" ON "rent_due_event" USING btree ("id") WHERE notified_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payout_attempt" ON "rent_payout" USING btree ("due_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payout_live" ON "rent_payout" USING btree ("due_id") WHERE state in ('asked', 'sent');--> statement-breakpoint
CREATE INDEX "rent_payout_work" ON "rent_payout" USING btree ("ask_at") WHERE state in ('asked', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "rent_share_once" ON "rent_share" USING btree ("due_id","account_id");--> statement-breakpoint
CREATE INDEX "rent_share_account" ON "rent_share" USING btree ("account_id","due_id");--> statement-breakpoint
CREATE INDEX "rent_share_order" ON "rent_share" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "rent_tenancy_account" ON "rent_tenancy" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_tenancy_landlord" ON "rent_tenancy" USING btree ("landlord_id");