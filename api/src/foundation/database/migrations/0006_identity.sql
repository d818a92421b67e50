CREATE TABLE "otp_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"device_id" text NOT NULL,
	"account_id" text,
	"phone" text,
	"email" text,
	"mail_account_id" text,
	"channel" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sends" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_app_login" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "otp_attempt_sent" ON "otp_attempt" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "otp_attempt_account" ON "otp_attempt" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_count_expiry" ON "rate_count" USING btree ("expires_at");