CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" text,
	"event" text NOT NULL,
	"detail" text,
	"client" text NOT NULL,
	"device_hash" text,
	"address_prefix" text
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"target" text NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_message_target" ON "outbox_message" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "outbox_message_at" ON "outbox_message" USING btree ("at");