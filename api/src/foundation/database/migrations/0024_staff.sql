CREATE TABLE "staff_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"queue" text NOT NULL,
	"role" text NOT NULL,
	"case_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"reversible_until" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "staff_presence" (
	"queue" text NOT NULL,
	"staff_id" text NOT NULL,
	"case_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_presence_queue_staff_id_pk" PRIMARY KEY("queue","staff_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "staff_decision_queue" ON "staff_decision" USING btree ("queue","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "staff_decision_case" ON "staff_decision" USING btree ("queue","case_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "staff_decision_at" ON "staff_decision" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "staff_presence_seen" ON "staff_presence" USING btree ("seen_at");
--> statement-breakpoint
UPDATE "account" SET "staff_roles" = '{listings,money,support,services,verification}' WHERE "role" = 'staff';
