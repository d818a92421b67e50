CREATE TABLE "posting_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"category" text NOT NULL,
	"city" text NOT NULL,
	"fields" jsonb NOT NULL,
	"stamps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"published" jsonb,
	"published_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"reason_before" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_feedback" (
	"account_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_feedback_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "posting_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"unit" text,
	"locality_id" text,
	"area" integer,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_closing" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"account_id" text NOT NULL,
	"closed_with" text NOT NULL,
	"contact_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_details" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"position" smallint NOT NULL,
	"room" text,
	"caption" text NOT NULL,
	"colour" text NOT NULL,
	"look" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_video" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"video_id" text NOT NULL,
	"poster" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "half_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_draft" ADD CONSTRAINT "posting_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_feedback" ADD CONSTRAINT "posting_feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_closing" ADD CONSTRAINT "listing_closing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_draft_open" ON "posting_draft" USING btree ("account_id","changed_at") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "posting_draft_left" ON "posting_draft" USING btree ("changed_at") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "posting_intent_at" ON "posting_intent" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_closing_account" ON "listing_closing" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "listing_photo_listing" ON "listing_photo" USING btree ("listing_id","position");