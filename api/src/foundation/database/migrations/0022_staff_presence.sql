CREATE TABLE "staff_presence" (
	"queue" text NOT NULL,
	"staff_id" text NOT NULL,
	"case_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_presence_queue_staff_id_pk" PRIMARY KEY("queue","staff_id")
);
--> statement-breakpoint
CREATE INDEX "staff_presence_seen" ON "staff_presence" USING btree ("seen_at");