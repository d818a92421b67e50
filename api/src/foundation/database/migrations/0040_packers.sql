CREATE TABLE "service_box_count" (
	"booking_id" text NOT NULL,
	"end" text NOT NULL,
	"boxes" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "service_box_count_booking_id_end_pk" PRIMARY KEY("booking_id","end")
);
--> statement-breakpoint
CREATE TABLE "service_job_position" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "service_job_position_at" ON "service_job_position" USING btree ("at");