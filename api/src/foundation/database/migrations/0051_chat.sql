CREATE TABLE "chat_broadcast" (
	"owner_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_broadcast_owner_id_client_key_pk" PRIMARY KEY("owner_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "chat_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_block" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"seeker_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"began_by" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"conversation_id" text NOT NULL,
	"account_id" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"cleared_seq" integer DEFAULT 0 NOT NULL,
	"listed" boolean NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"muted_until" timestamp (3) with time zone,
	"draft" text DEFAULT '' NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"typed_at" timestamp (3) with time zone,
	"noticed_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_member_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"author_id" text,
	"client_key" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scam_sign" text,
	"scam_warns_author" boolean DEFAULT false NOT NULL,
	"hidden_from" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"presence" boolean DEFAULT false NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"sms" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_broadcast" ADD CONSTRAINT "chat_broadcast_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notice" ADD CONSTRAINT "chat_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notice" ADD CONSTRAINT "chat_notice_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reported_id_account_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocker_id_account_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_seeker_id_account_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_began_by_account_id_fk" FOREIGN KEY ("began_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_hidden_from_account_id_fk" FOREIGN KEY ("hidden_from") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_broadcast_owner" ON "chat_broadcast" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_notice_account" ON "chat_notice" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chat_notice_age" ON "chat_notice" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_report_side" ON "chat_report" USING btree ("conversation_id","reporter_id");--> statement-breakpoint
CREATE INDEX "chat_report_reported" ON "chat_report" USING btree ("reported_id","state");--> statement-breakpoint
CREATE INDEX "chat_report_waiting" ON "chat_report" USING btree ("created_at") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "chat_block_blocked" ON "chat_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversation_pair" ON "chat_conversation" USING btree ("listing_id","seeker_id","owner_id");--> statement-breakpoint
CREATE INDEX "chat_conversation_began" ON "chat_conversation" USING btree ("began_by","created_at");--> statement-breakpoint
CREATE INDEX "chat_conversation_seeker" ON "chat_conversation" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "chat_conversation_owner" ON "chat_conversation" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_member_list" ON "chat_member" USING btree ("account_id","last_at" DESC NULLS LAST,"conversation_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_member_unread" ON "chat_member" USING btree ("account_id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "chat_member_unnoticed" ON "chat_member" USING btree ("last_at") WHERE unread > 0 and noticed_seq <= read_seq;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_client_key" ON "chat_message" USING btree ("conversation_id","author_id","client_key");--> statement-breakpoint
CREATE INDEX "chat_message_author" ON "chat_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_message_visit" ON "chat_message" USING btree ("conversation_id","seq") WHERE kind = 'visit';