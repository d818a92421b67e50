CREATE TABLE "bridged_call" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"unanswered_by" text,
	"provider_call" text,
	"token_digest" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"talk_seconds" integer,
	"check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "person_call" (
	"id" text PRIMARY KEY NOT NULL,
	"contact_id" text NOT NULL,
	"kind" text NOT NULL,
	"caller_id" text NOT NULL,
	"other_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"missed_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"caller_deleted_at" timestamp (3) with time zone,
	"other_deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "person_call" ADD CONSTRAINT "person_call_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_call" ADD CONSTRAINT "person_call_caller_id_account_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_call" ADD CONSTRAINT "person_call_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bridged_call_provider" ON "bridged_call" USING btree ("provider_call");--> statement-breakpoint
CREATE UNIQUE INDEX "bridged_call_token" ON "bridged_call" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "bridged_call_check" ON "bridged_call" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "bridged_call_asked" ON "bridged_call" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "person_call_caller" ON "person_call" USING btree ("caller_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_call_other" ON "person_call" USING btree ("other_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_call_missed" ON "person_call" USING btree ("other_id") WHERE missed_at is not null and dismissed_at is null;--> statement-breakpoint
CREATE INDEX "person_call_contact" ON "person_call" USING btree ("contact_id");