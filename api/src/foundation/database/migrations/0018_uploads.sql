CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint NOT NULL,
	"position" integer NOT NULL,
	"media_type" text,
	"digest" text,
	"file_key" text,
	"width" integer,
	"height" integer,
	"colour" text,
	"look" text,
	"poster" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_hand_over" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" text NOT NULL,
	"start" bigint NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_part_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("account_id","kind","subject","position");--> statement-breakpoint
CREATE INDEX "upload_leaving" ON "upload" USING btree ("created_at") WHERE state in ('receiving', 'taken');