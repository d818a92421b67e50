CREATE TABLE "alert" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"category" "listing_category" NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"requirement" jsonb,
	"frequency" text NOT NULL,
	"channel" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"stopped_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"posted_up_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_match" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"alert_id" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"message_id" text,
	CONSTRAINT "alert_match_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "alert_message" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	"slot" text NOT NULL,
	"alert_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_claim" (
	"contact_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"owner_agrees" boolean,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"plan" text NOT NULL,
	"contacts" integer NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_preference" (
	"account_id" text PRIMARY KEY NOT NULL,
	"ask_first" boolean DEFAULT false NOT NULL,
	"denies_broker_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_request" (
	"id" text PRIMARY KEY NOT NULL,
	"seeker_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"attribution" jsonb NOT NULL,
	"plan_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_return" (
	"contact_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exit_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"device_hash" text,
	"category" text NOT NULL,
	"page_name" text NOT NULL,
	"option" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_feedback" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "home_feedback_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_ping" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"about" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"pinged_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jacket_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jacket_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jacket_id" text NOT NULL,
	"account_id" text,
	"device_id" text,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"repeat_key" text NOT NULL,
	"account_id" text,
	"listing_id" text,
	"name" text,
	"phone" text,
	"email" text,
	"city" text,
	"details" jsonb NOT NULL,
	"attribution" jsonb NOT NULL,
	"stage" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_details" (
	"account_id" text PRIMARY KEY NOT NULL,
	"who_moves_in" text NOT NULL,
	"work" text NOT NULL,
	"move_in" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_check" (
	"account_id" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"score" real NOT NULL,
	"evidence" jsonb NOT NULL,
	"rules" smallint NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"declared_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_check" (
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"score" real NOT NULL,
	"evidence" jsonb NOT NULL,
	"rules" smallint NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "listing_check_listing_id_kind_pk" PRIMARY KEY("listing_id","kind")
);
--> statement-breakpoint
CREATE TABLE "listing_cluster" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_look" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"look" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_report" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"device_hash" text,
	"reason" text NOT NULL,
	"words" text,
	"weight" real NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_report_answer" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_request" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"photo_count" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "photo_request_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"listing_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_price" integer NOT NULL,
	"to_price" integer NOT NULL,
	CONSTRAINT "price_change_listing_id_at_pk" PRIMARY KEY("listing_id","at")
);
--> statement-breakpoint
CREATE TABLE "deal_unlock" (
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	"deal_id" text NOT NULL,
	CONSTRAINT "deal_unlock_viewer_day_deal_id_pk" PRIMARY KEY("viewer","day","deal_id")
);
--> statement-breakpoint
CREATE TABLE "registered_deal" (
	"id" text PRIMARY KEY NOT NULL,
	"locality_id" text NOT NULL,
	"society_id" text,
	"kind" text NOT NULL,
	"bhk" text,
	"area" integer NOT NULL,
	"floor" smallint,
	"price" integer NOT NULL,
	"registered_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"evidence" jsonb NOT NULL,
	CONSTRAINT "verification_has_evidence" CHECK (length("verification"."evidence" ->> 'seen') > 0),
	CONSTRAINT "verification_expires" CHECK ("verification"."expires_at" > "verification"."checked_at")
);
--> statement-breakpoint
CREATE TABLE "slot_hold" (
	"host" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"listing_id" text NOT NULL,
	"holder" text NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_hold_host_starts_at_pk" PRIMARY KEY("host","starts_at")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"host" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"cancelled_by" text,
	"sponsored" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"attribution" jsonb NOT NULL,
	"visitor_outcome" text,
	"owner_outcome" text,
	"visitor_reminded" text,
	"owner_reminded" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_position" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"staff_account_id" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_week" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"windows" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_wish" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "visit_wish_account_id_listing_id_from_at_pk" PRIMARY KEY("account_id","listing_id","from_at")
);
--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "previous_price" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "price_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_match" ADD CONSTRAINT "alert_match_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_match" ADD CONSTRAINT "alert_match_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_match" ADD CONSTRAINT "alert_match_message_id_alert_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."alert_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_message" ADD CONSTRAINT "alert_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_claim" ADD CONSTRAINT "contact_claim_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_plan" ADD CONSTRAINT "contact_plan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_preference" ADD CONSTRAINT "contact_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_seeker_id_account_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_plan_id_contact_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."contact_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_return" ADD CONSTRAINT "contact_return_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_feedback" ADD CONSTRAINT "exit_feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_feedback" ADD CONSTRAINT "home_feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jacket_event" ADD CONSTRAINT "jacket_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_details" ADD CONSTRAINT "tenant_details_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_check" ADD CONSTRAINT "account_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report_answer" ADD CONSTRAINT "listing_report_answer_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_request" ADD CONSTRAINT "photo_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_deal" ADD CONSTRAINT "registered_deal_locality_id_place_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_deal" ADD CONSTRAINT "registered_deal_society_id_place_id_fk" FOREIGN KEY ("society_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_visitor_id_account_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_position" ADD CONSTRAINT "visit_position_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_position" ADD CONSTRAINT "visit_position_staff_account_id_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_week" ADD CONSTRAINT "visit_week_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_wish" ADD CONSTRAINT "visit_wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_search" ON "alert" USING btree ("account_id","address") WHERE kind = 'search';--> statement-breakpoint
CREATE UNIQUE INDEX "alert_requirement" ON "alert" USING btree ("account_id","category","city") WHERE kind = 'requirement';--> statement-breakpoint
CREATE INDEX "alert_matched" ON "alert" USING btree ("city","category","id") WHERE paused_at is null;--> statement-breakpoint
CREATE INDEX "alert_due" ON "alert" USING btree ("next_at") WHERE paused_at is null;--> statement-breakpoint
CREATE INDEX "alert_match_alert" ON "alert_match" USING btree ("alert_id","found_at");--> statement-breakpoint
CREATE INDEX "alert_match_message" ON "alert_match" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_message_slot" ON "alert_message" USING btree ("account_id","channel","slot");--> statement-breakpoint
CREATE INDEX "alert_message_unsent" ON "alert_message" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "contact_claim_open" ON "contact_claim" USING btree ("created_at") WHERE owner_agrees is not false;--> statement-breakpoint
CREATE INDEX "contact_plan_account" ON "contact_plan" USING btree ("account_id","to");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_request_seeker_listing" ON "contact_request" USING btree ("seeker_id","listing_id");--> statement-breakpoint
CREATE INDEX "contact_request_owner" ON "contact_request" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_request_waiting" ON "contact_request" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "exit_feedback_account" ON "exit_feedback" USING btree ("account_id","category");--> statement-breakpoint
CREATE INDEX "exit_feedback_device" ON "exit_feedback" USING btree ("device_hash","category");--> statement-breakpoint
CREATE INDEX "home_feedback_disliked" ON "home_feedback" USING btree ("account_id") WHERE "home_feedback"."verdict" = 'DISLIKED';--> statement-breakpoint
CREATE INDEX "listing_ping_asked" ON "listing_ping" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "jacket_event_account" ON "jacket_event" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "jacket_event_device" ON "jacket_event" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_repeat" ON "lead" USING btree ("kind","repeat_key");--> statement-breakpoint
CREATE INDEX "lead_account" ON "lead" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "lead_listing" ON "lead" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_created" ON "lead" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_check_verdict" ON "listing_check" USING btree ("verdict","checked_at");--> statement-breakpoint
CREATE INDEX "listing_cluster_cluster" ON "listing_cluster" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "photo_look_look" ON "photo_look" USING btree ("look");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_report_once" ON "listing_report" USING btree ("listing_id","reporter_id");--> statement-breakpoint
CREATE INDEX "listing_report_reporter" ON "listing_report" USING btree ("reporter_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_report_waiting" ON "listing_report" USING btree ("created_at") WHERE "listing_report"."outcome" is null;--> statement-breakpoint
CREATE INDEX "photo_request_listing" ON "photo_request" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "photo_request_untold" ON "photo_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registered_deal_locality" ON "registered_deal" USING btree ("locality_id","kind","registered_on","id");--> statement-breakpoint
CREATE INDEX "registered_deal_society" ON "registered_deal" USING btree ("society_id","kind","registered_on","id");--> statement-breakpoint
CREATE INDEX "verification_listing" ON "verification" USING btree ("listing_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_hold_holder" ON "slot_hold" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "slot_hold_release" ON "slot_hold" USING btree ("release_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_listing_slot" ON "visit" USING btree ("listing_id","starts_at") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "visit_host_slot" ON "visit" USING btree ("host","starts_at") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "visit_visitor_slot" ON "visit" USING btree ("visitor_id","starts_at") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "visit_visitor" ON "visit" USING btree ("visitor_id","starts_at");--> statement-breakpoint
CREATE INDEX "visit_owner" ON "visit" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "visit_starts" ON "visit" USING btree ("starts_at") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "visit_position_at" ON "visit_position" USING btree ("at");--> statement-breakpoint
CREATE INDEX "visit_wish_open" ON "visit_wish" USING btree ("listing_id","until_at") WHERE told_at is null;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_plan_id_contact_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."contact_plan"("id") ON DELETE no action ON UPDATE no action;