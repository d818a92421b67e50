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
CREATE INDEX "used_challenge_expiry" ON "used_challenge" USING btree ("expires_at");