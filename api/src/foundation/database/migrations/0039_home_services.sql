CREATE TABLE "service_address" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"hub_id" text,
	"waits_since" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_booking_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"change" text NOT NULL,
	"state" text NOT NULL,
	"role" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_booking" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"business" text NOT NULL,
	"service_type" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"pay_when" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"quoted_until" timestamp (3) with time zone,
	"details" jsonb,
	"address" jsonb,
	"hub_id" text,
	"starts_at" timestamp (3) with time zone,
	"lead_id" text,
	"order_id" text,
	"paid_at" timestamp (3) with time zone,
	"refunded_paise" bigint NOT NULL,
	"partner_id" text,
	"start_code" text,
	"start_tries" smallint NOT NULL,
	"reschedules" smallint NOT NULL,
	"done_at" timestamp (3) with time zone,
	"rating" smallint,
	"rating_text" text,
	"complaint" text,
	"sequence" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_partner" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"hub_id" text NOT NULL,
	"service_types" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_cart" (
	"holder" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"city" text NOT NULL,
	"items" jsonb NOT NULL,
	"stage" text,
	"dropped_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_hub" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"pins" jsonb NOT NULL,
	"capacity" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_slot_capacity" (
	"hub_id" text NOT NULL,
	"business" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"capacity" smallint NOT NULL,
	CONSTRAINT "service_slot_capacity_hub_id_business_starts_at_pk" PRIMARY KEY("hub_id","business","starts_at")
);
--> statement-breakpoint
CREATE TABLE "service_slot_place" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"business" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "service_address" ADD CONSTRAINT "service_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_booking_event" ADD CONSTRAINT "service_booking_event_booking_id_service_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."service_booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_booking" ADD CONSTRAINT "service_booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_partner" ADD CONSTRAINT "service_partner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cart" ADD CONSTRAINT "service_cart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_slot_capacity" ADD CONSTRAINT "service_slot_capacity_hub_id_service_hub_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."service_hub"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_slot_place" ADD CONSTRAINT "service_slot_place_hub_id_service_hub_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."service_hub"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_address_account" ON "service_address" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "service_booking_event_booking" ON "service_booking_event" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "service_booking_event_due" ON "service_booking_event" USING btree ("id") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "service_booking_account" ON "service_booking" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "service_booking_order" ON "service_booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_booking_state" ON "service_booking" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "service_booking_partner" ON "service_booking" USING btree ("partner_id","starts_at");--> statement-breakpoint
CREATE INDEX "service_partner_account" ON "service_partner" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "service_partner_hub" ON "service_partner" USING btree ("hub_id");--> statement-breakpoint
CREATE INDEX "service_cart_account" ON "service_cart" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "service_cart_changed" ON "service_cart" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "service_hub_city" ON "service_hub" USING btree ("city");--> statement-breakpoint
CREATE INDEX "service_slot_place_slot" ON "service_slot_place" USING btree ("hub_id","business","starts_at");--> statement-breakpoint
CREATE INDEX "service_slot_place_release" ON "service_slot_place" USING btree ("release_at") WHERE release_at is not null;