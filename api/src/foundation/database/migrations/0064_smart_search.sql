CREATE TABLE "smart_commute" (
	"id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"account_id" text,
	"city" text NOT NULL,
	"category" text NOT NULL,
	"people" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_commute_holder" UNIQUE("holder","city","category")
);
--> statement-breakpoint
CREATE TABLE "smart_interaction" (
	"session_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"account_id" text,
	"answer" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"round" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_interaction_session_id_listing_id_pk" PRIMARY KEY("session_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "smart_session" (
	"id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"account_id" text,
	"origin" text NOT NULL,
	"attempt" text NOT NULL,
	"category" text NOT NULL,
	"city" text NOT NULL,
	"slots" jsonb NOT NULL,
	"source" text NOT NULL,
	"round" integer NOT NULL,
	"round_attempt" text,
	"total_count" integer NOT NULL,
	"prompted_round" integer NOT NULL,
	"unlearnt" jsonb NOT NULL,
	"track_id" text,
	"track_source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_session_track_id_unique" UNIQUE("track_id"),
	CONSTRAINT "smart_session_attempt" UNIQUE("origin","attempt")
);
--> statement-breakpoint
CREATE TABLE "smart_share" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text,
	"attempt" text NOT NULL,
	"token_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_share_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "smart_share_attempt" UNIQUE("session_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "smart_visitor" (
	"holder" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"guidance_flag" boolean NOT NULL,
	"rating" smallint,
	"reasons" jsonb NOT NULL,
	"words" text NOT NULL,
	"rated_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smart_vote" (
	"share_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"vote" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "smart_vote_share_id_listing_id_pk" PRIMARY KEY("share_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "smart_commute" ADD CONSTRAINT "smart_commute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_interaction" ADD CONSTRAINT "smart_interaction_session_id_smart_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."smart_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_interaction" ADD CONSTRAINT "smart_interaction_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_session" ADD CONSTRAINT "smart_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_share" ADD CONSTRAINT "smart_share_session_id_smart_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."smart_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_share" ADD CONSTRAINT "smart_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_visitor" ADD CONSTRAINT "smart_visitor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_vote" ADD CONSTRAINT "smart_vote_share_id_smart_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."smart_share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "smart_commute_account" ON "smart_commute" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "smart_commute_changed" ON "smart_commute" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "smart_interaction_account" ON "smart_interaction" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "smart_session_holder" ON "smart_session" USING btree ("holder","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "smart_session_account" ON "smart_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "smart_session_changed" ON "smart_session" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "smart_share_account" ON "smart_share" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "smart_visitor_account" ON "smart_visitor" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "smart_visitor_changed" ON "smart_visitor" USING btree ("changed_at");