CREATE SEQUENCE "public"."live_event_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"topic" text NOT NULL,
	"audience" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_number" ON "live_event" USING btree ("number");--> statement-breakpoint
CREATE INDEX "live_event_unnumbered" ON "live_event" USING btree ("id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "live_event_channel" ON "live_event" USING btree ("audience","topic","number");--> statement-breakpoint
CREATE INDEX "live_event_at" ON "live_event" USING btree ("at");