CREATE TABLE "used_challenge" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_traffic" (
	"scope" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "code_traffic_scope_hour_pk" PRIMARY KEY("scope","hour")
);
--> statement-breakpoint
ALTER TABLE "slot_hold" ADD COLUMN "guest_network" text;--> statement-breakpoint
CREATE INDEX "used_challenge_expiry" ON "used_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "number_report_reporter" ON "number_report" USING btree ("reporter_id","state");--> statement-breakpoint
CREATE INDEX "slot_hold_network" ON "slot_hold" USING btree ("guest_network","release_at");