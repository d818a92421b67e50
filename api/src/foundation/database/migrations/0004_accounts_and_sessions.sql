CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_country" text NOT NULL,
	"secondary_phone" text,
	"name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"role" text DEFAULT 'member' NOT NULL,
	"whatsapp_opt_in" boolean,
	"nri" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"quiet_from" smallint DEFAULT 21 NOT NULL,
	"quiet_to" smallint DEFAULT 8 NOT NULL,
	"vip_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device_id" text,
	"client" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_phone" ON "account" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "account_role" ON "account" USING btree ("role") WHERE role = 'staff';--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");